// What the package promises its callers: names, shapes, errors.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { bytes, load, pkg } from "./engine.mjs";

const engine = await load();
const FILE = bytes("\uFEFF# ö\r\nUser-agent: Acornbot/2.0\r\nCrawl-delay: 2.5\r\nDisallow: /kü*$\r\nDisalow: /x\r\n\r\nSitemap: https://site.test/s.xml\r\nHost: site.test\r\nhello\r\n");

test("the package holds what the page imports", async () => {
  const files = await readdir(pkg);
  for (const name of ["robotscope.js", "robotscope.d.ts", "robotscope_bg.wasm", "package.json"]) {
    assert.ok(files.includes(name), `${name} is missing`);
  }
});

test("its types hold null for nothing, and no undefined", async () => {
  const types = await readFile(new URL("robotscope.d.ts", pkg), "utf8");
  assert.match(types, /rule: RuleView \| null/);
  assert.match(types, /export interface Decisions/);
});

test("it says which build it is", () => {
  const said = engine.version();
  assert.match(said.version, /^\d+\.\d+\.\d+/);
  assert.equal(typeof said.commit, "string");
  assert.equal(said.checks, engine.checks().length);
  assert.ok(said.vectors >= 300);
  assert.equal(said.schema, 1);
});

test("parse tells what is in a file", () => {
  const view = engine.parse(FILE, "rfc9309");
  assert.deepEqual(view.groups, [
    {
      agents: [{ value: "Acornbot/2.0", token: "Acornbot", line: 2 }],
      rules: [{ kind: "disallow", pattern: "/kü*$", line: 4, octets: 10 }],
      other: [{ key: "Crawl-delay", value: "2.5", line: 3 }],
      firstLine: 2,
      lastLine: 4,
    },
  ]);
  assert.deepEqual(view.sitemaps, [{ url: "https://site.test/s.xml", line: 7 }]);
  assert.deepEqual(view.other, [
    { key: "Disalow", value: "/x", line: 5, known: false },
    { key: "Host", value: "site.test", line: 8, known: true },
  ]);
  assert.deepEqual(view.ignored, [{ line: 9, why: "no-separator", text: "hello" }]);
  assert.deepEqual(view.facts, {
    bytes: FILE.length,
    lines: 9,
    rules: 1,
    bom: "whole",
    encoding: "utf-8",
    nul: false,
    lineEndings: "crlf",
    beyondLimit: null,
  });
});

test("test tells the whole story of a verdict", () => {
  const [verdict] = engine.test(FILE, "acornbot", ["https://site.test/%c3%bc"], "rfc9309", "https://site.test");
  assert.equal(verdict.decision, "allow");
  assert.equal(verdict.reason, "no-rule-matched");
  assert.equal(verdict.rule, null);
  assert.equal(verdict.governed, true);
  assert.equal(verdict.path, "/%C3%BC");
  const [blocked] = engine.test(FILE, "acornbot", ["/kü"], "rfc9309");
  assert.equal(blocked.governed, null);
  assert.deepEqual(blocked.rule, { kind: "disallow", pattern: "/kü*$", line: 4, octets: 10 });
  assert.deepEqual(blocked.agent, { typed: "acornbot", candidates: ["acornbot"], generic: false, chosen: "acornbot" });
  assert.deepEqual(blocked.group, { agents: ["Acornbot/2.0"], lines: [2], star: false, rules: 1, ranges: [[2, 4]] });
  assert.deepEqual(blocked.crawlDelay, { seconds: 2.5, line: 3, honoured: true });
  assert.deepEqual(blocked.candidates, [
    {
      line: 4,
      kind: "disallow",
      pattern: "/kü*$",
      octets: 10,
      matched: true,
      outcome: "decides",
      pieces: [
        { kind: "literal", pattern: [0, 3], path: [0, 8] },
        { kind: "wildcard", pattern: [3, 4], path: [8, 8] },
        { kind: "end", pattern: [4, 5], path: [8, 8] },
      ],
      failsAt: null,
    },
  ]);
  assert.deepEqual(blocked.steps, [{ of: "url", what: "percent-encoded", before: "/kü", after: "/k%C3%BC" }]);
});

test("a rule that fails says where", () => {
  const [verdict] = engine.test(bytes("User-agent: *\nDisallow: /preview/*.pdf$\n"), "x", ["/preview/a.pdf?b"], "rfc9309");
  const [rule] = verdict.candidates;
  assert.equal(rule.outcome, "not-matched");
  assert.deepEqual(rule.failsAt, { pattern: 14, path: 14 });
});

test("hints carry the values their sentences need", () => {
  const file = bytes("User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nDisallow:\n");
  const [verdict] = engine.test(file, "Googlebot-Image", ["https://other.test/"], "google", "http://site.test:8080");
  assert.equal(verdict.governed, false);
  const hints = Object.fromEntries(verdict.hints.map(({ hint, args }) => [hint, args]));
  assert.deepEqual(hints["other-host"], { url: "other.test", origin: "site.test" });
  assert.deepEqual(hints["parent-group"], { value: "Googlebot", line: 1, decision: "disallow" });
});

