// A test that cannot run says so twice: to its runner, and in the list `cargo xtask` prints last.
import { appendFileSync } from "node:fs";

export function skip(t, reason) {
  t.skip(reason);
  const list = process.env.ROBOTSCOPE_SKIPS;
  if (list) appendFileSync(list, `${t.name}: ${reason}\n`);
}
