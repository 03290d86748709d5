// The conformance vectors in the shipped package: the run that a reader starts
// in the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, load } from "./engine.mjs";
import { skip } from "../skip.mjs";

test("every vector holds in WebAssembly", async () => {
  const engine = await load();
  const report = engine.selfTest();
  const failed = report.cases.filter(({ pass }) => !pass);
  assert.deepEqual(failed.map(({ id, expected, actual }) => ({ id, expected, actual })), []);
  assert.equal(report.total, report.cases.length);
  assert.equal(report.passed, report.total);
  assert.equal(report.failed, 0);
  assert.equal(engine.version().vectors, report.total);
  for (const { title, section, source, topic } of report.cases) assert.ok(title && section && source && topic);
});

test("a build with a wrong vector fails its self-test", async (t) => {
  const path = process.env.ROBOTSCOPE_WRONG_PACKAGE;
  if (!path) return skip(t, "no package with a wrong vector was built");
  const report = (await load(folder(path))).selfTest();
  assert.equal(report.failed, 1);
  const [wrong] = report.cases.filter(({ pass }) => !pass);
  assert.equal(wrong.id, "wrong-on-purpose");
  assert.deepEqual([wrong.expected, wrong.actual], ["allow -", "disallow 2"]);
});
