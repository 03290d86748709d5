// Scripts off: the sample stands there with its answer, and it says what is missing.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { By, openBrowser } from "./harness.mjs";
import { words } from "./words.mjs";

const page = await openBrowser({ prefs: { "profile.managed_default_content_settings.javascript": 2 } });
await page.open();
const say = async (selector) => (await page.driver.findElement(By.css(selector)).getText()).replace(/\s+/g, " ").trim();

test("scripts are off, and it says so", async () => {
  assert.equal(await page.driver.findElement(By.css("html")).getAttribute("data-ready"), null);
  assert.equal(await say("noscript p"), words("noscript"));
});

test("the textarea holds the sample", async () => {
  const sample = await readFile(new URL("../../../www/src/examples/sample.txt", import.meta.url), "utf8");
  const text = await page.driver.findElement(By.css("textarea#text"));
  assert.equal(await text.getAttribute("value"), sample);
  assert.equal(await text.isEnabled(), true);
});

test("the answer stands there, with its line, its reason and the findings", async () => {
  assert.match(await say("#verdict"), /^Allowed Line 12 decides: Allow: \/preview\/summer/);
  assert.match(await say("#why"), /Lines 10–14 name Googlebot/);
  assert.match(await say("#contents"), /A path starts with \//);
  assert.match(await say("#get-h"), new RegExp(words("get-title").replace("?", "\\?")));
});

test("nothing is wrong with it", async () => {
  const loud = (await page.consoleEntries()).filter(({ level }) => level !== "DEBUG");
  assert.deepEqual(loud, []);
  assert.deepEqual(page.requestsSince(0).filter((request) => !request.endsWith(" 200")), []);
});
