// Other readers: who decides otherwise, and why, each in a sentence.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBench, words } from "./bench.mjs";
import { load } from "../node/engine.mjs";

const engine = await load();
const bench = await openBench();
const HEADER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const FILE = "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /shop/\nAllow: /shop/*.pdf$\n";

/** The rows: the reader, what it says, and why. */
const rows = () => bench.run(() => [...document.querySelectorAll("#readers .readers > li")].map((row) => ({
  reader: row.dataset.reader ?? null,
  is: row.querySelector(".v").dataset.verdict,
  line: Number(row.querySelector(".said a")?.hash.replace("#line-", "") ?? 0),
  how: row.querySelector(".how").textContent.replace(/\s+/g, " ").trim(),
})));

/** Asks, and waits for the readers' answers to that. */
async function ask(agent, url) {
  await bench.ask(agent, url);
  const expected = engine.compareDialects(new TextEncoder().encode(await bench.text()), agent, [url])[0].readers;
  const differing = expected.filter(({ differs }) => differs).map(({ dialect }) => dialect);
  await bench.until(async () => JSON.stringify((await rows()).slice(0, -1).map(({ reader }) => reader)) === JSON.stringify(differing), `the readers of ${url}`);
  return expected;
}

test("a whole header: which of the readers decide otherwise, and why", async () => {
  await bench.paste(FILE);
  const expected = await ask(HEADER, "https://example.com/shop/list.pdf");
  assert.equal(expected.length, engine.dialects().length);
  const shown = await rows();
  const differing = expected.filter(({ differs }) => differs);
  assert.ok(differing.some(({ dialect }) => dialect === "python-legacy"), "it takes the header whole");
  for (const [i, answer] of differing.entries()) {
    assert.deepEqual([shown[i].reader, shown[i].is, shown[i].line], [answer.dialect, answer.decision === "allow" ? "open" : "closed", answer.line ?? 0]);
    for (const { switch: name, value } of answer.causes) {
      assert.ok(shown[i].how.includes(words(`cause-${name}-${value}`).replaceAll("`", "")), `${answer.dialect}: ${shown[i].how}`);
    }
    assert.ok(shown[i].how.includes(words(`how-${answer.howWeKnow}`)));
  }
  assert.equal(shown.at(-1).how.includes(words("dialect-google")), true, "Google agrees");
  assert.equal(await bench.read("#readers-count"), words("readers-differ", { count: differing.length, all: expected.length }));
  for (const [width, theme] of [[1440, "light"], [360, "dark"]]) {
    await bench.look({ width, theme, height: 1600 });
    await bench.page.screenshot(`readers-${width}-${theme}`);
    assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), `no sideways scrolling at ${width}`);
  }
  await bench.look();
});

test("where all agree there is one row", async () => {
  await bench.paste("User-agent: *\nDisallow: /private/\n");
  await ask("acornbot", "/private/x");
  const shown = await rows();
  assert.equal(shown.length, 1);
  assert.equal(shown[0].line, 2);
  assert.equal(await bench.read("#readers-count"), words("readers-differ", { count: 0, all: engine.dialects().length }));
});

test("the line leads into the file, and another language says it again", async () => {
  await bench.paste("User-agent: *\nDisallow: /a\nAllow: /a/b\n");
  await ask("acornbot", "/a/b");
  await bench.click('#readers [data-reader="python-legacy"] .said a');
  assert.equal(await bench.selected(), "Disallow: /a");
  for (const language of ["fr", "pl", "en"]) {
    await bench.speak(language);
    await bench.until(async () => (await rows()).length > 1, "they are shown");
    await bench.page.screenshot(`readers-${language}`);
  }
});

test("a reader that cannot be reasoned about is chosen: the others are still told", async () => {
  await bench.dialect("python");
  await ask("acornbot", "/a/b");
  assert.ok((await rows()).length > 1);
  await bench.dialect("rfc9309");
});

test("stated preferences are told beside the rules, by category with their line", async () => {
  await bench.paste("User-agent: *\nContent-Signal: search=yes, ai-train=no\nContent-Usage: train-ai=n\nDisallow: /private/\nLicense: https://example.com/license.xml\n");
  await ask("acornbot", "/page");
  const told = () => bench.run(() => Object.fromEntries([...document.querySelectorAll("#preferences tr")].map((row) => [row.dataset.term, [row.dataset.value, Number(row.querySelector("a")?.hash.replace("#line-", "") ?? 0)]])));
  await bench.until(async () => Object.keys(await told()).length > 0, "they are told");
  assert.deepEqual(await told(), {
    "content-usage train-ai": ["disallow", 3], "content-usage search": ["unknown", 0],
    "content-signal search": ["yes", 2], "content-signal ai-input": ["unknown", 0], "content-signal ai-train": ["no", 2], "content-signal use": ["unknown", 0],
  });
  assert.ok((await bench.read("#preferences")).includes("https://example.com/license.xml"));
  await bench.page.screenshot("preferences-en");
  await bench.speak("pl");
  await bench.until(async () => (await bench.read("#preferences h3")) === "Wyrażone preferencje", "in Polish, too");
  await bench.page.screenshot("preferences-pl");
  await bench.speak("en");
  await bench.paste("User-agent: *\nDisallow: /private/\n");
  await ask("acornbot", "/page");
  assert.equal(await bench.read("#preferences"), "", "a file that states nothing has no such section");
});

test("the full trace has every reader, those that differ first, and says how the chosen one ranks", async () => {
  await bench.paste("User-agent: *\nDisallow: /a\nAllow: /a/b\n");
  const expected = await ask("acornbot", "/a/b");
  await bench.run(() => { location.hash = "trace"; });
  await bench.until(() => bench.run(() => document.querySelector("#trace [data-reader]") !== null), "the table is there");
  const rows = await bench.run(() => [...document.querySelectorAll("#trace tr[data-reader]")].map((row) => [row.dataset.reader, "differs" in row.dataset]));
  assert.deepEqual(rows, [...expected].sort((one, other) => Number(other.differs) - Number(one.differs)).map(({ dialect, differs }) => [dialect, differs]));
  const text = () => bench.read("#trace");
  for (const [reader, precedence] of [["rfc9309", "longest-pattern"], ["python", "longest-match"], ["python-legacy", "first-in-the-file"]]) {
    await bench.dialect(reader);
    await bench.until(async () => (await text()).includes(words(`trace-rule-how-${precedence}`)), `${reader} is said to rank so`);
  }
  assert.equal((await bench.ruler("#trace"))[0].said, words("outcome-decides-first"));
  await bench.page.screenshot("readers-trace");
  await bench.dialect("rfc9309");
  await bench.run(() => { location.hash = ""; });
});
