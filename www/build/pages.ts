// Fills the page at build time, once for each language: every word from the catalogue, and the sample's answer
// from the engine itself, drawn by the same templates as later in the browser. So the page says something useful
// before any script runs, and nothing of it is typed twice. Words that the script must find again, to change
// the language, are marked with their keys.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { summarise } from "../src/engine/contents.ts";
import { rich, t, useCatalogue } from "../src/i18n.ts";
import { state, type State } from "../src/state.ts";
import { contentsPanel } from "../src/views/inspect/contents.ts";
import { heading, status } from "../src/views/inspect/file.ts";
import { agentHint } from "../src/views/inspect/question.ts";
import { adviceList, verdictBox } from "../src/views/inspect/verdict.ts";
import { why } from "../src/views/inspect/why.ts";
import { loadEngine } from "./engine.ts";
import { BASE, catalogue, languageAt, OTHERS } from "./languages.ts";
import { toHtml } from "./static.ts";

const regions: Record<string, (state: State) => unknown> = {
  heading, status, contents: contentsPanel, agentHint, verdict: verdictBox, advice: adviceList, why,
};

/** What the template asks, read from the template, so that the static answer is the answer to what it shows. */
function field(html: string, id: string): string {
  const found = new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html) ?? new RegExp(`id="${id}"[^>]* value="([^"]*)"`).exec(html);
  if (found === null) throw new Error(`index.html has no field ${id}`);
  return found[1]!;
}

async function answerSample(root: string, html: string, sample: string, language: string): Promise<State> {
  const engine = await loadEngine(root);
  const bytes = new TextEncoder().encode(sample);
  const origin = /id="origin"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? "";
  const question = { agent: field(html, "agent"), url: field(html, "url"), dialect: "rfc9309" as const, origin };
  return {
    ...state,
    language,
    engine: "ready",
    file: { bytes, shown: sample, name: "robots.txt", kind: "sample", generation: 1, id: 0 },
    question,
    about: { version: engine.version(), checks: engine.checks(), dialects: engine.dialects() },
    verdict: engine.test(bytes, question.agent, [question.url], question.dialect, origin)[0] ?? null,
    contents: summarise(engine.parse(bytes, question.dialect)),
    audited: bytes,
    audit: engine.audit(bytes, question.dialect, origin),
  };
}

/** As on the page: what a language has no words for yet is said in the base one's. */
const useWords = (root: string, language: string): void =>
  useCatalogue(language, [...catalogue(root, BASE), ...catalogue(root, language)], (key) => {
    throw new Error(`no words for ${key}`);
  });

/** What a language calls itself. */
export function nameOfLanguage(root: string, language: string): string {
  useWords(root, language);
  return toHtml(t("language-name"));
}

/** Every `{{key}}` of the template as words. */
const fill = (html: string): string => html
  .replace(/<title>\{\{([a-z0-9-]+)\}\}/, (_, key: string) => `<title>${toHtml(t(key))}`)
  .replace(/ ([a-z-]+)="\{\{([a-z0-9-]+)\}\}"/g, (_, name: string, key: string) => ` ${name}="${toHtml(t(key))}" data-words-${name}="${key}"`)
  .replace(/<(\w+)([^<>]*)>\{\{([a-z0-9-]+)\}\}<\/\1>/g, (_, tag: string, attributes: string, key: string) => `<${tag}${attributes} data-words="${key}">${toHtml(rich(key))}</${tag}>`)
  .replace(/\{\{([a-z0-9-]+)\}\}/g, (_, key: string) => `<span data-words="${key}">${toHtml(rich(key))}</span>`);

export function pages(root: string): Plugin {
  const template = join(root, "index.html");
  /** Pages that there is no file for: the template, one folder down. */
  const copies = new Map(OTHERS.map((language) => [`${language}/index.html`, join(root, language, "index.html")]));
  return {
    name: "robotscope-pages",
    enforce: "pre",
    config: () => ({ build: { rolldownOptions: { input: ["index.html", ...copies.keys()] } } }),
    resolveId: (id) => copies.get(id),
    load: (id) => ([...copies.values()].includes(id) ? readFileSync(template, "utf8").replaceAll('="./src/', '="../src/') : undefined),
    transformIndexHtml: {
      order: "pre",
      async handler(html, { path }) {
        const language = languageAt(path);
        const sample = readFileSync(join(root, "src/examples/sample.txt"), "utf8");
        const answered = await answerSample(root, html, sample, language);
        // Nothing is waited for from here on: there is one catalogue at a time.
        useWords(root, language);
        return fill(html)
          .replace(`<html lang="${BASE}">`, `<html lang="${language}">`)
          .replace(/<!--static:(\w+)-->/g, (_, name: string) => toHtml(regions[name]!(answered)))
          .replace("@@sample@@", () => toHtml(sample));
      },
    },
  };
}
