// The pages about the checks: one for each check and language, whole, and none that leads nowhere.

import assert from "node:assert/strict";
import { posix } from "node:path";
import test from "node:test";
import { readCatalogues, showChecks, siteOf, writeChecks, type Catalogues } from "../build/checks.ts";
import { loadEngine } from "../build/engine.ts";
import { encode } from "../src/document.ts";
import { visible } from "../src/views/checks/octets.ts";

const shown = showChecks(await loadEngine(process.cwd()));
const real = readCatalogues(process.cwd());
const MAIN = `<head><link rel="icon" type="image/svg+xml" href="data:,x"><link rel="stylesheet" crossorigin href="./assets/index-1.css"></head>
<svg hidden>\n  <symbol id="i-check" viewBox="0 0 1 1"><path d="M0 0"/></symbol>\n  <symbol id="i-down" viewBox="0 0 1 1"><path d="M0 0"/></symbol>\n</svg>\n<a href="#">`;
const site = siteOf(MAIN, "assets/static-page-1.js", "default-src 'none'", ["en", "pl"]);

/** A language that is whole: its own words where it has them, English ones for the rest. */
function filled(lang: string): string[] {
  const own = new Set(real[lang]!.flatMap((text) => text.match(/^[a-z][a-z0-9-]*(?= =)/gm) ?? []));
  const rest = real["en"]!.map((text) => text.replace(/^([a-z][a-z0-9-]*) =.*\n(?:[ }].*\n|\n(?=[ }]))*/gm, (message, id: string) => (own.has(id) ? "" : message)));
  return [...real[lang]!, ...rest];
}

const whole: Catalogues = { en: real["en"]!, fr: filled("fr"), pl: filled("pl") };
const { pages, missing } = writeChecks(shown, whole, site);

test("every check has a page in each language, and so has the list", () => {
  assert.deepEqual([...missing], []);
  const wanted = ["", "fr/", "pl/"].flatMap((folder) => ["index", ...shown.map(({ check }) => check.name)].map((name) => `${folder}checks/${name}.html`));
  assert.deepEqual([...pages.keys()].sort(), wanted.sort());
});

test("English is whole as it is", () => {
  assert.deepEqual([...writeChecks(shown, { en: real["en"]! }, site).missing], []);
});

test("no link leads nowhere", () => {
  const there = new Set([...pages.keys(), "", "pl/", "assets/index-1.css", "assets/static-page-1.js"]);
  for (const [path, page] of pages) {
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
    for (const [, address] of page.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      if (/^(https?:|data:)/.test(address!)) continue;
      const [to, fragment] = address!.split("#") as [string, string?];
      if (to === "") {
        assert.ok(ids.has(fragment!) || fragment!.startsWith("i-"), `${path}: ${address}`);
        continue;
      }
      const target = posix.join(posix.dirname(path), to).replace(/^\.\/?$/, "");
      assert.ok(there.has(target), `${path}: ${address} is ${target}`);
    }
  }
});

test("a page leads to the main page of its language, where there is one", () => {
  const [{ check }] = shown as [typeof shown[0]];
  const tries = (folder: string): string => /href="([^"]+)#try=([a-z0-9-]+)"/.exec(pages.get(`${folder}checks/${check.name}.html`)!)![1]!;
  assert.deepEqual(["", "fr/", "pl/"].map(tries), ["../", "../../", "../"]);
});

test("the languages name each other", () => {
  for (const [path, page] of pages) {
    const alternates = [...page.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, posix.join(posix.dirname(path), href!)]);
    const bare = path.replace(/^(fr|pl)\//, "");
    assert.deepEqual(alternates, [["en", bare], ["fr", `fr/${bare}`], ["pl", `pl/${bare}`], ["x-default", bare]]);
    assert.match(page, new RegExp(`<html lang="${/^(fr|pl)\//.exec(path)?.[1] ?? "en"}">`));
  }
});

const VOID = new Set(["meta", "link", "input", "br", "img", "hr"]);

test("tags are closed, ids stand once, nothing is inline, nothing unfilled", () => {
  for (const [path, page] of pages) {
    const open: string[] = [];
    for (const [tag, close, name] of page.matchAll(/<(\/?)([a-z][a-z0-9]*)\b(?:[^>"]|"[^"]*")*>/g)) {
      if (VOID.has(name!) || tag.endsWith("/>")) continue;
      if (close === "") open.push(name!);
      else assert.equal(open.pop(), name, `${path}: ${tag}`);
    }
    assert.deepEqual(open, [], path);
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
    assert.deepEqual(ids.filter((id, i) => ids.indexOf(id) !== i), [], path);
    assert.doesNotMatch(page, /<script(?![^>]*\bsrc=)|<style|\sstyle="|\son[a-z]+="|@@|\{ \$|\[object|undefined|<h1><\/h1>/, path);
  }
});

test("a language without words for a check has no page of it, and says which are missing", () => {
  const [{ check }] = shown as [typeof shown[0]];
  const lacking = whole["fr"]!.map((text) => text.replaceAll(`check-${check.name}-why =`, "check-another-why ="));
  const { pages, missing } = writeChecks(shown, { en: whole["en"]!, fr: lacking }, site);
  assert.deepEqual([...missing.get("fr")!], [`check-${check.name}-why`]);
  assert.ok(!pages.has(`fr/checks/${check.name}.html`) && pages.has("fr/checks/index.html"));
  assert.doesNotMatch(pages.get(`checks/${check.name}.html`)!, /hreflang/);
  assert.doesNotMatch(pages.get("fr/checks/index.html")!, new RegExp(`${check.name}\\.html`));
  assert.match(pages.get("checks/index.html")!, /hreflang="fr"/);
});

test("a language without any words has no pages at all", () => {
  const { pages, missing } = writeChecks(shown, { en: whole["en"]!, fr: [] }, site);
  assert.ok(missing.get("fr")!.size > 50);
  assert.deepEqual([...pages.keys()].filter((path) => path.startsWith("fr/")), []);
});

test("hundreds of pages take no time to speak of", () => {
  const many = Array.from({ length: Math.ceil(140 / shown.length) }, () => shown).flat().slice(0, 140);
  const from = performance.now();
  writeChecks(many, whole, site);
  assert.ok(performance.now() - from < 5000, `${performance.now() - from} ms`);
  console.log(`# 140 checks in 3 languages: ${Math.round(performance.now() - from)} ms`);
});

const said = (bytes: Uint8Array | string): string => visible(typeof bytes === "string" ? encode(bytes) : bytes)
  .map((piece) => (piece.kind === "end" ? "\n" : piece.kind === "mark" ? `<${piece.text}>` : piece.text)).join("");

test("an example shows what leaves no mark, and octets that are no text", () => {
  assert.equal(said("User-agent: *\nDisallow: /é\n"), "User-agent: *\nDisallow: /é\n");
  assert.equal(said("a\u200Bb\u00A0c\td"), "a<U+200B>b<U+00A0>c<U+0009>d");
  assert.equal(said("\uFEFFUser-agent"), "<U+FEFF>User-agent");
  assert.equal(said("a\rb\r\nc\n"), "a<CR>\nb<CRLF>\nc<LF>\n");
  assert.equal(said(Uint8Array.of(0x61, 0xe9, 0x62, 0, 0xf0, 0x9f, 0x98, 0x80)), "a<E9>b<U+0000>😀");
  assert.equal(said(Uint8Array.of(0xff, 0xfe, 0x55, 0)), "<FF><FE>U<U+0000>");
  assert.equal(said("x".repeat(5000)).length, 4001);
});
