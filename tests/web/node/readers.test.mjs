// The same question put to every reader, by the package.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytes, load } from "./engine.mjs";

const engine = await load();
const ids = engine.dialects().map(({ id }) => id);

test("every reader answers, as `test` does in its dialect", () => {
  const file = bytes("User-agent: *\nDisallow: /a\nAllow: /a/b\n\nUser-agent: msnbot\nCrawl-delay: 5\nUser-agent: acornbot\nDisallow: /c$\n");
  for (const agent of ["acornbot", "bingbot", "Mozilla/5.0 (compatible; Acornbot/2.1; +https://example.com)", "*", ""]) {
    const urls = ["/a/b", "/c", "/c$", "https://example.com/robots.txt", "a%2Fb?x=1#y", ""];
    for (const [i, { url, readers }] of engine.compareDialects(file, agent, urls).entries()) {
      assert.equal(url, urls[i]);
      assert.deepEqual(readers.map(({ dialect }) => dialect), ids);
      for (const { dialect, decision, line, differs, causes } of readers) {
        const [verdict] = engine.test(file, agent, [url], dialect);
        assert.deepEqual([decision, line], [verdict.decision, verdict.rule?.line ?? null], `${dialect} ${agent} ${url}`);
        assert.equal(differs, decision !== readers[0].decision);
        assert.ok(causes.length <= 3 && (differs || causes.length === 0));
      }
    }
  }
});

test("the cause is the fewest switches", () => {
  const cause = (file, agent, url, id) => engine.compareDialects(bytes(file), agent, [url])[0].readers.find(({ dialect }) => dialect === id).causes;
  assert.deepEqual(cause("User-agent: *\nDisallow: /a\nAllow: /a/b\n", "x", "/a/b", "python-legacy"), [
    { switch: "precedence", value: "first-in-the-file", reference: "longest-pattern" },
  ]);
  assert.deepEqual(cause("User-agent: a\nCrawl-delay: 1\nUser-agent: b\nDisallow: /\n", "a", "/", "protego").map(({ switch: name }) => name), ["header-end"]);
  assert.deepEqual(cause("User-agent: *\nDisalow /x\n", "a", "/x", "google-library").map(({ switch: name }) => name), ["separator", "field-names"]);
});

test("each switch of a dialect names its source", () => {
  for (const { id, switches, sources, howWeKnow } of engine.dialects()) {
    assert.ok(sources.length > 0 && howWeKnow, id);
    for (const { name, value, source } of switches) assert.ok(name && value && source, `${id} ${name}`);
  }
  const bing = engine.dialects().find(({ id }) => id === "bing");
  assert.ok(bing.switches.some(({ source }) => source.startsWith("not documented")));
});
