// What happens between the store and the engine: a text or a question changes, the engine is asked, answers
// about an earlier state are dropped, a crash is survived.

import { edit, encode, show } from "./document.ts";
import * as engine from "./engine/client.ts";
import { state, update, type Before, type File, type State, type Toast } from "./state.ts";
import type { Edit, Question } from "./engine/protocol.ts";

const MIB = 1024 * 1024;
export const MAX_FILE = 10 * MIB;
const LIVE_UP_TO = 2 * MIB;
const PAUSE = 600;
const NOTICEABLE = 400;

let asked = 0;
let timer = 0;
/** The text on which the engine stopped last. */
let crashedOn = -1;
let recovering: Promise<void> | undefined;
let answering: Promise<void> = Promise.resolve();
let reading: Promise<void> = Promise.resolve();
let files = 0;
/** Questions of other modules that are not yet answered. */
let others = 0;
let starts = 0;

const root = document.documentElement;

export function mark(): void {
  root.dataset["generation"] = String(state.file.generation);
  root.dataset["before"] = String(state.before.generation);
  const waits = state.engine !== "stopped" && state.engine !== "missing";
  const busy = (waits && (state.staleVerdict || state.staleFile || others > 0 || (state.view === "compare" && state.comparison.stale))) || recovering !== undefined;
  if (busy) root.dataset["busy"] = "true";
  else delete root.dataset["busy"];
}

function failed(error: unknown): void {
  if (error instanceof engine.Cancelled) return;
  if (error instanceof engine.EngineStopped) recovering ??= recover().finally(() => { recovering = undefined; mark(); });
  else throw error;
}

/**
 * A question of another module: a crash is seen to here. Null: no answer. The page counts as busy meanwhile,
 * unless it is long work in the background.
 */
export async function follow<T>(answer: Promise<T>, isWork = false): Promise<T | null> {
  if (isWork) return answer.catch((error: unknown) => (failed(error), null));
  others++;
  mark();
  try {
    return await answer;
  } catch (error) {
    failed(error);
    return null;
  } finally {
    others--;
    mark();
  }
}

/** While typing pauses the engine does not hold the text of the store yet. */
export const isWaiting = (): boolean => timer !== 0;
/** Which engine runs: a fresh one has none of the bytes that were handed to the one before. */
export const engineNumber = (): number => starts;
export const LONG = LIVE_UP_TO;
export const BREAK = PAUSE;

/** First crash on a text: a fresh engine, the same questions. Second crash on it, or no spare left: say so and stop. */
async function recover(): Promise<void> {
  const { generation } = state.file;
  if (crashedOn === generation || !engine.hasSpare()) {
    update({ engine: "stopped", staleVerdict: true, staleFile: true });
    return;
  }
  crashedOn = generation;
  update({ engine: "restarting" });
  await begin(() => engine.restart());
}

async function begin(starter: () => Promise<void>): Promise<void> {
  try {
    await starter();
  } catch (error) {
    if (!(error instanceof engine.EngineMissing)) throw error;
    update({ engine: "missing" });
    root.dataset["ready"] = "missing";
    return;
  }
  starts++;
  update({ engine: "ready" });
  send();
}

/** Hands the bytes over and asks everything about them: the verdict first, then the rest. */
function send(): void {
  clearTimeout(timer);
  timer = 0;
  const { generation, bytes } = state.file;
  const copy = bytes.slice();
  engine.call("open", [generation, copy], [copy.buffer]).catch(failed);
  void ask();
  void read();
}

const read = (): Promise<void> => (reading = readOnce());

/** Resolves when the file as it is now is read and audited, or the reading of it was given up. */
export const audited = (): Promise<void> => reading;

const ask = (): Promise<void> => (answering = askOnce());

/** Resolves when the question asked last is answered. */
export const settled = (): Promise<void> => answering;

async function askOnce(): Promise<void> {
  const number = ++asked;
  update({ staleVerdict: true });
  mark();
  try {
    const verdict = await engine.call("test", [state.file.generation, state.question]);
    if (number !== asked || verdict === null) return;
    update({ verdict, staleVerdict: false });
    mark();
  } catch (error) {
    failed(error);
  }
}

async function readOnce(): Promise<void> {
  const { generation, bytes } = state.file;
  const { dialect, origin } = state.question;
  const isCurrent = (): boolean => generation === state.file.generation && dialect === state.question.dialect && origin === state.question.origin;
  update({ staleFile: true });
  mark();
  try {
    const both = [engine.call("contents", [generation, dialect]), engine.call("audit", [generation, dialect, origin])] as const;
    const [contents, audit] = await Promise.all(both);
    if (!isCurrent() || contents === null || audit === null) return;
    update({ contents, audit, audited: bytes, staleFile: false });
    mark();
  } catch (error) {
    failed(error);
  }
}

/** The bytes changed. Large files wait for a pause in typing. */
function changed(wait: boolean): void {
  clearTimeout(timer);
  update({ staleVerdict: true, staleFile: true });
  mark();
  if (state.engine !== "ready") return;
  if (wait && state.file.bytes.length > LIVE_UP_TO) timer = window.setTimeout(send, PAUSE);
  else send();
}

