// What a file says may be done with content, as the package tells it: every
// vector, and the shapes that the vectors do not look at.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { bytes, load } from "./engine.mjs";

const engine = await load();
const vectors = JSON.parse(await readFile(new URL("../../data/preference-vectors.json", import.meta.url), "utf8"));

/** `null` for unknown, as the vectors have it. */
const values = (answers) => Object.fromEntries(Object.entries(answers).map(([name, { value }]) => [name, value === "unknown" ? null : value]));
const lines = (answers) => Object.fromEntries(Object.entries(answers).map(([name, { line }]) => [name, line]));

test("every vector holds in WebAssembly", () => {
  assert.ok(vectors.length >= 58, `${vectors.length} vectors`);
  for (const { id, robots, ua, url, expect } of vectors) {
    const { crawl, usage, signal, license } = engine.preferences(bytes(robots), ua, url);
    const told = {
      crawl: crawl.decision,
      content_usage: values(usage),
      content_usage_line: lines(usage),
      content_signal: values(signal),
      content_signal_line: lines(signal),
      license: license.map(({ line, url, usable }) => ({ line, url, usable })),
    };
    assert.deepEqual(told, expect, id);
  }
});

test("an answer tells its reasons, its lines and what was passed over", () => {
  const file = bytes(
    "Content-Signal: ai-train=no\nUser-agent: *\nAllow: /\nContent-Usage: search=y\n\n" +
    "User-agent: Acornbot/2.0\nDisallow: /attic/\nContent-Usage: train-ai=n\nContent-Usage: /kü train-ai=y, \n" +
    "Content-Signal: use=full, ai-input=maybe\nLicense: https://site.test/rsl.xml\n",
  );
  const told = engine.preferences(file, "acornbot", "https://site.test/kü/a");
  assert.deepEqual(told.crawl, { decision: "allow", line: null });
  assert.deepEqual(told.group, { agents: ["Acornbot/2.0"], lines: [6], star: false, rules: 1, ranges: [[6, 10]] });
  assert.deepEqual(told.usage, {
    "search": { value: "unknown", line: null, reason: "statement-broken" },
    "train-ai": { value: "unknown", line: null, reason: "statement-broken" },
  });
  assert.deepEqual(told.signal, {
    "ai-input": { value: "unknown", line: null, reason: "value-not-understood" },
    "ai-train": { value: "unknown", line: null, reason: "not-stated" },
    "search": { value: "unknown", line: null, reason: "not-stated" },
    "use": { value: "full", line: 10, reason: "stated" },
  });
  assert.deepEqual(told.license, [{ line: 11, url: "https://site.test/rsl.xml", usable: true, group: 1 }]);
  assert.deepEqual(told.others, [
    { field: "content-usage", line: 8, value: "train-ai=n", path: null, matched: true, octets: 0, outcome: "shorter", failure: null },
    {
      field: "content-usage", line: 9, value: "/kü train-ai=y,", path: "/kü", matched: true, octets: 8, outcome: "broken",
      failure: { why: "trailing-comma", place: { line: 9, column: 29, endLine: 9, endColumn: 30 } },
    },
    {
      field: "content-signal", line: 10, value: "use=full, ai-input=maybe", path: null, matched: true, octets: 0, outcome: "decides",
      failure: null,
    },
  ]);
  assert.deepEqual(told.hints, [
    { hint: "star-passed-over", args: { line: 4, count: 1 } },
    { hint: "outside-group", args: { line: 1, count: 1 } },
    { hint: "shorter-states", args: { field: "content-usage", term: "train-ai", line: 8 } },
  ]);
  const blocked = engine.preferences(file, "acornbot", "/attic/");
  assert.deepEqual(blocked.crawl, { decision: "disallow", line: 7 });
  assert.equal(blocked.usage["train-ai"].reason, "url-disallowed");
  assert.equal(blocked.signal.use.value, "full");
});

test("no bytes and no text throw", () => {
  for (const octets of [[], [0], [0xef, 0xbb], [0xff, 0xfe], [0x3a]]) {
    const told = engine.preferences(new Uint8Array(octets), "\u0000", "\uD800");
    assert.equal(told.group, null);
    assert.ok(Object.values(told.usage).every(({ reason }) => reason === "no-group"));
  }
});
