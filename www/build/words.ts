// One file of words for each language but the base one, whose words are in the script. The page's choice of
// languages tells where they are; without scripts it is links to the page in the other languages.

import type { Plugin } from "vite";
import { BASE, catalogue, folderOf, languageAt, LANGUAGES, OTHERS, rootFrom } from "./languages.ts";

/** Every static host knows what a .txt is. */
const nameOf = (language: string): string => `words-${language}.txt`;

export const wordsFile = (names: readonly string[], language: string): string | undefined =>
  names.find((name) => name.startsWith(`assets/words-${language}-`));

export function words(root: string, nameOfLanguage: (language: string) => string): Plugin {
  let isBuild = false;
  const options = (own: string, address: (language: string) => string): string => LANGUAGES.map((language) => {
    const words = language === BASE ? "" : ` data-catalogue="${address(language)}"`;
    return `<option value="${language}" lang="${language}"${words}${language === own ? " selected" : ""}>${nameOfLanguage(language)}</option>`;
  }).join("");
  const links = (path: string): string => LANGUAGES.filter((language) => language !== languageAt(path))
    .map((language) => `<a href="${rootFrom(path)}${folderOf(language)}" lang="${language}" hreflang="${language}">${nameOfLanguage(language)}</a>`).join(" · ");
  return {
    name: "robotscope-words",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    buildStart() {
      if (!isBuild) return;
      for (const language of OTHERS) this.emitFile({ type: "asset", name: nameOf(language), source: catalogue(root, language).join("\n") });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, path }) {
        const names = Object.keys(bundle ?? {});
        const address = (language: string): string => (bundle === undefined
          // In development nothing is built.
          ? `data:text/plain;charset=utf-8,${encodeURIComponent(catalogue(root, language).join("\n"))}`
          : `${rootFrom(path)}${wordsFile(names, language)}`);
        return html.replace("@@languages@@", options(languageAt(path), address)).replace("@@language-links@@", links(path));
      },
    },
  };
}
