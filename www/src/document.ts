// The bytes are the document. A textarea shows them decoded, with line ends made one and U+FFFD where
// the bytes are no UTF-8; what a person changes there reaches the bytes as an edit of just the octets
// behind the changed characters, so that everything untouched survives to the download.

export interface Change {
  /** First changed unit, and the end of the changed part before and after. UTF-16 units of the shown text. */
  from: number;
  oldEnd: number;
  newEnd: number;
}

type LineEnd = "\n" | "\r\n" | "\r";

const LF = 0x0a;
const CR = 0x0d;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** What a textarea shows for these bytes. */
export function show(bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

function commonPrefix(a: string, b: string, limit: number): number {
  let n = 0;
  // Comparing slices is a memory compare; unit by unit only where they part.
  while (n + 4096 <= limit && a.slice(n, n + 4096) === b.slice(n, n + 4096)) n += 4096;
  while (n < limit && a.charCodeAt(n) === b.charCodeAt(n)) n++;
  return n;
}

function commonSuffix(a: string, b: string, limit: number): number {
  let n = 0;
  const end = (s: string, k: number): string => s.slice(s.length - k - 4096, s.length - k);
  while (n + 4096 <= limit && end(a, n) === end(b, n)) n += 4096;
  while (n < limit && a.charCodeAt(a.length - 1 - n) === b.charCodeAt(b.length - 1 - n)) n++;
  return n;
}

/** The changed part when `suffix` units at the end are known to be the same. */
function between(before: string, after: string, suffix: number): Change {
  const limit = Math.min(before.length, after.length) - suffix;
  let from = commonPrefix(before, after, limit);
  // An edit may not cut a surrogate pair in two.
  while (from > 0 && (isHigh(after.charCodeAt(from - 1)) || isHigh(before.charCodeAt(from - 1)))) from--;
  while (suffix > 0 && (isLow(after.charCodeAt(after.length - suffix)) || isLow(before.charCodeAt(before.length - suffix)))) suffix--;
  return { from, oldEnd: before.length - suffix, newEnd: after.length - suffix };
}

/**
 * The smallest part that changed from `before` to `after`. Where equal characters make several answers
 * possible the caret decides: what lies behind it after an edit was not touched by that edit.
 */
export function changed(before: string, after: string, caret: number | null): Change | null {
  if (before === after) return null;
  const limit = Math.min(before.length, after.length);
  const smallest = between(before, after, commonSuffix(before, after, limit - commonPrefix(before, after, limit)));
  const behind = caret === null ? -1 : after.length - caret;
  if (behind < 0 || behind > limit || !before.endsWith(after.slice(after.length - behind))) return smallest;
  const byCaret = between(before, after, behind);
  // Undo and redo leave the caret anywhere; then it would tell of a larger change than there was.
  return byCaret.newEnd - byCaret.from > smallest.newEnd - smallest.from ? smallest : byCaret;
}

/** Length of the malformed or well-formed sequence at `at`, and how many UTF-16 units it is shown as. */
function sequence(bytes: Uint8Array, at: number): { octets: number; units: number } {
  const lead = bytes[at]!;
  let need = 0;
  let low = 0x80;
  let high = 0xbf;
  if (lead >= 0xc2 && lead <= 0xdf) need = 1;
  else if (lead >= 0xe0 && lead <= 0xef) {
    need = 2;
    if (lead === 0xe0) low = 0xa0;
    if (lead === 0xed) high = 0x9f;
  } else if (lead >= 0xf0 && lead <= 0xf4) {
    need = 3;
    if (lead === 0xf0) low = 0x90;
    if (lead === 0xf4) high = 0x8f;
  }
  for (let i = 1; i <= need; i++) {
    const next = bytes[at + i];
    // The WHATWG decoder replaces the longest part that could have begun a character by one U+FFFD.
    if (next === undefined || next < low || next > high) return { octets: i, units: 1 };
    low = 0x80;
    high = 0xbf;
  }
  return { octets: need + 1, units: need === 3 ? 2 : 1 };
}

/** The octet offsets behind two offsets of the shown text, `from` ≤ `to`. */
export function octetOffsets(bytes: Uint8Array, from: number, to: number): [number, number] {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let shown = 0;
  let start = -1;
  for (;;) {
    if (start < 0 && shown >= from) start = at;
    if (shown >= to || at >= bytes.length) return [start < 0 ? at : start, at];
    const octet = bytes[at]!;
    if (octet < 0x80) {
      at += octet === CR && bytes[at + 1] === LF ? 2 : 1;
      shown++;
    } else {
      const { octets, units } = sequence(bytes, at);
      at += octets;
      shown += units;
    }
  }
}

/** The line end this file uses most; LF where there is none. */
export function dominantLineEnd(bytes: Uint8Array): LineEnd {
  let lf = 0;
  let cr = 0;
  let crlf = 0;
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i] === LF) lf++;
    else if (bytes[i] === CR) {
      if (bytes[i + 1] === LF) {
        crlf++;
        i++;
      } else cr++;
    }
  }
  if (crlf > lf && crlf >= cr) return "\r\n";
  return cr > lf ? "\r" : "\n";
}

/** New text as octets, in the file's own line ends, so that it does not merge with a line end beside it. */
function encodeFor(bytes: Uint8Array, text: string, start: number, end: number): Uint8Array {
  if (!text.includes("\n")) return encoder.encode(text);
  const style = dominantLineEnd(bytes);
  let body = text.replaceAll("\n", style);
  if (body.startsWith("\n") && bytes[start - 1] === CR) body = "\r" + body;
  if (body.endsWith("\r") && bytes[end] === LF) body += "\n";
  return encoder.encode(body);
}

export interface Edited {
  bytes: Uint8Array;
  /** What the new bytes show. It differs from what was typed where octets that stood apart now join. */
  shown: string;
}

/** The bytes after a person turned what `bytes` show (`before`) into `after`. */
export function edit(bytes: Uint8Array, before: string, after: string, caret: number | null): Edited {
  const change = changed(before, after, caret);
  if (change === null) return { bytes, shown: before };
  const [start, end] = octetOffsets(bytes, change.from, change.oldEnd);
  const added = encodeFor(bytes, after.slice(change.from, change.newEnd), start, end);
  const next = new Uint8Array(bytes.length - (end - start) + added.length);
  next.set(bytes.subarray(0, start), 0);
  next.set(added, start);
  next.set(bytes.subarray(end), start + added.length);
  return { bytes: next, shown: show(next) };
}

/** Offset of the first unit of every line of a shown text. */
export function lineStarts(shown: string): Uint32Array {
  let starts = new Uint32Array(1024);
  let count = 1;
  for (let at = shown.indexOf("\n"); at >= 0; at = shown.indexOf("\n", at + 1)) {
    if (count === starts.length) {
      const wider = new Uint32Array(starts.length * 2);
      wider.set(starts);
      starts = wider;
    }
    starts[count++] = at + 1;
  }
  return starts.subarray(0, count);
}

export const encode = (text: string): Uint8Array => encoder.encode(text);
