// Findings mended: one by one, with what changes shown first where anything does, and all safe ones at once.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";
import { bytes, load } from "../node/engine.mjs";

const engine = await load();
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const FILE = `User-agent: *
Unicorn: /glade/
Disalow: /attic/
Disallow: private/
Disallow: /page#top
Just a thought
Sitemap: https://site.example/s.xml
`;

const bench = await openBench();
const row = (check) => `#panel-findings .finding[data-check="${check}"]`;
const press = (check) => bench.click(`${row(check)} .fix`);
const focused = () => bench.run(() => document.activeElement.closest(".finding")?.dataset.check ?? document.activeElement.id);
const findings = (file, origin) => engine.audit(bytes(file), "rfc9309", origin).findings;
const mended = (file, check) => new TextDecoder().decode(engine.applyEdits(bytes(file), findings(file).find((one) => one.check === check).fix.edits));

/** Everything that the live region says while something is done. */
async function hearing(act) {
  await bench.run(() => {
    window.said = [];
    window.ear = new MutationObserver(() => window.said.push(document.getElementById("live").textContent));
    window.ear.observe(document.getElementById("live"), { childList: true, characterData: true, subtree: true });
  });
  await act();
  await bench.settled();
  return () => bench.run(() => window.said);
}

async function violations() {
  if (!await bench.run(() => "axe" in window)) await bench.run(axe);
  const found = await bench.driver.executeAsyncScript((done) => {
    window.axe.run(document, { resultTypes: ["violations"] }).then((result) => done(result.violations), (error) => done([{ id: String(error), nodes: [] }]));
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`);
}

test("every button names what it does", async () => {
  await bench.paste(FILE);
  const labels = await bench.run(() => Object.fromEntries([...document.querySelectorAll("#panel-findings .finding")].map((item) => [item.dataset.check, item.querySelector(".fix")?.innerText ?? null])));
  assert.deepEqual(labels, {
    "path-without-slash": words("check-path-without-slash-fix"),
    "directive-typo-accepted": words("check-directive-typo-accepted-fix", { directive: "Disallow" }),
    "hash-in-path": words("check-hash-in-path-fix"),
    "not-a-directive": words("fix-comment", { count: 1 }),
    "unknown-directive": words("fix-comment", { count: 1 }),
  });
  const name = await (await bench.find(`${row("path-without-slash")} .fix`)).getAccessibleName();
  assert.equal(name, `${words("check-path-without-slash-fix")} ${words("check-path-without-slash-message")}`);
});

test("a safe fix is made at once: octets, scroll and cursor, focus, and what is told", async () => {
  await bench.caretBehind("/page#");
  const said = await hearing(() => bench.changing(() => press("not-a-directive")));
  const after = mended(FILE, "not-a-directive");
  assert.equal(await bench.text(), after);
  await bench.until(async () => await focused() === "unknown-directive", "the next finding has the focus");
  const left = findings(after).length;
  assert.equal(left, 4);
  assert.ok((await said()).includes(words("fix-told-safe", { left })), (await said()).join(" | "));
  assert.equal(await bench.run(() => document.getElementById("text").selectionStart), FILE.indexOf("/page#") + 6);
  assert.ok((await bench.read("#toast")).startsWith(words("fix-told-safe", { left })));
});

test("Undo takes it back in one step", async () => {
  await bench.changing(() => bench.click("#toast .btn"));
  assert.equal(await bench.text(), FILE);
  assert.equal(await bench.run(() => document.getElementById("text").selectionStart), FILE.indexOf("/page#") + 6);
});

test("a fix that changes verdicts shows first what it changes", async () => {
  const before = await bench.generation();
  await press("directive-typo-accepted");
  assert.equal(await bench.focus(), "fix-h");
  const shown = await bench.until(async () => { const said = await bench.read(".fix-effect"); return said !== null && said; }, "the changes are shown");
  const diff = engine.diff(bytes(FILE), bytes(mended(FILE, "directive-typo-accepted")), [], "rfc9309");
  const [{ url, now }] = diff.crawlers[0].changes;
  assert.ok(shown.includes(words(now === "allow" ? "flip-opened" : "flip-closed", { url })), shown);
  assert.ok(shown.startsWith(words("compare-others")), shown);
  assert.equal(await bench.generation(), before, "nothing is changed yet");
  await bench.look({ width: 1440 });
  await bench.page.screenshot("fix-1440");
  await bench.look();
});

test("Escape and a second press leave it as it is", async () => {
  await bench.press(Key.ESCAPE);
  assert.equal(await bench.read(".fix-panel"), null);
  assert.equal(await focused(), "directive-typo-accepted");
  await press("directive-typo-accepted");
  await press("directive-typo-accepted");
  assert.equal(await bench.read(".fix-panel"), null);
  assert.equal(await bench.text(), FILE);
});

test("confirmed, it is made, and tells how many answers changed", async () => {
  await press("directive-typo-accepted");
  await bench.until(() => bench.read(".fix-effect"), "the changes are shown");
  const said = await hearing(() => bench.changing(() => bench.click("#fix-confirm")));
  const after = mended(FILE, "directive-typo-accepted");
  assert.equal(await bench.text(), after);
  await bench.until(async () => await focused() === "hash-in-path", "the next finding has the focus");
  assert.ok((await said()).includes(words("fix-told", { left: findings(after).length, changed: 1 })), (await said()).join(" | "));
  await bench.changing(() => bench.click("#toast .btn"));
  assert.equal(await bench.text(), FILE);
});

test("another text ends the question", async () => {
  await press("path-without-slash");
  await bench.until(() => bench.read(".fix-effect"), "the changes are shown");
  await bench.caretBehind("/attic/");
  await bench.changing(() => bench.press("x"));
  assert.equal(await bench.read(".fix-panel"), null);
  await bench.paste(FILE);
});

test("in a long file the lines in sight stay in sight", async () => {
  const long = `User-agent: *\nAllow:\n${Array.from({ length: 600 }, (_, i) => `Disallow: /x${i}\n`).join("")}`;
  await bench.paste(long);
  await bench.caretBehind("/x300");
  await bench.run(() => { document.getElementById("text").scrollTop = 290 * parseFloat(getComputedStyle(document.getElementById("text")).lineHeight) + 7; });
  const seen = () => bench.run(() => {
    const area = document.getElementById("text");
    const height = parseFloat(getComputedStyle(area).lineHeight);
    return [area.value.split("\n")[Math.floor(area.scrollTop / height)], Math.round(area.scrollTop % height), area.value.slice(0, area.selectionStart).split("\n").at(-1)];
  });
  const before = await seen();
  await bench.changing(() => press("empty-allow"));
  assert.equal(await bench.text(), long.replace("Allow:\n", ""));
  assert.deepEqual(await seen(), before);
  await bench.changing(() => bench.click("#toast .btn"));
  assert.equal(await bench.text(), long);
  assert.deepEqual(await seen(), before);
});

test("all safe fixes are listed, made in one step, and the download is what the engine gives", async () => {
  const file = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(FILE.replaceAll("\n", "\r\n")), Buffer.from("Disallow: /caf"), Buffer.from([0xe9]), Buffer.from("\r\nPegasus: 1\r\n")]);
  await bench.openFile("robots.txt", file);
  const { file: wanted, fixed } = engine.fixAllSafe(file, "rfc9309");
  const count = Object.values(fixed).reduce((a, b) => a + b, 0);
  assert.ok(count >= 3, JSON.stringify(fixed));
  assert.equal(await bench.read("#safe-open"), words("safe-open", { count }));
  await bench.click("#safe-open");
  assert.equal(await bench.focus(), "safe-h");
  await bench.until(() => bench.run(() => document.querySelector(".mended") !== null), "they are listed");
  assert.equal(await bench.read("#safe-h"), words("safe-title", { count }));
  const listed = await bench.run(() => [...document.querySelectorAll(".mended li")].map((item) => item.innerText.replace(/\s+/g, " ").trim()));
  assert.deepEqual(listed, Object.entries(fixed).map(([check, count]) => `${words(`check-${check}-title`)} ${words("safe-places", { count })}`));
  assert.ok((await bench.read(".fix-panel--all")).includes(words("safe-changes-nothing")));
  await bench.look({ width: 1440 });
  await bench.page.screenshot("safe-1440");
  await bench.look();

  await bench.changing(() => bench.click("#safe-apply"));
  await bench.until(async () => await bench.read("#safe-h") === words("safe-done", { count }), "what was mended is told");
  assert.equal(await bench.focus(), "safe-h");
  assert.ok((await bench.read(".fix-panel--all")).includes(words("safe-changed-nothing")));
  const { bytes: got } = await bench.download(() => bench.click("#safe-save"));
  assert.deepEqual([...got], [...wanted]);
  assert.equal(await bench.run(() => document.getElementById("safe-open")), null, "none is left");

  await bench.changing(() => bench.click("#toast .btn"));
  const { bytes: again } = await bench.download();
  assert.deepEqual([...again], [...file], "Undo brings every octet back");
});

test("equal findings are mended together, and it says in how many places", async () => {
  const file = `User-agent: *\n${"Unicorn: /glade/\n".repeat(70)}Disallow: private/\nDisallow: private/\n`;
  await bench.paste(file);
  const [finding] = findings(file).filter(({ check }) => check === "unknown-directive");
  assert.equal(finding.times, 70);
  assert.equal(await bench.read(`${row("unknown-directive")} .fix`), words("fix-comment", { count: 70 }));
  await bench.click(`${row("unknown-directive")} .fold`);
  const card = await bench.read(`${row("unknown-directive")} .finding-more`);
  for (const said of [words("fix-is-safe"), words("fix-mends", { count: 70 }), words("findings-more-places", { count: 69 - finding.places.length })]) {
    assert.ok(card.includes(said), `${said} in ${card}`);
  }
  await bench.changing(() => press("unknown-directive"));
  assert.equal((await bench.text()).match(/^# Unicorn/gm).length, 70);
});

test("what the bound left out is told kind by kind, and mended all the same", async () => {
  const file = `User-agent: *\nDisallow: /a\nSitemap: https://site.example/s.xml\n${Array.from({ length: 600 }, (_, i) => `Unicorn${i}: /glade/\n`).join("")}`;
  const { omitted } = engine.audit(bytes(file), "rfc9309");
  await bench.paste(file);
  const said = await bench.read("#panel-findings ul.list-end");
  assert.equal(said, words("findings-omitted-kind", { count: omitted["unknown-directive"], title: words("check-unknown-directive-title") }));
  assert.equal(await bench.read("#safe-open"), words("safe-open-all"));
  await bench.click("#safe-open");
  await bench.until(async () => await bench.read("#safe-h") === words("safe-title", { count: 600 }), "all are listed");
  await bench.changing(() => bench.click("#safe-apply"));
  assert.equal((await bench.text()).match(/^# Unicorn/gm).length, 600);
  await bench.until(async () => (await bench.read("#panel-findings .nothing"))?.startsWith("No findings"), "none is left");
});

test("the card holds the proof, related lines, and what the check rests on", async () => {
  await bench.paste("User-agent: *\nDisallow: /\n\nUser-agent: Acorn\nDisallow: /drafts/\n");
  // The message lies over the list's end.
  await bench.click("#toast .btn--icon");
  await bench.click(`${row("blocks-whole-site")} .fold`);
  const links = await bench.run((row) => [...document.querySelectorAll(`${row} .finding-more a`)].map((link) => [link.getAttribute("href"), link.target]), row("blocks-whole-site"));
  const [check] = engine.checks().filter(({ name }) => name === "blocks-whole-site");
  assert.deepEqual(links, [...check.references.map(({ url }) => [url, "_blank"]), ["./checks/blocks-whole-site.html", "_blank"]]);
  await bench.click(`${row("blocks-whole-site")} .proof button`);
  await bench.settled();
  assert.equal(await bench.focus(), "question-h");
  assert.equal(await bench.run(() => document.getElementById("agent").value), "AnotherCrawler");
  assert.deepEqual([(await bench.verdict()).is, (await bench.verdict()).line], ["closed", 2]);
  await bench.paste("User-agent: *\nDisallow: /admin/\n\nUser-agent: Acorn\nDisallow: /drafts/\n");
  await bench.click("#toast .btn--icon");
  await bench.click(`${row("named-group-drops-star-rules")} .fold`);
  await bench.until(() => bench.run(() => document.querySelector(".finding-more .muted a") !== null), "related lines are linked");
  await bench.click(".finding-more .muted a");
  assert.match("Disallow: /admin/", new RegExp(`${await bench.selected()}$`));
});

test("with the keyboard alone", async () => {
  await bench.paste(FILE);
  await bench.click("#tab-findings");
  const tabTo = async (wanted) => {
    for (let i = 0; i < 60 && !await wanted(); i++) await bench.press(Key.TAB);
    assert.ok(await wanted());
  };
  await tabTo(() => bench.run(() => document.activeElement.matches('.finding[data-check="path-without-slash"] .fix')));
  await bench.press(Key.ENTER);
  await bench.until(() => bench.read(".fix-effect"), "the changes are shown");
  await tabTo(async () => await bench.focus() === "fix-confirm");
  await bench.changing(() => bench.press(Key.ENTER));
  await bench.until(async () => await focused() === "directive-typo-accepted", "the next finding has the focus");
  await bench.press(Key.TAB, Key.TAB, Key.TAB);
  assert.equal(await focused(), "hash-in-path");
  await bench.run(() => document.getElementById("safe-open").focus());
  await bench.press(Key.ENTER);
  await bench.until(() => bench.run(() => document.querySelector(".mended") !== null), "they are listed");
  await bench.press(Key.TAB);
  assert.equal(await bench.focus(), "safe-apply");
  await bench.press(Key.ESCAPE);
  assert.equal(await bench.focus(), "safe-open");
});

for (const [width, theme] of [[1440, "light"], [1440, "dark"], [768, "light"], [360, "light"], [360, "dark"]]) {
  test(`axe and a look: ${width} px, ${theme}`, async () => {
    await bench.look({ width, theme, height: width === 360 ? 1400 : 1000 });
    await bench.paste(FILE);
    await bench.click("#tab-findings");
    await press("directive-typo-accepted");
    await bench.until(() => bench.read(".fix-effect"), "the changes are shown");
    await bench.click(`${row("directive-typo-accepted")} .fold`);
    assert.deepEqual(await violations(), []);
    await bench.run(() => document.querySelector("#panel-findings").scrollIntoView());
    await bench.page.screenshot(`fix-${width}-${theme}`);
    await bench.click("#safe-open");
    await bench.until(() => bench.run(() => document.querySelector(".mended") !== null), "they are listed");
    assert.deepEqual(await violations(), []);
    await bench.page.screenshot(`safe-${width}-${theme}`);
    assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
  });
}
