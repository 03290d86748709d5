// The self-test: the engine of this page is run against every case, and every case can be looked at.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../node/engine.mjs";
import { openBench, words } from "./bench.mjs";

const engine = await load();
const report = engine.selfTest();
const bench = await openBench({ path: "#selftest" });

test("it says how many cases there are before it runs", async () => {
  assert.equal(await bench.read("#selftest .result-line"), words("selftest-before", { cases: engine.version().vectors }));
});

test("all cases pass, and the sentence is told", async () => {
  await bench.click("#selftest-run");
  const word = await bench.until(() => bench.read("#selftest .result-word"), "it has run");
  assert.equal(word, words("selftest-passed", { passed: report.total, total: report.total }));
  assert.ok(report.total >= engine.version().vectors && report.total >= 300);
  assert.equal(await bench.live(), words("selftest-announce", { passed: report.total, total: report.total }));
  await bench.page.screenshot("selftest");
});

test("there is a square for every case", async () => {
  const squares = await bench.run(() => [document.querySelectorAll("#selftest .cells i").length, document.querySelectorAll("#selftest .cells .bad").length]);
  assert.deepEqual(squares, [report.total, 0]);
});

test("every case is listed with its title, its source and its answer", async () => {
  const topics = await bench.run(() => [...document.querySelectorAll("#selftest [data-topic]")].map((topic) => topic.dataset.topic));
  const listed = [];
  for (const topic of topics) {
    await bench.click(`#selftest [data-topic="${topic}"]`);
    // A short topic has nothing more to show.
    await bench.run(() => document.querySelector("#selftest .sect-head button")?.click());
    listed.push(...await bench.run(() => [...document.querySelectorAll("#selftest [data-case]")].map((row) => ({
      id: row.dataset.case,
      pass: row.dataset.pass,
      title: row.querySelector("th > span").textContent,
      source: row.querySelector(".source > span").textContent,
      isAnswered: row.querySelector(".expected").textContent.trim() !== "",
    }))));
  }
  const titleOf = ({ kind, title }) => (kind === "check" ? words(`check-${title}-title`) : title);
  const expected = report.cases.map((one) => ({ id: one.id, pass: "true", title: titleOf(one), source: one.source, isAnswered: true }));
  const byId = (a, b) => (a.id < b.id ? -1 : 1);
  assert.deepEqual(listed.sort(byId), expected.sort(byId));
});

test("it can be run again", async () => {
  await bench.click("#selftest-run");
  await bench.until(async () => await bench.read("#selftest-run") === words("selftest-again"), "it has run again");
  assert.equal(await bench.read("#selftest .result-word"), words("selftest-passed", { passed: report.total, total: report.total }));
});
