// Which language the page speaks. A page that is written in another language than English is asked for in that
// language; elsewhere the choice made on this device counts, then what the browser prefers. Choosing another
// one changes the words and nothing else.

import { count } from "./errors.ts";
import { useCatalogue } from "./i18n.ts";
import { state, update } from "./state.ts";
import { renewStaticWords } from "./static-words.ts";

const KEY = "robotscope-language";
/** Its words are in the script: there is always a language to speak. */
const BASE = "en";
const root = document.documentElement;
const picker = document.getElementById("language") as HTMLSelectElement;
const english = import.meta.glob<string>("../locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
const base = Object.values(english);
const catalogues = new Map<string, readonly string[]>([[BASE, base]]);

const option = (language: string): HTMLOptionElement | undefined => [...picker.options].find(({ value }) => value === language);

/** The words of a language, asked for once. */
async function words(language: string): Promise<readonly string[]> {
  const known = catalogues.get(language);
  if (known !== undefined) return known;
  const response = await fetch(option(language)!.dataset["catalogue"]!);
  if (!response.ok) throw new Error(`words for ${language}: ${response.status}`);
  // What a language has no words for yet is said in the base one's.
  const loaded = [...base, await response.text()];
  catalogues.set(language, loaded);
  return loaded;
}

/** A word that a catalogue does not have is a fault of ours, not of the person reading. */
function missing(key: string): void {
  count();
  console.error(`no words for ${key}`);
}

function use(language: string, catalogue: readonly string[]): void {
  useCatalogue(language, catalogue, missing);
  picker.value = language;
  update({ language });
  if (root.lang === language) return;
  root.lang = language;
  renewStaticWords();
}

function stored(): string | undefined {
  try {
    return option(localStorage.getItem(KEY) ?? "")?.value;
  } catch {
    return undefined;
  }
}

const preferred = (): string | undefined =>
  navigator.languages.map((tag) => option(tag.toLowerCase().split("-", 1)[0]!)?.value).find((language) => language !== undefined);

export async function start(): Promise<void> {
  const language = root.lang === BASE ? stored() ?? preferred() ?? BASE : root.lang;
  try {
    use(language, await words(language));
  } catch {
    use(BASE, base);
  }
}

let choices = 0;

async function choose(language: string): Promise<void> {
  const choice = ++choices;
  try {
    const catalogue = await words(language);
    if (choice !== choices) return;
    use(language, catalogue);
  } catch {
    if (choice !== choices) return;
    picker.value = state.language;
    update({ toast: { key: "toast-no-language", args: {}, undo: null } });
    return;
  }
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}

export function listen(): void {
  picker.addEventListener("change", () => void choose(picker.value));
}
