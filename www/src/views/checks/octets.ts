// A file so that a person sees what is in it: characters that leave no mark, and octets that are no character,
// stand there by name.

/** Text as it is, the name of something unseen, or a line's end. */
export type Piece = { kind: "text" | "mark"; text: string } | { kind: "end" };

/** What of an example is shown at most. */
const MOST = 4000;

const ENDS: Record<string, string> = { "\n": "LF", "\r": "CR", "\r\n": "CRLF" };
/** Spaces other than the plain one, controls, format characters, lone surrogates: nothing to look at. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, "0");

/** Characters of a file; octets that are none come as numbers. */
function* characters(bytes: Uint8Array): Generator<string | number> {
  const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  for (let at = 0; at < bytes.length;) {
    let length = 1;
    let found: string | undefined;
    for (; length <= 4 && at + length <= bytes.length && found === undefined; length++) {
      try {
        found = strict.decode(bytes.subarray(at, at + length));
      } catch {
        // More octets may make a character of it.
      }
    }
    yield found ?? bytes[at]!;
    at += found === undefined ? 1 : length - 1;
  }
}

/** Line ends are named where they are not all LF. */
export function visible(bytes: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  const all = [...characters(bytes.subarray(0, MOST))];
  const named = all.includes("\r");
  const text = (added: string): void => {
    const last = pieces.at(-1);
    if (last?.kind === "text") last.text += added;
    else pieces.push({ kind: "text", text: added });
  };
  for (let i = 0; i < all.length; i++) {
    const one = all[i]!;
    if (one === "\n" || one === "\r") {
      const end = one === "\r" && all[i + 1] === "\n" ? "\r\n" : one;
      if (end.length > 1) i++;
      if (named) pieces.push({ kind: "mark", text: ENDS[end]! });
      pieces.push({ kind: "end" });
    } else if (typeof one === "number") pieces.push({ kind: "mark", text: hex(one, 2) });
    else if (one === "\t" || UNSEEN.test(one)) pieces.push({ kind: "mark", text: `U+${hex(one.codePointAt(0)!, 4)}` });
    else text(one);
  }
  if (bytes.length > MOST) pieces.push({ kind: "text", text: "…" });
  return pieces;
}
