// Nine megabytes: read, answered, kept whole, and the page goes on answering hands meanwhile.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBench } from "./bench.mjs";

// 9 MB of rules; the one that decides is the last.
const RULES = Array.from({ length: 250_000 }, (_, i) => `Disallow: /shelf/${String(i).padStart(18, "0")}\n`);
const FILE = `User-agent: *\n${RULES.join("")}`;
assert.ok(FILE.length > 9e6 && FILE.length < 10 * 1024 * 1024);
const LAST = "/shelf/000000000000249999";

/** The longest the page may be deaf. Measured: a quarter of it; the rest is for a busy machine. */
const DEAF = 1_500;

const bench = await openBench();

/** Keeps the time while something is done: the longest gap between two beats of a timer, in milliseconds. */
async function longestGap(act) {
  await bench.run(() => {
    const beat = window.beat = { gap: 0, last: performance.now(), on: true };
    const tick = () => {
      const now = performance.now();
      beat.gap = Math.max(beat.gap, now - beat.last);
      beat.last = now;
      if (beat.on) setTimeout(tick, 10);
    };
    tick();
  });
  await act();
  return bench.run(() => {
    window.beat.on = false;
    return Math.max(window.beat.gap, performance.now() - window.beat.last);
  });
}

test("it is opened and answered, and the page stays responsive", async (t) => {
  await bench.ask("Googlebot", LAST);
  const gap = await longestGap(() => bench.openFile("nine.txt", FILE));
  t.diagnostic(`longest gap while opening: ${Math.round(gap)} ms`);
  const { is, line } = await bench.verdict();
  assert.deepEqual({ is, line }, { is: "closed", line: 250_001 });
  assert.ok(gap < DEAF, `deaf for ${gap} ms`);
});

test("it says where Google stops", async () => {
  // 13 + 1 octets, then 36 a line: octet 512,000 falls into line 14,223.
  assert.match(await bench.read('[data-notice="beyond-limit"]'), /Google stops reading at line 14,223\. The file has 8,\d{3} KiB/);
  await bench.dialect("google");
  assert.equal((await bench.verdict()).is, "open");
  await bench.dialect("rfc9309");
});

test("the answer follows a changed URL", async (t) => {
  const gap = await longestGap(() => bench.typeUrl("/shelf/000000000000000001"));
  t.diagnostic(`longest gap while typing: ${Math.round(gap)} ms`);
  assert.equal((await bench.verdict()).line, 3);
  assert.ok(gap < DEAF, `deaf for ${gap} ms`);
});

test("the deciding line is reached in the editor, however far down", async () => {
  await bench.typeUrl(LAST);
  await bench.click("#verdict .reason a");
  assert.equal(await bench.selected(), `Disallow: ${LAST}`);
});

test("a letter typed there is answered, and all of it is saved", async () => {
  await bench.changing(async () => {
    await bench.caretBehind(LAST);
    await bench.press("x");
  });
  assert.equal((await bench.verdict()).is, "open");
  const { name, bytes } = await bench.download();
  assert.equal(name, "nine.txt");
  assert.ok(bytes.equals(Buffer.from(FILE.replace(LAST, `${LAST}x`))));
});
