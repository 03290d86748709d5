// The pages about the checks: read without a script, found from the findings, and their examples tried.
import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "node:test";
import { By, openBrowser } from "./harness.mjs";
import { openBench, words } from "./bench.mjs";
import { load } from "../node/engine.mjs";

const engine = await load();
const checks = engine.checks();
const bench = await openBench({ watch: false });
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** What the first example's finding tells its sentence. */
function argumentsOf(name) {
  const [{ bad }] = checks.find((check) => check.name === name).examples;
  const { args } = engine.audit(new TextEncoder().encode(bad), "rfc9309").findings.find(({ check }) => check === name);
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, Array.isArray(value) ? value.join(", ") : value]));
}

const say = (text) => text.replace(/\s+/g, " ").trim();

test("without a script, under a sub-path: what, why, what to do, who, the example, the sources", async () => {
  const page = await openBrowser({ under: "/tools/robots/", prefs: { "profile.managed_default_content_settings.javascript": 2 } });
  await page.open("checks/named-group-drops-star-rules.html");
  const read = async (selector) => say(await page.driver.findElement(By.css(selector)).getText());
  assert.equal(await read("h1"), words("check-named-group-drops-star-rules-title"));
  assert.equal(await read(".check-id"), `${words("severity-warning")} R306 named-group-drops-star-rules`);
  assert.equal(await read(".lede"), words("check-named-group-drops-star-rules-message", argumentsOf("named-group-drops-star-rules")));
  const text = await read("article");
  for (const key of ["checks-about-why", "checks-about-do", "checks-about-who", "concerned-all", "checks-about-fires", "checks-about-silent"]) assert.ok(text.includes(words(key)), key);
  const check = checks.find(({ name }) => name === "named-group-drops-star-rules");
  const shown = await Promise.all((await page.driver.findElements(By.css("pre"))).map((pre) => pre.getText()));
  assert.deepEqual(shown.map((one) => one.trim()), [check.examples[0].bad.trim(), check.examples[0].good.trim()]);
  for (const { title, date } of check.references) assert.ok(text.includes(title) && text.includes(date), title);
  assert.equal(await page.driver.findElement(By.id("theme")).isDisplayed(), false, "a button that would do nothing is not there");

  await page.driver.findElement(By.css(".crumb a")).click();
  assert.equal(await read("h1"), words("checks-heading"));
  assert.equal((await page.driver.findElements(By.css(".check-list a"))).length, checks.length);
  await page.driver.findElement(By.css('.check-list a[href="./hash-in-path.html"]')).click();
  assert.equal(await read("h1"), words("check-hash-in-path-title"));
  assert.deepEqual(page.requestsSince(0).filter((request) => !request.endsWith(" 200")), []);
  assert.deepEqual((await page.consoleEntries()).filter(({ level }) => level !== "DEBUG"), []);
  await page.close();
});

test("there is a page for each check", async () => {
  const files = await readdir(new URL("../../../www/dist/checks/", import.meta.url));
  assert.deepEqual(files.sort(), ["index", ...checks.map(({ name }) => name)].map((name) => `${name}.html`).sort());
});

/** Follows a link that leads to the main page, and waits until it is ready. */
async function follow(selector) {
  await bench.click(selector);
  await bench.until(() => bench.run(() => document.documentElement.dataset.ready === "engine"), "the page is ready");
  await bench.until(() => bench.run(() => location.hash === ""), "the address is clean");
  await bench.settled();
}

const opened = () => bench.run(() => [...document.querySelectorAll(".finding")].filter((item) => item.querySelector(".finding-more")).map((item) => item.dataset.check));

test("an example is tried: the file is there, and the finding opened", async () => {
  for (const name of ["path-without-slash", "named-group-drops-star-rules"]) {
    await bench.page.open(`checks/${name}.html`);
    await follow("article .btn--primary");
    const { bad } = checks.find((check) => check.name === name).examples[0];
    await bench.until(async () => await bench.text() === bad, "the example is the file");
    await bench.until(async () => (await opened()).includes(name), "its finding is opened");
    assert.equal(await bench.run(() => document.activeElement.closest(".finding")?.dataset.check), name);
    assert.equal(await bench.run(() => document.documentElement.dataset.errors), "0");
    assert.ok(!(await bench.run(() => location.href)).includes("try"));
    const mark = bench.page.mark();
    await bench.changing(() => bench.click("#toast .btn"));
    assert.notEqual(await bench.text(), bad, "Undo brings back what was there");
    assert.deepEqual(bench.page.requestsSince(mark), []);
  }
});

test("a name that is no check is said to be none, and changes nothing", async () => {
  const before = await bench.text();
  await bench.run(() => { location.hash = "try=no-such-check"; });
  await bench.until(async () => (await bench.read("#toast"))?.includes(words("try-unknown", { name: "no-such-check" })), "it is said");
  assert.equal(await bench.text(), before);
  assert.equal(await bench.run(() => location.hash), "");
});

test("a finding leads to its check's page, beside the file", async () => {
  const here = await bench.driver.getWindowHandle();
  await bench.paste("User-agent: *\nDisallow: private/\n");
  await bench.click("#toast .btn--icon");
  await bench.click('.finding[data-check="path-without-slash"] .fold');
  await bench.click(".finding-more > :last-child a");
  await bench.until(async () => (await bench.driver.getAllWindowHandles()).length === 2, "it opens");
  await bench.driver.switchTo().window((await bench.driver.getAllWindowHandles()).find((one) => one !== here));
  await bench.until(async () => await bench.read("h1") === words("check-path-without-slash-title"), "it is the check's page");
  await bench.driver.close();
  await bench.driver.switchTo().window(here);
});

async function violations() {
  await bench.run(axe);
  const found = await bench.driver.executeAsyncScript((done) => {
    window.axe.run(document, { resultTypes: ["violations"] }).then((result) => done(result.violations), (error) => done([{ id: String(error), nodes: [] }]));
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`);
}

for (const [width, theme] of [[1440, "light"], [1440, "dark"], [768, "light"], [360, "light"], [360, "dark"]]) {
  for (const name of ["index", "directive-typo-accepted"]) {
    test(`axe: ${name}, ${width} px, ${theme}`, async () => {
      await bench.look({ width, theme, height: 1000 });
      await bench.page.open(`checks/${name}.html`);
      assert.deepEqual(await violations(), []);
      assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
      await bench.page.screenshot(`checks-${name}-${width}-${theme}`);
    });
  }
}

test("the theme is the one that was chosen on the main page", async () => {
  await bench.look();
  await bench.open();
  await bench.click("#theme");
  await bench.page.open("checks/index.html");
  await bench.until(() => bench.run(() => document.documentElement.dataset.theme === "dark"), "it is dark");
  await bench.click("#theme");
  assert.equal(await bench.run(() => document.documentElement.dataset.theme), "light");
});
