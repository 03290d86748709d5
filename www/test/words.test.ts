// Every word in use is in the catalogue, every word in the catalogue is in use, and every code of the engine
// has words.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { FluentResource } from "@fluent/bundle";
import { CHECK_WORDS, CODES, MORE_CHECK_WORDS } from "../src/codes.ts";

const read = (path: string): string => readFileSync(path, "utf8");
const tree = (folder: string): string[] => readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);

const source = [...tree("src"), ...tree("build")].filter((path) => path.endsWith(".ts") && !path.endsWith("codes.ts")).map(read).join("\n");
const template = read("index.html");
const catalogue = tree("locales/en").map(read);
const ids = new Set(catalogue.flatMap((text) => new FluentResource(text).body.map((entry) => entry.id)));

async function checks(): Promise<string[]> {
  const engine = await import(`${process.cwd()}/pkg/robotscope.js`) as typeof import("../pkg/robotscope.js");
  engine.initSync({ module: readFileSync("pkg/robotscope_bg.wasm") });
  return engine.checks().map(({ name }) => name);
}

async function codeWords(): Promise<Set<string>> {
  const words = Object.entries(CODES).flatMap(([pattern, codes]) => codes.map((code) => pattern.replace("{}", code)));
  for (const name of await checks()) words.push(...CHECK_WORDS.map((pattern) => pattern.replace("{}", name)));
  return new Set(words);
}

test("the catalogue parses whole", () => {
  for (const text of catalogue) {
    const written = text.match(/^[a-z][a-z0-9-]* =/gm) ?? [];
    assert.equal(new FluentResource(text).body.length, written.length);
  }
  const all = catalogue.flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));
  assert.deepEqual(all.filter((id, i) => all.indexOf(id) !== i), [], "ids that stand twice");
});

test("every code of the engine has words", async () => {
  assert.deepEqual([...await codeWords()].filter((word) => !ids.has(word)), []);
});

test("every switch by which a reader differs has words", async () => {
  const engine = await import(`${process.cwd()}/pkg/robotscope.js`) as typeof import("../pkg/robotscope.js");
  const [reference, ...others] = engine.dialects();
  const usual = new Set(reference!.switches.map(({ name, value }) => `${name}-${value}`));
  const differing = others.flatMap(({ switches }) => switches.map(({ name, value }) => `${name}-${value}`)).filter((one) => !usual.has(one));
  // A delay decides on no URL.
  const needed = new Set(differing.filter((one) => !one.startsWith("crawl-delay-")));
  assert.deepEqual([...needed].sort(), CODES["cause-{}"]!.filter((one) => one !== "several").toSorted());
});

test("every key in use has words", () => {
  // First argument of t, rich and the like up to its comma, so that both arms of a choice are seen.
  const used = [...source.matchAll(/\b(?:t|rich|empty|step)\(([^,()]*(?:\([^()]*\)[^,()]*)*)/g)].flatMap(([, argument]) => [...argument!.matchAll(/"([a-z][a-z0-9-]+)"/g)].map((match) => match[1]!));
  const keyed = [...source.matchAll(/\bkey: "([a-z0-9-]+)"/g)].map((match) => match[1]!);
  const filled = [...template.matchAll(/\{\{([a-z0-9-]+)\}\}/g)].map((match) => match[1]!);
  const missing = [...used, ...keyed, ...filled].filter((key) => key.includes("-") && !ids.has(key) && !key.endsWith("-"));
  assert.deepEqual([...new Set(missing)], []);
  assert.ok(used.length > 80 && filled.length > 40);
});

test("every word in the catalogue is in use", async () => {
  const codes = await codeWords();
  for (const name of await checks()) for (const pattern of MORE_CHECK_WORDS) codes.add(pattern.replace("{}", name));
  const unused = [...ids].filter((id) => !codes.has(id) && !source.includes(`"${id}"`) && !template.includes(`{{${id}}}`));
  assert.deepEqual(unused, []);
});
