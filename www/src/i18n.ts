// Words. Every word the page says comes out of a Fluent catalogue; this file turns a key and its
// arguments into a string, or into pieces for lit-html when something in the sentence is not plain text.

import { FluentBundle, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";
import { html, nothing, type TemplateResult } from "lit-html";

/** Something inside a sentence that is more than text: quoted text, a link. */
export interface Slot {
  readonly content: unknown;
  /** The same for places that can hold only text: titles, labels, announcements. */
  readonly text: string;
}

export type Argument = string | number | Slot;
export type Arguments = Record<string, Argument>;

// Private-use characters mark a slot's place in the formatted sentence: they cannot be confused with
// anything a message says, and plain string arguments are freed from them first.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = /[\uE000\uE001`]/g;
const PIECE = /\uE000(\d+)\uE001|`([^`]*)`/g;

class Placeholder extends FluentType<number> {
  override toString(): string {
    return OPEN + this.value + CLOSE;
  }
}

let bundle = new FluentBundle("en", { useIsolating: false });
let numbers = new Intl.NumberFormat("en");
let onMissing: (key: string) => void = () => {};

export function useCatalogue(locale: string, sources: Iterable<string>, missing: (key: string) => void): void {
  bundle = new FluentBundle(locale, { useIsolating: false });
  numbers = new Intl.NumberFormat(locale);
  onMissing = missing;
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0];
  }
}

export const number = (value: number): string => numbers.format(value);

/** Text quoted from a file, a URL or a field: never translated, never anything but text. */
export const code = (text: string): Slot => ({ content: html`<code translate="no">${text}</code>`, text });

/** Several quoted texts, separated as a list. */
export function codes(texts: readonly string[]): Slot {
  return {
    content: texts.map((text, i) => html`${i > 0 ? ", " : nothing}<code translate="no">${text}</code>`),
    text: texts.join(", "),
  };
}

/** Text that is not ours but need not look quoted. */
export const plain = (text: string): Slot => ({ content: text, text });

export const link = (content: TemplateResult, text: string): Slot => ({ content, text });

function format(key: string, args: Arguments, slots: Slot[]): string {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern == null) {
    onMissing(key);
    return key;
  }
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "object") {
      values[name] = new Placeholder(slots.push(value) - 1);
    } else {
      values[name] = typeof value === "string" ? value.replace(MARKS, "") : value;
    }
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length > 0) onMissing(`${key}: ${errors[0]!.message}`);
  return text;
}

export const has = (key: string): boolean => bundle.hasMessage(key);

/** A sentence as a string. */
export function t(key: string, args: Arguments = {}): string {
  const slots: Slot[] = [];
  return format(key, args, slots).replace(PIECE, (_, index?: string, quoted?: string) =>
    index === undefined ? (quoted ?? "") : slots[Number(index)]!.text);
}

/** A sentence for a template: text, quoted names as code, slots in their places. */
export function rich(key: string, args: Arguments = {}): unknown[] {
  const slots: Slot[] = [];
  const text = format(key, args, slots);
  const out: unknown[] = [];
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) out.push(text.slice(from, match.index));
    out.push(match[1] === undefined ? html`<code translate="no">${match[2]}</code>` : slots[Number(match[1])]!.content);
    from = match.index + match[0].length;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}
