// Rules judged: the lines that can go together, and that without them no verdict changes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBench, words } from "./bench.mjs";

const FILE = `User-agent: *
Disallow: /attic/
Disallow: /attic/box
Allow: /attic/key
Disallow: /attic/key*

User-agent: Quietbot
Disallow: /shed
`;

const bench = await openBench();
const said = () => bench.run(() => [...document.querySelectorAll('#panel-groups [data-fact="removable"]')].map((item) => ({
  text: item.innerText.replace(/\s+/g, " ").trim(),
  lines: [...item.querySelectorAll(".lines a")].map((link) => Number(link.hash.replace("#line-", ""))),
})));

async function judge() {
  await bench.tab("groups");
  await bench.click("#judge");
  await bench.until(async () => await bench.read("#judge") === null && await bench.read("#panel-groups .judge-bar button") === null, "every rule is judged");
}

test("the lines that can go together are counted, named, and lead to their place", async () => {
  await bench.paste(FILE);
  await judge();
  await bench.until(async () => await bench.live() === words("judge-done", { dead: 1 }), "it is told");
  const [one, ...more] = await said();
  assert.deepEqual(more, [], "nothing can go for Quietbot");
  // Worked out by hand: line 2 says all that the others do, once line 4, which never decides, is gone.
  assert.deepEqual(one.lines, [3, 4, 5]);
  assert.equal(one.text, `${words("removable", { count: 3 })} ${words("removable-lines", { count: 3 })} 3, 4, 5`);
  for (const theme of ["light", "dark"]) {
    for (const width of [1440, 768, 360]) {
      await bench.look({ width, theme });
      await bench.run(() => document.querySelector('[data-fact="removable"]').scrollIntoView({ block: "center" }));
      await bench.page.screenshot(`removable-${width}-${theme}`);
      assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
    }
  }
  await bench.look();
  await bench.click('#panel-groups [data-fact="removable"] .lines a:nth-of-type(2)');
  assert.equal(await bench.selected(), "Allow: /attic/key");
});

test("without them nothing changes: proven by Compare", async () => {
  const lines = FILE.split("\n");
  await bench.paste(lines.filter((_, i) => ![3, 4, 5].includes(i + 1)).join("\n"));
  await bench.click('.views a[data-view="compare"]');
  await bench.openBefore("before.txt", FILE);
  assert.equal(await bench.read("#compare .proven"), words("compare-equal"));
  await bench.click('.views a[data-view="inspect"]');
  await judge();
  assert.deepEqual(await said(), []);
});

test("a group that would be left empty is told of, and lines that bind others", async () => {
  await bench.paste("User-agent: a\nUser-agent: b\nDisallow: /x/\n\nUser-agent: b\nDisallow: /x\n\nUser-agent: c\nAllow: /y\n");
  await judge();
  const [shared, alone] = [words("removable-shared"), words("removable-emptied")];
  const found = (await said()).filter(({ lines }) => lines[0] === 3).map(({ text }) => [text.includes(shared), text.includes(alone)]);
  // Under its own group, whose only rule it is, and under the other one of b.
  assert.deepEqual(found, [[true, true], [true, false]]);
  assert.deepEqual((await said()).filter(({ lines }) => lines[0] === 9).map(({ text }) => text), [`${words("removable", { count: 1 })} ${words("removable-lines", { count: 1 })} 9 ${alone}`]);
});

test("what is not settled is said", async () => {
  const many = Array.from({ length: 24 }, (_, n) => n);
  const stars = "*".repeat(200);
  const rules = [
    ...many.slice(0, 23).flatMap((n) => [`Disallow: /*a${n + 1}q*b${n}q${stars}`, `Disallow: /*b${n + 1}q*a${n}q${stars}`]),
    ...Array.from({ length: 96 }, (_, n) => `Disallow: /*a${n % 24}q*b${n % 24}q*a${(n * 5 + 1) % 24}q*b${(n * 3 + 2) % 24}q${stars}`),
  ];
  await bench.paste(`User-agent: *\nDisallow: /${many.map((n) => `*a${n}q`).join("")}\nAllow: /${many.map((n) => `*b${n}q`).join("")}\n${rules.join("\n")}\n`);
  await judge();
  assert.deepEqual((await said()).map(({ text }) => text), [words("removable-open")]);
});
