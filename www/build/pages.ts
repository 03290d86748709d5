// Fills the page at build time: every word from the catalogue, and the sample's answer from the engine
// itself, drawn by the same templates as later in the browser. So the page says something useful before any
// script runs, and nothing of it is typed twice.

import { readdirSync, readFileSync } from "node:fs";
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

async function answerSample(root: string, html: string, sample: string): Promise<State> {
  const engine = await loadEngine(root);
  const bytes = new TextEncoder().encode(sample);
  const origin = /id="origin"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? "";
  const question = { agent: field(html, "agent"), url: field(html, "url"), dialect: "rfc9309" as const, origin };
  return {
    ...state,
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

export function pages(root: string): Plugin {
  return {
    name: "robotscope-pages",
    enforce: "pre",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const folder = join(root, "locales/en");
        useCatalogue("en", readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")), (key) => {
          throw new Error(`no words for ${key}`);
        });
        const sample = readFileSync(join(root, "src/examples/sample.txt"), "utf8");
        const answered = await answerSample(root, html, sample);
        return html
          .replace(/="\{\{([a-z0-9-]+)\}\}"/g, (_, key: string) => `="${toHtml(t(key))}"`)
          .replace(/<title>\{\{([a-z0-9-]+)\}\}/, (_, key: string) => `<title>${toHtml(t(key))}`)
          .replace(/\{\{([a-z0-9-]+)\}\}/g, (_, key: string) => toHtml(rich(key)))
          .replace(/<!--static:(\w+)-->/g, (_, name: string) => toHtml(regions[name]!(answered)))
          .replace("@@sample@@", () => toHtml(sample));
      },
    },
  };
}
