// "Block it instead…" applied and undone; a rule judged and its witness tested.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";

const FILE = `User-agent: *
Disallow: /cart
Disallow: /cart/old
Allow: /media/
Disallow: /media/tmp/
Disallow: events/

User-agent: Quietbot
Disallow: /
`;

const bench = await openBench();
const url = () => bench.run(() => document.getElementById("url").value);
const agent = () => bench.run(() => document.getElementById("agent").value);

test("the button names the result, and the panel what each rule would change", async () => {
  await bench.paste(FILE);
  await bench.ask("Acorn", "/media/tmp/x.png");
  assert.equal(await bench.read("#flip-open"), words("flip-allow"));
  await bench.ask("Acorn", "/news");
  assert.equal(await bench.read("#flip-open"), words("flip-block"));
  await bench.click("#flip-open");
  assert.equal(await bench.focus(), "flip-h");
  await bench.settled();
  const [narrow, shortest] = await bench.run(() => [...document.querySelectorAll("#flip li[data-reach]")].map((item) => item.innerText.replace(/\s+/g, " ")));
  assert.ok(narrow.includes("Disallow: /news$") && narrow.includes(words("flip-only")), narrow);
  assert.ok(shortest.includes("Disallow: / ") && !shortest.includes(words("flip-only")), shortest);
  await bench.look({ width: 1440 });
  await bench.page.screenshot("flip");
  await bench.look();
});

test("the panel follows the question", async () => {
  await bench.typeUrl("/blog");
  assert.match(await bench.read("#flip"), /Disallow: \/blog\$/);
  await bench.ask("Acorn", "/news");
});

test("Escape closes it and gives the focus back", async () => {
  await bench.run(() => document.getElementById("flip-h").focus());
  await bench.press(Key.ESCAPE);
  assert.equal(await bench.read("#flip"), "");
  assert.equal(await bench.focus(), "flip-open");
});

test("a rule is added and the answer turns; Undo brings the file back", async () => {
  await bench.click("#flip-open");
  await bench.settled();
  await bench.changing(() => bench.click("#flip li[data-reach] .btn"));
  const { is, line } = await bench.verdict();
  assert.equal(is, "closed");
  assert.equal((await bench.text()).split("\n")[line - 1], "Disallow: /news$");
  assert.ok((await bench.read("#toast")).startsWith(words("toast-line-added", { line })));
  assert.equal(await bench.focus(), "flip-open");
  await bench.changing(() => bench.click("#toast .btn"));
  assert.equal(await bench.text(), FILE);
  assert.equal((await bench.verdict()).is, "open");
});

test("for /robots.txt it says why there is nothing to add", async () => {
  await bench.ask("Acorn", "/robots.txt");
  await bench.click("#flip-open");
  await bench.settled();
  assert.ok((await bench.read("#flip")).includes(words("flip-robots-txt")));
  await bench.click("#flip .sect-head .btn");
});

test("from the full trace it leads to the file", async () => {
  await bench.run(() => { location.hash = "trace"; });
  await bench.until(() => bench.run(() => document.getElementById("trace").checkVisibility()), "the trace is shown");
  await bench.click("#flip-open");
  assert.equal(await bench.focus(), "flip-h");
  await bench.press(Key.ESCAPE);
});

/** What is said of each rule, by line. */
const lives = () => bench.run(() => Object.fromEntries([...document.querySelectorAll("#panel-groups .rules li")].map((item) => [
  item.querySelector("a").hash.replace("#line-", ""), item.querySelector(".life")?.textContent.replace(/\s+/g, " ").trim() ?? null])));

test("a rule's witness is tested: the rule decides on it", async () => {
  await bench.tab("groups");
  await bench.run(() => document.querySelectorAll("#panel-groups details").forEach((one) => one.querySelector("summary").click()));
  await bench.until(() => bench.run(() => document.querySelectorAll("#panel-groups [data-rule]").length === 6), "every rule has a button");
  await bench.click('#panel-groups [data-rule="5"]');
  await bench.until(async () => (await url()).includes("/media/tmp/"), "the URL is filled in");
  await bench.settled();
  const { is, line } = await bench.verdict();
  assert.deepEqual({ is, line }, { is: "closed", line: 5 });
  assert.match(await url(), /^https:\/\/example\.com\/media\/tmp\//);
});

test("every rule is judged then, in words", async () => {
  const said = await lives();
  assert.match(said[2], /^Decides, for example on \/cart/);
  assert.equal(said[3], words("life-decides-for-nothing"));
  assert.equal(said[6], words("life-unusable"));
  assert.match(await bench.read("#panel-groups .judge-bar"), /1 never decides/);
  await bench.look({ width: 1440 });
  await bench.page.screenshot("judged");
  await bench.look();
});

test("every witness is one on which its rule decides", async () => {
  for (const line of await bench.run(() => [...document.querySelectorAll("#panel-groups [data-rule]")].map((button) => button.dataset.rule))) {
    await bench.run((line) => document.querySelector(`#panel-groups [data-rule="${line}"]`).click(), line);
    await bench.settled();
    assert.equal((await bench.verdict()).line, Number(line));
  }
  assert.equal(await agent(), "Quietbot");
});

test("a closed site is said and proven, and where the order of lines matters", async () => {
  const facts = () => bench.run(() => [...document.querySelectorAll("#panel-groups .facts li")].map((item) => [item.dataset.fact, item.textContent]));
  const found = await facts();
  assert.deepEqual(found.map(([fact]) => fact), ["order", "removable", "whole-site"]);
  assert.ok(found[2][1].startsWith(words("fact-whole-site")));
  await bench.ask("Acorn", "/x");
  await bench.click('#panel-groups [data-fact="whole-site"] button');
  await bench.settled();
  assert.deepEqual([await agent(), (await bench.verdict()).is], ["Quietbot", "closed"]);
});

test("an edit makes what was judged old, and it can be asked for again", async () => {
  await bench.caretBehind("/cart/old");
  await bench.changing(() => bench.press("er"));
  assert.deepEqual(Object.values(await lives()).filter((life) => life !== null), []);
  await bench.click("#judge");
  await bench.until(async () => Object.values(await lives()).every((life) => life !== null), "judged again");
});

test("a newer file ends a long run, and calls get in between", async () => {
  const many = Array.from({ length: 4000 }, (_, i) => `Disallow: /*a${i}*b*c${i % 7}\nAllow: /*b${i}*c`).join("\n");
  await bench.paste(`User-agent: *\n${many}\n`);
  await bench.tab("groups");
  await bench.run(() => document.getElementById("judge").click());
  await bench.typeOrigin("https://shop.example");
  await bench.paste(FILE);
  assert.equal(await bench.run(() => document.querySelector("#panel-groups .judge-bar button").id), "judge");
});

test("on a phone it fits", async () => {
  await bench.click("#toast .btn--icon");
  await bench.look({ width: 360, height: 740 });
  await bench.ask("Acorn", "/news");
  await bench.click("#flip-open");
  await bench.settled();
  await bench.page.screenshot("flip-360");
  assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
  await bench.look();
});
