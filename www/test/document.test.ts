// The bytes are the document: what a person does not touch in the textarea survives, octet for octet.

import assert from "node:assert/strict";
import test from "node:test";
import { changed, dominantLineEnd, edit, encode, lineStarts, octetOffsets, show } from "../src/document.ts";

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...encode(part)] : part)));

const readable = (data: Uint8Array): string => Buffer.from(data).toString("latin1");

/** Types `text` over `[from, to)` of what is shown, as a textarea would. */
function type(data: Uint8Array, from: number, to: number, text: string): Uint8Array {
  const before = show(data);
  const after = before.slice(0, from) + text + before.slice(to);
  const result = edit(data, before, after, from + text.length);
  assert.equal(result.shown, show(result.bytes), "what is said to be shown is what the bytes show");
  return result.bytes;
}

function expect(data: Uint8Array, from: number, to: number, text: string, wanted: Uint8Array): void {
  assert.equal(readable(type(data, from, to, text)), readable(wanted));
}

const BOM = [0xef, 0xbb, 0xbf];

test("shows bytes as a textarea does", () => {
  assert.equal(show(bytes(BOM, "a\r\nb\rc\n")), "a\nb\nc\n");
  assert.equal(show(bytes("x", [0xff], "y", [0xe2, 0x82])), "x\ufffdy\ufffd");
  assert.equal(show(bytes([0])), "\0");
});

test("a BOM survives edits, at the very start too", () => {
  expect(bytes(BOM, "abc"), 0, 0, "x", bytes(BOM, "xabc"));
  expect(bytes(BOM, "abc"), 0, 3, "", bytes(BOM));
  expect(bytes(BOM, "abc"), 3, 3, "d", bytes(BOM, "abcd"));
});

test("line ends that were not touched survive, whatever they are", () => {
  const mixed = bytes("a\r\nb\rc\nd\r\n");
  expect(mixed, 2, 3, "B", bytes("a\r\nB\rc\nd\r\n"));
  expect(mixed, 4, 5, "C", bytes("a\r\nb\rC\nd\r\n"));
});

test("new line ends are written in the style the file uses most", () => {
  expect(bytes("a\r\nb\r\nc\n"), 1, 1, "\nx", bytes("a\r\nx\r\nb\r\nc\n"));
  expect(bytes("a\rb\rc\n"), 1, 1, "\nx", bytes("a\rx\rb\rc\n"));
  expect(bytes("a\nb"), 1, 1, "\n", bytes("a\n\nb"));
  expect(bytes("ab"), 1, 1, "\n", bytes("a\nb"));
  assert.equal(dominantLineEnd(bytes("a\r\nb\nc\rd\r\n")), "\r\n");
  assert.equal(dominantLineEnd(bytes("")), "\n");
});

test("a new line end never merges with the one beside it", () => {
  // LF typed behind a lone CR would make one CRLF of the two.
  const behind = type(bytes("a\n\nb\rc"), 5, 5, "\n");
  assert.equal(show(behind), "a\n\nb\n\nc");
  const before = type(bytes("a\rb\rc\nd"), 5, 5, "\n");
  assert.equal(show(before), "a\nb\nc\n\nd");
});

test("deleting a line end deletes both of its octets and no others", () => {
  expect(bytes("a\r\nb\r\n"), 1, 2, "", bytes("ab\r\n"));
  // The first of two line ends, by its place: CR CR LF is two.
  expect(bytes("a\r\r\nb"), 1, 2, "", bytes("a\r\nb"));
  expect(bytes("a\r\r\nb"), 2, 3, "", bytes("a\rb"));
});

test("among equal characters the caret says which one went", () => {
  // Two broken octets look the same and are not.
  const data = bytes("a", [0xff], [0xfe], "b");
  expect(data, 1, 2, "", bytes("a", [0xfe], "b"));
  expect(data, 2, 3, "", bytes("a", [0xff], "b"));
});

test("broken UTF-8 that was not touched survives", () => {
  const data = bytes("Disallow: /", [0xe9], "t", [0xe9], "\nAllow: /", [0xf0, 0x9f, 0x98], "\n");
  expect(data, 0, 1, "d", bytes("disallow: /", [0xe9], "t", [0xe9], "\nAllow: /", [0xf0, 0x9f, 0x98], "\n"));
  const end = show(data).length;
  expect(data, end, end, "x", bytes([...data], "x"));
});

