// Readers of other kinds: those whose rules cannot be reasoned about say so everywhere, those that take the first
// rule say that, and one that takes a large file for empty is told apart from one that reads its beginning.
// What is expected was worked out by hand from the files and what each reader's makers write.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";

const FILE = `User-agent: *
Disallow: /shop
Allow: /shop/open
`;

const NOT_TOLD = words("reader-not-supported");

const bench = await openBench();
const told = (sentence) => bench.until(async () => await bench.live() === sentence, `it is told: ${sentence}`);
const view = async (name) => {
  await bench.click(`.views a[data-view="${name}"]`);
  await bench.settled();
};

test("every reader answers", async () => {
  await bench.paste(FILE);
  await bench.ask("Acorn", "/shop/open/today");
  const answers = {};
  for (const reader of await bench.run(() => [...document.querySelectorAll("#dialect option")].map(({ value }) => value))) {
    await bench.dialect(reader);
    const { is, line } = await bench.verdict();
    answers[reader] = `${is} ${line}`;
  }
  const longest = "open 3";
  assert.deepEqual(answers, {
    "rfc9309": longest, "substring": longest, "google": longest, "google-library": longest, "bing": longest, "yandex": longest,
    // The convention of 1994 has no Allow lines, and the older Python stops at the first match.
    "rep1994": "closed 2", "python-legacy": "closed 2", "python": longest, "protego": longest,
  });
});

test("where the first rule that matches decides, the others stand further down", async () => {
  await bench.dialect("python-legacy");
  assert.equal((await bench.verdict()).reason, words("reason-first-match", { line: "Line 2", rule: "Disallow: /shop" }));
  assert.deepEqual((await bench.ruler()).map(({ line, said }) => [line, said]), [
    [2, words("outcome-decides-short", { octets: 5 })],
    [3, words("outcome-later-short")],
  ]);
  await bench.run(() => { location.hash = "trace"; });
  await bench.until(() => bench.run(() => document.getElementById("trace").checkVisibility()), "the trace is shown");
  assert.equal((await bench.ruler("#trace"))[1].said, words("outcome-later", { at: "line 2" }));
  await bench.run(() => { location.hash = ""; });
});

test("rules are not judged, and it is said where it was asked", async () => {
  await bench.dialect("python");
  await bench.tab("groups");
  await bench.click("#judge");
  await bench.until(async () => await bench.read("#judge") === null, "it is answered");
  assert.equal(await bench.read("#panel-groups .judge-bar"), NOT_TOLD);
  await told(NOT_TOLD);
  await bench.click("#panel-groups details summary");
  await bench.until(async () => await bench.read('#panel-groups [data-rule="2"]') !== null, "the rules are listed");
  await bench.click('#panel-groups [data-rule="2"]');
  await bench.until(async () => (await bench.read("#toast")).startsWith(NOT_TOLD), "it is said at a rule, too");
  assert.equal(await bench.read("#panel-groups .life"), null);
  // Another reader starts anew.
  await bench.dialect("rfc9309");
  await bench.click("#judge");
  await bench.until(() => bench.read("#panel-groups .life"), "judged");
  await bench.dialect("python");
});

test("a part of the site is not told", async () => {
  await (await bench.find("#part-pattern")).sendKeys("/shop", Key.ENTER);
  await bench.until(() => bench.read("#panel-groups .part-answer"), "it is answered");
  const sentence = words("part-not-supported", { pattern: "/shop" });
  assert.equal(await bench.read("#panel-groups .part-answer"), sentence);
  await told(sentence);
});

test("nothing is proposed to turn the answer round", async () => {
  await bench.click("#flip-open");
  await bench.settled();
  assert.equal(await bench.read("#flip .flip-panel > div:last-child"), NOT_TOLD);
  assert.equal(await bench.read("#flip li"), null);
  await bench.click("#flip-open");
});

test("two versions are compared line by line and in their records, and no figure is made up", async () => {
  await view("compare");
  await bench.openBefore("before.txt", "User-agent: *\nDisallow: /shop\nSitemap: https://example.com/map.xml\n");
  await bench.until(async () => (await bench.read("#compare section"))?.includes(NOT_TOLD), "it is said");
  assert.equal(await bench.read("#compare .proven"), null);
  assert.deepEqual(await bench.run(() => [...document.querySelectorAll("#compare .figures .big")].map((big) => big.textContent.trim())), ["1"]);
  assert.match(await bench.read("#compare .beside"), /map\.xml/);
  await told(NOT_TOLD);
  await bench.page.screenshot("compare-not-told");
});

test("to each crawler the home page is told, and that the site is not", async () => {
  await view("crawlers");
  await bench.until(async () => await bench.read("#crawlers [data-crawler]") !== null, "they are listed");
  await bench.settled();
  assert.equal(await bench.read("#crawlers-unsupported"), NOT_TOLD);
  assert.ok((await bench.read('#crawlers [data-crawler="GPTBot"] .home')).includes(words("verdict-allowed")));
  assert.ok((await bench.read('#crawlers [data-crawler="GPTBot"] .whole')).includes(words("site-not-settled")));
  await bench.page.screenshot("crawlers-not-told");
  await view("inspect");
  await bench.dialect("rfc9309");
  await view("crawlers");
  await bench.until(async () => await bench.read("#crawlers-unsupported") === null, "the standard is reasoned about");
  await view("inspect");
});

test("a fix that may change answers says that it is not known which", async () => {
  await bench.dialect("python");
  await bench.paste("User-agent: *\nDisalow: /shop\n");
  await bench.findings();
  await bench.click('#panel-findings .fix:not([data-safety="safe"])');
  await bench.until(async () => (await bench.read("#panel-findings .fix-panel"))?.includes(NOT_TOLD), "it is said");
  await bench.changing(() => bench.click("#fix-confirm"));
  await bench.until(async () => (await bench.read("#toast")).startsWith(words("fix-made")), "it is made");
  assert.match(await bench.text(), /^Disallow: \/shop$/m);
});

test("a file over 500 KiB is empty for Yandex and cut for Google", async () => {
  // 26 octets in two lines, then 17 a line: octet 512,000 falls into line 30,119.
  await bench.paste(`User-agent: *\nDisallow: /\n${"# sixteen signs.\n".repeat(31_000)}`);
  await bench.ask("Acorn", "/shop");
  const advice = () => bench.read("#advice");
  for (const [reader, is] of [["google", "closed"], ["yandex", "open"]]) {
    await bench.dialect(reader);
    assert.equal((await bench.verdict()).is, is);
    assert.ok((await advice()).includes(words("hint-beyond-limit", { reader, at: "line 30,119" })), await advice());
    assert.equal(await bench.read('[data-notice="beyond-limit"] p'), words("notice-beyond-limit", { reader, kib: 515, at: "line 30,119" }));
    const rows = await bench.tab("others");
    assert.equal(rows.at(-1).at(-1), words("ignored-beyond-limit", { reader }));
  }
});
