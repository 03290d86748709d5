// The engine's thread. It gets the compiled module by message, so it needs no network at all and gives up
// every way to reach it that can be taken away before it sees a byte of anyone's file: a policy in a meta tag
// does not bind workers. What stays is import(), which is syntax; only a host's headers bind that.

import { audit, checks, dialects, initSync, parse, selfTest, test, version } from "../../pkg/robotscope.js";
import { summarise } from "./contents.ts";
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
let generation = -1;

const calls: { [N in Name]: (...args: Parameters<Calls[N]>) => ReturnType<Calls[N]> } = {
  open: (_, bytes) => {
    file = bytes;
    return null;
  },
  test: (_, q) => test(file, q.agent, [q.url], q.dialect, q.origin || undefined)[0] ?? null,
  contents: (_, dialect) => summarise(parse(file, dialect)),
  audit: (_, dialect, origin) => audit(file, dialect, origin || undefined),
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
tick.port1.onmessage = next;

function isPointless(request: Request): boolean {
  if (request.name === "about" || request.name === "selfTest") return false;
  if (request.name !== "open" && (request.args[0] as number) < generation) return true;
  return queue.some((later) => later.name === request.name);
}

function send(message: Reply | Hello): void {
  postMessage(message);
}

function next(): void {
  const request = queue.shift();
  if (request === undefined) return;
  const { id, name, args } = request;
  if (isPointless(request)) {
    send({ id, value: null });
  } else {
    try {
      send({ id, value: (calls[name] as (...a: unknown[]) => unknown)(...args) });
    } catch (error) {
      // An Error is a caller's mistake, told by the engine. A trap means that its memory is no longer sound.
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) send({ id, crash: String(error) });
      else send({ id, error: String(error) });
    }
  }
  if (queue.length > 0) tick.port2.postMessage(null);
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
  tick.port2.postMessage(null);
};

send({ hello: true });
