// The shipped package, loaded the way other sites' tools would load it.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

const pkg = new URL("../../../www/pkg/", import.meta.url);
const engine = await import(new URL("robotscope.js", pkg));
await engine.default({ module_or_path: await readFile(new URL("robotscope_bg.wasm", pkg)) });

test("the package holds what the page imports", async () => {
  const files = await readdir(pkg);
  for (const name of ["robotscope.js", "robotscope.d.ts", "robotscope_bg.wasm", "package.json"]) {
    assert.ok(files.includes(name), `${name} is missing`);
  }
});

test("it says which build it is", () => {
  const said = engine.version();
  // A build tells its version alone or among other facts.
  assert.match(said.version ?? said, /^\d+\.\d+\.\d+/);
});
