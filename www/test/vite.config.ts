// The page's own modules, bundled for Node, which does not read TypeScript by itself in every version that
// builds this page.

import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root: here,
  build: {
    ssr: true,
    outDir: "built",
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { input: readdirSync(here).filter((name) => name.endsWith(".test.ts")).map((name) => here + name) },
  },
});
