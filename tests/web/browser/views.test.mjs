// Views by address, the keyboard, and what is told to those who do not see.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";

const bench = await openBench();

const VIEWS = {
  trace: ["#trace", "title-trace", "trace-title-allowed"],
  compare: ["#compare", "title-compare", "compare-title"],
  crawlers: ["#crawlers", "title-crawlers", "crawlers-title"],
  outages: ["#outages", "title-outages", "outages-title"],
  selftest: ["#selftest", "title-selftest", "view-selftest"],
  inspect: ["", "page-title", "view-inspect-title"],
};

/** Which view is shown, under which title, and what has the focus. */
const seen = () => bench.run(() => {
  const views = [...document.querySelectorAll('main > [id^="view-"]')].filter((view) => view.checkVisibility());
  return [views.map((view) => view.id.replace("view-", "")).join(), document.title, document.activeElement.localName === "h1" ? document.activeElement.textContent : null];
});

for (const [name, [hash, title, heading]] of Object.entries(VIEWS)) {
  const expected = [name, words(title), words(heading)];
  test(`the address ${hash || "without a fragment"} leads to ${name}, with the focus on its heading`, async () => {
    await bench.run((hash) => { location.hash = hash; }, hash);
    await bench.until(async () => (await seen())[0] === name, `${name} is shown`);
    assert.deepEqual(await seen(), expected);
  });

  test(`${name} opens at its address, and again after a reload`, async () => {
    await bench.open("#elsewhere");
    await bench.driver.get("about:blank");
    await bench.open(hash);
    const headed = name === "inspect" ? [name, words(title), null] : expected;
    assert.deepEqual(await seen(), headed);
    await bench.reload();
    assert.deepEqual(await seen(), headed);
  });
}

test("links lead to the views, and back and forth keep working", async () => {
  await bench.open();
  await bench.click('.views a[data-view="selftest"]');
  assert.equal((await seen())[0], "selftest");
  assert.equal(await bench.run(() => document.querySelector(".views [aria-current]").dataset.view), "selftest");
  await bench.driver.navigate().back();
  await bench.until(async () => (await seen())[0] === "inspect", "Inspect is shown");
  await bench.driver.navigate().forward();
  await bench.until(async () => (await seen())[0] === "selftest", "the self-test is shown");
});

test("the file and the question stay when the view changes", async () => {
  await bench.open();
  await bench.paste("User-agent: *\nDisallow: /kept\n");
  await bench.ask("Acornbot", "/kept");
  for (const hash of ["selftest", "trace", ""]) await bench.run((hash) => { location.hash = hash; }, hash);
  await bench.until(async () => (await seen())[0] === "inspect", "Inspect is shown");
  assert.equal(await bench.text(), "User-agent: *\nDisallow: /kept\n");
  assert.equal((await bench.verdict()).line, 2);
});

test("a line named in the trace is shown in the editor", async () => {
  await bench.run(() => { location.hash = "trace"; });
  await bench.click("#trace .ruler tbody a");
  assert.equal((await seen())[0], "inspect");
  assert.equal(await bench.selected(), "Disallow: /kept");
});

test("Control and Enter tests from anywhere and tells the answer", async () => {
  const answer = "Disallowed. Line 2 decides: Disallow: /kept. It is the only rule that matches.";
  for (const place of ["#text", "#agent", "#tab-groups"]) {
    await bench.run((place) => { document.getElementById("live").textContent = ""; document.querySelector(place).focus(); }, place);
    await bench.press(Key.chord(Key.CONTROL, Key.ENTER));
    await bench.until(async () => await bench.live() === answer, `told from ${place}`);
  }
  assert.equal(await bench.text(), "User-agent: *\nDisallow: /kept\n", "no line was added");
});

test("Enter and the button test, too", async () => {
  await bench.typeUrl("/other");
  await bench.press(Key.ENTER);
  await bench.until(async () => (await bench.live()).startsWith("Allowed. "), "told after Enter");
  assert.equal(await bench.run(() => document.getElementById("url").value), "/other");
  await bench.run(() => { document.getElementById("live").textContent = ""; });
  await bench.click('#question button[type="submit"]');
  await bench.until(async () => (await bench.live()).startsWith("Allowed. "), "told after Test");
});

test("the one live region is polite, and tells of a change by itself", async () => {
  assert.deepEqual(await bench.run(() => [...document.querySelectorAll("[aria-live], [role=status]")].map((region) => [region.id, region.getAttribute("aria-live")])), [["live", "polite"]]);
  await bench.typeUrl("/kept/1");
  await bench.until(async () => /Disallowed\. Line 2 decides/.test(await bench.live()), "the change is told");
});

test("the editor is a labelled textarea, and Tab leaves it", async () => {
  const [name, label, hint] = await bench.run(() => {
    const text = document.getElementById("text");
    return [text.localName, text.getAttribute("aria-label"), document.getElementById(text.getAttribute("aria-describedby")).textContent];
  });
  assert.deepEqual([name, label, hint], ["textarea", words("editor-label"), words("editor-hint")]);
  const before = await bench.text();
  await bench.caretBehind("/kept");
  await bench.press(Key.TAB);
  assert.notEqual(await bench.focus(), "text");
  await bench.press(Key.chord(Key.SHIFT, Key.TAB));
  assert.equal(await bench.focus(), "text");
  await bench.press(Key.chord(Key.SHIFT, Key.TAB));
  assert.notEqual(await bench.focus(), "text");
  assert.equal(await bench.text(), before);
});

test("Escape closes a menu and gives the focus back", async () => {
  await bench.click("#examples > summary");
  await bench.press(Key.TAB);
  assert.equal(await bench.run(() => document.activeElement.dataset.example), "sample");
  await bench.press(Key.ESCAPE);
  assert.deepEqual(await bench.run(() => [document.getElementById("examples").open, document.activeElement.parentElement.id]), [false, "examples"]);
});

test("the theme's button overrules the system and is remembered", async () => {
  const theme = () => bench.run(() => [getComputedStyle(document.body).colorScheme || getComputedStyle(document.documentElement).colorScheme, document.getElementById("theme").getAttribute("aria-pressed")]);
  await bench.look({ theme: "light" });
  await bench.click("#theme");
  const dark = await theme();
  assert.equal(dark[1], "true");
  await bench.reload();
  assert.deepEqual(await theme(), dark);
});
