// The languages of the page, their words, and where each has its page.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The language of the page at the site's root. */
export const BASE = "en";
export const OTHERS = ["fr", "pl"];
export const LANGUAGES = [BASE, ...OTHERS];

export function catalogue(root: string, language: string): string[] {
  const folder = join(root, "locales", language);
  return readdirSync(folder).filter((name) => name.endsWith(".ftl")).map((name) => readFileSync(join(folder, name), "utf8"));
}

/** The language of the page at a path from the site's root. */
export const languageAt = (path: string): string => OTHERS.find((language) => path.startsWith(`/${language}/`)) ?? BASE;

/** From a page to the site's root. */
export const rootFrom = (path: string): string => (languageAt(path) === BASE ? "./" : "../");

/** From the site's root to the page in a language. */
export const folderOf = (language: string): string => (language === BASE ? "" : `${language}/`);
