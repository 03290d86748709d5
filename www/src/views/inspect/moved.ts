// Where a place of a text is after an edit that nobody typed: the cursor and the view stay with their lines.

import { changed } from "../../document.ts";

/** The offset in `after` of what was at an offset in `before`. */
export function moved(before: string, after: string): (offset: number) => number {
  const change = changed(before, after, null);
  if (change === null) return (offset) => offset;
  const { from, oldEnd, newEnd } = change;
  return (offset) => {
    if (offset <= from) return offset;
    if (offset >= oldEnd) return offset + newEnd - oldEnd;
    // Within what changed there may be many edits: the line and the column are the best there is.
    let [start, line] = [from, from];
    for (let next = before.indexOf("\n", from); next >= 0 && next < offset; next = before.indexOf("\n", next + 1)) {
      const same = after.indexOf("\n", line);
      if (same < 0 || same >= newEnd) return newEnd;
      [start, line] = [next + 1, same + 1];
    }
    const end = after.indexOf("\n", line);
    return Math.min(line + offset - start, end < 0 ? newEnd : Math.min(end, newEnd));
  };
}
