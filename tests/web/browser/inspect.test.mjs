// The way through the page: a file is pasted, a crawler and a URL are typed, the answer is read.
// What is expected was worked out by hand from the fixture and RFC 9309.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { openBench, words } from "./bench.mjs";

const SHOP = await readFile(new URL("fixtures/shop.txt", import.meta.url), "utf8");
const GOOGLEBOT = "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0.7390.122 Safari/537.36";

const bench = await openBench();

test("the sample stands there answered", async () => {
  const { is, line } = await bench.verdict();
  assert.deepEqual({ is, line }, { is: "open", line: 12 });
  assert.equal(await bench.read("#strip strong"), words("strip-sample"));
});

test("a file pasted, a header and a URL typed: the verdict and its line", async () => {
  await bench.paste(SHOP);
  assert.equal(await bench.text(), SHOP);
  await bench.typeKeys("#agent", GOOGLEBOT);
  await bench.typeKeys("#url", "https://www.kiesel.example/media/tmp/banner-winter.jpg");
  const verdict = await bench.verdict();
  assert.deepEqual({ is: verdict.is, word: verdict.word, line: verdict.line }, { is: "open", word: words("verdict-allowed"), line: 35 });
  assert.match(verdict.reason, /^Line 35 decides: Allow: \/media\/tmp\/banner\. At 17 octets /);
  assert.equal(await bench.read("#strip"), "", "the sample's strip is gone");
  await bench.page.screenshot("inspect");
});

test("the name is read out of the header", async () => {
  assert.match(await bench.read("#agent-hint"), /^Reads as Googlebot/);
});

test("the ruler shows what matched and what decided", async () => {
  assert.deepEqual((await bench.ruler()).slice(0, 2), [
    { line: 35, kind: "Allow", said: words("outcome-decides-short", { octets: 17 }), decides: "open" },
    { line: 34, kind: "Disallow", said: words("outcome-shorter-short", { octets: 11 }), decides: null },
  ]);
  assert.equal(await bench.read("#why .ruler th.at"), "/media/tmp/banner-winter.jpg");
  assert.match(await bench.read("#why .steps"), /Lines 22–35 name Googlebot/);
});

test("the editor marks the line that decides", async () => {
  await bench.click("#verdict .reason a");
  assert.equal(await bench.selected(), "Allow: /media/tmp/banner");
  assert.match(await bench.read(".ed-front"), /decides · 17 octets/);
});

test("the answer follows the typing, with nothing pressed", async () => {
  const seen = [];
  for (const url of ["/customer", "/customer/", "/schuhe/berg/gr%C3%B6%C3%9Fen?farbe=rot", "/catalogsearch/advanced?order=old", "/?order=new"]) {
    await bench.typeKeys("#url", url);
    const { is, line } = await bench.verdict();
    seen.push([url, is, line]);
  }
  assert.deepEqual(seen, [
    ["/customer", "open", null],
    ["/customer/", "closed", 26],
    ["/schuhe/berg/gr%C3%B6%C3%9Fen?farbe=rot", "closed", 31],
    ["/catalogsearch/advanced?order=old", "open", 32],
    ["/?order=new", "open", 33],
  ]);
});

test("another crawler gets another answer", async () => {
  const seen = [];
  for (const agent of ["GPTBot", "mossbot", "Googlebot-Image"]) {
    await bench.typeAgent(agent);
    const { is, line } = await bench.verdict();
    seen.push([agent, is, line]);
  }
  assert.deepEqual(seen, [["GPTBot", "closed", 51], ["mossbot", "closed", 12], ["Googlebot-Image", "open", null]]);
});

test("the answer is about a file's own host", async () => {
  await bench.typeOrigin("https://www.kiesel.example");
  const other = await bench.ask("GPTBot", "https://blog.kiesel.example/");
  assert.deepEqual({ is: other.is, word: other.word }, { is: "none", word: words("verdict-not-governed") });
  assert.match(other.reason, /blog\.kiesel\.example.*By this file alone: Disallowed/);
});

test("the full trace tells every step", async () => {
  await bench.ask(GOOGLEBOT, "https://www.kiesel.example/schuhe/b/../%67/größen#m");
  await bench.click('a[href="#trace"]');
  assert.equal(await bench.read("#trace-h"), words("trace-title-disallowed"));
  assert.match(await bench.read("#trace"), /The text names one crawler, Googlebot/);
  const groups = await bench.rows("#trace .walk > li:nth-child(2)");
  assert.deepEqual(groups[0], ["Googlebot, Bingbot", "22–35", words("trace-yes"), words("trace-because-named")]);
  assert.equal(groups.length, 8);
  const steps = await bench.run(() => [...document.querySelectorAll("#trace .norm tr")].map((row) => row.cells[0].textContent));
  assert.equal(steps[0], words("trace-typed"));
  assert.equal(steps.at(-1), words("trace-result"));
  for (const step of ["step-origin-set-aside", "step-fragment-dropped", "step-dot-segments-resolved", "step-percent-encoded"]) {
    assert.ok(steps.includes(words(step)), step);
  }
  assert.equal(await bench.run(() => document.querySelector("#trace .norm tr:last-child code").textContent), "/schuhe/g/gr%C3%B6%C3%9Fen");
  const [first, ...rest] = await bench.ruler("#trace");
  assert.deepEqual({ line: first.line, decides: first.decides }, { line: 31, decides: "closed" });
  assert.equal(rest.length, 11, "every rule of the group is told about");
  assert.deepEqual(rest.filter((row) => row.said === ""), []);
  await bench.page.screenshot("trace");
});

test("the question can be changed within the trace", async () => {
  await bench.typeUrl("/cart");
  const [first] = await bench.ruler("#trace");
  assert.deepEqual({ line: first.line, decides: first.decides }, { line: 24, decides: "closed" });
  await bench.click(".crumb a");
  assert.equal((await bench.verdict()).line, 24);
});

test("the dialect is chosen, and the answer follows", async () => {
  await bench.paste("User-agent: *\nDisalow: /account/\nDisallow: /x\n\nUser-agent: Acorn\nDisallow: /nuts/\n");
  const seen = [];
  for (const [dialect, agent, url] of [
    ["rfc9309", "Googlebot", "/account/1"], ["google", "Googlebot", "/account/1"], ["google-library", "Googlebot", "/account/1"],
    ["rfc9309", "AcornBot", "/nuts/1"], ["substring", "AcornBot", "/nuts/1"],
  ]) {
    await bench.dialect(dialect);
    const { is, line } = await bench.ask(agent, url);
    seen.push([dialect, is, line]);
  }
  assert.deepEqual(seen, [
    ["rfc9309", "open", null], ["google", "closed", 2], ["google-library", "closed", 2],
    ["rfc9309", "open", null], ["substring", "closed", 6],
  ]);
});

test("the answer can be copied", async () => {
  await bench.dialect("rfc9309");
  await bench.ask("Acorn", "/nuts/1");
  await bench.click("#copy");
  await bench.until(async () => (await bench.read("#toast"))?.startsWith(words("toast-copied")), "it says that it copied");
  const copied = await bench.driver.executeAsyncScript((done) => navigator.clipboard.readText().then(done, (error) => done(String(error))));
  assert.match(copied, /^Acorn · \/nuts\/1\nDisallowed\. Line 6 decides: Disallow: \/nuts\//);
});
