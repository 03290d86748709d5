import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { alternates } from "./build/alternates.ts";
import { checkPages } from "./build/checks.ts";
import { hints } from "./build/hints.ts";
import { nameOfLanguage, pages } from "./build/pages.ts";
import { policy } from "./build/policy.ts";
import { words } from "./build/words.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

// Plain files that work under any sub-path of any static host: relative addresses, nothing inline.
export default defineConfig({
  root,
  base: "./",
  appType: "mpa",
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  worker: { format: "es" },
  plugins: [pages(root), words(root, (language) => nameOfLanguage(root, language)), alternates(), hints(), policy(root), checkPages(root)],
});
