// What differs line by line between two texts, within bounds: two texts that have little in common cost the
// square of their length. In the engine's thread, so that the page does not wait for it.

import { diffArrays } from "diff";

/** Lines of both texts together, and lines that differ. */
export const MOST_LINES = 20_000;
export const MOST_DIFFERENT = 1_000;
/** Lines alike that are shown around one that differs. */
const AROUND = 3;

export interface Line {
  kind: "same" | "gone" | "new";
  /** Numbers in the two texts; 0 where it is not in one. */
  before: number;
  after: number;
  text: string;
}

export interface ByLine {
  /** Lines that differ with those around them. */
  hunks: Line[][];
  gone: number;
  added: number;
}

/** Which bound was met, and where it lies. */
export interface NoByLine { refused: "too-long" | "too-different"; most: number }

export type LineDiff = ByLine | NoByLine;

const TOO_LONG: NoByLine = { refused: "too-long", most: MOST_LINES };
const TOO_DIFFERENT: NoByLine = { refused: "too-different", most: MOST_DIFFERENT };

function linesOf(text: string): string[] {
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/** Where a text has more lines than that, it is not cut into lines at all. */
function isLong(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) if (++count > MOST_LINES) return true;
  return false;
}

function numbered(before: string[], after: string[]): Line[] | null {
  const parts = diffArrays(before, after, { maxEditLength: MOST_DIFFERENT });
  if (parts === undefined) return null;
  const lines: Line[] = [];
  let [b, a] = [0, 0];
  for (const { value, added, removed } of parts) {
    for (const text of value) {
      if (added) lines.push({ kind: "new", before: 0, after: ++a, text });
      else if (removed) lines.push({ kind: "gone", before: ++b, after: 0, text });
      else lines.push({ kind: "same", before: ++b, after: ++a, text });
    }
  }
  return lines;
}

function hunksOf(lines: Line[]): Line[][] {
  const hunks: Line[][] = [];
  let end = 0;
  lines.forEach(({ kind }, i) => {
    if (kind === "same") return;
    const from = Math.max(i - AROUND, end);
    const to = Math.min(i + 1 + AROUND, lines.length);
    if (hunks.length > 0 && from === end) hunks.at(-1)!.push(...lines.slice(end, to));
    else hunks.push(lines.slice(from, to));
    end = to;
  });
  return hunks;
}

export function byLine(before: string, after: string): LineDiff {
  if (isLong(before) || isLong(after)) return TOO_LONG;
  const [old, now] = [linesOf(before), linesOf(after)];
  if (old.length + now.length > MOST_LINES) return TOO_LONG;
  const lines = numbered(old, now);
  if (lines === null) return TOO_DIFFERENT;
  const count = (kind: Line["kind"]): number => lines.filter((line) => line.kind === kind).length;
  return { hunks: hunksOf(lines), gone: count("gone"), added: count("new") };
}
