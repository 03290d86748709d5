// The catalogue of crawlers as the package gives it, and what a file says to each.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytes, load } from "./engine.mjs";

const engine = await load();
const catalogue = engine.crawlers();
const policies = (text, dialect = "rfc9309") => new Map(engine.policy(bytes(text), dialect).map((one) => [one.token, one]));

test("the catalogue holds every field of every crawler", () => {
  assert.ok(catalogue.length >= 1_150, `${catalogue.length} crawlers`);
  assert.equal(new Set(catalogue.map(({ token }) => token.toLowerCase())).size, catalogue.length);
  assert.deepEqual(catalogue[0], {
    token: "Googlebot", aliases: [], variants: [], operator: "Google", purpose: "search", status: "active", obeysRobots: "yes",
    obeysStar: "yes", fallback: [], fallbackBasis: "documented", crawlDelay: "ignored", delayOfStar: false,
    header: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36",
    doc: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    checked: { date: "2026-11", how: "operator-doc" },
  });
  const extended = catalogue.find(({ token }) => token === "Google-Extended");
  assert.deepEqual([extended.purpose, extended.header], ["control-token", null]);
});

test("a header is its crawler's", () => {
  for (const { token, header } of catalogue) {
    if (header !== null) assert.equal(engine.crawlerOf(header)?.token, token, header);
  }
  assert.equal(engine.crawlerOf("Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)").token, "bingbot");
  assert.equal(engine.crawlerOf("Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/120.0"), undefined);
  assert.equal(engine.crawlerOf("\uD800"), undefined);
});

test("a file says something to every crawler at work", () => {
  const told = policies("User-agent: *\nDisallow: /attic/\nCrawl-delay: 4\n\nUser-agent: GPTBot\nDisallow: /\nAllow: /$\n\nUser-agent: msnbot\nDisallow: /\n");
  for (const { token, status, purpose } of catalogue) {
    const isListed = (status === "active" && purpose !== "legacy") || purpose.startsWith("ai-") || purpose === "control-token";
    assert.equal(told.has(token), isListed, token);
  }
  assert.deepEqual(told.get("GPTBot"), {
    token: "GPTBot", purpose: "ai-training", bound: "own", name: "GPTBot", line: 5, groups: 1, starIgnored: false, obeysRobots: "yes",
    mustBeNamed: false, root: { decision: "allow", line: 7 }, site: { state: "only-home-open", open: "/", closed: told.get("GPTBot").site.closed },
    crawlDelay: null, parent: null,
  });
  const { bound, name, line, site, crawlDelay } = told.get("bingbot");
  assert.deepEqual([bound, name, line, site.state], ["fallback", "msnbot", 9, "closed"]);
  assert.deepEqual(crawlDelay, { seconds: 4, line: 3, ofStar: true, support: "supported" });
  const ads = told.get("AdsBot-Google");
  assert.deepEqual([ads.bound, ads.starIgnored, ads.mustBeNamed, ads.root], ["nothing", true, true, { decision: "allow", line: null }]);
  assert.equal(told.get("ChatGPT-User").obeysRobots, "no");
  assert.deepEqual(policies("User-agent: Googlebot\nDisallow: /\n").get("Googlebot-Image").parent, { token: "Googlebot", line: 1, decision: "disallow" });
});

test("what it says is what the ordinary test says", () => {
  const text = "User-agent: *\nDisallow: /*?\nAllow: /a\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n";
  for (const dialect of engine.dialects().map(({ id }) => id)) {
    for (const { token, bound, starIgnored, root, site } of policies(text, dialect).values()) {
      if (bound === "alias" || bound === "fallback" || starIgnored) continue;
      const [home] = engine.test(bytes(text), token, ["https://site.test/"], dialect);
      assert.deepEqual(root, { decision: home.decision, line: home.rule?.line ?? null }, token);
      for (const [path, decision] of [[site.open, "allow"], [site.closed, "disallow"]]) {
        if (path !== null) assert.equal(engine.test(bytes(text), token, [`https://site.test${path}`], dialect)[0].decision, decision, token);
      }
    }
  }
});

test("no bytes throw, an unknown reader does", () => {
  for (const octets of [[], [0], [0xef, 0xbb], [0xff, 0xfe], [0x3a]]) {
    assert.ok(engine.policy(new Uint8Array(octets), "google").every(({ site }) => site.state === "open"));
  }
  assert.throws(() => engine.policy(bytes(""), "nobody"), /unknown dialect/);
});

test("groups of nobody cost nothing", () => {
  let text = "User-agent: *\nDisallow: /attic/\n";
  for (let i = 0; i < 1_000; i++) text += `User-agent: oak${i}\nDisallow: /${i}/*/leaf\nAllow: /${i}/b\n`;
  const file = bytes(text);
  engine.policy(file, "rfc9309");
  const from = performance.now();
  engine.policy(file, "rfc9309");
  const took = performance.now() - from;
  assert.ok(took < 250, `${took} ms`);
});
