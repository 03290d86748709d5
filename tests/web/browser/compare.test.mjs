// Two versions go in, the URLs that open and close come out, and each is verified by pressing Test.
// What is expected was worked out by hand from the fixtures and RFC 9309.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";

const BEFORE = await readFile(new URL("fixtures/shop.txt", import.meta.url), "utf8");
const AFTER = await readFile(new URL("fixtures/shop-next.txt", import.meta.url), "utf8");

const bench = await openBench();

const view = async (name) => {
  await bench.click(`.views a[data-view="${name}"]`);
  await bench.settled();
};

/** The rows of changes: crawlers, change, URL, lines before and after. */
const changes = () => bench.run(() => [...document.querySelectorAll("#compare .effects tbody")].flatMap((body) =>
  [...body.querySelectorAll("tr[data-change]")].map((row) => {
    const line = (cell) => Number(cell.querySelector("a")?.hash.replace("#line-", "") ?? 0);
    return [body.querySelector(".who").textContent.trim(), row.dataset.change, row.querySelector("code").textContent, line(row.cells[2]), line(row.cells[3])];
  })));

const figures = () => bench.run(() => [...document.querySelectorAll("#compare .figures .big")].map((big) => big.textContent.trim()));

const EXPECTED = [
  [words("compare-others"), "open", "/customer/", 8, 0],
  ["Googlebot, Bingbot", "closed", "/catalogsearch/advanced", 32, 24],
  ["Googlebot, Bingbot", "closed", "/outlet/", 0, 29],
  ["Bytespider", "closed", "/index.php", 18, 48],
  ["Bytespider", "closed", "/media/", 17, 48],
  ["Bytespider", "closed", "/", 0, 48],
];
const sorted = (rows) => rows.map((row) => row.join(" ")).sort();

test("the file as it was opened is the version before, so nothing has changed", async () => {
  await bench.paste(BEFORE);
  await view("compare");
  assert.equal(await bench.run(() => document.getElementById("before").value), BEFORE);
  assert.equal(await bench.read("#compare .proven"), words("compare-equal"));
  assert.deepEqual(await figures(), ["0", "0", "0", "0"]);
});

test("the version after is typed over: what opens and closes is shown, live", async () => {
  await bench.changing(async () => {
    await (await bench.find("#after")).sendKeys(Key.chord(Key.CONTROL, "a"));
    await bench.pressPaste(AFTER);
  });
  assert.deepEqual(sorted(await changes()), sorted(EXPECTED));
  assert.deepEqual(await figures(), ["5", "1", "3", "3"]);
  const beside = await bench.read("#compare .beside");
  assert.ok(beside.startsWith(words("compare-named", { names: "Bytespider" })), beside);
  assert.match(beside, /sitemap-guides\.xml/);
  await bench.look({ width: 1440 });
  await bench.page.screenshot("compare");
  await bench.look();
});

test("each change is verified by pressing Test, in both versions", async () => {
  const pressAll = async (side) => {
    for (let i = 0; i < EXPECTED.length; i++) {
      await view("compare");
      const row = (await changes())[i];
      await bench.run((i) => document.querySelectorAll("#compare tr[data-change] button")[i].click(), i);
      await bench.until(() => bench.run(() => document.getElementById("view-inspect").checkVisibility()), "Inspect is shown");
      await bench.settled();
      const { is, line } = await bench.verdict();
      const [, change, url, before, after] = row;
      const other = { open: "closed", closed: "open" };
      assert.deepEqual([is, line ?? 0], side === "after" ? [change, after] : [other[change], before], `${side} ${row}`);
      assert.equal(new URL(await bench.run(() => document.getElementById("url").value)).pathname, url);
    }
  };
  await pressAll("after");
  // The version before as the file: the same questions get the other answer. Its rows are those of the way back.
  await view("compare");
  await bench.openBefore("next.txt", AFTER);
  await view("inspect");
  await bench.paste(BEFORE);
  await view("compare");
  const back = (await changes()).map(([who, change, url, before, after]) => [who, change === "open" ? "closed" : "open", url, after, before]);
  assert.deepEqual(back.map((row) => row[1]).sort(), EXPECTED.map((row) => row[1]).sort());
  await pressAll("after");
});

test("a chosen version before stays when another file is opened, and its lines can be shown", async () => {
  await view("compare");
  assert.equal(await bench.run(() => document.getElementById("before").value), AFTER);
  await bench.run(() => document.querySelector("#compare tr[data-change] td:nth-child(3) a, #compare tr[data-change] td:nth-child(4) a").click());
  await view("compare");
  await bench.run(() => [...document.querySelectorAll("#compare tr[data-change] td:nth-child(3) a")].at(-1).click());
  assert.match(await bench.run(() => { const area = document.activeElement; return area.value.slice(area.selectionStart, area.selectionEnd); }), /^(Dis)?allow: \//i);
});

test("all pairs on demand, another reader, and typing in the version before", async () => {
  await bench.click("#compare .sect-head .link");
  await bench.settled();
  assert.ok((await changes()).length >= EXPECTED.length);
  await bench.run(() => {
    const area = document.getElementById("before");
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  });
  await bench.press("\nUser-agent: Newcomer\nDisallow: /\n");
  await bench.settled();
  assert.ok((await changes()).some(([who, change, url]) => who.includes("Newcomer") && change === "open" && url === "/"));
  assert.match(await bench.read("#compare .beside"), /No longer named: .*Newcomer/);
});

test("the current file taken as the version before: proven equal", async () => {
  await bench.click("#before-use");
  await bench.settled();
  assert.equal(await bench.read("#compare .proven"), words("compare-equal"));
});

test("on a phone it fits", async () => {
  await bench.openBefore("next.txt", AFTER);
  await bench.look({ width: 360, height: 740 });
  await bench.page.screenshot("compare-360");
  assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
  await bench.look();
});
