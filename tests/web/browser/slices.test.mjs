// A long comparison: how far it is, other questions answered meanwhile, stopped with what was found so far.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBench, words } from "./bench.mjs";

/** Every rule differs from every one of the other version, and most share URLs. */
const version = (end) => `User-agent: *\n${Array.from({ length: 8000 }, (_, i) => `Disallow: /*a${i}*b*c${i % 7}${end}\nAllow: /*b${i}*c`).join("\n")}\n`;

const bench = await openBench();
const text = (selector) => bench.run((selector) => document.querySelector(selector)?.textContent ?? null, selector);
const view = (name) => bench.click(`.views a[data-view="${name}"]`);
const changes = () => bench.run(() => document.querySelectorAll("#compare tr[data-change]").length);

async function begin(act) {
  await act();
  await bench.until(() => text("#compare-stop"), "it says how far it is");
}

test("it says how far it is, and goes on", async () => {
  await bench.openFile("next.txt", version("x"));
  await view("compare");
  await bench.settled();
  await begin(async () => (await bench.find("#before-input")).sendKeys(await bench.file("before.txt", version(""))));
  const done = async () => Number((await text("#compare .judge-bar span")).replaceAll(",", "").match(/(\d+) of 32000 rules/)[1]);
  const first = await done();
  await bench.until(async () => await done() > first, "it is further");
});

test("other questions are answered meanwhile", async () => {
  await view("inspect");
  const { is } = await bench.ask("Acorn", "/a7qbqc0x");
  assert.equal(is, "closed");
  await view("compare");
  assert.notEqual(await text("#compare-stop"), null, "it is still at it");
});

test("Stop keeps what was found, says that it is not all, and claims nothing", async () => {
  await bench.click("#compare-stop");
  await bench.settled();
  assert.ok((await bench.read("#compare [data-stopped]")).startsWith(words("compare-stopped")));
  assert.equal(await bench.focus(), "compare-again");
  await bench.until(async () => (await bench.live()).startsWith(words("compare-stopped")), "it is told");
  assert.ok(await changes() > 0);
  assert.equal(await bench.read("#compare .proven"), null);
  assert.match(await bench.read("#compare .figures"), /at least/);
  assert.match(await bench.read("#compare .unsettled"), /Not settled for [\d,]+ changed rules/);
  for (const theme of ["light", "dark"]) {
    for (const width of [1440, 768, 360]) {
      await bench.look({ width, theme });
      await bench.page.screenshot(`slices-${width}-${theme}`);
      assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
    }
  }
  await bench.look();
});

test("a stopped comparison works on no more", async () => {
  const before = await changes();
  await view("inspect");
  await bench.typeUrl("/b2c");
  await view("compare");
  assert.equal(await changes(), before);
  assert.equal(await text("#compare-stop"), null);
});

test("it is compared again from the start, and a newer version ends that", async () => {
  await begin(() => bench.click("#compare-again"));
  assert.equal(await bench.read("#compare [data-stopped]"), null);
  await bench.click("#before-use");
  await bench.settled();
  assert.equal(await bench.read("#compare .proven"), words("compare-equal"));
  assert.equal(await text("#compare .judge-bar"), null);
});

test("a comparison with more changes than a table can hold is cut, and counted whole", async () => {
  const many = (end) => `User-agent: *\n${Array.from({ length: 2000 }, (_, i) => `Disallow: /shelf/${i}${end}\n`).join("")}`;
  await view("inspect");
  await bench.openFile("next.txt", many("y"));
  await view("compare");
  await bench.openBefore("before.txt", many("x"));
  assert.equal(await changes(), 300);
  assert.ok((await bench.read("#compare .effects")).endsWith(words("list-cut", { count: 3700 })));
  assert.match(await bench.read("#compare .figures"), /^2,000 areas closed 2,000 areas opened/);
});
