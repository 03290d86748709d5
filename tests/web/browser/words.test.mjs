// Every word a person reads or hears comes out of the Fluent catalogue of the language the page speaks.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key, openBench } from "./bench.mjs";
import { LANGUAGES, plainly, runs } from "./words.mjs";

const bench = await openBench();
// Names of formats are never translated.
const NAMES = ["UTF-8", "UTF-16 LE", "UTF-16 BE", "CRLF", "LF", "CR"];
const escaped = (run) => run.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
// A run counts as a whole, not within a longer word; the longest first.
const pattern = (run) => new RegExp(`${/^\p{L}/u.test(run) ? "(?<!\\p{L})" : ""}${escaped(run)}${/\p{L}$/u.test(run) ? "(?!\\p{L})" : ""}`, "gu");
const patterns = Object.fromEntries(LANGUAGES.map((language) => [language, [...runs(language), ...NAMES].sort((a, b) => b.length - a.length).map(pattern)]));

/** Every text on the page that is not marked as quoted or as a case's own: what elements say, and what they are called. */
const texts = () => bench.run(() => {
  // What is told aloud are sentences that stand on the page, too, but with quotes that nothing marks.
  const skipped = "#live, script, style, svg, noscript, kbd, code, textarea, [translate=no], body [lang], .src, .pocket-by";
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!(element instanceof Element) || (node.nodeType === Node.TEXT_NODE && element.closest(skipped))) continue;
    if (node.nodeType === Node.TEXT_NODE) found.add(node.data);
    else for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) if (element.hasAttribute?.(name)) found.add(element.getAttribute(name));
  }
  found.add(document.title);
  return [...found];
});

/** What is left of a text without the runs of the catalogue. */
function leftOver(text, language) {
  let rest = plainly(text);
  for (const pattern of patterns[language]) rest = rest.replace(pattern, "\u0000");
  // A finding's code is a name, too.
  return rest.replace(/\bR\d{3}\b/g, "").replace(/[\u0000\d\s\p{P}\p{S}]/gu, "");
}

test("the check sees a word that is none of the catalogue's", () => {
  assert.equal(leftOver("Line 12", "en"), "");
  assert.notEqual(leftOver("Zeile 12", "en"), "");
  assert.notEqual(leftOver("Line 12", "fr"), "");
  assert.notEqual(leftOver("Ligne 12", "pl"), "");
});

for (const language of LANGUAGES) {
  const check = async () => assert.deepEqual((await texts()).filter((text) => leftOver(text, language) !== ""), []);

  test(`${language}: Inspect, with every tab and every finding opened`, async () => {
    await bench.open();
    await bench.speak(language);
    for (const name of ["sample", "typos", "standard"]) {
      await bench.changing(() => bench.menu("#examples", `[data-example="${name}"]`));
      for (const tab of ["groups", "sitemaps", "others", "findings"]) {
        await bench.tab(tab);
        await check();
      }
      const count = await bench.run(() => document.querySelectorAll("#panel-findings .finding .fold").length);
      for (let i = 0; i < count; i++) {
        await bench.run((i) => document.querySelectorAll("#panel-findings .finding .fold")[i].click(), i);
        await check();
      }
    }
  });

  test(`${language}: answers of every kind`, async () => {
    await bench.changing(() => bench.menu("#examples", '[data-example="sample"]'));
    for (const [agent, url] of [["", "/"], ["Googlebot", ""], ["Googlebot", "mailto:a@b.example"], ["Googlebot", "https://else.example/"], ["GTPBot", "x"], ["Mozilla/5.0", "/search?page=help"], ["Bingbot", "/robots.txt"]]) {
      await bench.ask(agent, url);
      await check();
    }
  });

  test(`${language}: the full trace and the self-test`, async () => {
    await bench.ask("Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "https://lanternbooks.example/preview/summer-catalogue.pdf?download=1");
    await bench.run(() => { location.hash = "trace"; });
    await check();
    await bench.run(() => { location.hash = "selftest"; });
    await check();
    await bench.click("#selftest-run");
    await bench.until(() => bench.read("#selftest .result-word"), "it has run");
    await check();
  });

  test(`${language}: every known crawler, with every state and every note`, async () => {
    await bench.run(() => { location.hash = ""; });
    await bench.paste("User-agent: *\nCrawl-delay: 9\nDisallow: /attic/\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: ClaudeBot\nDisallow: /\nAllow: /$\n\nUser-agent: msnbot\nUser-agent: Googlebot\nUser-agent: Pinterest\nDisallow: /\n\nUser-agent: gptbot\nAllow: /a\n");
    await bench.run(() => { location.hash = "crawlers"; });
    await bench.until(() => bench.run(() => document.querySelector("#crawlers .purpose") !== null), "they are there");
    await bench.settled();
    await bench.run(() => document.querySelectorAll("#crawlers .purpose:not([open]) summary").forEach((one) => one.click()));
    await bench.until(() => bench.run(() => document.querySelector("#crawlers .purpose:last-of-type table") !== null), "all are open");
    await check();
  });

  test(`${language}: Compare, what turns a verdict round, and rules judged`, async () => {
    await bench.run(() => { location.hash = ""; });
    await bench.paste("User-agent: *\nDisallow: /a\nDisallow: /a/b\nAllow: /a/b\nDisallow: x\n\nUser-agent: Acorn\nDisallow: /\n\nUser-agent: Oak\nDisallow: /*?\nDisallow: /.well-known/\n");
    for (const [agent, url] of [["Elm", "/a"], ["Acorn", "/x"], ["Elm", "/robots.txt"]]) {
      await bench.ask(agent, url);
      await bench.click("#flip-open");
      await bench.settled();
      await check();
      await bench.click("#flip-open");
    }
    await bench.tab("groups");
    await bench.run(() => document.querySelectorAll("#panel-groups summary").forEach((one) => one.click()));
    await check();
    await bench.click("#judge");
    await bench.until(() => bench.read("#panel-groups .life"), "judged");
    await check();
    for (const pattern of ["/a", "/a/b/c", "/z", "/../z"]) {
      await bench.run(() => document.getElementById("part-pattern").select());
      await (await bench.find("#part-pattern")).sendKeys(pattern, Key.ENTER);
      await bench.until(async () => (await bench.read("#panel-groups .part-answer p"))?.includes(pattern), "the part is answered");
      await check();
    }
    await bench.run(() => { location.hash = "compare"; });
    await bench.settled();
    await check();
    await bench.openBefore("before.txt", "User-agent: *\nDisallow: /b\nSitemap: https://a.example/s.xml\n\nUser-agent: Birch\nDisallow: /c\n");
    await bench.click("#by-line summary");
    await bench.until(() => bench.run(() => document.querySelector("#by-line tbody tr") !== null), "the lines are there");
    await check();
  });

  test(`${language}: fixes: what one changes, and all safe ones before and after`, async () => {
    await bench.run(() => { location.hash = ""; });
    await bench.paste(`User-agent: *\nUnicorn: /glade/\n${"Disalow: /attic/\n".repeat(3)}Just a thought\nDisallow: /page#top\n`);
    await bench.tab("findings");
    await bench.click('#panel-findings .fix[data-safety="changes-verdicts"]');
    await bench.until(() => bench.read(".fix-effect"), "the changes are shown");
    await check();
    await bench.click("#safe-open");
    await bench.until(() => bench.run(() => document.querySelector(".mended") !== null), "they are listed");
    await check();
    await bench.changing(() => bench.click("#safe-apply"));
    await bench.until(() => bench.run(() => document.getElementById("safe-save") !== null), "they are made");
    await check();
  });
}
