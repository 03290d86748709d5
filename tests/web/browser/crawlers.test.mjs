// Crawlers: what the file says to each known one, by purpose; and known crawlers to choose from beside the question.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../node/engine.mjs";
import { Key, openBench, words } from "./bench.mjs";

const FILE = `User-agent: *
Crawl-delay: 9
Disallow: /attic/

User-agent: GPTBot
User-agent: CCBot
Disallow: /

User-agent: ClaudeBot
Disallow: /
Allow: /$

User-agent: msnbot
Disallow: /
`;

const engine = await load();
const policies = engine.policy(new TextEncoder().encode(FILE), "rfc9309");
const bench = await openBench();

const shown = () => bench.until(() => bench.run(() => document.querySelector("#crawlers .purpose") !== null), "the crawlers are there");
const purposes = () => bench.run(() => [...document.querySelectorAll("#crawlers .purpose")].map((one) => one.dataset.purpose));
const open = (purpose) => bench.run((purpose) => {
  const details = document.querySelector(`#crawlers [data-purpose="${purpose}"]`);
  if (!details.open) details.querySelector("summary").click();
}, purpose);
/** The cells of a crawler's row, as a person reads them. */
const row = async (token) => {
  const cells = await bench.run((token) => {
    const row = document.querySelector(`#crawlers [data-crawler="${token}"]`);
    return row && [...row.cells].map((cell) => cell.innerText.replace(/\s+/g, " ").trim());
  }, token);
  if (cells === null) return null;
  const [crawler, home, site, group, notes] = cells;
  return { crawler, home, site, group, notes };
};
const filter = async (text) => {
  await (await bench.find("#crawlers-filter")).sendKeys(Key.chord(Key.CONTROL, "a"), Key.BACK_SPACE, text);
  await bench.settled();
};

test("every crawler is listed under its purpose, counted, and told of at one look", async () => {
  await bench.paste(FILE);
  await bench.click('.views a[data-view="crawlers"]');
  await shown();
  await bench.settled();
  assert.deepEqual(await purposes(), [...new Set(policies.map(({ purpose }) => purpose))]);
  assert.equal(await bench.read("#crawlers-shown"), words("crawlers-shown", { count: policies.length }));
  const training = policies.filter(({ purpose }) => purpose === "ai-training");
  const bound = training.filter(({ obeysRobots }) => obeysRobots !== "no");
  const count = (state) => bound.filter(({ site }) => site.state === state).length;
  const glance = await bench.read('#crawlers [data-purpose="ai-training"] .glance');
  assert.ok(glance.includes(words("site-count-closed", { count: count("closed") })), glance);
  assert.ok(glance.includes(words("site-count-only-home-open", { count: 1 })), glance);
  assert.equal(await bench.run(() => document.querySelectorAll('#crawlers [data-purpose="ai-training"] tbody tr').length), training.length);
  // Nobody's rows are drawn before somebody looks.
  assert.equal(await bench.run(() => document.querySelectorAll('#crawlers [data-purpose="seo"] tr').length), 0);
});

test("a row tells verdict, site, group and what is good to know", async () => {
  for (const purpose of ["search", "ai-user-fetch", "control-token", "ads"]) await open(purpose);
  const at = (line) => words("line-within", { line });
  const gpt = await row("GPTBot");
  assert.match(gpt.crawler, /^GPTBot OpenAI/);
  assert.equal(gpt.home, `${words("verdict-disallowed")} ${at(7)}`);
  assert.equal(gpt.site, words("site-closed"));
  assert.equal(gpt.group, words("bound-own", { at: at(5) }));
  const claude = await row("ClaudeBot");
  assert.deepEqual([claude.home, claude.site], [`${words("verdict-allowed")} ${at(11)}`, words("site-only-home-open")]);
  const bing = await row("bingbot");
  assert.equal(bing.group, words("bound-fallback", { name: "msnbot", at: at(13) }));
  assert.equal(bing.notes, `${words("delay-supported", { seconds: 9, at: at(2) })} ${words("delay-of-star")}`);
  const ads = await row("AdsBot-Google");
  assert.deepEqual([ads.home, ads.group], [words("verdict-allowed"), words("bound-not-by-star")]);
  assert.ok(ads.notes.includes(words("note-must-be-named")), ads.notes);
  const user = await row("ChatGPT-User");
  assert.equal(user.home, words("crawlers-may-not-apply"));
  assert.ok(user.notes.includes(words("note-not-enforced")), user.notes);
  assert.ok((await row("Google-Extended")).notes.includes(words("note-control-token")));
  assert.equal((await row("Googlebot")).group, words("bound-star", { at: at(1) }));
});

test("a line leads to its place", async () => {
  await bench.click('#crawlers [data-crawler="GPTBot"] .bound a');
  assert.equal(await bench.selected(), "User-agent: GPTBot");
  await bench.driver.navigate().back();
  await shown();
});

test("the filter finds crawlers, operators and other spellings, and what is left is told", async () => {
  await filter("anthropic");
  assert.ok(await row("ClaudeBot") !== null && await row("Claude-User") !== null, "whatever was open before");
  assert.equal(await row("GPTBot"), null);
  const count = await bench.run(() => document.querySelectorAll("#crawlers tbody tr").length);
  await bench.until(async () => await bench.live() === words("crawlers-shown", { count }), "the number is told");
  await filter("qwantify");
  assert.deepEqual(await bench.run(() => [...document.querySelectorAll("#crawlers tbody tr")].map((one) => one.dataset.crawler)), ["Qwantbot"]);
  await filter("zzz");
  assert.equal(await bench.read("#crawlers-shown"), words("crawlers-none"));
  await filter("");
});

