// Which numbers can be in the form of how the file was served.

import assert from "node:assert/strict";
import test from "node:test";
import { state, type OutcomeForm } from "../src/state.ts";
import { numberOf, wrongFields } from "../src/views/outages/fields.ts";

const wrong = (patch: Partial<OutcomeForm>): string[] => [...wrongFields({ ...state.outages.form, ...patch }).keys()];

test("what stands there from the start can be", () => {
  assert.deepEqual(wrong({}), []);
});

test("a status is a whole number from 100 to 999", () => {
  for (const status of ["100", "200", " 503 ", "999"]) assert.deepEqual(wrong({ status }), [], status);
  for (const status of ["", "0", "99", "1000", "20", "2e2", "200.0", "-200", "0x64", "OK"]) assert.deepEqual(wrong({ status }), ["status"], status);
  assert.deepEqual(wrong({ reply: "dns", status: "OK" }), [], "without a status it does not matter");
});

test("counts are whole, hours may have parts, neither is negative; what is not known may be left out", () => {
  for (const count of ["", "0", "7", "512001"]) assert.deepEqual(wrong({ redirects: count, copyMaxAge: count }), [], count);
  for (const count of ["-1", "1.5", "1e3", "x", "Infinity"]) assert.deepEqual(wrong({ redirects: count, copyMaxAge: count }), ["redirects", "copyMaxAge"], count);
  for (const hours of ["", "0", "0.5", "720", "1.", "1,5"]) assert.deepEqual(wrong({ hours, copyAge: hours }), [], hours);
  for (const hours of ["-0.1", "1,5,2", "NaN", ".", "1e9"]) assert.deepEqual(wrong({ hours, copyAge: hours }), ["hours", "copyAge"], hours);
});

test("a comma is a point", () => {
  assert.deepEqual([numberOf("1,5"), numberOf(" 720 "), numberOf("")], [1.5, 720, null]);
});

test("only fields in use count", () => {
  assert.deepEqual(wrong({ octets: "-1" }), []);
  assert.deepEqual(wrong({ octets: "-1", isOwnBody: false }), ["octets"]);
  assert.deepEqual(wrong({ copyAge: "-1", hasCopy: false }), []);
});
