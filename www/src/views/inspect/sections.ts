// A textarea lays out every line it holds again and again: twenty thousand lines stop the page for a second,
// half a million for half a minute. So a long file is edited in sections. Nothing is cut: all sections
// together are the file, and answers, search for a line and download are about the whole.

/** `[from, to)` of the shown text. Between two sections lies their line end, or nothing within a long line. */
export interface Section { from: number; to: number }

export const SECTION_LINES = 2000;
export const SECTION_UNITS = 128 * 1024;

const isLow = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/** Index of the line that holds an offset. */
export function lineIndex(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The section that begins at an offset, itself a line's start or a place within a long line. */
function sectionFrom(text: string, starts: Uint32Array, from: number): Section {
  const limit = from + SECTION_UNITS;
  const line = lineIndex(starts, from);
  const byLines = line + SECTION_LINES < starts.length ? starts[line + SECTION_LINES]! - 1 : text.length;
  if (byLines <= limit) return { from, to: byLines };
  const whole = starts[lineIndex(starts, limit)]!;
  if (whole > from) return { from, to: whole - 1 };
  return { from, to: isLow(text, limit) ? limit - 1 : limit };
}

/** Where the next section begins. */
const after = (text: string, { to }: Section): number => (text[to] === "\n" ? to + 1 : to);

/** All sections of a text, in order. */
export function split(text: string, starts: Uint32Array): Section[] {
  const sections = [sectionFrom(text, starts, 0)];
  for (;;) {
    const last = sections.at(-1)!;
    if (last.to >= text.length) return sections;
    sections.push(sectionFrom(text, starts, after(text, last)));
  }
}

/** Which of the sections holds an offset. */
export function sectionAt(sections: readonly Section[], offset: number): number {
  let at = sections.length - 1;
  while (at > 0 && sections[at]!.from > offset) at--;
  return at;
}
