// The comparison follows the two versions and the reader while its view is looked at, and rests otherwise.

import { edit, encode } from "./document.ts";
import * as engine from "./engine/client.ts";
import { BREAK, engineNumber, follow, isWaiting, LONG, mark, MAX_FILE, setBefore } from "./session.ts";
import { state, subscribe, update } from "./state.ts";

/** What was asked last: an answer to anything else is not looked at. */
let asked = "";
let askedLines = "";
let handed = "";
let timer = 0;

const question = (): string =>
  `${engineNumber()} ${state.before.generation} ${state.file.generation} ${state.question.dialect} ${state.comparison.all}`;

function handOver(): void {
  const key = `${engineNumber()} ${state.before.generation}`;
  if (key === handed) return;
  handed = key;
  const copy = state.before.bytes.slice();
  void follow(engine.call("before", [state.before.generation, copy], [copy.buffer]));
}

async function ask(key: string): Promise<void> {
  handOver();
  const compared = await follow(engine.call("diff", [state.file.generation, state.question.dialect, state.comparison.all], [], (progress) => {
    if (key === asked) update({ comparison: { ...state.comparison, progress } });
  }), true);
  if (key !== asked || compared === null) return;
  update({ comparison: { ...state.comparison, diff: compared.effect, isWhole: compared.finished, stale: false, progress: null } });
  mark();
}

async function askLines(key: string): Promise<void> {
  handOver();
  const lines = await follow(engine.call("lines", [state.file.generation]));
  if (key === askedLines && lines !== null) update({ byLine: { ...state.byLine, lines } });
}

function lookAtLines(): void {
  const key = `${engineNumber()} ${state.before.generation} ${state.file.generation}`;
  if (!state.byLine.open || key === askedLines) return;
  askedLines = key;
  void askLines(key);
}

function look(): void {
  mark();
  if (state.view !== "compare" || state.engine !== "ready" || state.before.source === "none" || isWaiting()) return;
  lookAtLines();
  const key = question();
  if (key === asked) return;
  // Typing beside a long version before waits for a pause; what is chosen does not.
  const isTyped = key.startsWith(`${handed} `);
  asked = key;
  update({ comparison: { ...state.comparison, stale: true, progress: null } });
  mark();
  clearTimeout(timer);
  if (isTyped && state.before.bytes.length > LONG) timer = window.setTimeout(() => void ask(key), BREAK);
  else void ask(key);
}

/** Every pair of rules instead of one URL for each changed rule. It costs more, so it is asked for. */
export const showAllPairs = (): void => update({ comparison: { ...state.comparison, all: true } });

/** Resolves when what was found so far is there. */
export const stop = (): Promise<unknown> => follow(engine.call("stopDiff", []));

/** From the start. */
export function again(): void {
  asked = "";
  look();
}

export function typedBefore(text: string, caret: number | null): void {
  const { bytes, shown } = edit(state.before.bytes, state.before.shown, text, caret);
  if (bytes === state.before.bytes) return;
  if (bytes.length > MAX_FILE) update({ refused: bytes.length });
  else setBefore(bytes, state.before.name, shown);
}

export async function openBefore(files: FileList | null): Promise<void> {
  const file = files?.[0];
  if (file === undefined) return;
  if (file.size > MAX_FILE) {
    update({ refused: file.size });
    return;
  }
  try {
    setBefore(new Uint8Array(await file.arrayBuffer()), file.name);
  } catch {
    // A folder, or a file that went away.
    update({ toast: { key: "toast-unreadable", args: { name: file.name }, undo: null } });
  }
}

/** A paste over everything has octets of its own. */
export function pasteBefore(text: string): void {
  const bytes = encode(text);
  if (bytes.length > MAX_FILE) update({ refused: bytes.length });
  else setBefore(bytes, "robots.txt");
}

export const useAsBefore = (): void => setBefore(state.file.bytes, state.file.name, state.file.shown);

export const listen = (): void => subscribe(look);
