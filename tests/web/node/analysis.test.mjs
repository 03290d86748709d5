// The analysis over all URLs as the package gives it: shapes, and witnesses
// that the ordinary test confirms.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytes, load } from "./engine.mjs";

const engine = await load();
const HOST = "https://site.test";
const FILE = bytes(
  "User-agent: *\nDisallow: /attic/\nDisallow: /attic/box\nAllow: /attic/key\nDisallow: /attic/key*\n" +
  "Disallow:\nDisallow: cellar\nDisallow: /../roof\n\nUser-agent: elmbot\nUser-agent: oakbot\nDisallow: /\nAllow: /$\n",
);

const told = (file, agent, url) => engine.test(file, agent, [HOST + url], "rfc9309")[0];

test("every rule is judged, with a URL that proves it", () => {
  const { groups } = engine.analyse(FILE, "rfc9309");
  assert.deepEqual(groups.map(({ agents, star }) => [agents, star]), [[["*"], true], [["elmbot", "oakbot"], false]]);
  const [star, elm] = groups;
  assert.deepEqual(
    star.rules.map(({ line, life, by, removal }) => [line, life, by, removal]),
    [
      [2, "decides", [], "changes"],
      [3, "decides", [], "nothing"],
      [4, "overridden", [5], "nothing"],
      [5, "decides", [], "changes"],
      [6, "empty", [], "nothing"],
      [7, "unusable", [], "nothing"],
      [8, "no-url", [], "nothing"],
    ],
  );
  for (const group of groups) {
    for (const rule of group.rules) {
      if (rule.witness !== null) assert.equal(told(FILE, group.agents[0], rule.witness).rule.line, rule.line);
      if (rule.removal === "changes") assert.equal(told(FILE, group.agents[0], rule.removalWitness).rule.line, rule.line);
    }
  }
  assert.equal(elm.onlyHomeIsOpen, true);
  // Without line 4, which never decides, line 2 says all that line 5 does.
  assert.deepEqual(star.removable, [3, 4, 5, 8]);
  const whole = elm.facts.find(({ fact }) => fact === "whole-site").coverage;
  assert.equal(whole.state, "mixed");
  assert.equal(told(FILE, "elmbot", whole.closed).decision, "disallow");
});

test("a run in slices ends with what one go gives", () => {
  const run = new engine.AnalysisRun(FILE, "rfc9309");
  let steps = 0;
  let progress;
  do {
    progress = run.step(1);
    assert.ok(progress.done <= progress.total && ++steps < 100);
  } while (!progress.finished);
  assert.ok(steps > 3);
  assert.deepEqual(run.result(), engine.analyse(FILE, "rfc9309"));
  run.free();
});

test("a comparison in slices ends with what one go gives", () => {
  const after = bytes("User-agent: *\nDisallow: /attic/\nAllow: /attic/lamp\n\nUser-agent: elmbot\nDisallow: /shed\n");
  const run = new engine.DiffRun(FILE, after, [], "rfc9309");
  let steps = 0;
  let progress;
  do {
    assert.ok(run.result().crawlers.some(({ open }) => open > 0), "what was not looked at is open");
    progress = run.step(1);
    assert.ok(progress.done <= progress.total && ++steps < 100);
  } while (!progress.finished);
  assert.ok(steps > 3);
  assert.deepEqual(run.result(), engine.diff(FILE, after, [], "rfc9309"));
  run.free();
});

test("a change is told as URLs that open and close", () => {
  const after = bytes("User-agent: *\nDisallow: /attic/\nAllow: /attic/lamp\n\nUser-agent: elmbot\nDisallow: /shed\n\nSitemap: https://site.test/s.xml\n");
  const effect = engine.diff(FILE, after, [], "rfc9309");
  assert.deepEqual(effect.named, []);
  assert.deepEqual(effect.unnamed, ["oakbot"]);
  assert.deepEqual(effect.records, [{ key: "Sitemap", value: "https://site.test/s.xml", line: 8, added: true }]);
  assert.ok(effect.crawlers.some(({ changes }) => changes.length > 0));
  for (const { agents, equal, changes, open } of effect.crawlers) {
    assert.equal(open, 0);
    assert.equal(equal, changes.length === 0);
    for (const agent of agents) {
      for (const change of changes) {
        const [before, now] = [FILE, after].map((file) => told(file, agent === "*" ? "ashbot" : agent, change.url));
        assert.notEqual(before.decision, now.decision);
        assert.equal(now.decision, change.now);
        assert.equal(before.rule?.line ?? 0, change.beforeLine);
        assert.equal(now.rule?.line ?? 0, change.afterLine);
      }
    }
  }
  const same = engine.diff(FILE, FILE, [], "rfc9309");
  assert.ok(same.crawlers.every(({ equal }) => equal === true));
});

