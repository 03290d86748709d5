// The audit as the package gives it: examples, settings, edits, every safe fix at once.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytes, load } from "./engine.mjs";

const engine = await load();
const text = (octets) => new TextDecoder().decode(octets);
const names = (file, ...rest) => engine.audit(file, "rfc9309", ...rest).findings.map(({ check }) => check);

test("checks tell what they rest on and show it", () => {
  const checks = engine.checks();
  assert.equal(checks.length, engine.version().checks);
  for (const { name, code, examples, references } of checks) {
    assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*$/);
    assert.match(code, /^R\d{3}$/);
    assert.ok(references.length > 0, name);
    for (const { bad, good, octets, origin } of examples) {
      const fires = (file) => names(file, origin ?? undefined).includes(name);
      assert.ok(fires(octets?.bad ?? bytes(bad)) && !fires(octets?.good ?? bytes(good)), name);
    }
  }
});

const SLIPS = "User-agent: *\r\nDisalow: /attic/\r\nUnicorn: /glade/\r\nDisallow: /page#top\r\n";

test("settings change how much a check matters, or switch it off", () => {
  const file = bytes(SLIPS);
  const settings = JSON.stringify({ checks: { "unknown-directive": "off", "hash-in-path": "error" } });
  assert.ok(names(file).includes("unknown-directive"));
  const report = engine.audit(file, "rfc9309", undefined, settings);
  assert.ok(!report.findings.some(({ check }) => check === "unknown-directive"));
  assert.equal(report.findings.find(({ check }) => check === "hash-in-path").severity, "error");
  assert.deepEqual(engine.audit(file, "rfc9309", undefined, " "), engine.audit(file, "rfc9309"));
  assert.deepEqual(engine.audit(file, "rfc9309", undefined, "{}"), engine.audit(file, "rfc9309"));
});

test("settings that are wrong say what was expected", () => {
  const audit = (settings) => () => engine.audit(bytes(SLIPS), "rfc9309", undefined, settings);
  assert.throws(audit('{"checks":{"unknown-directiv":"off"}}'), /unknown check "unknown-directiv"; the nearest is "unknown-directive"/);
  assert.throws(audit('{"checks":{"hash-in-path":"loud"}}'), /settings do not parse: .*expected/);
  assert.throws(audit('{"check":{}}'), /settings do not parse/);
  assert.throws(audit("{"), /settings do not parse/);
  assert.throws(() => engine.fixAllSafe(bytes(SLIPS), "rfc9309", undefined, "{"), /settings do not parse/);
});

test("edits are made in octets, and every other octet stays", () => {
  const file = new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x0d, 0x62]);
  const edits = [{ start: 6, end: 7, text: "é" }, { start: 3, end: 4, text: "" }, { start: 5, end: 5, text: "x" }];
  assert.deepEqual([...engine.applyEdits(file, edits)], [0xef, 0xbb, 0xbf, 0xff, 0x78, 0x0d, 0xc3, 0xa9]);
  assert.deepEqual([...engine.applyEdits(file, [])], [...file]);
  assert.throws(() => engine.applyEdits(file, [{ start: 6, end: 8, text: "" }]), /outside the file, which has 7/);
  assert.throws(() => engine.applyEdits(file, [{ start: 2, end: 1, text: "" }]), /outside the file/);
  assert.throws(() => engine.applyEdits(file, [{ start: 0, end: 3, text: "" }, { start: 2, end: 4, text: "" }]), /overlap/);
});

test("a finding's edits mend it", () => {
  const file = bytes(SLIPS);
  const finding = engine.audit(file, "rfc9309").findings.find(({ check }) => check === "directive-typo-accepted");
  const mended = engine.applyEdits(file, finding.fix.edits);
  assert.equal(text(mended), SLIPS.replace("Disalow", "Disallow"));
  assert.ok(!names(mended).includes("directive-typo-accepted"));
  // What it changes is told by comparing.
  const [{ changes }] = engine.diff(file, mended, [], "rfc9309").crawlers;
  assert.deepEqual(changes.map(({ now, afterLine }) => [now, afterLine]), [["disallow", 2]]);
});

test("every safe fix at once changes no verdict, and a second time nothing", () => {
  const file = bytes(SLIPS);
  const once = engine.fixAllSafe(file, "rfc9309");
  assert.ok(once.file instanceof Uint8Array);
  assert.equal(once.fixed["unknown-directive"], 1);
  assert.ok(text(once.file).includes("# Unicorn"));
  assert.ok(text(once.file).includes("Disalow:"), "a fix that changes verdicts is not made unasked");
  assert.equal(engine.diff(file, once.file, [], "rfc9309").crawlers.every(({ equal }) => equal), true);
  const twice = engine.fixAllSafe(once.file, "rfc9309");
  assert.deepEqual([twice.fixed, text(twice.file)], [{}, text(once.file)]);
});
