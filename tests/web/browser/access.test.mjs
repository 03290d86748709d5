// Everybody can use it: axe finds nothing in any view, wide and narrow, light and dark, in any language; nothing
// runs off a phone.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { openBench } from "./bench.mjs";
import { LANGUAGES } from "./words.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const bench = await openBench();

// Each view in the state that shows most.
const VIEWS = {
  inspect: async () => {
    await bench.run(() => { location.hash = ""; });
    await bench.tab("findings");
    await bench.run(() => {
      if (document.querySelector("#panel-findings .finding-more") === null) document.querySelector("#panel-findings .finding .fold").click();
    });
  },
  trace: () => bench.run(() => { location.hash = "trace"; }),
  turned: async () => {
    await bench.run(() => { location.hash = ""; });
    await bench.tab("groups");
    await bench.run(() => document.querySelectorAll("#panel-groups details:not([open]) summary").forEach((one) => one.click()));
    await bench.run(() => document.getElementById("judge")?.click());
    await bench.run(() => document.getElementById("part-ask").click());
    if (await bench.read("#flip") === "") await bench.run(() => document.getElementById("flip-open").click());
    await bench.until(async () => await bench.read("#flip .btn") !== null && await bench.read("#panel-groups .life") !== null && await bench.read("#panel-groups .part-answer") !== null, "it is judged and turned");
    await bench.settled();
  },
  compare: async () => {
    await bench.run(() => { location.hash = "compare"; });
    await bench.until(() => bench.run(() => document.getElementById("view-compare").checkVisibility()), "it is shown");
    await bench.openBefore("before.txt", "User-agent: *\nDisallow: /b\nSitemap: https://a.example/s.xml\n\nUser-agent: Birch\nDisallow: /c\n");
    await bench.run(() => { if (!document.getElementById("by-line").open) document.querySelector("#by-line summary").click(); });
    await bench.until(() => bench.run(() => document.querySelector("#by-line tbody tr") !== null), "the lines are there");
  },
  crawlers: async () => {
    await bench.run(() => { location.hash = "crawlers"; });
    await bench.until(() => bench.run(() => document.querySelector("#crawlers .purpose") !== null), "it is shown");
    await bench.run(() => document.querySelectorAll("#crawlers .purpose:not([open]) summary").forEach((one) => one.click()));
    await bench.until(() => bench.run(() => document.querySelector("#crawlers .purpose:last-of-type table") !== null), "all are open");
    await bench.settled();
  },
  outages: async () => {
    await bench.run(() => { location.hash = "outages"; });
    await bench.until(async () => await bench.read("#outages .phases") !== null, "it is answered");
    if (await bench.read("#outages-governs") === null) {
      await (await bench.find("#outages-address")).sendKeys("https://other.example/robots.txt");
      await bench.until(async () => await bench.read("#outages-governs") !== null, "the address is read");
    }
  },
  selftest: async () => {
    await bench.run(() => { location.hash = "selftest"; });
    await bench.until(() => bench.run(() => document.getElementById("view-selftest").checkVisibility()), "it is shown");
    if (await bench.read("#selftest .result-word") === null) await bench.click("#selftest-run");
    await bench.until(() => bench.read("#selftest .result-word"), "it has run");
  },
};

async function violations() {
  const found = await bench.driver.executeAsyncScript((done) => {
    window.axe.run(document, { resultTypes: ["violations"] }).then((result) => done(result.violations), (error) => done([{ id: String(error), nodes: [] }]));
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`);
}

for (const [name, show] of Object.entries(VIEWS)) {
  for (const width of [1280, 360]) {
    for (const theme of ["light", "dark"]) {
      test(`axe: ${name}, ${width} px, ${theme}`, async () => {
        await bench.look({ width, theme });
        await show();
        if (!await bench.run(() => "axe" in window)) await bench.run(axe);
        assert.deepEqual(await violations(), []);
        await bench.page.screenshot(`${name}-${width}-${theme}`);
      });
    }
  }
}

// Colours and shapes are the same in every language; names and the room that words take are not.
for (const language of LANGUAGES.slice(1)) {
  for (const [name, show] of Object.entries(VIEWS)) {
    test(`axe: ${name}, 768 px, ${language}`, async () => {
      await bench.look({ width: 768 });
      await bench.speak(language);
      await show();
      assert.deepEqual(await violations(), []);
      await bench.page.screenshot(`${name}-768-${language}`);
    });
  }
}

for (const language of LANGUAGES) for (const [name, show] of Object.entries(VIEWS)) {
  test(`nothing makes ${name} scroll sideways at 320 px, ${language}`, async () => {
    await bench.look({ width: 320, height: 700 });
    await bench.speak(language);
    await show();
    const [width, room, over] = await bench.run(() => {
      // A part may scroll within itself; what stands out of the page may not.
      const room = document.documentElement.clientWidth;
      const wide = [...document.querySelectorAll("main *")].filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > room + 0.5
        && !element.closest(".scroll-x, .ruler, .editor, pre, [role=tablist], .visually-hidden, .panel-body"));
      return [document.documentElement.scrollWidth, room, wide.map((element) => `${element.localName}.${element.className}`)];
    });
    assert.ok(room <= 320);
    assert.deepEqual([width, over], [room, []]);
  });
}
