// Two texts line by line: numbers, what stands around a difference, and the bounds.

import assert from "node:assert/strict";
import test from "node:test";
import { byLine, MOST_DIFFERENT, MOST_LINES, type ByLine } from "../src/engine/lines.ts";

const texts = (count: number, of: (n: number) => string): string => Array.from({ length: count }, (_, n) => `${of(n)}\n`).join("");
const shown = (before: string, after: string): string[][] => (byLine(before, after) as ByLine).hunks.map((hunk) =>
  hunk.map(({ kind, before, after, text }) => `${before} ${after} ${{ same: " ", gone: "-", new: "+" }[kind]} ${text}`));

test("lines keep their numbers in both texts", () => {
  assert.deepEqual(shown("a\nb\nc\n", "a\nx\ny\nc\n"), [["1 1   a", "2 0 - b", "0 2 + x", "0 3 + y", "3 4   c"]]);
  const { gone, added } = byLine("a\nb\nc\n", "a\nx\ny\nc\n") as ByLine;
  assert.deepEqual([gone, added], [1, 2]);
});

test("a line end at the end of the text is no line", () => {
  assert.deepEqual(shown("a\nb", "a\nb\n"), []);
  assert.deepEqual(shown("", "a\n"), [["0 1 + a"]]);
  assert.deepEqual(shown("a\n", "a\n\n"), [["1 1   a", "0 2 + "]]);
});

test("differences far apart stand apart, those that share a line around them do not", () => {
  const with2 = (a: number, b: number): string => texts(30, (n) => (n === a || n === b ? "x" : `${n}`));
  assert.deepEqual(shown(texts(30, String), with2(5, 20)).map((hunk) => hunk.length), [8, 8]);
  assert.equal(shown(texts(30, String), with2(5, 12)).length, 1);
  assert.equal(shown(texts(30, String), with2(5, 12))[0]!.length, 16);
  assert.equal(shown(texts(30, String), with2(5, 13)).length, 2);
});

test("what would take long is not done", () => {
  assert.deepEqual(byLine(texts(MOST_LINES + 1, String), ""), { refused: "too-long", most: MOST_LINES });
  assert.ok("refused" in byLine(texts(MOST_LINES / 2, String), texts(MOST_LINES / 2 + 1, String)));
  const from = performance.now();
  assert.deepEqual(byLine(texts(MOST_LINES / 2, (n) => `a${n}`), texts(MOST_LINES / 2, (n) => `b${n}`)), { refused: "too-different", most: MOST_DIFFERENT });
  const long = performance.now() - from;
  assert.ok(long < 5_000, `${long} ms`);
  assert.ok("hunks" in byLine(texts(MOST_DIFFERENT / 2, (n) => `a${n}`), texts(MOST_DIFFERENT / 2, (n) => `b${n}`)));
});
