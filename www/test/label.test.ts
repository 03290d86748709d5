// What a fix's button says where its check has no words for it: derived from the edits.

import assert from "node:assert/strict";
import test from "node:test";
import { encode } from "../src/document.ts";
import { derived } from "../src/views/inspect/label.ts";
import type { Edit } from "../src/engine/protocol.ts";

const FILE = encode("User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\nNonsense\r\n\u200BAllow: /c");
const text = new TextDecoder().decode(FILE);
/** Octets, not characters: only the last line has any that are more. */
const at = (part: string): number => encode(text.slice(0, text.indexOf(part))).length;
const edit = (part: string, becomes: string): Edit => ({ start: at(part), end: at(part) + encode(part).length, text: becomes });
const insert = (before: string, added: string): Edit => ({ start: at(before), end: at(before), text: added });

function says(edits: Edit[], key: string, arg?: string | number): void {
  const { key: found, args } = derived(FILE, edits);
  const value = Object.values(args)[0];
  assert.deepEqual([found, typeof value === "object" ? value.text : value], [key, arg]);
}

test("lines taken out, whole", () => {
  says([edit("Disallow: /a\r\n", "")], "fix-remove-lines", 1);
  says([edit("Disallow: /a\r\nDisallow: /b\r\n", "")], "fix-remove-lines", 2);
  says([edit("Disallow: /a\r\n", ""), edit("Nonsense\r\n", "")], "fix-remove-lines", 2);
  // The last line goes with the line end before it.
  says([edit("\r\n\u200BAllow: /c", "")], "fix-remove-lines", 1);
});

test("a part taken out is quoted where it can be", () => {
  says([edit("sense", "")], "fix-remove", "sense");
  says([edit("/a", ""), edit("/b", "")], "fix-remove-part");
  says([edit("\u200B", "")], "fix-remove-part");
});

test("something put in", () => {
  says([insert(": /a", ":")], "fix-add", ":");
  says([insert("/a", "/"), insert("/b", "/")], "fix-add", "/");
  says([insert("/a", " ")], "fix-add-space");
  says([insert("/a", "x"), insert("/b", "y")], "fix-add-part");
  says([insert("Disallow: /a", "User-agent: Acorn\r\n")], "fix-add", "User-agent: Acorn");
  says([insert("Disallow: /a", "Allow: /x\r\nAllow: /y\r\n")], "fix-add-lines", 2);
  says([insert("Disallow: /a", `Disallow: /${"x".repeat(50)}\r\n`)], "fix-add-lines", 1);
  says([{ start: FILE.length, end: FILE.length, text: "\r\nAllow: /d" }], "fix-add", "Allow: /d");
});

test("lines turned into comments", () => {
  says([insert("Nonsense", "# ")], "fix-comment", 1);
  says([insert("Nonsense", "# "), insert("Disallow: /b", "#")], "fix-comment", 2);
  says([insert("sense", "# ")], "fix-add", "#");
});

test("something written in its place", () => {
  says([edit("Nonsense", "Allow: /n")], "fix-write", "Allow: /n");
  says([edit("/a", "/x"), edit("/b", "/y")], "fix-replace-part");
  says([edit("Disallow: /a\r\n", "Disallow: /a*\r\nAllow: /\r\n"), edit("Nonsense\r\n", "\r\n")], "fix-replace-lines", 2);
  says([edit("\r\nDisallow: /a".slice(0, 2), "\n")], "fix-line-ends");
  says([{ start: 0, end: FILE.length, text: "User-agent: *\nAllow: /\n" }], "fix-file");
});

test("a line moved", () => {
  says([edit("Nonsense\r\n", ""), insert("Disallow: /a", "Nonsense\r\n")], "fix-move", 1);
  says([edit("Nonsense\r\n", ""), insert("Disallow: /a", "Sense\r\n")], "fix-replace-part");
});

test("no edits are no reason to fall over", () => {
  says([], "fix-replace-part");
});
