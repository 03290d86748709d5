// Tells the browser early about the engine, its worker and the page's words, which it would otherwise find out
// after running the script.

import type { HtmlTagDescriptor, Plugin } from "vite";
import { languageAt, rootFrom } from "./languages.ts";
import { wordsFile } from "./words.ts";

export function hints(): Plugin {
  return {
    name: "robotscope-hints",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle, path }) {
        const names = Object.keys(bundle ?? {});
        const tag = (name: string | undefined, attrs: Record<string, string | boolean>): HtmlTagDescriptor[] =>
          name === undefined ? [] : [{ tag: "link", attrs: { ...attrs, href: rootFrom(path) + name }, injectTo: "head" }];
        const fetched = { rel: "preload", as: "fetch", crossorigin: true };
        return [
          ...tag(names.find((name) => name.endsWith(".wasm")), fetched),
          ...tag(wordsFile(names, languageAt(path)), fetched),
          ...tag(names.find((name) => /worker-[^/]*\.js$/.test(name)), { rel: "modulepreload" }),
        ];
      },
    },
  };
}
