// The page's words, read from where the page has them.
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const www = new URL("../../../www/", import.meta.url);
const require = createRequire(fileURLToPath(new URL("package.json", www)));
const { FluentBundle, FluentResource } = require("@fluent/bundle");

const folder = new URL("locales/en/", www);
const bundle = new FluentBundle("en", { useIsolating: false });
const resources = [];
for (const name of await readdir(folder)) {
  if (!name.endsWith(".ftl")) continue;
  resources.push(new FluentResource(await readFile(new URL(name, folder), "utf8")));
  bundle.addResource(resources.at(-1));
}

/** A message as a person reads it. An argument is given as its text. */
export function words(key, args = {}) {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`no words for ${key}`);
  return bundle.formatPattern(message.value, args).replaceAll("`", "");
}

/** Every run of plain text in the catalogue, longest first. */
export function runs() {
  const found = new Set();
  const visit = (value) => {
    if (typeof value === "string") value.split("`").map((run) => run.trim()).filter(Boolean).forEach((run) => found.add(run));
    else if (Array.isArray(value)) value.forEach(visit);
    else if (value?.type === "select") value.variants.forEach((variant) => visit(variant.value));
    else if (value?.type === "str") visit(value.value);
  };
  for (const resource of resources) for (const message of resource.body) visit(message.value);
  return [...found].sort((a, b) => b.length - a.length);
}