test("octets that come to stand together are shown as what they now are", () => {
  const data = bytes([0xc3], "x", [0xa9]);
  const result = edit(data, "\ufffdx\ufffd", "\ufffd\ufffd", 1);
  assert.deepEqual([...result.bytes], [0xc3, 0xa9]);
  assert.equal(result.shown, "é");
});

test("surrogate pairs are not cut", () => {
  expect(bytes("a😀b"), 1, 3, "😁", bytes("a😁b"));
  expect(bytes("a😀"), 1, 3, "", bytes("a"));
  expect(bytes("😀😀"), 2, 4, "", bytes("😀"));
  assert.deepEqual(changed("a😀b", "a😁b", 3), { from: 1, oldEnd: 3, newEnd: 3 });
  assert.deepEqual(changed("a😀b", "a😁b", null), { from: 1, oldEnd: 3, newEnd: 3 });
});

test("nothing changed is nothing changed", () => {
  const data = bytes("a\r\n", [0xff]);
  assert.equal(edit(data, show(data), show(data), 0).bytes, data);
  assert.equal(changed("abc", "abc", 1), null);
});

test("everything can be replaced", () => {
  expect(bytes("a\r\nb"), 0, 3, "x\ny", bytes("x\r\ny"));
  expect(bytes(""), 0, 0, "x", bytes("x"));
  expect(bytes([0xff, 0xfe]), 0, 2, "", bytes(""));
});

test("a caret that does not fit the change is not trusted", () => {
  // Undo and redo leave the caret or a selection anywhere.
  assert.deepEqual(changed("abcd", "abXcd", 5), { from: 2, oldEnd: 2, newEnd: 3 });
  assert.deepEqual(changed("abcd", "abXcd", 0), { from: 2, oldEnd: 2, newEnd: 3 });
  assert.deepEqual(changed("aXbYc", "abc", 3), { from: 1, oldEnd: 4, newEnd: 2 });
});

test("offsets follow the WHATWG decoder", () => {
  for (const data of [
    bytes([0xe0, 0x80], "a"), bytes([0xe0, 0xa0], "a"), bytes([0xed, 0xa0, 0x80], "a"), bytes([0xf0, 0x80, 0x80], "a"),
    bytes([0xf0, 0x90, 0x80], "a"), bytes([0xf4, 0x90, 0x80, 0x80], "a"), bytes([0xf5], "a"), bytes([0xc0, 0xaf], "a"), bytes([0x80], "a"),
    bytes(BOM, BOM, "a"), bytes([0xef, 0xbb], "a"), bytes("é€😀", "a"),
  ]) {
    const at = show(data).indexOf("a");
    assert.deepEqual(octetOffsets(data, at, at + 1), [data.length - 1, data.length], readable(data));
  }
});

test("random edits of random files: untouched octets stay, the text is what was typed", () => {
  let seed = 12345;
  const random = (n: number): number => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return Math.floor(seed / 0x80000000 * n);
  };
  const atoms = [[0x61], [0x0a], [0x0d], [0x0d, 0x0a], [0xff], [0xc3], [0xa9], [0xf0, 0x9f], [0xc3, 0xa9], [0xf0, 0x9f, 0x98, 0x80], [0], BOM];
  const inserts = ["", "x", "\n", "é", "a\nb\n", "\n\n"];
  for (let round = 0; round < 20_000; round++) {
    const data = Uint8Array.from(Array.from({ length: random(12) }, () => atoms[random(atoms.length)]!).flat());
    const before = show(data);
    const from = random(before.length + 1);
    const to = from + random(before.length - from + 1);
    const text = inserts[random(inserts.length)]!;
    const after = before.slice(0, from) + text + before.slice(to);
    const result = edit(data, before, after, from + text.length);
    assert.equal(result.shown, show(result.bytes));
    const change = changed(before, after, from + text.length);
    if (change === null) continue;
    const [start, end] = octetOffsets(data, change.from, change.oldEnd);
    const told = `${readable(data)} ${from} ${to} ${JSON.stringify(text)}`;
    assert.equal(readable(result.bytes.subarray(0, start)), readable(data.subarray(0, start)), told);
    assert.equal(readable(result.bytes.subarray(result.bytes.length - (data.length - end))), readable(data.subarray(end)), told);
  }
});

test("lines start where the shown text says", () => {
  assert.deepEqual([...lineStarts("")], [0]);
  assert.deepEqual([...lineStarts("a\n\nb\n")], [0, 2, 3, 5]);
  assert.equal(lineStarts("x\n".repeat(5000)).length, 5001);
});
