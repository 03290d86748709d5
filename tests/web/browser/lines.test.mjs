// Two versions line by line, opened on demand and bounded; and the lines of a version too long to be shown.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBench, words } from "./bench.mjs";

const BEFORE = `User-agent: *
Disallow: /attic/
Allow: /attic/lamp
Crawl-delay: 2
Disallow: /cellar
Disallow: /roof
Disallow: /stairs
Disallow: /shed

Sitemap: https://house.example/s.xml
`;
const AFTER = BEFORE.replace("Allow: /attic/lamp\n", "").replace("Disallow: /shed", "Disallow: /garden\nDisallow: /shed/old");

const bench = await openBench();
const view = (name) => bench.click(`.views a[data-view="${name}"]`);
const rows = () => bench.run(() => [...document.querySelectorAll("#by-line tbody tr")].map((row) =>
  [...row.cells].map((cell) => cell.innerText.replace(/\s+/g, " ").trim()).join("|")));
const told = () => bench.read("#by-line .told");
const summary = () => bench.read("#by-line summary span");

async function compare(before, after) {
  await view("inspect");
  await bench.openFile("after.txt", after);
  await view("compare");
  await bench.openBefore("before.txt", before);
}

test("nothing is worked out before it is opened", async () => {
  await compare(BEFORE, AFTER);
  assert.deepEqual([await summary(), await rows()], [words("lines-why"), []]);
});

test("opened by the keyboard: what was taken out and added, with numbers of both and what each line does", async () => {
  await bench.run(() => document.querySelector("#by-line summary").focus());
  await bench.press(" ");
  await bench.until(async () => (await rows()).length > 0, "the lines are there");
  const [minus, plus] = [`− ${words("compare-went")}`, `+ ${words("compare-came")}`];
  const [closes, opens] = [words("lines-closes", { count: 1 }), words("lines-opens", { count: 1 })];
  assert.deepEqual(await rows(), [
    "1|1||User-agent: *|",
    "2|2||Disallow: /attic/|",
    `3||${minus}|Allow: /attic/lamp|${closes}`,
    "4|3||Crawl-delay: 2|",
    "5|4||Disallow: /cellar|",
    "6|5||Disallow: /roof|",
    "7|6||Disallow: /stairs|",
    `8||${minus}|Disallow: /shed|${opens}`,
    `|7|${plus}|Disallow: /garden|${closes}`,
    `|8|${plus}|Disallow: /shed/old|`,
    "9|9|||",
    "10|10||Sitemap: https://house.example/s.xml|",
  ]);
  assert.equal(await summary(), words("lines-counts", { gone: 2, added: 2 }));
  for (const theme of ["light", "dark"]) {
    for (const width of [1440, 768, 360]) {
      await bench.look({ width, theme });
      await bench.run(() => document.getElementById("by-line").scrollIntoView({ block: "center" }));
      await bench.page.screenshot(`lines-${width}-${theme}`);
      assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
    }
  }
  await bench.look();
});

test("its line numbers lead to the lines", async () => {
  await bench.run(() => document.querySelector('#by-line tr[data-line="gone"] a').click());
  assert.equal(await bench.run(() => { const area = document.activeElement; return area.id + area.value.slice(area.selectionStart, area.selectionEnd); }), "beforeAllow: /attic/lamp");
  await bench.run(() => document.querySelector('#by-line tr[data-line="new"] a').click());
  assert.equal(await bench.selected(), "Disallow: /garden");
  await view("compare");
});

test("it follows what is typed", async () => {
  await bench.run(() => {
    const area = document.getElementById("before");
    area.focus();
    area.setSelectionRange(0, 0);
  });
  await bench.press("#");
  await bench.until(async () => (await rows())[0]?.endsWith("#User-agent: *|"), "the first line differs");
  await bench.settled();
});

test("lines far apart: what lies between is counted", async () => {
  const long = Array.from({ length: 100 }, (_, n) => `Disallow: /${n}x\n`);
  await compare(`User-agent: *\n${long.join("")}`, `User-agent: *\n${long.toSpliced(20, 1).toSpliced(80, 1).join("")}`);
  await bench.until(async () => (await rows()).includes(words("lines-alike", { count: 54 })), "it is counted");
  assert.equal((await rows()).length, 7 + 7 + 2);
});

test("no line differs", async () => {
  await compare(BEFORE.replaceAll("\n", "\r\n"), BEFORE);
  await bench.until(async () => await told() === words("lines-same"), "it is said");
});

test("too many lines, and too many that differ, are said and not worked out", async () => {
  const many = (count, end) => `User-agent: *\n${Array.from({ length: count }, (_, n) => `Crawl-delay: ${n}${end}\n`).join("")}`;
  await compare(many(600, ""), many(600, "x"));
  await bench.until(async () => await told() === words("lines-too-different", { most: 1000 }), "it is said");
  await compare(many(20_000, ""), many(20_000, ""));
  await bench.until(async () => await told() === words("lines-too-long", { most: 20_000 }), "it is said");
});

test("a line of a version too long to be shown is shown by itself", async () => {
  const filler = Array.from({ length: 8000 }, (_, n) => `# ${String(n).padStart(40, "0")}\n`).join("");
  const long = `User-agent: *\n${filler}Disallow: /attic/`;
  assert.ok(long.length > 256 * 1024);
  await compare(long, `User-agent: *\n${filler}Disallow: /cellar/`);
  assert.equal(await bench.read("#before-long"), words("compare-long"));
  assert.equal(await bench.read("#before-line"), "");
  const sentence = words("compare-line", { line: 8002, text: "Disallow: /attic/" });
  await bench.run(() => [...document.querySelectorAll("#compare tr[data-change] td:nth-child(3) a")].find((link) => link.hash === "#line-8002").click());
  assert.equal(await bench.read("#before-line"), sentence);
  assert.equal(await bench.focus(), "before-line-text");
  for (const width of [1440, 360]) {
    await bench.look({ width });
    await bench.page.screenshot(`before-line-${width}`);
  }
  await bench.look();
  // From the table of lines, too.
  await bench.until(() => bench.run(() => document.querySelector('#by-line tr[data-line="gone"] a') !== null), "the lines are there");
  await bench.run(() => { document.activeElement.blur(); document.querySelector('#by-line tr[data-line="gone"] a').click(); });
  assert.equal(await bench.focus(), "before-line-text");
  await bench.openBefore("other.txt", `${long}x`);
  assert.equal(await bench.read("#before-line"), "", "it was a line of another text");
});
