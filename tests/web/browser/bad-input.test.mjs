// Bad input gets a clear message and loses nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBench, words } from "./bench.mjs";

const FILE = "User-agent: *\nDisallow: /a/\nDisallow: events/\n";
const MIB = 1024 * 1024;

const bench = await openBench();
await bench.paste(FILE);
await bench.ask("Googlebot", "/a/1");

test("no crawler", async () => {
  await bench.typeAgent("");
  const { is, word, reason } = await bench.verdict();
  assert.deepEqual({ is, word, reason }, { is: "none", word: words("verdict-none"), reason: words("hint-agent-empty") });
  await bench.typeAgent("Googlebot");
  assert.equal((await bench.verdict()).line, 2);
});

test("a crawler's name that no rule can be written for", async () => {
  await bench.typeAgent("日本");
  assert.equal(await bench.read("#agent-hint .told"), words("hint-agent-not-a-token", { agent: "日本" }));
  await bench.typeAgent("Googlebot");
});

const NO_URL = [
  ["", "verdict-none", "hint-url-empty", {}],
  ["mailto:post@site.example", "verdict-no-answer", "hint-url-not-http", { scheme: "mailto" }],
  ["https://", "verdict-no-answer", "hint-url-without-host", {}],
];
for (const [url, word, hint, args] of NO_URL) {
  test(`a URL that is none: ${JSON.stringify(url)}`, async () => {
    await bench.typeUrl(url);
    const verdict = await bench.verdict();
    assert.deepEqual({ is: verdict.is, word: verdict.word, reason: verdict.reason }, { is: "none", word: words(word), reason: words(hint, args) });
    assert.equal(await bench.run(() => document.getElementById("url").value), url, "what was typed stays");
    assert.equal(await bench.text(), FILE);
  });
}

test("a path without a slash, asked about", async () => {
  await bench.typeUrl("a/1");
  assert.equal((await bench.verdict()).line, 2);
  assert.equal(await bench.read("#url-hint"), words("hint-slash-prepended"));
});

test("a path without a slash, in a rule", async () => {
  const found = (await bench.findings()).find(({ line }) => line === 3);
  assert.equal(found.text, words("check-path-without-slash-message"));
  await bench.typeUrl("/events/1");
  assert.equal((await bench.verdict()).is, "open");
});

test("an origin that is none", async () => {
  await bench.typeOrigin("not a place");
  assert.equal(await bench.read("#url-hint .told"), words("hint-origin-unusable", { origin: "not a place" }));
  await bench.typeOrigin("");
});

test("an HTML page", async () => {
  const html = "<!DOCTYPE html>\n<html><head><title>Not found</title>\n<script>document.title = 'taken'</script></head>\n<body><img src=x onerror=\"document.title='taken'\"><h1>404: no such page</h1></body></html>\n";
  await bench.paste(html);
  assert.equal(await bench.text(), html);
  assert.match(await bench.read('[data-notice="html"]'), new RegExp(words("notice-html").slice(0, 60)));
  assert.deepEqual((await bench.findings()).map(({ text }) => text), [words("check-html-instead-of-text-message")]);
  assert.equal((await bench.verdict()).is, "open");
  assert.equal(await bench.driver.getTitle(), words("page-title"));
});

test("a binary file", async () => {
  const bytes = Buffer.from(Array.from({ length: 3000 }, (_, i) => (i * 7919) % 256));
  await bench.openFile("logo.png", bytes);
  assert.match(await bench.read('[data-notice="binary"]'), new RegExp(words("notice-binary").slice(0, 60)));
  assert.equal((await bench.verdict()).is, "open");
  assert.deepEqual((await bench.download()).bytes, bytes);
});

test("a file in UTF-16", async () => {
  const bytes = Buffer.from("\ufeffUser-agent: *\r\nDisallow: /\r\n", "utf16le");
  await bench.openFile("wide.txt", bytes);
  assert.match(await bench.read('[data-notice="utf-16"]'), /UTF-16/);
  assert.deepEqual((await bench.download()).bytes, bytes);
});

const refused = () => bench.until(() => bench.read('[data-notice="refused"]'), "it is refused");

test("a file over 10 MiB is refused with its size and the limit", async () => {
  await bench.openFile("kept.txt", FILE);
  const before = await bench.generation();
  await bench.choose("large.txt", Buffer.alloc(10.5 * MIB, "# long\n"));
  const told = await refused();
  assert.ok(told.includes(words("notice-refused", { size: "10.5" })), told);
  assert.match(told, /10\.5 MiB.*10 MiB/);
  assert.equal(await bench.text(), FILE);
  assert.equal(await bench.read("#file-h"), "kept.txt");
  assert.equal(await bench.generation(), before);
  await bench.click('[data-notice="refused"] button');
  assert.equal(await bench.read('[data-notice="refused"]'), null);
});

test("10 MiB and one octet is over, 10 MiB is not", async () => {
  await bench.choose("over.txt", Buffer.alloc(10 * MIB + 1, "#"));
  assert.match(await refused(), /10\.1 MiB/);
  assert.equal(await bench.text(), FILE);
  await bench.openFile("limit.txt", Buffer.alloc(10 * MIB, "# a line of forty octets, again and again\n"));
  assert.equal(await bench.read('[data-notice="refused"]'), null);
});
