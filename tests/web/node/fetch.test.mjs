// How a file was served, as the package tells what it means; and responses taken apart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bytes, load } from "./engine.mjs";

const engine = await load();
const told = (outcome) => engine.fetchOutcome(JSON.stringify(outcome));
const of = (report, reader) => report.readers.find((one) => one.reader === reader);

test("every reader says what it goes by, by which rule and how that is known", () => {
  const report = told({ status: 503, outageHours: 72, copy: { ageHours: null, maxAge: 86400 }, restReachable: true });
  assert.deepEqual(report.readers.map(({ reader, policies }) => [reader, ...policies]), [
    ["rfc9309", "disallow-all"], ["google", "cached"], ["bing"], ["yandex", "allow-all"], ["python-legacy", "disallow-all"],
    ["python", "disallow-all"], ["crawler-commons", "disallow-all"],
  ]);
  const rfc = of(report, "rfc9309");
  assert.deepEqual([rfc.rule.code, rfc.rule.force, rfc.rule.how, rfc.notes, rfc.reads], ["unreachable", "must", "standard", ["may-use-copy"], null]);
  assert.equal(rfc.rule.source.url, "https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1.4");
  assert.deepEqual([of(report, "bing").rule.code, of(report, "bing").rule.source], ["not-documented", null]);
  assert.equal(report.address, null);
});

test("the course of an outage is told in stretches", () => {
  const report = told({ failure: "timeout", outageHours: 72, copy: {}, restReachable: false });
  assert.deepEqual(report.bounds, [0, 12, 24, 720]);
  assert.deepEqual(of(report, "google").timeline.map(({ from, to, isNow, policies }) => [from, to, isNow, ...policies]), [
    [0, 12, false, "disallow-all"], [12, 720, true, "cached"], [720, null, false, "disallow-all"],
  ]);
  assert.deepEqual(of(report, "rfc9309").timeline.at(-1).policies, ["allow-all", "cached"]);
});

test("what is read of a large file, and an address that governs another site", () => {
  const report = told({ status: 200, octets: 600000, contentType: "text/plain", body: "text", address: "https://shop.example.com:8443/robots.txt", site: "https://shop.example.com" });
  assert.deepEqual(of(report, "google").reads, { octets: 512000, rest: "ignored" });
  assert.deepEqual(of(report, "python").reads, { octets: 600000, rest: "read" });
  const file = "https://shop.example.com:8443";
  assert.deepEqual(report.address, {
    isRobotsTxt: true, governs: file,
    notes: [{ note: "governs-only", args: { origin: file } }, { note: "other-port", args: { file, site: "https://shop.example.com" } }],
  });
  assert.deepEqual(told({ status: 200, address: "https://h.test/Robots.txt" }).address, {
    isRobotsTxt: false, governs: null, notes: [{ note: "letter-case", args: { path: "/Robots.txt" } }],
  });
});

test("null is as if it were left out", () => {
  const nothing = Object.fromEntries(["failure", "redirects", "redirectLoop", "finalAddress", "octets", "contentType", "body", "outageHours", "copy", "restReachable", "address", "site"].map((name) => [name, null]));
  assert.deepEqual(told({ status: 404, ...nothing }), told({ status: 404 }));
});

