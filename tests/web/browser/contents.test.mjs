// What is in a file: findings, groups, sitemaps, other and ignored lines; each leads to its line.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";

const FILE = `Disallow: /too-early
User-agent: *
Crawl-delay: 3
Disallow: /a
Disallow: b/

User-agent: Acornbot
User-agent: Mossbot
Disallow:
Allow: /c

Sitemap: https://site.example/one.xml
Sitemap: two.xml
Host: site.example
Colour: green
Just a thought
: nothing before it
`;

const bench = await openBench();
await bench.paste(FILE);

test("the groups, with their crawlers, lines and rules", async () => {
  assert.deepEqual(await bench.tab("groups"), [
    ["*", "2–5", "2 Disallow"],
    ["Acornbot, Mossbot", "7–10", "1 Disallow, 1 other"].map((cell) => cell.replace("1 Disallow, 1 other", "0 Disallow, 2 other")),
  ]);
  await bench.click("#panel-groups details summary");
  const rules = await bench.until(() => bench.read("#panel-groups .rules"), "the rules are listed");
  const test = words("judge-test");
  assert.equal(rules, `4 Disallow: /a ${test} 5 Disallow: b/ ${test}`);
  await bench.click("#panel-groups .rules a");
  assert.equal(await bench.selected(), "Disallow: /a");
});

test("the sitemaps, with their lines", async () => {
  assert.deepEqual(await bench.tab("sitemaps"), [["https://site.example/one.xml", "12"], ["two.xml", "13"]]);
  await bench.click("#panel-sitemaps tr:nth-child(2) a");
  assert.equal(await bench.selected(), "Sitemap: two.xml");
});

test("other lines, and lines that are not read, each with what becomes of it", async () => {
  assert.deepEqual(await bench.tab("others"), [
    ["3", "Crawl-delay: 3", words("others-in-group")],
    ["14", "Host: site.example", words("others-known")],
    ["15", "Colour: green", words("others-unknown")],
    ["1", "Disallow: /too-early", words("ignored-rule-outside-group")],
    ["16", "Just a thought", words("ignored-no-separator")],
    ["17", ": nothing before it", words("ignored-no-field")],
  ]);
  await bench.click("#panel-others table:last-of-type a");
  assert.equal(await bench.selected(), "Disallow: /too-early");
});

test("the tabs count what is behind them", async () => {
  const counts = await bench.run(() => [...document.querySelectorAll('[role="tab"] .count')].map((count) => Number(count.textContent)));
  assert.deepEqual([counts[0], ...counts.slice(1)], [(await bench.findings()).length, 2, 2, 6]);
});

test("the findings, worst first, then by line", async () => {
  const findings = await bench.findings();
  const rank = { error: 0, warning: 1, note: 2 };
  const order = (a, b) => rank[a.severity] - rank[b.severity] || a.line - b.line;
  assert.deepEqual(findings, findings.toSorted(order));
  const said = new Set(findings.map(({ line, text }) => `${line}: ${text}`));
  for (const [line, key, args] of [
    [1, "check-rule-before-user-agent-message", { directive: "Disallow" }],
    [5, "check-path-without-slash-message"],
    [13, "check-sitemap-relative-message"],
    [15, "check-unknown-directive-message", { field: "Colour" }],
    [16, "check-not-a-directive-message", { text: "Just a thought" }],
  ]) {
    assert.ok(said.has(`${line}: ${words(key, args)}`), `${key} among ${[...said].join("\n")}`);
  }
});

test("a finding leads to its line, and tells why and what to do", async () => {
  await bench.click('#panel-findings .what[href="#line-5"]');
  assert.match("Disallow: b/", new RegExp(`${await bench.selected()}$`));
  assert.notEqual(await bench.selected(), "");
  const more = await bench.read("#panel-findings .finding-more");
  assert.ok(more.includes(words("check-path-without-slash-do", { pattern: "b/" })), more);
  await bench.until(async () => await bench.run(() => document.querySelector('.finding[aria-current="true"] .what')?.hash) === "#line-5", "the cursor's line is marked");
});

test("in a long file the line is scrolled to", async () => {
  await bench.paste(`User-agent: *\n${"Disallow: /x\n".repeat(400)}Disallow: y\n`);
  await bench.click('#panel-findings .what[href="#line-402"]');
  const seen = await bench.run(() => {
    const text = document.getElementById("text");
    const line = parseFloat(getComputedStyle(text).lineHeight);
    return [text.scrollTop <= 401 * line, text.scrollTop + text.clientHeight >= 401 * line];
  });
  assert.deepEqual(seen, [true, true]);
});

test("a file without findings says what was looked at", async () => {
  await bench.paste("User-agent: *\nAllow: /\n");
  const checks = await bench.read("#panel-findings");
  assert.match(checks, /^No findings\. \d+ checks ran on 2 lines\.$/);
});

test("the status line tells what the file is", async () => {
  assert.equal(await bench.read("#status"), `2 lines 23 bytes of 500 KiB UTF-8 LF 1 group ${words("status-promise")}`);
});

test("the tabs are chosen with the arrow keys", async () => {
  await bench.click("#tab-findings");
  const seen = [];
  for (const key of [Key.ARROW_RIGHT, Key.END, Key.ARROW_RIGHT, Key.ARROW_LEFT, Key.HOME]) {
    await bench.press(key);
    seen.push([await bench.focus(), await bench.run(() => document.querySelector('[role="tabpanel"]:not([hidden])').id)]);
  }
  const both = (name) => [`tab-${name}`, `panel-${name}`];
  assert.deepEqual(seen, ["groups", "others", "findings", "others", "findings"].map(both));
});
