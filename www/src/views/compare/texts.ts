// The two texts of the view. The second is the file of Inspect; both keep untouched octets as they are.

import { encode, lineStarts } from "../../document.ts";
import * as compare from "../../compare.ts";
import { MAX_FILE, typed } from "../../session.ts";
import { update, type State } from "../../state.ts";

/** From here on a textarea takes too long to lay out. */
const EDITABLE = 256 * 1024;
/** From here on a textarea's own pasting is felt. */
const LONG_PASTE = 64 * 1024;

const byId = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;

function put(id: "before" | "after", text: string): void {
  const area = byId<HTMLTextAreaElement>(id);
  const isLong = text.length > EDITABLE;
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