test("what cannot be throws, says where and what was expected", () => {
  const cases = [
    ["", /does not parse: .*expected an object/],
    ["{", /does not parse: .*expected an object/],
    ["null", /expected an object/],
    ["[]", /expected an object/],
    ["17", /expected an object/],
    ["{}", /status is missing; expected either an HTTP status or a failure/],
    ['{"status":200,"failure":"dns"}', /failure is given beside a status/],
    ['{"status":0}', /status is 0; expected an HTTP status, an integer from 100 to 999/],
    ['{"status":1000}', /status is 1000/],
    ['{"status":200.5}', /status is 200\.5/],
    ['{"status":"200"}', /status is something else; expected a number or null/],
    ['{"failure":"DNS"}', /failure is "DNS"; expected dns, timeout, reset, tls or invalid-response/],
    ['{"status":200,"redirects":-1}', /redirects is -1; expected a whole number/],
    ['{"status":200,"redirects":1.5}', /redirects is 1\.5/],
    ['{"status":200,"octets":-1}', /octets is -1/],
    ['{"status":200,"octets":1e999}', /octets is inf/],
    ['{"status":200,"octets":{}}', /octets is something else/],
    ['{"status":200,"contentType":5}', /contentType is something else; expected text or null/],
    ['{"status":200,"redirectLoop":1}', /redirectLoop is something else; expected true, false or null/],
    ['{"status":200,"body":"page"}', /body is "page"; expected text, html or html-with-agent/],
    ['{"status":503,"outageHours":-1}', /outageHours is -1; expected a number of hours/],
    ['{"status":503,"copy":true}', /copy is something else; expected \{ageHours, maxAge\} or null/],
    ['{"status":503,"copy":{"ageHours":-2}}', /copy\.ageHours is -2/],
    ['{"status":503,"copy":{"age":2}}', /unknown field "copy\.age"; expected/],
    ['{"status":503,"hours":2}', /unknown field "hours"; expected an object with/],
    ['{"status":503,"Status":null}', /unknown field "Status"/],
  ];
  for (const [json, expected] of cases) assert.throws(() => engine.fetchOutcome(json), { name: "Error", message: expected }, json);
});

test("a response is taken apart and its body is the rest, octet for octet", () => {
  const head = "HTTP/1.1 301 Moved\r\nLocation: https://www.site.test/robots.txt\r\n\r\nHTTP/2 200\r\ncontent-type: text/plain\r\ncontent-length: 5\r\nage: 7\r\ncache-control: max-age=60\r\ndate: Mon, 30 Nov 2026 08:00:00 GMT\r\n\r\n";
  const body = [0xef, 0xbb, 0xbf, 0x00, 0xff, 0x0d];
  const text = new Uint8Array([...bytes(head), ...body]);
  const { blocks, ...rest } = engine.takeApart(text);
  assert.deepEqual(rest, {
    kind: "response", status: 200, redirects: 1, finalAddress: "https://www.site.test/robots.txt", contentType: "text/plain", contentLength: 5,
    age: 7, maxAge: 60, date: "Mon, 30 Nov 2026 08:00:00 GMT", bodyStart: head.length, looks: "text",
  });
  assert.deepEqual([...text.subarray(rest.bodyStart)], body);
  assert.deepEqual(blocks[0], {
    version: "1.1", status: 301, reason: "Moved", headers: [["Location", "https://www.site.test/robots.txt"]], headersOmitted: 0, start: 0, end: head.indexOf("HTTP/2"),
  });
});

test("what is no response is said to be none, and no bytes throw", () => {
  const none = { kind: "not-a-response", blocks: [], status: null, redirects: 0, finalAddress: null, contentType: null, contentLength: null, age: null, maxAge: null, date: null, bodyStart: 0, looks: "text" };
  assert.deepEqual(engine.takeApart(bytes("User-agent: *\n")), none);
  assert.deepEqual(engine.takeApart(bytes("<!doctype html><p>")), { ...none, looks: "html" });
  for (const octets of [[], [0], [0xef, 0xbb], [0xff, 0xfe]]) assert.deepEqual(engine.takeApart(new Uint8Array(octets)), none);
  assert.equal(engine.takeApart(bytes("HTTP/2 503")).bodyStart, 10);
});

test("every case of the self-test about fetching passes in WebAssembly", () => {
  const cases = engine.selfTest().cases.filter(({ kind }) => kind === "fetch");
  assert.ok(cases.length >= 300, `${cases.length} cases`);
  assert.deepEqual(cases.filter(({ pass }) => !pass), []);
});
