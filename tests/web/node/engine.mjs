// The shipped package, loaded the way other sites' tools would load it.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

export const pkg = new URL("../../../www/pkg/", import.meta.url);

/** Loads the package in a folder. */
export async function load(folder = pkg) {
  const engine = await import(new URL("robotscope.js", folder));
  const module_or_path = await readFile(new URL("robotscope_bg.wasm", folder));
  await engine.default({ module_or_path });
  return engine;
}

/** A folder's path as an address. */
export const folder = (path) => pathToFileURL(`${path}/`);

/** The octets of a text. */
export const bytes = (text) => new TextEncoder().encode(text);
