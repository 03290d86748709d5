// How long the audit takes in the shipped package, beside reading the same file there: run by `cargo xtask bench`.
import { bytes, load } from "./engine.mjs";

const engine = await load();

/** Paths as shops have them. */
function shop(rules) {
  const lines = Array.from({ length: rules }, (_, number) => `Disallow: /shop/shelf-${(number * 7919) % 977}/item-${number}\n`);
  return bytes(`User-agent: *\n${lines.join("")}`);
}

function median(runs, work) {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[runs >> 1];
}

for (const [name, file] of Object.entries({
  "20 rules": shop(20),
  "1,000 rules": shop(1_000),
  "10,000 rules": shop(10_000),
  "500 KiB": shop(16_000).subarray(0, 512_000),
  "100,000 rules": shop(100_000),
})) {
  const runs = file.length > 1e6 ? 3 : 9;
  const reading = median(runs, () => engine.decide(file, ["*"], ["/"], "rfc9309"));
  const time = median(runs, () => engine.audit(file, "rfc9309"));
  console.log(`${`audit in WebAssembly: ${name}`.padEnd(44)} ${time.toFixed(3).padStart(9)} ms ${(time / reading).toFixed(1).padStart(8)} × reading`);
}
