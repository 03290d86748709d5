// From a proof to a question.

import assert from "node:assert/strict";
import test from "node:test";
import { agentOf, urlOf } from "../src/witness.ts";

test("a path gets the origin's host, or an example's", () => {
  assert.equal(urlOf("/x", ""), "https://example.com/x");
  assert.equal(urlOf("//x/y", " "), "https://example.com//x/y");
  assert.equal(urlOf("/x?a#b", "https://shop.example/"), "https://shop.example/x?a#b");
  assert.equal(urlOf("/x", "http://shop.example:8080/robots.txt"), "http://shop.example:8080/x");
  assert.equal(urlOf("/x", "shop.example"), "https://shop.example/x");
  assert.equal(urlOf("/x", "shop.example:8080"), "https://shop.example:8080/x");
  assert.equal(urlOf("/x", "http://"), "https://example.com/x");
  assert.equal(urlOf("/x", "mailto://"), "https://example.com/x");
});

test("a crawler is named that shares the fate", () => {
  assert.equal(agentOf(["Googlebot", "*"], []), "Googlebot");
  assert.equal(agentOf(["*", "Bingbot/2.0"], []), "Bingbot/2.0");
});

test("where the fate is that of unnamed crawlers, no name in the file is within the made-up one", () => {
  const first = agentOf(["*"], ["*", "Googlebot", ""]);
  assert.equal(agentOf(["*"], ["*"]), first);
  assert.notEqual(agentOf(["*"], [first.toUpperCase()]), first);
  assert.notEqual(agentOf(["*"], ["crawler"]), first, "a reader by substrings would bind it");
});
