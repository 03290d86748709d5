// A part of the site is asked about: open, closed, mixed, no such URL. Each example is tested by its button.
// What is expected was worked out by hand from the file and RFC 9309.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";

const FILE = `User-agent: *
Disallow: /shop/*?sort=
Disallow: /cart
Allow: /cart/help

User-agent: Quietbot
Disallow: /
`;

const bench = await openBench();
const value = (id) => bench.run((id) => document.getElementById(id).value, id);
const said = () => bench.read("#panel-groups .part-answer p");
const examples = () => bench.run(() => [...document.querySelectorAll("#panel-groups .part-answer li")].map((item) => [item.querySelector(".v").dataset.verdict, item.querySelector("code").textContent]));

const fill = async (field, text) => {
  await (await bench.find(field)).sendKeys(Key.chord(Key.CONTROL, "a"), Key.BACK_SPACE, text);
  await bench.settled();
};

/** Asks with Enter, from the pattern's field. */
async function ask(pattern, agent) {
  if (agent !== undefined) await fill("#part-agent", agent);
  await fill("#part-pattern", pattern);
  await bench.press(Key.ENTER);
  await bench.until(() => bench.run(() => document.querySelector("#panel-groups .part-answer") !== null), "it is answered");
  await bench.settled();
  return said();
}

test("the crawler is that of the question", async () => {
  await bench.paste(FILE);
  await bench.ask("Acorn", "/news");
  await bench.tab("groups");
  assert.equal(await value("part-agent"), "Acorn");
});

test("wholly closed, and told", async () => {
  const sentence = words("part-closed", { agent: "Acorn", pattern: "/shop/*?sort=" });
  assert.equal(await ask("/shop/*?sort="), sentence);
  await bench.until(async () => await bench.live() === sentence, "it is told");
  const [[is, url], ...more] = await examples();
  assert.deepEqual([is, more], ["closed", []]);
  assert.match(url, /^\/shop\/.*\?sort=/);
});

test("wholly open, and a slash is added", async () => {
  assert.equal(await ask("blog/"), words("part-open", { agent: "Acorn", pattern: "/blog/" }));
  assert.deepEqual((await examples()).map(([is]) => is), ["open"]);
});

test("mixed: both examples hold when they are tested", async () => {
  for (const kind of ["open", "closed"]) {
    await bench.tab("groups");
    assert.equal(await ask("/cart"), words("part-mixed", { agent: "Acorn", pattern: "/cart" }));
    assert.deepEqual((await examples()).map(([is]) => is), ["open", "closed"]);
    const [, url] = (await examples()).find(([is]) => is === kind);
    if (kind === "open") {
      for (const theme of ["light", "dark"]) {
        for (const width of [1440, 768, 360]) {
          await bench.look({ width, theme });
          await bench.run(() => document.getElementById("part-h").scrollIntoView({ block: "center" }));
          assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
          await bench.page.screenshot(`part-${width}-${theme}`);
        }
      }
      await bench.look();
    }
    await bench.ask("Acorn", "/elsewhere");
    await bench.click(`#part-test-${kind}`);
    await bench.settled();
    assert.equal(await bench.focus(), "question-h");
    assert.equal(new URL(await value("url")).pathname, url);
    assert.deepEqual([(await bench.verdict()).is, await value("agent")], [kind, "Acorn"]);
  }
});

test("another crawler is asked about, and the question follows", async () => {
  assert.equal(await ask("/", "Quietbot"), words("part-closed", { agent: "Quietbot", pattern: "/" }));
  assert.ok((await bench.read("#panel-groups .part-answer")).includes(words("part-robots-txt")));
  assert.equal(await value("agent"), "Quietbot");
});

test("no such URL", async () => {
  // A crawler resolves the dots before it asks.
  assert.equal(await ask("/../attic"), words("part-no-url", { agent: "Quietbot", pattern: "/../attic" }));
  assert.deepEqual(await examples(), []);
});

test("without a crawler it says what is missing", async () => {
  assert.equal(await ask("/cart", ""), words("hint-agent-empty"));
  assert.deepEqual(await examples(), []);
  await fill("#part-agent", "Acorn");
});

test("an answer about another text, crawler or reader does not stay", async () => {
  const gone = () => bench.until(async () => await said() === null, "the answer is gone");
  await ask("/cart", "Acorn");
  await bench.typeAgent("Elm");
  await gone();
  await ask("/cart");
  await bench.dialect("google");
  await gone();
  await bench.dialect("rfc9309");
  await ask("/cart");
  await bench.caretBehind("/cart/help");
  await bench.changing(() => bench.press("er"));
  await gone();
});

test("not settled", async () => {
  const many = Array.from({ length: 80 }, (_, n) => n);
  const pattern = `/${many.map((n) => `*a${n}q`).join("")}`;
  const rules = many.flatMap((n) => [1, 3, 5, 7].map((m) => `Allow: /*a${n}q*b${(n * m) % 80}q*a${(n * 5 + 1) % 80}q*b${(n * 3 + 2) % 80}q${"*".repeat(200)}`));
  await bench.paste(`User-agent: *\nDisallow: ${pattern}\nAllow: /${many.map((n) => `*b${n}q`).join("")}\n${rules.join("\n")}\n`);
  assert.equal(await ask(pattern), words("part-not-proven", { pattern }));
});
