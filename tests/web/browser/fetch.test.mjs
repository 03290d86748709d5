// How the file was served: what a person tells, what readers make of it, and a whole response that is pasted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";
import { LANGUAGES } from "./words.mjs";

const bench = await openBench({ path: "#outages" });

const does = () => bench.run(() => Object.fromEntries([...document.querySelectorAll("#outages .outcomes tbody tr")].map((row) => [row.dataset.reader, [row.cells[1].dataset.do, row.dataset.rule]])));
const notes = (reader) => bench.run((reader) => [...document.querySelectorAll(`#outages .outcomes tr[data-reader="${reader}"] [data-note]`)].map((note) => note.dataset.note), reader);
const phases = (reader) => bench.run((reader) => [...document.querySelectorAll(`#outages .phases tr[data-reader="${reader}"] td`)].map((cell) => [cell.dataset.do, cell.colSpan, cell.className === "now"]), reader);

const type = async (id, text) => {
  await (await bench.find(`#outages-${id}`)).sendKeys(Key.chord(Key.CONTROL, "a"), Key.BACK_SPACE, text);
  await bench.settled();
};
const choose = async (id, value) => {
  await bench.click(`#outages-${id} option[value="${value}"]`);
  await bench.settled();
};
const tick = async (id) => {
  await bench.click(`#outages-${id}`);
  await bench.settled();
};
const usual = async (name) => {
  await bench.click(`#outages [data-case="${name}"]`);
  await bench.settled();
};
const value = (id) => bench.run((id) => { const field = document.getElementById(`outages-${id}`); return field.type === "checkbox" ? field.checked : field.value; }, id);

const RESPONSE = "HTTP/1.1 301 Moved Permanently\r\nLocation: https://www.site.test/robots.txt\r\n\r\nHTTP/2 200\r\ncontent-type: text/plain; charset=utf-8\r\ncache-control: max-age=3600\r\nage: 1800\r\n\r\nUser-agent: *\r\nDisallow: /attic\r\n";
const BODY = "User-agent: *\nDisallow: /attic\n";

test("503 for three days, with a copy: every reader, why, and how that is known", async () => {
  await bench.settled();
  assert.deepEqual(await does(), {
    "rfc9309": ["none", "unreachable"], "google": ["copy", "outage-copy"], "bing": ["unknown", "not-documented"], "yandex": ["all", "not-200"],
    "python-legacy": ["none", "nothing-parsed"], "python": ["none", "unreachable"], "crawler-commons": ["none", "not-successful"],
  });
  assert.deepEqual(await notes("rfc9309"), ["may-use-copy"]);
  assert.match(await bench.read('#outages .outcomes tr[data-reader="rfc9309"] .src'), /RFC 9309 §2\.3\.1\.4/);
  const said = await bench.read("#outages .answer-line");
  assert.equal(said, words("outages-summary", { reply: "503", google: "follows the last good file", rfc: "fetches nothing" }));
});

test("the course of the outage is drawn as a table, with the present marked", async () => {
  assert.deepEqual(await phases("google"), [["none", 1, false], ["copy", 1, true], ["all", 1, false]]);
  assert.deepEqual(await phases("rfc9309"), [["none", 1, false], ["none", 1, true], ["either", 1, false]]);
  assert.deepEqual(await phases("yandex"), [["all", 1, false], ["all", 1, true], ["all", 1, false]]);
  assert.deepEqual(await phases("bing"), [["unknown", 3, false]]);
  assert.equal(await bench.read("#outages .phases thead .pin"), words("outages-now", { time: words("outages-days", { count: 3 }) }));
  await bench.look({ width: 1440 });
  await bench.page.screenshot("outages");
  await bench.run(() => document.getElementById("outages-time-h").scrollIntoView());
  await bench.page.screenshot("outages-time");
  await bench.look();
});

test("what is told changes the answers", async () => {
  await type("hours", "800");
  await choose("rest", "fails");
  assert.deepEqual((await does()).google, ["none", "outage-rest-fails"]);
  assert.deepEqual((await does()).rfc9309, ["either", "outage-long-copy"]);
  const said = await bench.read("#outages .answer-line");
  await bench.until(async () => await bench.live() === said, "it is told");
  await tick("copy");
  assert.equal(await bench.read("#outages-copy-age"), null);
  assert.deepEqual((await does()).rfc9309, ["either", "outage-long"]);
  await tick("copy");
  await type("hours", "3");
  await type("copy-age", "13");
  assert.deepEqual((await does()).rfc9309, ["copy", "copy-fresh"]);
  await type("max-age", "7200");
  assert.deepEqual((await does()).google, ["none", "outage-first-hours"]);
  await choose("reply", "tls");
  assert.deepEqual((await does()).python, ["unknown", "exception"]);
  assert.equal(await bench.read("#outages-status"), null);
});

