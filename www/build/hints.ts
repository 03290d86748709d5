// Tells the browser early about the engine and its worker, which it would otherwise find out after running
// the script.

import type { HtmlTagDescriptor, Plugin } from "vite";

export function hints(): Plugin {
  return {
    name: "robotscope-hints",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const names = Object.keys(bundle ?? {});
        const tag = (name: string | undefined, attrs: Record<string, string | boolean>): HtmlTagDescriptor[] =>
          name === undefined ? [] : [{ tag: "link", attrs: { ...attrs, href: `./${name}` }, injectTo: "head" }];
        return [
          ...tag(names.find((name) => name.endsWith(".wasm")), { rel: "preload", as: "fetch", crossorigin: true }),
          ...tag(names.find((name) => /worker-[^/]*\.js$/.test(name)), { rel: "modulepreload" }),
        ];
      },
    },
  };
}
