// The three catalogues say the same things with the same arguments, each by the rules of its language.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "../build/languages.ts";
import { argumentsIn, walk, type Message } from "./messages.ts";

/** Polish "many" is for integers; French "many" is for millions, which no count here comes to. */
const CATEGORIES: Record<string, readonly string[]> = { en: ["one", "other"], fr: ["one", "other"], pl: ["few", "many", "one", "other"] };
const ANY_CATEGORY = new Set(["zero", "one", "two", "few", "many"]);

/** Words that are the same in another language as in English. */
const SAME: Record<string, readonly string[] | undefined> = {
  fr: [
    "app-name", "ask-url", "dialect-bing", "dialect-protego", "dialect-yandex", "trace-rfc", "toast-label", "tab-sitemaps", "sitemaps-url", "selftest-col-section",
    "status-bom", "ruler-octets", "get-command", "part-placeholder", "file-origin-placeholder",
    "outages-final-placeholder", "outages-type-placeholder", "outages-address-placeholder",
  ],
  pl: [
    "app-name", "dialect-bing", "dialect-protego", "dialect-yandex", "trace-rfc", "status-bom", "get-command", "part-placeholder", "file-origin-placeholder",
    "outages-final-placeholder", "outages-type-placeholder", "outages-address-placeholder",
  ],
};

const NARROW = "\u202F";
const FIXED = "\u00A0";

const read = (language: string, file: string): string => readFileSync(`locales/${language}/${file}`, "utf8");
const filesOf = (language: string): string[] => readdirSync(`locales/${language}`).sort();
const catalogues = new Map(LANGUAGES.map((language) => [language, new Map(filesOf(language).map((file) => [file, new FluentResource(read(language, file)).body]))]));
const files = filesOf("en");

/** Messages of a file by their ids; a missing file has none. */
const messages = (language: string, file: string): Map<string, Message> =>
  new Map((catalogues.get(language)!.get(file) ?? []).map((message) => [message.id, message]));

/** Messages of a language that English has, too, with English beside. */
function* pairs(language: string): Generator<[id: string, own: Message, english: Message]> {
  for (const file of files) {
    const own = messages(language, file);
    for (const [id, english] of messages("en", file)) {
      const message = own.get(id);
      if (message !== undefined) yield [id, message, english];
    }
  }
}

/** What is said: text outside of quoted names. */
function* said(language: string): Generator<[id: string, text: string]> {
  for (const [, body] of catalogues.get(language)!) {
    for (const message of body) {
      const texts: string[] = [];
      walk(message, { text: (text) => texts.push(text) });
      // A name may be quoted in pieces; the pieces of one text are not.
      for (const text of texts) for (const [i, piece] of text.split("`").entries()) if (i % 2 === 0) yield [message.id, piece];
    }
  }
}

function offences(language: string, pattern: RegExp): string[] {
  // What is the same as in English is no text of the language.
  return [...said(language)].filter(([id, text]) => pattern.test(text) && !SAME[language]?.includes(id)).map(([id, text]) => `${id}: ${text.trim()}`);
}

const textOf = (message: Message): string => {
  let text = "";
  walk(message, { text: (part) => { text += part; } });
  return text.replace(/`[^`]*`/g, "");
};

for (const language of LANGUAGES.filter((one) => one !== "en")) {
  test(`${language}: the same files with the same keys`, () => {
    assert.deepEqual(filesOf(language), files);
    for (const file of files) assert.deepEqual([...messages(language, file).keys()].sort(), [...messages("en", file).keys()].sort(), file);
  });

  test(`${language}: the same arguments`, () => {
    for (const [id, own, english] of pairs(language)) assert.deepEqual(argumentsIn(own), argumentsIn(english), id);
  });

  test(`${language}: nothing is left in English`, () => {
    const isSame = (own: string, english: string): boolean => /\p{L}/u.test(own) && own === english;
    const same = [...pairs(language)].filter(([, own, english]) => isSame(textOf(own), textOf(english))).map(([id]) => id);
    assert.deepEqual(same.sort(), [...SAME[language]!].sort());
  });
}

for (const language of LANGUAGES) {
  test(`${language}: every file parses whole`, () => {
    for (const [file, body] of catalogues.get(language)!) {
      assert.equal(body.length, read(language, file).match(/^[a-z][a-z0-9-]* =/gm)?.length ?? 0, file);
    }
  });

  test(`${language}: a plural has the categories of the language`, () => {
    const wrong: string[] = [];
    for (const [, body] of catalogues.get(language)!) {
      for (const message of body) {
        walk(message, {
          select(keys, id) {
            const categories = keys.filter((key) => ANY_CATEGORY.has(key) || key === "other").sort();
            if (categories.some((key) => ANY_CATEGORY.has(key)) && categories.join() !== CATEGORIES[language]!.join()) wrong.push(`${id}: ${categories.join()}`);
          },
        });
      }
    }
    assert.deepEqual(wrong, []);
  });

  test(`${language}: no straight quotes`, () => {
    assert.deepEqual(offences(language, language === "en" ? /"/ : /["']/), []);
  });
}

test("fr: spaces before marks are the narrow one, before a colon and within quotes the fixed one", () => {
  assert.deepEqual(offences("fr", new RegExp(`(?:^|[^${NARROW}?!])[;!?]`)), []);
  assert.deepEqual(offences("fr", new RegExp(`(?:^|[^${FIXED}]):(?!//)`)), []);
  assert.deepEqual(offences("fr", new RegExp(`«[^${FIXED}]|[^${FIXED}]»|[${NARROW}${FIXED}] | [${NARROW}${FIXED}]`)), []);
});

test("pl: quotes are „…”, dashes stand between spaces, and a word of one letter stays with the next", () => {
  assert.deepEqual(offences("pl", /[“«»]/), []);
  assert.deepEqual(offences("pl", /—|\p{L}–|–\p{L}/u), []);
  assert.deepEqual(offences("pl", /(?<![\p{L}\p{N}])[aiouwz] /iu), []);
});

test("fr, pl: a number stays with what it counts or names", () => {
  const before = /\d (?:[KM]i[Bo]|ms|octets?|lignes?|règles?|jours?|secondes?|caractères?|oktet|bajt|wiersz|reguł|dni|sekund|znak)/;
  for (const language of ["fr", "pl"]) assert.deepEqual(offences(language, new RegExp(`${before.source}|RFC \\d|(?:ligne|wiersz\\p{L}*) \\d`, "u")), [], language);
});
