// A catalogue that is there in several languages says the same things in each.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { FluentResource } from "@fluent/bundle";

const ids = (path: string): string[] => new FluentResource(readFileSync(path, "utf8")).body.map(({ id }) => id).sort();
/** The arguments that a message takes. */
const given = (path: string): Record<string, string[]> => Object.fromEntries(new FluentResource(readFileSync(path, "utf8")).body.map(({ id, value }) =>
  [id, [...new Set([...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name!))].sort()]));

const SET_HERE = ["checks-page.ftl", "fix.ftl"];

for (const lang of ["fr", "pl"]) {
  for (const name of readdirSync(`locales/${lang}`)) {
    const [there, here] = [`locales/en/${name}`, `locales/${lang}/${name}`];
    test(`${here} has the messages of English, with their arguments`, () => {
      assert.ok(existsSync(there));
      assert.deepEqual(ids(here), ids(there));
      assert.deepEqual(given(here), given(there));
    });

    // ux.md, "Words", 12.
    if (SET_HERE.includes(name)) test(`${here} is set as its language is`, () => {
      for (const line of readFileSync(here, "utf8").split("\n")) {
        if (line.startsWith("#")) continue;
        const said = line.replace(/^[a-z0-9-]+ = /, "").replace(/`[^`]*`/g, "``");
        if (lang === "fr") assert.doesNotMatch(said, / [;:!?»]|« |\p{L}'\p{L}/u, line);
        else assert.doesNotMatch(said, /(?<![\p{L}’])[aiouwzAIOUWZ] (?=[\p{L}`„{])/u, line);
      }
    });
  }
}
