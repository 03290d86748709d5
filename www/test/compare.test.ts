// The figures of a comparison, and what an analysis says about a line and a group.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import type { FlipRule, ListedAnalysis } from "../src/engine/protocol.ts";
import { listedOnly } from "../src/engine/analysis.ts";
import { summarise } from "../src/engine/contents.ts";
import { figuresOf } from "../src/views/compare/figures.ts";
import { isOneUrl } from "../src/views/flip/index.ts";
import { closedFacts, counts, groupsOf, judged } from "../src/views/judge/facts.ts";
import { lifeSentence } from "../src/views/judge/index.ts";

const engine = await import(`${process.cwd()}/pkg/robotscope.js`) as typeof import("../pkg/robotscope.js");
engine.initSync({ module: readFileSync("pkg/robotscope_bg.wasm") });
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test("figures count areas by crawlers of one fate, and crawlers by name", () => {
  const before = bytes("User-agent: a\nUser-agent: b\nDisallow: /x\nSitemap: https://a.example/s\n");
  const after = bytes("User-agent: a\nUser-agent: b\nDisallow: /y\nDisallow: /z\n");
  assert.deepEqual(figuresOf(engine.diff(before, after, [], "rfc9309")), { closed: 2, opened: 1, crawlers: 2, others: false, records: 1, open: 0 });
  assert.deepEqual(figuresOf(engine.diff(before, before, [], "rfc9309")), { closed: 0, opened: 0, crawlers: 0, others: false, records: 0, open: 0 });
  const star = figuresOf(engine.diff(bytes("User-agent: *\nDisallow: /x\n"), bytes(""), [], "rfc9309"));
  assert.deepEqual([star.opened, star.crawlers, star.others], [1, 0, true]);
});

const FILE = "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/c\nDisallow: /a\nDisallow:\nAllow: /a$\nDisallow: /robots.txt$\n\nUser-agent: shut\nDisallow: /\n";
const listed = (text: string): ListedAnalysis => listedOnly(engine.analyse(bytes(text), "rfc9309"), summarise(engine.parse(bytes(text), "rfc9309")));
const analysis = listed(FILE);
const life = (line: number): string => lifeSentence(judged(analysis, line)!).key;

test("each rule has a sentence", () => {
  assert.deepEqual([2, 3, 4, 6, 11].map(life), ["life-decides-for-nothing", "life-decides", "life-decides-for-nothing", "life-empty", "life-decides"], "line 5 repeats line 2");
  assert.equal(life(8), "life-robots-txt");
  assert.equal(judged(analysis, 1), null);
});

test("a rule that several sets of crawlers share is as alive as where it is most alive", () => {
  const shared = listed("User-agent: a\nUser-agent: b\nDisallow: /x/\n\nUser-agent: b\nDisallow: /x\n");
  assert.equal(groupsOf(shared, [3]).length, 2);
  assert.deepEqual(judged(shared, 3)!.group.agents, ["a"]);
  // Line 3 can go for b alone; a follows it, too.
  assert.deepEqual(shared.groups.map(({ agents, removable, sharesRemovable }) => [agents, removable, sharesRemovable]), [[["a"], [], false], [["b"], [3], true]]);
});

test("what never decides is counted, what is empty is not", () => {
  assert.equal(counts(analysis).open, 0);
  const dead = [2, 3, 4, 5, 6, 7, 8, 11].filter((line) => !["life-decides", "life-decides-for-nothing", "life-empty"].includes(life(line)));
  assert.equal(counts(analysis).dead, dead.length);
});

test("of closed parts only the widest is told", () => {
  const facts = (text: string): string[] => closedFacts(listed(`User-agent: *\n${text}`).groups[0]!).map(({ fact }) => fact);
  assert.deepEqual(facts("Disallow: /\n"), ["whole-site"]);
  assert.deepEqual(facts("Disallow: /\nAllow: /$\n"), ["all-but-home"]);
  assert.deepEqual(facts("Disallow: /*?\nDisallow: /.well-known/\n"), ["queries", "well-known"]);
  assert.deepEqual(facts("Disallow: /x\n"), []);
});

test("an analysis is cut to the rules that are listed", () => {
  const cut = listed(`User-agent: a\n${Array.from({ length: 300 }, (_, i) => `Disallow: /${i}x\n`).join("")}`);
  assert.equal(cut.groups[0]!.rules.length, 100);
  assert.equal(cut.groups[0]!.rules[0]!.witness, "/0x");
});

test("a proposal that changes one URL is known", () => {
  const rules = (url: string): FlipRule[] => engine.flip(bytes("User-agent: *\nDisallow: /a\n"), "x", url, "rfc9309").proposals;
  assert.deepEqual(rules("/a/1").map(isOneUrl), [true, false]);
  assert.equal(rules("/robots.txt").length, 0);
});
