// What a message is made of: its texts, arguments and choices.

import type { FluentResource } from "@fluent/bundle";

export type Message = FluentResource["body"][number];
type Pattern = Message["value"];
type Element = Exclude<NonNullable<Pattern>, string>[number];
type Expression = Exclude<Element, string>;

interface Visitor { text?(text: string): void; argument?(name: string): void; select?(keys: string[], id: string): void }

function visit(pattern: Pattern, visitor: Visitor, id: string): void {
  for (const element of typeof pattern === "string" ? [pattern] : pattern ?? []) {
    if (typeof element === "string") visitor.text?.(element);
    else express(element, visitor, id);
  }
}

function express(expression: Expression, visitor: Visitor, id: string): void {
  if (expression.type === "var") visitor.argument?.(expression.name);
  else if (expression.type === "func") for (const argument of expression.args) express(argument as Expression, visitor, id);
  else if (expression.type === "select") {
    express(expression.selector, visitor, id);
    visitor.select?.(expression.variants.map(({ key }) => String(key.value)), id);
    for (const { value } of expression.variants) visit(value, visitor, id);
  }
}

/** A message's value and its grammatical forms. */
export function walk(message: Message, visitor: Visitor): void {
  visit(message.value, visitor, message.id);
  for (const form of Object.values(message.attributes)) visit(form, visitor, message.id);
}

export function argumentsIn(...all: Message[]): string[] {
  const names = new Set<string>();
  for (const message of all) walk(message, { argument: (name) => names.add(name) });
  return [...names].sort();
}