test("a group of one's own is compared with the group of all others", () => {
  const effect = engine.diffAgents(FILE, "*", "elmbot", "rfc9309");
  assert.equal(effect.equal, false);
  for (const change of effect.changes) {
    assert.notEqual(told(FILE, "ashbot", change.url).decision, change.now);
    assert.equal(told(FILE, "elmbot", change.url).decision, change.now);
  }
  assert.equal(engine.diffAgents(FILE, "elmbot", "oakbot", "rfc9309").equal, true);
});

test("a pattern is open, closed or mixed", () => {
  const ask = (pattern) => engine.query(FILE, "ashbot", pattern, "rfc9309");
  assert.deepEqual([ask("/attic/").state, ask("/shed").state, ask("/").state], ["closed", "open", "mixed"]);
  // What a person types without a slash gets one, and is told so.
  assert.equal(ask("attic/").pattern, "/attic/");
});

test("a proposal turns the verdict round", () => {
  for (const url of ["/attic/box", "/shed"]) {
    const before = told(FILE, "ashbot", url);
    const flip = engine.flip(FILE, "ashbot", HOST + url, "rfc9309");
    assert.equal(flip.decision, before.decision);
    assert.deepEqual(flip.group, ["*"]);
    assert.deepEqual(flip.proposals.map(({ reach }) => reach), ["this-url", "shortest"]);
    for (const { edit, line, kind } of flip.proposals) {
      const after = Buffer.concat([FILE.subarray(0, edit.start), bytes(edit.text), FILE.subarray(edit.end)]);
      const now = told(after, "ashbot", url);
      assert.notEqual(now.decision, before.decision);
      assert.equal(now.rule.line, line);
      assert.equal(now.rule.kind, kind);
    }
  }
  assert.deepEqual(engine.flip(FILE, "ashbot", "/robots.txt", "rfc9309").proposals, []);
});

test("what the budget does not settle is said to be open", () => {
  const rules = Array.from({ length: 24 }, (_, n) => `*a${n}q`).join("");
  const others = Array.from({ length: 24 }, (_, n) => `*b${n}q`).join("");
  let text = `User-agent: *\nDisallow: /${rules}\nAllow: /${others}\n`;
  for (let n = 0; n < 23; n++) text += `Disallow: /*a${n + 1}q*b${n}q${"*".repeat(200)}\nDisallow: /*b${n + 1}q*a${n}q${"*".repeat(200)}\n`;
  for (let n = 0; n < 96; n++) text += `Disallow: /*a${n % 24}q*b${n % 24}q*a${(n * 5 + 1) % 24}q*b${(n * 3 + 2) % 24}q${"*".repeat(200)}\n`;
  const [group] = engine.analyse(bytes(text), "rfc9309").groups;
  for (const { life, removal } of group.rules) {
    assert.ok(life !== undefined && ["changes", "nothing", "not-proven"].includes(removal));
  }
  assert.ok(group.rules.some(({ life, removal }) => life === "not-proven" || removal === "not-proven"));
});

test("only the caller's mistakes throw", () => {
  for (const call of [
    () => engine.analyse(FILE, "rfc"),
    () => new engine.AnalysisRun(FILE, "rfc"),
    () => engine.diff(FILE, FILE, [], "rfc"),
    () => engine.query(FILE, "a", "/", "rfc"),
    () => engine.flip(FILE, "a", "/", "rfc"),
  ]) {
    assert.throws(call, /unknown dialect "rfc"/);
  }
  for (const octets of [[], [0], [0xef, 0xbb], [0xff, 0xfe, 0x55, 0]]) {
    const file = new Uint8Array(octets);
    engine.analyse(file, "google");
    engine.diff(file, FILE, [], "google");
    engine.query(file, "", "", "google");
    engine.flip(file, "", "", "google");
  }
});
