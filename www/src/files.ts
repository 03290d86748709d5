// Ways in and out for a file: open, drop, paste, examples, download, clear. Nothing is read that is too large.

import { commands } from "./commands.ts";
import { openBefore } from "./compare.ts";
import ai from "./examples/ai.txt?raw";
import sample from "./examples/sample.txt?raw";
import standard from "./examples/standard.txt?raw";
import typos from "./examples/typos.txt?raw";
import wordpress from "./examples/wordpress.txt?raw";
import { encode } from "./document.ts";
import { opened, pasted } from "./outages.ts";
import { MAX_FILE, replace, undoable } from "./session.ts";
import { state, update } from "./state.ts";
import type { Editor } from "./views/inspect/editor.ts";

interface Example { text: string; origin: string; agent: string; url: string }

/** Each file with a question that shows what is in it. */
export const examples: Record<string, Example> = {
  sample: { text: sample, origin: "https://lanternbooks.example", agent: "Googlebot", url: "https://lanternbooks.example/preview/summer-catalogue.pdf?download=1" },
  standard: { text: standard, origin: "https://example.com", agent: "acornbot", url: "https://example.com/private/about.html" },
  wordpress: { text: wordpress, origin: "https://example.com", agent: "Googlebot", url: "https://example.com/wp-admin/admin-ajax.php" },
  ai: { text: ai, origin: "https://example.com", agent: "GPTBot", url: "https://example.com/essays/" },
  typos: { text: typos, origin: "https://example.com", agent: "Googlebot", url: "https://example.com/account/orders" },
};

/** From here on a textarea's own pasting is felt. */
const LONG_PASTE = 64 * 1024;

const byId = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;

const refuse = (size: number): void => update({ refused: size, toast: null });

async function open(files: FileList | null): Promise<void> {
  const file = files?.[0];
  if (file === undefined) return;
  if (file.size > MAX_FILE) {
    refuse(file.size);
    return;
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const key = files!.length > 1 ? "toast-several" : "toast-replaced";
    replace(bytes, file.name, "own", { key, args: { name: file.name } }, { origin: "" });
    opened(bytes);
  } catch {
    // A folder, or a file that went away.
    update({ toast: { key: "toast-unreadable", args: { name: file.name }, undo: null } });
  }
}

function openExample(name: string): void {
  const { text, ...question } = examples[name]!;
  replace(encode(text), "robots.txt", name === "sample" ? "sample" : "example", { key: "toast-pasted", args: {} }, question);
}

export function save(): void {
  const url = URL.createObjectURL(new Blob([state.file.bytes as Uint8Array<ArrayBuffer>], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = state.file.name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");

const sizeOf = (text: string): number => (text.length > MAX_FILE / 4 ? encode(text).length : text.length);

/**
 * A paste over everything replaces the file: neither octets nor the host of the one before are its own. A long
 * paste is put in by us: the browser would take seconds.
 */
function pasteIntoEditor(event: ClipboardEvent, text: string, editor: Editor): void {
  const replacesAll = editor.isAllSelected;
  const size = sizeOf(text) + (replacesAll ? 0 : state.file.bytes.length);
  if (text === "" || (!replacesAll && text.length < LONG_PASTE && size <= MAX_FILE)) return;
  event.preventDefault();
  if (size > MAX_FILE) refuse(size);
  else if (replacesAll) pasted(text);
  else undoable("toast-inserted", () => editor.insert(text));
}

function onPaste(event: ClipboardEvent, editor: Editor): void {
  const data = event.clipboardData;
  if (data === null) return;
  const inEditor = event.target === byId("text");
  if (isTextField(event.target) && !inEditor) return;
  if (data.files.length > 0) {
    event.preventDefault();
    void open(data.files);
    return;
  }
  const text = data.getData("text/plain");
  if (inEditor) pasteIntoEditor(event, text, editor);
  else if (text !== "") {
    event.preventDefault();
    const size = sizeOf(text);
    if (size > MAX_FILE) refuse(size);
    else pasted(text);
  }
}

/** Dropping works everywhere on the page, and says so while something is held over it. */
function listenForDrops(): void {
  const veil = byId("drop");
  let depth = 0;
  const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragenter", (event) => {
    if (hasFile(event)) veil.hidden = ++depth === 0;
  });
  addEventListener("dragleave", (event) => {
    if (hasFile(event)) veil.hidden = (depth = Math.max(0, depth - 1)) === 0;
  });
  addEventListener("dragover", (event) => {
    if (hasFile(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    depth = 0;
    veil.hidden = true;
    const { files } = event.dataTransfer!;
    // Dropped on the version before, it is that.
    if (event.target instanceof Element && event.target.closest("#before-side") !== null) void openBefore(files);
    else void open(files);
  });
}

/** Disclosure menus: they close on Escape, on a choice and on a click elsewhere; focus goes back to the opener. */
function listenToMenus(): void {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>("details.menu")];
  const close = (menu: HTMLDetailsElement): void => {
    menu.open = false;
    menu.querySelector("summary")!.focus();
  };
  for (const menu of menus) {
    menu.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && menu.open) close(menu);
    });
    menu.addEventListener("click", (event) => {
      if ((event.target as Element).closest(".menu-list button") !== null) close(menu);
    });
  }
  addEventListener("click", (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) menu.open = false;
  });
}

async function pasteMine(editor: Editor): Promise<void> {
  try {
    const text = await navigator.clipboard.readText();
    if (text !== "") {
      if (text.length > MAX_FILE) refuse(encode(text).length);
      else pasted(text);
      return;
    }
  } catch {
    // Not allowed, or not known: the person's own paste does it.
  }
  editor.selectAll();
  update({ toast: { key: "toast-select-mine", args: {}, undo: null } });
}

export function listen(editor: Editor): void {
  const input = byId<HTMLInputElement>("open-input");
  byId("open").addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    void open(input.files);
    input.value = "";
  });
  for (const button of document.querySelectorAll<HTMLElement>("[data-example]")) {
    button.addEventListener("click", () => openExample(button.dataset["example"]!));
  }
  byId("download").addEventListener("click", save);
  byId("clear").addEventListener("click", () => replace(new Uint8Array(), "robots.txt", "own", { key: "toast-cleared", args: {} }));
  byId("mine").addEventListener("click", () => void pasteMine(editor));
  document.addEventListener("paste", (event) => onPaste(event, editor));
  listenForDrops();
  listenToMenus();
  commands.save = save;
}
