// The page speaks another language in place: the words change, and nothing that a person entered does.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";
import { LANGUAGES, plainly } from "./words.mjs";

const bench = await openBench();
const BROKEN = "User-agent: Acornbot\nDisalow: /a\nDisallow: b\nDisallow /c\nDisallow: /d\n\nUser-agent: *\nDisallow: /e\nSitemap: s.xml\n";
const URL_ASKED = "https://site.example/d/1";

/** What a language must not change. */
const kept = () => bench.run(() => {
  const text = document.getElementById("text");
  const field = (id) => document.getElementById(id).value;
  return {
    text: text.value, caret: [text.selectionStart, text.selectionEnd], typed: ["agent", "url", "origin", "dialect"].map(field),
    verdict: document.querySelector("#verdict .verdict").dataset.verdict, findings: document.querySelectorAll("#panel-findings .finding").length,
    opened: document.querySelectorAll("#panel-findings .finding-more").length, scroll: [scrollY, text.scrollTop], address: location.href,
    generation: document.documentElement.dataset.generation,
  };
});

/** What speaks: the page, its title, a word of its own markup, one that is drawn, what the switch shows, a label, a number. */
const heard = () => bench.run(() => {
  const say = (selector) => document.querySelector(selector).textContent.replace(/\s+/g, " ").trim();
  return [
    document.documentElement.lang, document.title, say("#get-h"), say("#verdict .verdict-word"), say("#language :checked"),
    document.getElementById("text").getAttribute("aria-label"), document.querySelector("meta[name=description]").content, say("#text-hint"),
  ];
});

const expected = (language, verdict = "verdict-disallowed") => {
  const say = (key) => plainly(words(key, {}, language));
  return [
    language, words("page-title", {}, language), say("get-title"), say(verdict), say("language-name"),
    words("editor-label", {}, language), words("page-description", {}, language), say("editor-hint"),
  ];
};

test("a broken file in French and in Polish: words change in place, nothing else does", async () => {
  await bench.paste(BROKEN);
  await bench.ask("Acornbot", URL_ASKED);
  await bench.findings();
  await bench.run(() => {
    document.querySelector("#panel-findings .finding .fold").click();
    document.getElementById("text").setSelectionRange(5, 9);
    scrollTo(0, 40);
  });
  assert.deepEqual(await heard(), expected("en"));
  const before = await kept();
  assert.ok(before.findings > 3 && before.opened === 1);
  for (const language of ["fr", "pl", "en", "pl"]) {
    await bench.run(() => document.getElementById("language").focus({ preventScroll: true }));
    await bench.speak(language);
    assert.deepEqual(await heard(), expected(language));
    assert.deepEqual(await kept(), before);
    assert.equal(await bench.focus(), "language");
    assert.equal(await bench.live(), "", "a language is no news");
  }
});

test("the words of a language are asked for once", async () => {
  for (const language of ["fr", "pl", "fr"]) {
    const before = bench.page.mark();
    await bench.speak(language);
    assert.deepEqual(bench.page.requestsSince(before), []);
  }
});

test("what is told later is told in that language", async () => {
  await bench.speak("fr");
  await bench.typeUrl("/d/2");
  await bench.press(Key.ENTER);
  await bench.until(async () => (await bench.live()).startsWith(`${words("verdict-disallowed", {}, "fr")}. C’est la ligne\u00a05 qui décide\u00a0: Disallow: /d.`), "told in French");
});

test("lines, lists and numbers are written as the language does", async () => {
  const reason = async () => plainly((await bench.verdict()).reason);
  await bench.paste(`User-agent: Acorn\nUser-agent: Oak\nUser-agent: Elm\nDisallow: /p\nAllow: /p\n${"#\n".repeat(12_000)}`);
  await bench.ask("Oak", "/p");
  assert.equal(await reason(), "Les règles des lignes 5 et 4 sont de même longueur. Allow l’emporte.");
  assert.match(await bench.read("#status"), /^12[\s]005 lignes/);
  assert.match((await bench.tab("groups"))[0][0], /^Acorn, Oak et Elm$/);
  await bench.speak("pl");
  assert.equal(await reason(), "Reguły w wierszach 5 i 4 mają tę samą długość. Wygrywa Allow.");
  assert.match(await bench.read("#status"), /^12[\s]005 wierszy/);
  assert.match((await bench.tab("groups"))[0][0], /^Acorn, Oak i Elm$/);
});

test("titles of all views, and a language chosen on another view", async () => {
  for (const [hash, title] of [["trace", "title-trace"], ["compare", "title-compare"], ["selftest", "title-selftest"], ["", "page-title"]]) {
    await bench.run((hash) => { location.hash = hash; }, hash);
    for (const language of LANGUAGES) {
      await bench.speak(language);
      assert.equal(await bench.driver.getTitle(), words(title, {}, language));
    }
  }
});

test("the choice is remembered on this device, and nothing of it is in the address", async () => {
  await bench.speak("pl");
  await bench.reload();
  assert.deepEqual(await heard(), expected("pl", "verdict-allowed"));
  assert.equal(new URL(await bench.driver.getCurrentUrl()).search, "");
  await bench.speak("en");
  await bench.reload();
  assert.deepEqual(await heard(), expected("en", "verdict-allowed"));
  assert.deepEqual(bench.page.requestsSince(bench.page.mark()), []);
});

test("each language has its page, whatever was chosen, and it names the others", async () => {
  for (const language of ["fr", "pl"]) {
    await bench.open(`${language}/`);
    assert.deepEqual(await heard(), expected(language, "verdict-allowed"));
    const links = await bench.run(() => [...document.querySelectorAll("link[hreflang]")].map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));
    assert.deepEqual(links, [["en", "/"], ["fr", "/fr/"], ["pl", "/pl/"], ["x-default", "/"]]);
  }
  await bench.speak("en");
  assert.deepEqual(await heard(), expected("en", "verdict-allowed"));
});

test("a first visit gets what the browser prefers", async () => {
  for (const [accepted, language] of [["pl-PL,pl,en", "pl"], ["de,fr-CA,en", "fr"], ["de", "en"]]) {
    const visitor = await openBench({ prefs: { "intl.accept_languages": accepted } });
    assert.equal(await visitor.run(() => document.documentElement.lang), language, accepted);
    await visitor.close();
  }
});

test("the static page of each language says the answer before any script", async () => {
  for (const language of LANGUAGES) {
    const html = await readFile(new URL(`../../../www/dist/${language === "en" ? "" : `${language}/`}index.html`, import.meta.url), "utf8");
    assert.match(html, new RegExp(`<html lang="${language}">`));
    for (const key of ["verdict-allowed", "tab-findings", "severity-error", "status-promise"]) assert.ok(html.includes(words(key, {}, language)), key);
    assert.doesNotMatch(html, /\{\{|@@/);
  }
});

test("without a network the page stays as it is, and says so; later the words come", async () => {
  const offline = await openBench({ watch: false });
  const network = (offline_) => offline.driver.setNetworkConditions({ offline: offline_, latency: 0, download_throughput: -1, upload_throughput: -1 });
  await network(true);
  await (await offline.find('#language option[value="fr"]')).click();
  await offline.until(async () => await offline.read("#toast") === words("toast-no-language"), "it says so");
  assert.deepEqual(await offline.run(() => [document.documentElement.lang, document.getElementById("language").value]), ["en", "en"]);
  await network(false);
  await offline.speak("fr");
  assert.equal(await offline.run(() => document.documentElement.lang), "fr");
  await offline.page.close();
});
