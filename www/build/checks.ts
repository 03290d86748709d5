// The pages about the checks, written from what the engine says of them and from the catalogues: one for each
// check and language, and a list for each language.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { Logger, Plugin } from "vite";
import { useCatalogue } from "../src/i18n.ts";
import type { CheckInfo } from "../src/engine/protocol.ts";
import { checkList, checkPage, languageName, type Place, type Shown } from "../src/views/checks/page.ts";
import { loadEngine, type Engine } from "./engine.ts";
import { BASE, catalogue, folderOf, LANGUAGES } from "./languages.ts";
import { pagePolicy } from "./policy.ts";
import { toHtml } from "./static.ts";

export type Catalogues = Record<string, readonly string[]>;

/** What the pages take from the rest of the site: paths under its root. */
export interface Site {
  styles: string[];
  script: string | null;
  policy: string;
  /** The icons of the main page, as it has them. */
  symbols: string;
  icon: string;
  /** The languages that have a main page of their own. */
  homes: readonly string[];
}

export interface Written {
  /** By path under the root of the site. */
  pages: Map<string, string>;
  /** Words that are missing, by language. */
  missing: Map<string, Set<string>>;
}

export const readCatalogues = (root: string): Catalogues => Object.fromEntries(LANGUAGES.map((lang) => [lang, catalogue(root, lang)]));

/** Each check with its first example, and what it finds there. */
export function showChecks(engine: Engine): Shown[] {
  const encoder = new TextEncoder();
  return engine.checks().map((check) => {
    const [example] = check.examples;
    if (example === undefined) return { check, finding: null, bad: new Uint8Array(), good: new Uint8Array() };
    const bad = example.octets?.bad ?? encoder.encode(example.bad);
    const good = example.octets?.good ?? encoder.encode(example.good);
    const finding = engine.audit(bad, "rfc9309", example.origin).findings.find((one) => one.check === check.name);
    if (finding === undefined) throw new Error(`the example of ${check.name} does not show it`);
    return { check, finding, bad, good };
  });
}

/** Only the icons that a page uses. */
function symbolsFor(page: string, symbols: string): string {
  return symbols.replace(/\n\s*<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g, (symbol, id: string) => (page.includes(`href="#${id}"`) ? symbol : ""));
}

export function writeChecks(shown: readonly Shown[], catalogues: Catalogues, site: Site): Written {
  const pages = new Map<string, string>();
  const missing = new Map<string, Set<string>>();
  const names = new Map<string, string>();
  /** What the page that is being drawn lacks. */
  let lacking = new Set<string>();
  const speak = (lang: string): void => useCatalogue(lang, catalogues[lang]!, (key) => lacking.add(key));
  const draw = (lang: string, page: () => unknown): string | null => {
    lacking = new Set();
    const html = toHtml(page());
    if (lacking.size > 0) missing.set(lang, new Set([...missing.get(lang) ?? [], ...lacking]));
    return lacking.size > 0 ? null : html;
  };
  const pathOf = (lang: string, name: string): string => `${folderOf(lang)}checks/${name}.html`;
  const placeOf = (lang: string, name: string, languages: readonly string[]): Place => {
    const from = posix.dirname(pathOf(lang, name));
    const to = (path: string): string => posix.relative(from, path);
    const home = to(folderOf(site.homes.includes(lang) ? lang : BASE));
    return {
      lang, home: `${home}/`, styles: site.styles.map(to), script: site.script === null ? null : to(site.script),
      policy: site.policy, symbols: site.symbols, icon: site.icon,
      languages: languages.map((one) => ({ lang: one, name: names.get(one)!, href: to(pathOf(one, name)) })),
    };
  };

  // What every language has is known first, since its pages name each other.
  const has = new Map<string, CheckInfo[]>();
  for (const lang of Object.keys(catalogues)) {
    speak(lang);
    const list = draw(lang, () => (names.set(lang, languageName()), checkList(placeOf(lang, "index", [lang]), [])));
    const checks = shown.filter((one) => draw(lang, () => checkPage(placeOf(lang, one.check.name, [lang]), one)) !== null).map(({ check }) => check);
    if (list !== null && checks.length > 0) has.set(lang, checks);
  }

  const write = (lang: string, name: string, languages: readonly string[], page: (place: Place) => unknown): void => {
    const place = placeOf(lang, name, languages);
    const html = draw(lang, () => page(place));
    if (html !== null) pages.set(pathOf(lang, name), html.replace("@@symbols@@", () => symbolsFor(html, site.symbols)));
  };
  for (const [lang, checks] of has) {
    speak(lang);
    write(lang, "index", [...has.keys()], (place) => checkList(place, checks));
    const known = new Set(checks);
    for (const one of shown) {
      if (!known.has(one.check)) continue;
      write(lang, one.check.name, [...has.keys()].filter((other) => has.get(other)!.includes(one.check)), (place) => checkPage(place, one));
    }
  }
  return { pages, missing };
}

const attribute = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1]!);

/** What the main page, as it is built, lends the others. */
export function siteOf(main: string, script: string | null, policy: string, homes: readonly string[]): Site {
  const [symbols] = /<svg hidden[\s\S]*?<\/svg>\n(?=<a)/.exec(main) ?? [];
  const [icon] = attribute(main, /<link rel="icon"[^>]* href="([^"]+)"/g);
  if (symbols === undefined || icon === undefined) throw new Error("the main page has no icons to lend");
  const styles = attribute(main, /<link rel="stylesheet"[^>]* href="\.\/([^"]+)"/g);
  return { styles, script, policy, symbols: symbols.trim(), icon, homes };
}

export function checkPages(root: string): Plugin {
  let script = "";
  let logger: Logger;
  let written: Written["pages"] = new Map();
  return {
    name: "robotscope-checks",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      logger = config.logger;
    },
    buildStart() {
      script = this.emitFile({ type: "chunk", id: join(root, "src/static-page.ts"), name: "static-page" });
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const main = bundle["index.html"];
        if (main?.type !== "asset") throw new Error("the main page is not there yet");
        const homes = LANGUAGES.filter((lang) => `${folderOf(lang)}index.html` in bundle);
        const site = siteOf(String(main.source), this.getFileName(script), pagePolicy(root), homes);
        const { pages, missing } = writeChecks(showChecks(await loadEngine(root)), readCatalogues(root), site);
        for (const [lang, words] of missing) {
          throw new Error(`${lang} lacks ${words.size} words of the checks' pages: ${[...words].slice(0, 5).join(", ")}${words.size > 5 ? " …" : ""}`);
        }
        written = pages;
      },
    },
    // Not as assets of the bundle: each of hundreds would be compressed to tell its size, and listed.
    writeBundle({ dir }) {
      for (const [path, source] of written) {
        const file = join(dir!, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, source);
      }
      logger.info(`checks: ${written.size} pages`);
    },
  };
}
