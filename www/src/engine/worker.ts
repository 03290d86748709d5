// The engine's thread. It gets the compiled module by message, so it needs no network at all and gives up
// every way to reach it that can be taken away before it sees a byte of anyone's file: a policy in a meta tag
// does not bind workers. What stays is import(), which is syntax; only a host's headers bind that.

import { AnalysisRun, audit, checks, dialects, diff, flip, initSync, parse, query, selfTest, test, version } from "../../pkg/robotscope.js";
import { summarise } from "./contents.ts";
import { listedOnly } from "./analysis.ts";
import type { AnalysisProgress, Calls, Dialect, Hello, Name, Reply, Request, Start } from "./protocol.ts";

const NETWORK = [
  "fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts", "Worker",
  // These fetch what they are given the address of.
  "caches", "FontFace",
];
for (const name of NETWORK) {
  for (let holder: object | null = self; holder !== null; holder = Object.getPrototypeOf(holder) as object | null) {
    if (Object.hasOwn(holder, name)) Object.defineProperty(holder, name, { value: undefined, writable: false, configurable: false });
  }
}

let file: Uint8Array = new Uint8Array();
let before: Uint8Array = new Uint8Array();
let generation = -1;

/** The analysis under way. It is worked on while nothing else waits. */
let run: { id: number; work: AnalysisRun; dialect: Dialect } | null = null;
/** Small steps of work, as many as fit into what a keystroke may have to wait for, in milliseconds. */
const STEP = 100;
const TURN = 12;
/** Milliseconds between two words on how far it is. */
const TELL = 100;
let told = 0;

function endRun(): void {
  if (run === null) return;
  const { id, work } = run;
  run = null;
  work.free();
  send({ id, value: null });
}

function workOn(): void {
  const { id, work, dialect } = run!;
  try {
    const from = performance.now();
    let progress: AnalysisProgress;
    do progress = work.step(STEP);
    while (!progress.finished && performance.now() - from < TURN);
    if (progress.finished) {
      const value = listedOnly(work.result(), summarise(parse(file, dialect)));
      run = null;
      work.free();
      send({ id, value });
    } else if (performance.now() - told > TELL) {
      told = performance.now();
      send({ id, progress });
    }
  } catch (error) {
    run = null;
    fail(id, error);
  }
}

const calls: { [N in Exclude<Name, "analyse">]: (...args: Parameters<Calls[N]>) => ReturnType<Calls[N]> } = {
  open: (_, bytes) => {
    endRun();
    file = bytes;
    return null;
  },
  test: (_, q) => test(file, q.agent, [q.url], q.dialect, q.origin || undefined)[0] ?? null,
  contents: (_, dialect) => summarise(parse(file, dialect)),
  audit: (_, dialect, origin) => audit(file, dialect, origin || undefined),
  before: (_, bytes) => {
    before = bytes;
    return null;
  },
  diff: (_, dialect, all) => diff(before, file, [], dialect, all),
  flip: (_, q) => flip(file, q.agent, q.url, q.dialect),
  query: (_, agent, pattern, dialect) => query(file, agent, pattern, dialect),
  stopAnalysis: () => {
    endRun();
    return null;
  },
  selfTest: () => {
    const from = performance.now();
    const report = selfTest();
    return { report, milliseconds: performance.now() - from };
  },
  about: () => ({ version: version(), checks: checks(), dialects: dialects() }),
};

// Calls wait in a queue of our own, because the browser's cannot be looked into: a newer file, or a newer
// call of the same name, makes the older one pointless, and it is answered with null instead of being run.
const queue: Request[] = [];
const tick = new MessageChannel();
tick.port1.onmessage = () => {
  isTicking = false;
  next();
};
let isTicking = false;

/** One tick at a time: a run in slices must not be asked for twice in one turn. */
function wake(): void {
  if (isTicking) return;
  isTicking = true;
  tick.port2.postMessage(null);
}

function isPointless(request: Request): boolean {
  if (request.name === "about" || request.name === "selfTest" || request.name === "stopAnalysis") return false;
  if (request.name !== "open" && request.name !== "before" && (request.args[0] as number) < generation) return true;
  return queue.some((later) => later.name === request.name);
}

function send(message: Reply | Hello): void {
  postMessage(message);
}

/** An Error is a caller's mistake, told by the engine. A trap means that its memory is no longer sound. */
function fail(id: number, error: unknown): void {
  if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) send({ id, crash: String(error) });
  else send({ id, error: String(error) });
}

function next(): void {
  const request = queue.shift();
  if (request !== undefined) answer(request);
  else if (run !== null) workOn();
  if (queue.length > 0 || run !== null) wake();
}

function answer(request: Request): void {
  const { id, name, args } = request;
  if (isPointless(request)) {
    send({ id, value: null });
  } else {
    try {
      if (name === "analyse") {
        endRun();
        const dialect = args[1] as Dialect;
        run = { id, work: new AnalysisRun(file, dialect), dialect };
      } else send({ id, value: (calls[name] as (...a: unknown[]) => unknown)(...args) });
    } catch (error) {
      fail(id, error);
    }
  }
}

onmessage = (event: MessageEvent<Start | Request>) => {
  const message = event.data;
  if ("module" in message) {
    try {
      initSync({ module: message.module });
      send({ started: true });
    } catch (error) {
      send({ crash: String(error) });
    }
    return;
  }
  if (message.name === "open") generation = message.args[0] as number;
  queue.push(message);
  wake();
};

send({ hello: true });
