// The engine stops: the text is kept, it is started again, and no request is made for it. Its thread has no
// way to the network, whatever the host sends.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBench, words } from "./bench.mjs";
import { engineThreads } from "./worker.mjs";

const FILE = "User-agent: *\nDisallow: /a\n";
const STOP = "setTimeout(() => { throw new Error('stopped by a test') })";

test("the engine's thread has no network, on a host that sends no headers", async () => {
  const bench = await openBench({ headers: false, under: "/deep/down/" });
  const threads = await engineThreads(bench);
  assert.equal(threads().length, 2, "the engine and its spare");
  for (const evaluate of threads()) {
    for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "importScripts", "WebSocketStream", "WebTransport", "Worker", "caches", "FontFace"]) {
      assert.equal(await evaluate(`typeof ${name}`), "undefined", name);
      // Not even from where the scope has it from.
      assert.equal(await evaluate(`(() => {
        for (let holder = self; holder; holder = Object.getPrototypeOf(holder)) if (Object.hasOwn(holder, "${name}") && !("value" in Object.getOwnPropertyDescriptor(holder, "${name}") && Object.getOwnPropertyDescriptor(holder, "${name}").value === undefined)) return holder.constructor.name;
        return null;
      })()`), null, name);
    }
  }
  await bench.close();
});

test("a stopped engine is started again by itself: the text stays, no request is made", async () => {
  const bench = await openBench();
  bench.excuse(/stopped by a test/);
  await bench.paste(FILE);
  await bench.ask("Googlebot", "/a");
  const threads = await engineThreads(bench);

  // Which of the threads answers is not known from outside: the spare one does not mind.
  await Promise.all(threads().map((evaluate) => evaluate(`${STOP}; 0`)));
  await bench.typeUrl("/b");
  assert.equal(await bench.text(), FILE);
  assert.equal((await bench.verdict()).is, "open");
  await bench.typeUrl("/a/2");
  assert.deepEqual((({ is, line }) => ({ is, line }))(await bench.verdict()), { is: "closed", line: 2 });
  assert.equal(await bench.read('[data-notice="stopped"]'), null);

  // A second time on the same text: it says so, keeps the text, and waits to be told.
  await Promise.all(threads().map((evaluate) => evaluate(`${STOP}; 0`).catch(() => {})));
  await bench.typeUrl("/a/3");
  await bench.until(() => bench.read('[data-notice="stopped"]'), "it says that the engine stopped");
  assert.match(await bench.read('[data-notice="stopped"]'), new RegExp(words("notice-stopped")));
  assert.equal(await bench.run(() => document.querySelector('[data-notice="stopped"]').getAttribute("role")), "alert");
  assert.match((await bench.verdict()).reason, new RegExp(words("verdict-old")));
  assert.equal(await bench.text(), FILE);
  const saved = await bench.download(() => bench.click('[data-notice="stopped"] button:last-child'));
  assert.equal(saved.bytes.toString(), FILE);

  await bench.click('[data-notice="stopped"] button');
  await bench.until(async () => await bench.read('[data-notice="stopped"]') === null, "it is started again");
  await bench.settled();
  assert.deepEqual((({ is, line }) => ({ is, line }))(await bench.verdict()), { is: "closed", line: 2 });
});
