// Each check of the engine has its four texts in every language, and texts and findings agree on their arguments:
// what a text asks for is given on every example, and what is given is told.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { catalogue, LANGUAGES } from "../build/languages.ts";
import { CHECK_WORDS, MORE_CHECK_WORDS } from "../src/codes.ts";
import { argumentsIn, type Message } from "./messages.ts";

const engine = await import(`${process.cwd()}/pkg/robotscope.js`) as typeof import("../pkg/robotscope.js");
engine.initSync({ module: readFileSync("pkg/robotscope_bg.wasm") });
const checks = engine.checks();
const keysOf = (name: string): string[] => CHECK_WORDS.map((pattern) => pattern.replace("{}", name));

type Given = Record<string, FluentVariable>;

/** Files for the checks whose examples would be too long to be told. */
const LONG: Record<string, string[]> = {
  "file-over-500kib": [`User-agent: *\nDisallow: /a/\n${"# sixteen octets\n".repeat(31_000)}`],
  "too-many-rules-yandex": [`User-agent: *\n${Array.from({ length: 2_049 }, (_, number) => `Disallow: /${number}/\n`).join("")}`],
  "line-too-long": [1_025, 16_663].map((length) => `User-agent: *\nDisallow: /${"a".repeat(length)}\n`),
  "rules-lost-to-truncation": [`User-agent: *\nDisallow: /a/\n${"# sixteen octets\n".repeat(31_000)}Disallow: /b/\n`],
};

/** The arguments of every finding of a check on its own examples, as the page hands them to a text. */
function givenBy({ name, examples }: (typeof checks)[number]): Given[] {
  const own = examples.map(({ bad, octets, origin }) => ({ file: octets?.bad ?? new TextEncoder().encode(bad), origin }));
  const files = own.length > 0 ? own : LONG[name]?.map((text) => ({ file: new TextEncoder().encode(text), origin: undefined }));
  assert.ok(files, `${name} has no example`);
  const found = files.flatMap(({ file, origin }) => engine.audit(file, "rfc9309", origin).findings).filter(({ check }) => check === name);
  assert.ok(found.length >= files.length, `an example of ${name} does not show it`);
  return found.map(({ args }) => {
    const given: Given = {};
    for (const [key, value] of Object.entries(args)) given[key] = Array.isArray(value) ? value.join() : value;
    return given;
  });
}

for (const language of LANGUAGES) {
  const bundle = new FluentBundle(language, { functions: { FORM: ([value]) => value! } });
  const messages = new Map<string, Message>();
  for (const source of catalogue(".", language)) {
    const resource = new FluentResource(source);
    bundle.addResource(resource);
    for (const message of resource.body) messages.set(message.id, message);
  }

  test(`${language}: every check has its four texts, and no others have any`, () => {
    const expected = checks.flatMap(({ name }) => keysOf(name));
    const more = new Set(checks.flatMap(({ name }) => MORE_CHECK_WORDS.map((pattern) => pattern.replace("{}", name))));
    assert.deepEqual([...messages.keys()].filter((id) => id.startsWith("check-") && !more.has(id)).sort(), expected.sort());
  });

  test(`${language}: texts and findings agree on their arguments`, () => {
    const wrong = new Set<string>();
    for (const check of checks) {
      const texts = keysOf(check.name).flatMap((key) => messages.get(key) ?? []);
      const told = new Set(argumentsIn(...texts));
      if (told.has("at")) told.add("line");
      for (const given of givenBy(check)) {
        for (const { id, value } of texts) {
          const errors: Error[] = [];
          // A line comes as words, too.
          bundle.formatPattern(value!, { ...given, ..."line" in given ? { at: "" } : {} }, errors);
          for (const { message } of errors) wrong.add(`${id}: ${message}`);
        }
        for (const name of Object.keys(given)) if (!told.has(name)) wrong.add(`${check.name}: { $${name} } is told nowhere`);
      }
    }
    assert.deepEqual([...wrong], []);
  });
}
