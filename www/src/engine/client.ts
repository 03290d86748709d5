// The page's side of the engine: calls by number, a map of those not yet answered, restart and cancel.
//
// After the page is ready it makes no request, whatever the engine does. So the module is compiled once and
// handed to workers by message, and one spare worker stands by with its script loaded: a crash costs no request.

import workerUrl from "./worker.ts?worker&url";
import wasmUrl from "../../pkg/robotscope_bg.wasm?url";
import type { AnalysisProgress, Calls, Hello, Name, Reply } from "./protocol.ts";
import { scriptUrl } from "./scripts.ts";

export class EngineStopped extends Error {}
/** The call was given up because the engine was started anew for another reason. */
export class Cancelled extends Error {}
/** There is no WebAssembly here, or the engine's files could not be loaded. */
export class EngineMissing extends Error {}

type Progress = (progress: AnalysisProgress) => void;
interface Pending { resolve(value: unknown): void; reject(error: Error): void; progress: Progress | undefined }

let module: WebAssembly.Module | undefined;
let active: Worker | undefined;
let spare: Worker | undefined;
let counter = 0;
const pending = new Map<number, Pending>();

async function compile(): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object") throw new EngineMissing("WebAssembly");
  const url = new URL(wasmUrl, import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new EngineMissing(`${response.status}`);
  // Not every static host knows the type of .wasm, and streaming insists on it.
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** A worker whose script has run. */
function create(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(scriptUrl(workerUrl), { type: "module" });
    worker.onmessage = () => resolve(worker);
    worker.onerror = (event) => reject(new EngineMissing(event.message));
  });
}

function start(worker: Worker): Promise<void> {
  active = worker;
  return new Promise((resolve, reject) => {
    worker.onerror = () => stop(new EngineStopped("error"));
    worker.onmessage = (event: MessageEvent<Reply | Hello>) => {
      const message = event.data;
      if ("started" in message) resolve();
      else if ("id" in message) settle(message);
      else if ("crash" in message) reject(new EngineMissing(message.crash));
    };
    worker.postMessage({ module });
  });
}

function settle(reply: Reply): void {
  const call = pending.get(reply.id);
  if ("progress" in reply) {
    call?.progress?.(reply.progress);
    return;
  }
  pending.delete(reply.id);
  if ("crash" in reply) {
    call?.reject(new EngineStopped(reply.crash));
    stop(new EngineStopped(reply.crash));
  } else if ("error" in reply) {
    call?.reject(new Error(reply.error));
  } else {
    call?.resolve(reply.value);
  }
}

/** Ends the running engine and rejects everything it still owed. */
function stop(reason: Error): void {
  active?.terminate();
  active = undefined;
  const owed = [...pending.values()];
  pending.clear();
  for (const call of owed) call.reject(reason);
}

export async function load(): Promise<void> {
  const [compiled, first, second] = await Promise.all([compile(), create(), create()]);
  module = compiled;
  spare = second;
  await start(first);
}

/** A fresh engine. Whatever was under way is rejected. */
export async function restart(): Promise<void> {
  stop(new Cancelled("restart"));
  const next = spare ?? await create();
  spare = undefined;
  await start(next);
}

export const isRunning = (): boolean => active !== undefined;
/** True while a restart would be free of requests. */
export const hasSpare = (): boolean => spare !== undefined;

export function call<N extends Name>(name: N, args: Parameters<Calls[N]>, transfer: Transferable[] = [], progress?: Progress): Promise<ReturnType<Calls[N]>> {
  return new Promise((resolve, reject) => {
    if (active === undefined) {
      reject(new EngineStopped("not running"));
      return;
    }
    const id = ++counter;
    pending.set(id, { resolve: resolve as (value: unknown) => void, reject, progress });
    active.postMessage({ id, name, args }, transfer);
  });
}
