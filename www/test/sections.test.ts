// All sections of a text together are the text.

import assert from "node:assert/strict";
import test from "node:test";
import { lineStarts } from "../src/document.ts";
import { lineIndex, sectionAt, SECTION_LINES, SECTION_UNITS, split } from "../src/views/inspect/sections.ts";

function check(text: string, sections: number): void {
  const starts = lineStarts(text);
  const all = split(text, starts);
  assert.equal(all.length, sections);
  assert.equal(all[0]!.from, 0);
  assert.equal(all.at(-1)!.to, text.length);
  all.slice(1).forEach(({ from }, i) => {
    const between = text.slice(all[i]!.to, from);
    assert.ok(between === "\n" || between === "", JSON.stringify(between));
  });
  for (const [i, { from, to }] of all.entries()) {
    assert.equal(sectionAt(all, from), i);
    if (text[to] === "\n") assert.equal(sectionAt(all, to), i);
    assert.ok(lineIndex(starts, to) - lineIndex(starts, from) < SECTION_LINES);
    assert.ok(to - from <= SECTION_UNITS);
    assert.ok((text.charCodeAt(to) & 0xfc00) !== 0xdc00, "a pair is not cut");
  }
}

test("a short text is one section", () => {
  check("", 1);
  check("a\nb\n", 1);
});

test("many lines", () => {
  check("x\n".repeat(SECTION_LINES - 1), 1);
  check("x\n".repeat(SECTION_LINES), 2);
  check("x\n".repeat(SECTION_LINES * 2 + 5), 3);
});

test("long lines", () => {
  check("x".repeat(SECTION_UNITS * 2), 2);
  check("x".repeat(SECTION_UNITS + 1) + "\ny\n", 2);
  check("😀".repeat(SECTION_UNITS), 2);
  check("a" + "😀".repeat(SECTION_UNITS / 2 + 10), 2);
  check(("x".repeat(1000) + "\n").repeat(300), 3);
});
