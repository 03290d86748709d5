// Words. Every word the page says comes out of a Fluent catalogue; this file turns a key and its
// arguments into a string, or into pieces for lit-html when something in the sentence is not plain text.

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { html } from "lit-html";

/** Something inside a sentence that is more than text: quoted text, a link. */
export interface Slot {
  readonly content: unknown;
  /** The same for places that can hold only text: titles, labels, announcements. */
  readonly text: string;
  /** The same in a grammatical form that a catalogue asks for, as in `{ FORM($at, "genitive") }`. */
  form?(name: string): Slot;
}

export type Argument = string | number | Slot;
export type Arguments = Record<string, Argument>;

// Private-use characters mark a slot's place in the formatted sentence: they cannot be confused with
// anything a message says, and plain string arguments are freed from them first.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = /[\uE000\uE001`]/g;
const PIECE = /\uE000(\d+)\uE001|`([^`]*)`/g;

/** A slot on its way through a sentence. It takes its place when the sentence prints it. */
class Placeholder extends FluentType<Slot> {
  constructor(slot: Slot, private readonly slots: Slot[]) {
    super(slot);
  }

  override toString(): string {
    return OPEN + (this.slots.push(this.value) - 1) + CLOSE;
  }

  in(form: string): Placeholder {
    return new Placeholder(this.value.form?.(form) ?? this.value, this.slots);
  }
}

const functions = {
  FORM: ([value, form]: FluentValue[]): FluentValue => (value instanceof Placeholder ? value.in(String(form)) : value!),
};

let bundle = new FluentBundle("en", { useIsolating: false, functions });
let numbers = new Intl.NumberFormat("en");
let lists = new Intl.ListFormat("en", { type: "unit" });
let onMissing: (key: string) => void = () => {};

/** Takes the words of a language; of two sources that have the same key the later one counts. */
export function useCatalogue(locale: string, sources: Iterable<string>, missing: (key: string) => void): void {
  bundle = new FluentBundle(locale, { useIsolating: false, functions });
  numbers = new Intl.NumberFormat(locale);
  lists = new Intl.ListFormat(locale, { type: "unit" });
  onMissing = missing;
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (errors.length > 0) throw errors[0];
  }
}

export const number = (value: number): string => numbers.format(value);

export const decimal = (value: number): string =>
  value.toLocaleString(numbers.resolvedOptions().locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Several things one after the other, with the language's own words and marks between them. */
export function listed<T>(things: readonly T[]): (T | string)[] {
  // Formatted by their places, so that what they say cannot be mistaken for what stands between them.
  return lists.formatToParts(things.map((_, i) => String(i))).map(({ type, value }) =>
    // Polish keeps its one-letter "and" with what follows.
    (type === "element" ? things[Number(value)]! : value.replace(/ (\p{L}) $/u, " $1\u00a0")));
}

export const list = (texts: readonly string[]): string => listed(texts).join("");

/** Text quoted from a file, a URL or a field: never translated, never anything but text. */
export const code = (text: string): Slot => ({ content: html`<code translate="no">${text}</code>`, text });

/** Several quoted texts, separated as a list. */
export function codes(texts: readonly string[]): Slot {
  return {
    content: listed(texts.map((text) => html`<code translate="no">${text}</code>`)),
    text: list(texts),
  };
}

/** Text that is not ours but need not look quoted. */
export const plain = (text: string): Slot => ({ content: text, text });

function format(key: string, args: Arguments, slots: Slot[], attribute?: string): string {
  const message = bundle.getMessage(key);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern == null) {
    onMissing(attribute === undefined ? key : `${key}.${attribute}`);
    return key;
  }
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "object") {
      values[name] = new Placeholder(value, slots);
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

/** A sentence as a string, or one of its attributes. */
export function t(key: string, args: Arguments = {}, attribute?: string): string {
  const slots: Slot[] = [];
  return format(key, args, slots, attribute).replace(PIECE, (_, index?: string, quoted?: string) =>
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
