// Programs a test needs beside itself. However the test ends, they end.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";

const running = new Set();
const folders = new Set();

/**
 * Starts a program and waits for the line that says it is ready.
 * `ready` is matched against each line of its output; the match is returned.
 */
export async function start(program, args, ready, { within = 20_000, env = process.env } = {}) {
  // In a process group of its own: a driver's browser is to end with the driver.
  const child = spawn(program, args, { stdio: "pipe", detached: true, env });
  running.add(child);
  child.once("exit", () => running.delete(child));
  child.stdin.on("error", () => {});

  const said = [];
  const match = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready after ${within} ms`)), within);
    const give = (settle, value) => { clearTimeout(timer); settle(value); };
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        if (said.length < 200) said.push(line);
        const found = line.match(ready);
        if (found) give(resolve, found);
      });
    }
    child.once("error", (error) => give(reject, error));
    child.once("exit", (code) => give(reject, new Error(`ended with status ${code}`)));
  });
  try {
    return { child, match: await match };
  } catch (error) {
    await stop(child);
    throw new Error(`${program}: ${error.message}\n${said.join("\n")}`);
  }
}

/** Ends a program and everything it started. */
export async function stop(child) {
  if (!running.has(child) || child.pid === undefined) return;
  const ended = once(child, "exit");
  signal(child, "SIGTERM");
  const late = setTimeout(() => signal(child, "SIGKILL"), 3_000);
  await ended;
  clearTimeout(late);
  // The first of the group may be gone before the others.
  signal(child, "SIGKILL");
}

function signal(child, name) {
  try { process.kill(-child.pid, name); } catch { /* gone already */ }
}

/** Names a folder that must be gone when the tests are. */
export function forget(folder) {
  folders.add(folder);
}

process.on("exit", () => {
  for (const child of running) signal(child, "SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
// Without this a signal would end the process before its exit is heard of.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(name, () => process.exit(1));
}