test("it follows the file and the reader", async () => {
  await bench.click('.views a[data-view="inspect"]');
  await bench.paste("User-agent: *\nDisallow: /\n");
  await bench.click('.views a[data-view="crawlers"]');
  await shown();
  await bench.until(async () => await bench.read('#crawlers [data-purpose="ai-training"] [data-site="closed"]') !== null, "it is about the new file");
  await bench.settled();
  assert.equal((await row("GPTBot")).site, words("site-closed"));
});

test("a crawler's name puts it into the question, by mouse and by keyboard", async () => {
  await bench.click('#crawlers [data-crawler="CCBot"] button');
  await bench.until(() => bench.run(() => document.getElementById("view-inspect").checkVisibility()), "Inspect is shown");
  assert.equal(await bench.run(() => document.getElementById("agent").value), "CCBot");
  assert.equal(await bench.focus(), "question-h");
  await bench.settled();
  assert.equal((await bench.verdict()).is, "closed");
  await bench.driver.navigate().back();
  await shown();
  await bench.run(() => document.querySelector('#crawlers [data-purpose="archive"] summary').focus());
  await bench.press(Key.ENTER);
  await bench.until(() => bench.run(() => document.querySelector('#crawlers [data-crawler="archive.org_bot"]') !== null), "its rows are there");
  await bench.run(() => document.querySelector('#crawlers [data-crawler="archive.org_bot"] button').focus());
  await bench.press(Key.ENTER);
  assert.equal(await bench.run(() => document.getElementById("agent").value), "archive.org_bot");
});

test("known crawlers can be chosen beside the field, those of models first", async () => {
  const [first, tokens] = await bench.run(() => {
    const groups = [...document.querySelectorAll("#agent-known optgroup")];
    return [groups[0].label, [...document.querySelectorAll("#agent-known optgroup option")].map((one) => one.value)];
  });
  assert.equal(first, words("purpose-ai-training"));
  const active = engine.crawlers().filter(({ status, purpose }) => status === "active" && purpose !== "legacy").map(({ token }) => token);
  assert.deepEqual([...tokens].sort(), active.sort());
  await (await bench.find('#agent-known option[value="bingbot"]')).click();
  await bench.settled();
  assert.equal(await bench.run(() => document.getElementById("agent").value), "bingbot");
  // What is typed is what is chosen there, and nothing where nobody bears that name.
  await bench.typeAgent("gptbot");
  assert.equal(await bench.run(() => document.getElementById("agent-known").value), "GPTBot");
  await bench.typeAgent("Acornbot");
  assert.equal(await bench.run(() => document.getElementById("agent-known").value), "");
});

test("who sends a header is told, and its name can be asked about", async () => {
  const sender = (name, operator) => words("ask-header-of", { name, operator });
  for (const [typed, name, operator] of [
    ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)", "bingbot", "Microsoft"],
    ["facebookexternalhit/1.1;line-poker/1.0", "line-poker", engine.crawlerOf("line-poker").operator],
    ["SeobilityBot (SEO Tool; https://www.seobility.net/sites/bot.html)", "Seobility", engine.crawlerOf("Seobility").operator],
  ]) {
    await bench.typeAgent(typed);
    await bench.until(async () => await bench.read("#sender") === sender(name, operator), `${name} is told`);
    assert.ok(await bench.run((name) => [...document.querySelectorAll("#agent-hint .chip")].some((chip) => chip.textContent.trim() === name), name));
  }
  await bench.page.screenshot("crawlers-sender");
  for (const typed of ["GPTBot", "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/120.0", "Acornbot/1.0"]) {
    await bench.typeAgent(typed);
    assert.equal(await bench.read("#sender"), null, typed);
  }
});

test("a large file and every crawler listed keep the page quick", async () => {
  let text = FILE;
  for (let i = 0; i < 1_000; i++) text += `\nUser-agent: oak${i}\nDisallow: /${i}/*/leaf\nAllow: /${i}/b\n`;
  await bench.openFile("robots.txt", text);
  await bench.run(() => { location.hash = "crawlers"; });
  await shown();
  await bench.settled();
  await filter("o");
  const longest = await bench.run(() => {
    const field = document.getElementById("crawlers-filter");
    const from = performance.now();
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from))));
  });
  assert.ok(longest < 500, `${longest} ms`);
  await bench.run(() => { location.hash = ""; });
});

for (const language of ["en", "fr", "pl"]) {
  test(`pictures, and nothing runs off the page: ${language}`, async () => {
    await bench.speak(language);
    await bench.paste(FILE);
    await bench.run(() => { location.hash = "crawlers"; });
    await shown();
    for (const purpose of ["search", "control-token", "ads"]) await open(purpose);
    await bench.run(() => document.querySelector("#toast button:last-of-type")?.click());
    for (const theme of ["light", "dark"]) {
      for (const width of [1440, 768, 360, 320]) {
        await bench.look({ width, theme });
        await bench.run(() => scrollTo(0, 0));
        await bench.page.screenshot(`crawlers-${width}-${theme}-${language}`);
        const narrow = await bench.run(() => Math.min(...[...document.querySelectorAll("#crawlers .v")].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().width)));
        assert.ok(narrow > 40, `a word is squeezed at ${width}: ${narrow}`);
        assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), `${width}`);
      }
    }
    await bench.look();
    await bench.run(() => { location.hash = ""; });
  });
}
