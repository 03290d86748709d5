// The engine's thread. It gets the compiled module by message, so it needs no network at all and gives up
// every way to reach it that can be taken away before it sees a byte of anyone's file: a policy in a meta tag
// does not bind workers. What stays is import(), which is syntax; only a host's headers bind that.

import { AnalysisRun, applyEdits, audit, checks, compareDialects, crawlerOf, crawlers, dialects, DiffRun, fetchOutcome, fixAllSafe, flip, initSync, parse, policy, preferences, query, selfTest, takeApart, test, version } from "../../pkg/robotscope.js";
import { show } from "../document.ts";
import { byLine } from "./lines.ts";
import { summarise } from "./contents.ts";
import { listedOnly } from "./analysis.ts";
import { Runs } from "./runs.ts";
import type { Calls, Hello, Name, Reply, Request, Start } from "./protocol.ts";

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

type Sliced = "analyse" | "diff" | "effect";

const runs = new Runs<Sliced>({
  value: (id, value) => send({ id, value }),
  progress: (id, progress) => send({ id, progress }),
  fail,
});

const begin: { [N in Sliced]: (id: number, ...args: Parameters<Calls[N]>) => void } = {
  analyse: (id, _, dialect) => {
    const work = new AnalysisRun(file, dialect);
    runs.start("analyse", { id, work, step: 100, value: (finished) => (finished ? listedOnly(work.result(), summarise(parse(file, dialect))) : null) });
  },
  diff: (id, _, dialect, all) => {
    const work = new DiffRun(before, file, [], dialect, all);
    runs.start("diff", { id, work, step: 10, value: (finished) => ({ effect: work.result(), finished }) });
  },
  effect: (id, _, edits, dialect) => {
    const work = new DiffRun(file, applyEdits(file, edits), [], dialect);
    runs.start("effect", { id, work, step: 10, value: (finished) => (finished ? work.result() : null) });
  },
};

const isSliced = (name: Name): name is Sliced => name in begin;

const calls: { [N in Exclude<Name, keyof typeof begin>]: (...args: Parameters<Calls[N]>) => ReturnType<Calls[N]> } = {
  open: (_, bytes) => {
    runs.end("analyse");
    runs.end("diff");
    runs.end("effect");
    file = bytes;
    return null;
  },
  beside: (_, agent, url) => ({ readers: compareDialects(file, agent, [url])[0]!.readers, preferences: preferences(file, agent, url) }),
  test: (_, q) => test(file, q.agent, [q.url], q.dialect, q.origin || undefined)[0] ?? null,
  contents: (_, dialect) => summarise(parse(file, dialect)),
  audit: (_, dialect, origin) => audit(file, dialect, origin || undefined),
  before: (_, bytes) => {
    runs.end("diff");
    before = bytes;
    return null;
  },
  lines: () => byLine(show(before), show(file)),
  edited: (_, edits) => applyEdits(file, edits),
  stopEffect: () => {
    runs.end("effect");
    return null;
  },
  mended: (_, dialect, origin) => fixAllSafe(file, dialect, origin || undefined),
  flip: (_, q) => flip(file, q.agent, q.url, q.dialect),
  policy: (_, dialect) => policy(file, dialect),
  query: (_, agent, pattern, dialect) => query(file, agent, pattern, dialect),
  stopAnalysis: () => {
    runs.end("analyse");
    return null;
  },
  stopDiff: () => {
    runs.stop("diff");
    return null;
  },
  outcome: (_, outcome, isOwnBody) =>
    fetchOutcome(JSON.stringify(isOwnBody ? { ...outcome, octets: file.length, body: takeApart(file).looks } : outcome)),
  takeApart: (_, response) => takeApart(response),
  selfTest: () => {
    const from = performance.now();
    const report = selfTest();
    return { report, milliseconds: performance.now() - from };
  },
  about: () => ({ version: version(), checks: checks(), dialects: dialects() }),
  crawlerOf: (agent) => crawlerOf(agent) ?? null,
  crawlers,
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

const ALWAYS: ReadonlySet<Name> = new Set(["about", "crawlerOf", "crawlers", "selfTest", "stopAnalysis", "stopDiff", "stopEffect"]);

function isPointless(request: Request): boolean {
  if (ALWAYS.has(request.name)) return false;
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
  else runs.workOn();
  if (queue.length > 0 || !runs.isIdle) wake();
}

function answer(request: Request): void {
  const { id, name, args } = request;
  if (isPointless(request)) {
    send({ id, value: null });
  } else {
    try {
      if (isSliced(name)) (begin[name] as (id: number, ...a: unknown[]) => void)(id, ...args);
      else send({ id, value: (calls[name] as (...a: unknown[]) => unknown)(...args) });
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