test("a value that cannot be is said to be none, and the answer stays", async () => {
  const before = await does();
  for (const [id, text, key] of [["hours", "-1", "wrong-hours"], ["redirects", "1.5", "wrong-count"]]) {
    await type(id, text);
    assert.equal(await bench.read(`#outages-${id}-wrong`), words(`outages-${key}`));
    assert.deepEqual(await does(), before);
    await type(id, "0");
    assert.equal(await bench.read(`#outages-${id}-wrong`), null);
  }
  await choose("reply", "status");
  await type("status", "1000");
  assert.equal(await bench.read("#outages-status-wrong"), words("outages-wrong-status"));
  await type("status", "404");
  assert.deepEqual((await does()).rfc9309, ["all", "unavailable"]);
  assert.equal(await bench.read("#outages .phases"), null);
});

test("common cases fill the form", async () => {
  await usual("redirects");
  assert.deepEqual((await does()).rfc9309, ["either", "too-many-redirects"]);
  await usual("page");
  assert.deepEqual((await does()).yandex, ["all", "not-text"]);
  assert.deepEqual(await notes("google"), ["web-page", "page-redirects"]);
  await usual("throttled");
  assert.deepEqual([(await does()).google, (await does()).rfc9309], [["copy", "outage-copy"], ["all", "unavailable"]]);
  await usual("maintenance");
  assert.deepEqual((await does()).google[0], "none");
});

test("the address says what the file governs", async () => {
  const governs = () => bench.run(() => [document.getElementById("outages-governs").dataset.governs, ...[...document.querySelectorAll("#outages-governs [data-note]")].map((note) => note.dataset.note)]);
  await type("address", "https://shop.lanternbooks.example:8443/robots.txt");
  assert.deepEqual(await governs(), ["https://shop.lanternbooks.example:8443", "governs-only", "other-host"]);
  await type("address", "https://lanternbooks.example/Robots.txt");
  assert.deepEqual(await governs(), ["", "letter-case"]);
  await type("address", "https://lanternbooks.example/robots.txt?x");
  assert.deepEqual(await governs(), ["", "query"]);
  await type("address", "");
});

test("what is no response is said to be none, and stays", async () => {
  await bench.run(() => document.getElementById("outages-response").focus());
  await bench.pressPaste("User-agent: *\nDisallow: /\n");
  await bench.click("#outages-take");
  await bench.until(async () => await bench.read("#outages-paste-none") === words("outages-none"), "it is said");
  assert.equal(await bench.focus(), "outages-response");
  assert.equal(await value("response"), "User-agent: *\nDisallow: /\n");
});

test("a response is taken apart: its headers are told, its body is the file", async () => {
  await (await bench.find("#outages-response")).sendKeys(Key.chord(Key.CONTROL, "a"));
  await bench.pressPaste(RESPONSE);
  await bench.changing(() => bench.click("#outages-take"));
  assert.equal(await bench.text(), BODY);
  assert.deepEqual([await value("status"), await value("redirects"), await value("final"), await value("type"), await value("own")],
    ["200", "1", "https://www.site.test/robots.txt", "text/plain; charset=utf-8", true]);
  assert.deepEqual((await does()).rfc9309, ["file", "redirected"]);
  assert.equal(await bench.read("#toast p, #toast .toast span"), words("toast-response", { status: "200" }));
});

test("a response that is pasted anywhere is recognised, and Undo brings the paste back", async () => {
  await bench.open();
  await bench.paste(RESPONSE);
  await bench.until(async () => await bench.text() === BODY, "the body is the file");
  assert.equal(await bench.live(), words("toast-response", { status: "200" }));
  await bench.settled();
  assert.equal((await bench.verdict()).line, null);
  await bench.click("#toast .btn");
  await bench.until(async () => (await bench.text()).startsWith("HTTP/1.1 301"), "the paste is back");
  await bench.openFile("response.txt", RESPONSE);
  await bench.until(async () => await bench.text() === BODY, "the body of a file is the file, too");
  const { bytes } = await bench.download();
  assert.equal(bytes.toString(), "User-agent: *\r\nDisallow: /attic\r\n");
});

test("on a phone it fits, in the dark, by keyboard and in every language", async () => {
  await bench.open("#outages");
  await bench.reload();
  await bench.settled();
  await type("copy-age", "1");
  assert.deepEqual(await notes("google"), ["retried-often", "copy-younger"]);
  await usual("throttled");
  assert.deepEqual(await notes("google"), [], "the age of the copy was another's");
  await bench.look({ width: 360, height: 740, theme: "dark" });
  for (const language of LANGUAGES) {
    await bench.speak(language);
    assert.ok(await bench.run(() => document.documentElement.scrollWidth <= innerWidth), "no sideways scrolling");
    for (const place of ["view-outages", "outages-now-h", "outages-time-h"]) {
      await bench.run((place) => document.getElementById(place).scrollIntoView(), place);
      await bench.page.screenshot(`${place}-360-${language}`);
    }
  }
  await bench.speak("en");
  await bench.run(() => document.getElementById("outages-reply").focus());
  await bench.press(Key.TAB);
  assert.equal(await bench.focus(), "outages-status");
  await bench.press(Key.chord(Key.CONTROL, "a"), "403");
  await bench.settled();
  assert.deepEqual((await does()).python, ["none", "authorisation"]);
  await bench.press(Key.TAB, Key.TAB, Key.SPACE);
  await bench.settled();
  assert.deepEqual(await value("loop"), true);
  await bench.look();
});
