import assert from "node:assert/strict";
import { test } from "node:test";
import { openBrowser } from "./harness.mjs";

const page = await openBrowser();

test("the page opens under its name", async () => {
  await page.open();
  assert.match(await page.driver.getTitle(), /Robotscope/);
  await page.screenshot("page");
  assert.match(page.requestsSince(0)[0], /^GET \/ 200$/);
});

test("the console stays quiet", async () => {
  const loud = (await page.consoleEntries()).filter(({ level }) => level !== "DEBUG");
  assert.deepEqual(loud, []);
});
