// What is kept of a typed URL agrees with the URL standard as Node has it. The
// reading "google" is compared, which decodes nothing: its path is a browser's.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytes, load } from "./engine.mjs";

const engine = await load();
const FILE = bytes("User-agent: *\nDisallow:\n");

const origins = [
  "https://site.test", "http://site.test:8080", "HTTPS://SITE.test:443", "https://u:p@site.test", "https:site.test",
  "https:/site.test", "https:///site.test", "https:\\\\site.test", "ftp://site.test", "https://[::1]:8080", "https://żółw.test",
  " https://site.test", "ht\ttps://site.test",
];
const segments = [
  "", "/", "/a", "/a/", "//a", "/a//b", "/.", "/..", "/./", "/../", "/a/.", "/a/..", "/a/./b", "/a/../b", "/a/../../b",
  "/%2e", "/%2E%2e/b", "/.%2e/b", "/a/%2e%2E", "/...", "/..a", "/.a.", "\\a\\b", "/a\\..\\b", "/a b", "/é", "/ツ", "/%E3%83%84",
  "/%e3", "/%", "/%z", "/%4", "/%%41", "/|", "/{}", "/`", "/\"", "/<>", "/'", "/[x]", "/~-_.", "/!$&'()*+,;=:@", "/a\tb", "/a\nb",
  "/\u007f", "/\u0001", "/\u{1F600}", "/a;b", "/a;b/c", "/%2F", "/%5c", "/a%3Fb", "/*$",
];
const queries = ["", "?", "?a", "?a=b&c=d", "?a b", "?é", "?'", "?\"", "?<>", "?`{}|", "?a?b", "?/../a", "?\\a", "?%zz", "?a#b", "?a\tb"];
const fragments = ["", "#", "#a", "#/a?b", "# "];

function expected(typed) {
  const url = new URL(typed);
  // `search` drops an empty query's `?`; the address keeps it.
  const withoutFragment = url.href.split("#")[0];
  const query = withoutFragment.indexOf("?");
  return url.pathname + (query < 0 ? "" : withoutFragment.slice(query));
}

test("paths and queries are a browser's", () => {
  const typed = [];
  for (const origin of origins) {
    for (const segment of segments) {
      for (const query of queries) {
        for (const fragment of fragments) typed.push(origin + segment + query + fragment);
      }
    }
  }
  assert.ok(typed.length > 30_000, `${typed.length} URLs`);
  const differ = [];
  for (let at = 0; at < typed.length; at += 1000) {
    const some = typed.slice(at, at + 1000);
    for (const [index, verdict] of engine.test(FILE, "a", some, "google").entries()) {
      const want = expected(some[index]);
      if (verdict.path !== want) differ.push({ typed: some[index], want, got: verdict.path });
    }
  }
  assert.deepEqual(differ.slice(0, 10), [], `${differ.length} differ`);
});

test("whether the file governs a URL agrees with the standard's origins", () => {
  const hosts = ["site.test", "SITE.test", "site.test.", "s%69te.test", "bücher.test", "BÜCHER.test", "xn--bcher-kva.test", "site.test:443", "site.test:80", "site.test:8080", "127.0.0.1", "[::1]"];
  const urls = hosts.flatMap((host) => [`https://${host}/a`, `http://${host}/a`]);
  for (const origin of urls) {
    for (const [index, verdict] of engine.test(FILE, "a", urls, "rfc9309", origin).entries()) {
      const root = (url) => new URL(url).origin.replace(/\.(?=:|$)/, "");
      assert.equal(verdict.governed, root(urls[index]) === root(origin), `${urls[index]} under ${origin}`);
    }
  }
});
