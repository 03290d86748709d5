// The two texts of the view. The second is the file of Inspect; both keep untouched octets as they are.

import { html, nothing, type TemplateResult } from "lit-html";
import { encode, lineStarts } from "../../document.ts";
import * as compare from "../../compare.ts";
import { code, rich } from "../../i18n.ts";
import { MAX_FILE, typed } from "../../session.ts";
import { update, type State } from "../../state.ts";

/** From here on a textarea takes too long to lay out. */
const EDITABLE = 256 * 1024;
/** From here on a textarea's own pasting is felt. */
const LONG_PASTE = 64 * 1024;

/** How much is shown of a line. */
const LINE = 2000;

export const isEditable = (text: string): boolean => text.length <= EDITABLE;

const byId = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;

function put(id: "before" | "after", text: string): void {
  const area = byId<HTMLTextAreaElement>(id);
  const isLong = !isEditable(text);
  area.hidden = isLong;
  byId(`${id}-long`).hidden = !isLong;
  if (isLong) area.value = "";
  else if (area.value !== text) {
    const caret = document.activeElement === area ? area.selectionStart : 0;
    area.value = text;
    area.setSelectionRange(caret, caret);
  }
}

export function showTexts(state: State): void {
  if (state.view !== "compare") return;
  put("before", state.before.shown);
  put("after", state.file.shown);
  byId("before-use").hidden = state.before.source === "none";
}

/** The line that was asked for of a version that is not shown. */
export function beforeLine({ before, beforeLine }: State): TemplateResult | typeof nothing {
  if (beforeLine?.generation !== before.generation) return nothing;
  const { line } = beforeLine;
  const starts = lineStarts(before.shown);
  const text = before.shown.slice(starts[line - 1], (starts[line] ?? before.shown.length + 1) - 1);
  const cut = text.length > LINE ? `${text.slice(0, LINE)}…` : text;
  return html`<p id="before-line-text" class="version-line" tabindex="-1">${rich("compare-line", { line, text: code(cut) })}</p>`;
}

/** Selects a line of the version before, and brings it into sight. */
export function jumpBefore(line: number, shown: string): void {
  const area = byId<HTMLTextAreaElement>("before");
  const starts = lineStarts(shown);
  const from = starts[line - 1] ?? 0;
  area.focus();
  area.setSelectionRange(from, (starts[line] ?? shown.length + 1) - 1);
  const height = Number.parseFloat(getComputedStyle(area).lineHeight);
  area.scrollTop = Math.max(0, (line - 1) * height - area.clientHeight / 2);
}

/** What a field would hold with a text pasted over its selection. */
const spliced = (area: HTMLTextAreaElement, text: string): string =>
  area.value.slice(0, area.selectionStart) + text.replace(/\r\n?/g, "\n") + area.value.slice(area.selectionEnd);

export function listenToTexts(): void {
  const before = byId<HTMLTextAreaElement>("before");
  const after = byId<HTMLTextAreaElement>("after");
  const input = byId<HTMLInputElement>("before-input");
  before.addEventListener("input", () => compare.typedBefore(before.value, before.selectionEnd));
  after.addEventListener("input", () => typed(after.value, after.selectionEnd));
  after.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length <= LONG_PASTE) return;
    event.preventDefault();
    if (text.length > MAX_FILE) update({ refused: encode(text).length });
    else typed(spliced(after, text), null);
  });
  before.addEventListener("paste", (event) => {
    const files = event.clipboardData?.files;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const replacesAll = before.selectionStart === 0 && before.selectionEnd === before.value.length;
    if (files !== undefined && files.length > 0) void compare.openBefore(files);
    else if (text !== "" && replacesAll) compare.pasteBefore(text);
    else if (text.length > LONG_PASTE) compare.typedBefore(spliced(before, text), null);
    else return;
    event.preventDefault();
  });
  byId("before-open").addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    void compare.openBefore(input.files);
    input.value = "";
  });
  byId("before-use").addEventListener("click", compare.useAsBefore);
}
