// The page's words, read from where the page has them.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const www = new URL("../../../www/", import.meta.url);
const require = createRequire(fileURLToPath(new URL("package.json", www)));
const { FluentBundle, FluentResource } = require("@fluent/bundle");

export const LANGUAGES = ["en", "fr", "pl"];

async function read(language) {
  const folder = new URL(`locales/${language}/`, www);
  // A form of a line is given as its text already.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { FORM: ([value]) => value } });
  const resources = [];
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".ftl")) continue;
    resources.push(new FluentResource(await readFile(new URL(name, folder), "utf8")));
    bundle.addResource(resources.at(-1));
  }
  return { bundle, resources };
}

const catalogues = Object.fromEntries(await Promise.all(LANGUAGES.map(async (language) => [language, await read(language)])));

/** Any white space as one plain space: what a person reads. */
export const plainly = (text) => text.replace(/\s+/g, " ").trim();

/** A message as a person reads it. An argument is given as its text. */
export function words(key, args = {}, language = "en") {
  const { bundle } = catalogues[language];
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`no words for ${key} in ${language}`);
  return bundle.formatPattern(message.value, args).replaceAll("`", "");
}

/** Every run of plain text in a catalogue. */
export function runs(language) {
  const found = new Set();
  const visit = (value) => {
    if (typeof value === "string") value.split("`").map(plainly).filter(Boolean).forEach((run) => found.add(run));
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value?.type === "select") value.variants.forEach((variant) => visit(variant.value));
    else if (value?.type === "str") visit(value.value);
  };
  for (const { body } of catalogues[language].resources) {
    for (const { value, attributes } of body) [value, ...Object.values(attributes)].forEach(visit);
  }
  // What a language puts between the things of a list.
  for (const { type, value } of new Intl.ListFormat(language, { type: "unit" }).formatToParts(["1", "2", "3"])) {
    if (type === "literal" && plainly(value) !== "") found.add(plainly(value));
  }
  return [...found];
}
