// The package that was built before the page, as the build itself asks it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export type Engine = typeof import("../pkg/robotscope.js");

export async function loadEngine(root: string): Promise<Engine> {
  const engine = await import(pathToFileURL(join(root, "pkg/robotscope.js")).href) as Engine;
  engine.initSync({ module: readFileSync(join(root, "pkg/robotscope_bg.wasm")) });
  return engine;
}
