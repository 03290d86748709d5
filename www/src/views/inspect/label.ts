// What a fix's button says. A check may have words of its own for it; else they come from what the edits do.

import type { Edit, Finding } from "../../engine/protocol.ts";
import { code, has, rich, t } from "../../i18n.ts";
import { argumentsOf } from "../answer.ts";
import type { Sentence } from "../pieces.ts";

const LF = 0x0a;
const CR = 0x0d;
/** Longer text is not quoted on a button. */
const QUOTED = 32;
const QUOTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]([\p{L}\p{M}\p{N}\p{P}\p{S} ]*[\p{L}\p{M}\p{N}\p{P}\p{S}])?$/u;

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

interface Piece extends Edit { old: string }

/** A text that all of them have and that is fit to be quoted. */
function common(texts: readonly string[]): string | null {
  const first = texts[0]!.trim();
  return first.length <= QUOTED && QUOTABLE.test(first) && texts.every((text) => text.trim() === first) ? first : null;
}

const breaks = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;
const lines = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + Math.max(1, breaks(text)), 0);
const isBreaks = (text: string): boolean => /^[\r\n]+$/.test(text);

/** Between two lines; a line end of two octets has no such place within it. */
function isLineStart(bytes: Uint8Array, at: number): boolean {
  if (at === 0 || (at === 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)) return true;
  return bytes[at - 1] === LF || (bytes[at - 1] === CR && bytes[at] !== LF);
}

const isLineEnd = (bytes: Uint8Array, at: number): boolean => at >= bytes.length || bytes[at] === LF || bytes[at] === CR;

/** From the start of a line to the start of another one, or to the end of a line in one of the two ways. */
function isWholeLines(bytes: Uint8Array, { start, end, old }: Piece): boolean {
  if (isLineStart(bytes, start)) return isLineStart(bytes, end) ? breaks(old) > 0 : isLineEnd(bytes, end);
  return isLineEnd(bytes, start) && isLineEnd(bytes, end) && /^[\r\n]/.test(old);
}

/** Lines put between lines, or behind the last one. */
const addsLines = (bytes: Uint8Array, { start, text }: Piece): boolean =>
  (isLineStart(bytes, start) && /[\r\n]$/.test(text)) || (isLineEnd(bytes, start) && /^[\r\n]/.test(text));

const quoted = (key: string, text: string): Sentence => ({ key, args: { text: code(text) } });
const counted = (key: string, count: number): Sentence => ({ key, args: { count } });

function removal(bytes: Uint8Array, pieces: readonly Piece[]): Sentence {
  const olds = pieces.map(({ old }) => old);
  if (pieces.every((piece) => isWholeLines(bytes, piece))) return counted("fix-remove-lines", lines(olds));
  const text = common(olds);
  return text === null ? { key: "fix-remove-part", args: {} } : quoted("fix-remove", text);
}

function addition(bytes: Uint8Array, pieces: readonly Piece[]): Sentence {
  const texts = pieces.map(({ text }) => text);
  if (pieces.every(({ start, text }) => text.trim() === "#" && isLineStart(bytes, start))) return counted("fix-comment", pieces.length);
  const text = common(texts);
  if (pieces.every((piece) => addsLines(bytes, piece))) return text === null || pieces.length > 1 ? counted("fix-add-lines", lines(texts)) : quoted("fix-add", text);
  if (texts.every((one) => one === " ")) return { key: "fix-add-space", args: {} };
  return text === null ? { key: "fix-add-part", args: {} } : quoted("fix-add", text);
}

function replacement(bytes: Uint8Array, pieces: readonly Piece[]): Sentence {
  if (pieces.every(({ old, text }) => isBreaks(old) && isBreaks(text))) return { key: "fix-line-ends", args: {} };
  const text = common(pieces.map((piece) => piece.text));
  if (text !== null) return quoted("fix-write", text);
  if (pieces.every((piece) => isWholeLines(bytes, piece))) return counted("fix-replace-lines", lines(pieces.map(({ old }) => old)));
  return { key: "fix-replace-part", args: {} };
}

/** What is taken out in one place and stands in another afterwards. */
function isMove(pieces: readonly Piece[]): boolean {
  const out = pieces.filter(({ text }) => text === "").map(({ old }) => old.trim()).sort();
  const into = pieces.filter(({ start, end }) => start === end).map(({ text }) => text.trim()).sort();
  return out.length + into.length === pieces.length && out.join("\n") === into.join("\n");
}

/** The words for edits of these octets. */
export function derived(bytes: Uint8Array, edits: readonly Edit[]): Sentence {
  const pieces = edits.map((edit) => ({ ...edit, old: decoder.decode(bytes.subarray(edit.start, edit.end)) }));
  if (pieces.length === 0) return { key: "fix-replace-part", args: {} };
  if (pieces.length === 1 && pieces[0]!.start === 0 && pieces[0]!.end === bytes.length && bytes.length > 0) return { key: "fix-file", args: {} };
  if (pieces.every(({ text }) => text === "")) return removal(bytes, pieces);
  if (pieces.every(({ start, end }) => start === end)) return addition(bytes, pieces);
  return isMove(pieces) ? counted("fix-move", lines(pieces.filter(({ text }) => text === "").map(({ old }) => old))) : replacement(bytes, pieces);
}

/** Labels are asked for at every drawing, and a finding may carry thousands of edits. */
const known = new WeakMap<Finding, Sentence>();

/** The label of a finding's fix, its edits being places in `bytes`. */
function labelOf(finding: Finding, bytes: Uint8Array): Sentence {
  const own = `check-${finding.check}-fix`;
  if (has(own)) return { key: own, args: argumentsOf(finding.args, false) };
  let label = known.get(finding);
  if (label === undefined) known.set(finding, label = derived(bytes, finding.fix!.edits));
  return label;
}

/** As it stands on a button: equal findings are mended together, and the button says so. */
export function fixLabel(finding: Finding, bytes: Uint8Array): unknown[] {
  const { key, args } = labelOf(finding, bytes);
  const label = rich(key, args);
  // Words derived from the edits count them already.
  if (finding.times === 1 || (key.startsWith("fix-") && "count" in args)) return label;
  return rich("fix-in-places", { label: { content: label, text: t(key, args) }, count: finding.times });
}
