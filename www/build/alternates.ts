// Each page names the same page in the other languages.

import type { Plugin } from "vite";
import { BASE, folderOf, LANGUAGES, rootFrom } from "./languages.ts";

export const alternates = (): Plugin => ({
  name: "robotscope-alternates",
  apply: "build",
  transformIndexHtml: {
    // Earlier it would be taken for a file to be built.
    order: "post",
    handler: (_, { path }) => [...LANGUAGES, "x-default"].map((hreflang) => ({
      tag: "link",
      // Nobody knows the host that the page will be served from.
      attrs: { rel: "alternate", hreflang, href: rootFrom(path) + folderOf(hreflang === "x-default" ? BASE : hreflang) },
      injectTo: "head",
    })),
  },
});
