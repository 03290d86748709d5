// The page's policy as the first thing in its head, word for word that of the headers file. Build only:
// the development server needs inline scripts.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What a policy in a meta element cannot say. */
const HEADER_ONLY = /;\s*frame-ancestors [^;]*/;

/** As a page itself can say it. */
export function pagePolicy(root: string): string {
  const headers = readFileSync(join(root, "public/_headers"), "utf8");
  const line = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
  if (line === undefined) throw new Error("public/_headers has no policy");
  return line.replace(HEADER_ONLY, "").trim();
}

export function policy(root: string): Plugin {
  const content = pagePolicy(root);
  return {
    name: "robotscope-policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace("<head>", `<head>\n<meta http-equiv="Content-Security-Policy" content="${content}">`),
    },
  };
}