const next = (file: Omit<File, "generation" | "shown" | "id"> & { id?: number }, shown = show(file.bytes)): File =>
  ({ id: state.file.id, ...file, shown, generation: state.file.generation + 1 });

/** What a person typed in the editor. */
export function typed(text: string, caret: number | null): void {
  const { file } = state;
  const { bytes, shown } = edit(file.bytes, file.shown, text, caret);
  if (bytes === file.bytes) return;
  update({ file: next({ bytes, name: file.name, kind: "own" }, shown), refused: null });
  changed(true);
}

/** A message of a change, with the way back to what is there now. The way back has one too: nothing is lost. */
function withUndo(key: string, args: Toast["args"]): Toast {
  const { file, question, before } = state;
  return {
    key,
    args,
    undo: () => {
      update({ toast: withUndo("toast-undone", {}), file: next(file, file.shown), question, refused: null, ...asBefore(before) });
      changed(false);
    },
  };
}

/** What was opened is what later edits are compared with, until a person chooses something else. */
function asBefore(before: Omit<Before, "generation">): Pick<State, "before"> {
  // On Compare a file that comes in is the other side of what stands there.
  const stays = state.before.source === "own" || (state.view === "compare" && state.before.source !== "none");
  if (stays || before.source === "none") return { before: state.before };
  return { before: { ...before, generation: state.before.generation + 1 } };
}

/** The version before is chosen or typed. */
export function setBefore(bytes: Uint8Array, name: string, shown = show(bytes), source: Before["source"] = "own"): void {
  update({ before: { bytes, name, shown, source, generation: state.before.generation + 1 }, refused: null });
  mark();
}

/** An edit of ours in the bytes, at octet offsets. The question stays. */
export function applyEdit({ start, end, text }: Edit, key: string, args: Toast["args"]): void {
  const { bytes } = state.file;
  const added = encode(text);
  const edited = new Uint8Array(bytes.length - (end - start) + added.length);
  edited.set(bytes.subarray(0, start));
  edited.set(added, start);
  edited.set(bytes.subarray(end), start + added.length);
  applyOctets(edited, withUndo(key, args));
}

function applyOctets(bytes: Uint8Array, toast: Toast): void {
  update({ toast, file: next({ bytes, name: state.file.name, kind: "own" }) });
  changed(false);
}

/** The same file mended: one step, which Undo takes back. What is told about it comes when it is read again. */
export const mend = (bytes: Uint8Array, key: string, args: Toast["args"] = {}): void =>
  applyOctets(bytes, { ...withUndo(key, args), isQuiet: true });

/** Another file takes the place of this one; what was there can be had back. */
export function replace(bytes: Uint8Array, name: string, kind: File["kind"], toast: Pick<Toast, "key" | "args">, question: Partial<Question> = {}): void {
  const undo = withUndo(toast.key, toast.args);
  const file = next({ bytes, name, kind, id: ++files });
  update({
    toast: undo,
    file,
    // An emptied file is nothing to compare with; what was there before it is.
    ...(bytes.length === 0 ? {} : asBefore({ bytes, shown: file.shown, name, source: "opened" })),
    question: { ...state.question, ...question },
    refused: null,
    openFinding: null,
    openGroups: new Set(),
    findingsShown: 200,
  });
  changed(false);
}

/** An edit of ours in the text, which the textarea's own undo does not know. */
export function undoable(key: string, act: () => void): void {
  const toast = withUndo(key, {});
  act();
  update({ toast });
}

/** A pasted text takes the file's place. It is not from where the sample is served. */
export const replaceByText = (text: string): void =>
  replace(encode(text), "robots.txt", "own", { key: "toast-pasted", args: {} }, state.file.kind === "own" ? {} : { origin: "" });

/** A changed question. A new reader or origin changes what the audit says, too. */
export function askAgain(patch: Partial<Question>): void {
  const before = state.question;
  const question = { ...before, ...patch };
  update({ question, staleVerdict: true });
  if (state.engine !== "ready") return;
  // The engine may still hold the text from before the pause.
  if (timer !== 0) {
    send();
    return;
  }
  void ask();
  if (question.dialect !== before.dialect || question.origin !== before.origin) void read();
}

export async function startAgain(): Promise<void> {
  crashedOn = -1;
  await begin(() => engine.restart());
}

export async function runSelfTest(): Promise<void> {
  update({ selfTest: { ...state.selfTest, running: true } });
  try {
    const { report, milliseconds } = await engine.call("selfTest", []);
    update({ selfTest: { running: false, report, milliseconds, topic: null, all: false } });
  } catch (error) {
    update({ selfTest: { ...state.selfTest, running: false } });
    failed(error);
  }
}

export async function start(): Promise<void> {
  mark();
  const slow = setTimeout(() => { if (state.engine === "loading") update({ engine: "slow" }); }, NOTICEABLE);
  await begin(() => engine.load());
  clearTimeout(slow);
  if (state.engine !== "ready") return;
  engine.call("about", []).then((about) => update({ about }), failed);
}

