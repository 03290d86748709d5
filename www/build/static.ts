// A lit-html template as a string: enough for templates of text, attributes and lists. Event listeners are
// left out, since nothing listens before the script runs.

import { nothing, type TemplateResult } from "lit-html";

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

const isTemplate = (value: unknown): value is TemplateResult => typeof value === "object" && value !== null && "strings" in value;

export function toHtml(value: unknown): string {
  if (value === nothing || value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(toHtml).join("");
  if (!isTemplate(value)) return escape(String(value));
  let out = "";
  let isInTag = false;
  value.strings.forEach((part, i) => {
    out += part;
    if (i === value.values.length) return;
    const expression = value.values[i];
    // Of this piece alone: a search through all that is written would cost its square.
    const [opened, closed] = [part.lastIndexOf("<"), part.lastIndexOf(">")];
    if (opened !== closed) isInTag = opened > closed;
    if (!isInTag) {
      out += toHtml(expression);
      return;
    }
    // The name of an attribute whose whole value this is; within quotes there is none.
    const attribute = /\s([.?@]?)([\w-]+)=$/.exec(part);
    if (attribute === null) {
      out += escape(String(expression));
      return;
    }
    const [whole, kind, name] = attribute;
    out = out.slice(0, -whole.length);
    if (kind === "?") out += expression ? ` ${name}` : "";
    else if (kind === "") out += expression === nothing ? "" : ` ${name}="${escape(String(expression))}"`;
  });
  return out;
}