test("decide answers many, agent by agent", () => {
  const file = bytes("User-agent: a\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n");
  const { decisions, lines } = engine.decide(file, ["a", "b"], ["/x", "/y", "/z"], "rfc9309");
  assert.ok(decisions instanceof Uint8Array && lines instanceof Uint32Array);
  assert.deepEqual([...decisions], [0, 1, 1, 1, 0, 1]);
  assert.deepEqual([...lines], [2, 0, 0, 0, 5, 0]);
});

test("findings are placed in lines and UTF-16 columns", () => {
  const report = engine.audit(FILE, "rfc9309");
  const [typo] = report.findings.filter((finding) => finding.check === "directive-typo-accepted");
  assert.deepEqual([typo.line, typo.column, typo.endLine, typo.endColumn], [5, 0, 5, 7]);
  assert.deepEqual(typo.args, { directive: "Disallow", field: "Disalow" });
  assert.equal(typo.severity, "warning");
  assert.equal(typo.fix.safety, "changes-verdicts");
  const { error, warning, info } = report.counts;
  assert.equal(error + warning + info, report.findings.length);
});

test("an edit of a fix, in octets, mends the file", () => {
  const report = engine.audit(FILE, "rfc9309");
  const { fix } = report.findings.find((finding) => finding.check === "directive-typo-accepted");
  const [{ start, end, text }] = fix.edits;
  const mended = Buffer.concat([FILE.subarray(0, start), bytes(text), FILE.subarray(end)]);
  assert.equal(engine.parse(mended, "rfc9309").groups[0].rules.length, 2);
});

test("tokens colour without a gap in order", () => {
  const tokens = engine.tokens(FILE);
  assert.ok(tokens instanceof Uint32Array);
  assert.equal(tokens.length % 4, 0);
  assert.deepEqual([...tokens.subarray(0, 4)], [1, 0, 3, 4]);
  assert.deepEqual([...tokens.subarray(4, 16)], [2, 0, 10, 1, 2, 10, 11, 2, 2, 12, 24, 3]);
});

test("a line of a megabyte full of wildcards is coloured and tested at once", () => {
  const file = bytes(`User-agent: *\nDisallow: /${"*a".repeat(500_000)}\n`);
  const started = performance.now();
  assert.ok(engine.tokens(file).length > 1_000_000);
  assert.equal(engine.test(file, "a", ["/b"], "rfc9309")[0].decision, "allow");
  assert.ok(engine.audit(file, "rfc9309").findings.some(({ check }) => check === "file-over-500kib"));
  assert.ok(performance.now() - started < 10_000);
});

test("only the caller's mistakes throw, and say what was expected", () => {
  for (const call of [
    () => engine.parse(FILE, "rfc"),
    () => engine.audit(FILE, "rfc"),
    () => engine.test(FILE, "a", ["/"], "rfc"),
    () => engine.decide(FILE, ["a"], ["/"], "rfc"),
  ]) {
    assert.throws(call, /unknown dialect "rfc".*rfc9309, substring, google, google-library/);
  }
});

test("no bytes throw", () => {
  const odd = [[], [0], [0xef], [0xef, 0xbb], [0xff, 0xfe, 0x55, 0], [0x3a], [0x23, 0x0d], [0xc3]];
  for (const octets of odd) {
    const file = new Uint8Array(octets);
    for (const { id } of engine.dialects()) {
      engine.parse(file, id);
      engine.audit(file, id);
      assert.equal(engine.test(file, "\u0000", ["\uD800", ""], id, "\u0000").length, 2);
    }
    engine.tokens(file);
  }
});

test("the same call gives the same answer, whatever was asked between", () => {
  const other = bytes("User-agent: *\nDisallow: /\n");
  const first = engine.test(FILE, "Acornbot", ["/kü"], "rfc9309");
  engine.test(other, "Acornbot", ["/kü"], "google");
  assert.deepEqual(engine.test(FILE, "Acornbot", ["/kü"], "rfc9309"), first);
});

test("dialects tell how we know and who documents each switch", () => {
  const dialects = engine.dialects();
  const reasoned = ["rfc9309", "substring", "google", "google-library", "bing", "yandex", "rep1994"];
  assert.deepEqual(dialects.map(({ id }) => id), [...reasoned, "python-legacy", "python", "protego"]);
  assert.deepEqual(dialects.filter(({ supported }) => supported).map(({ id }) => id), reasoned);
  for (const { sources, switches, howWeKnow } of dialects) {
    assert.ok(sources.length > 0 && switches.length >= 10);
    assert.ok(["ran-its-code", "documented", "transcribed"].includes(howWeKnow));
    for (const { name, value, source } of switches) assert.ok(name && value && source);
  }
});
