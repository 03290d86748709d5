// What keeps a file in the browser: the policy, the silence after ready, and a page that works wherever it lies.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { openBench } from "./bench.mjs";

// architecture.md, "Privacy and security".
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types lit-html robotscope";

const dist = new URL("../../../www/dist/", import.meta.url);
const PAGES = ["", "fr/", "pl/"];
const pages = await Promise.all(PAGES.map((folder) => readFile(new URL(`${folder}index.html`, dist), "utf8")));

test("the policy is the first thing in the head", () => {
  for (const html of pages) {
    const [, first] = /<head>\s*(<[^>]*>)/.exec(html);
    assert.equal(first, `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  }
});

test("the headers say the same, and what a page cannot say", async () => {
  const headers = await readFile(new URL("_headers", dist), "utf8");
  const [everywhere] = headers.split(/\n(?=\/)/);
  assert.deepEqual(everywhere.trim().split(/\n\s+/), [
    "/*",
    `Content-Security-Policy: ${POLICY}; frame-ancestors 'none'`,
    "Referrer-Policy: no-referrer",
    "X-Content-Type-Options: nosniff",
  ]);
});

test("the page holds nothing inline and no address but relative ones", () => {
  for (const html of pages) {
    const addresses = [...html.matchAll(/\s(?:href|src|action|data-catalogue)="([^"]*)"/g)].map(([, address]) => address);
    assert.deepEqual(addresses.filter((address) => !/^(\.\.?\/|#|data:)/.test(address)), []);
    assert.doesNotMatch(html, /<script(?![^>]*\bsrc=)|<style|\sstyle="|\son[a-z]+="/);
  }
});

/** The shortest way through everything that could make a request. */
async function walk(bench) {
  await bench.paste("User-agent: *\nDisallow: /a\nSitemap: https://site.example/s.xml\n");
  assert.equal((await bench.ask("Googlebot", "https://site.example/a")).is, "closed");
  for (const tab of ["groups", "sitemaps", "others", "findings"]) await bench.tab(tab);
  await bench.run(() => { location.hash = "selftest"; });
  await bench.click("#selftest-run");
  await bench.until(() => bench.read("#selftest .result-word"), "the self-test is done");
  await bench.run(() => { location.hash = "trace"; });
  assert.equal((await bench.ruler("#trace"))[0].line, 2);
}

for (const [where, options] of Object.entries({
  "under a sub-path of a host that sends the headers": { under: "/tools/robots/" },
  "under a sub-path of one that sends none": { under: "/~someone/a%20b/", headers: false },
  "at the root of a host": {},
})) {
  test(`it works ${where}, and is silent after ready`, async () => {
    const bench = await openBench(options);
    const loaded = bench.page.requestsSince(0);
    const beside = loaded.filter((request) => !request.startsWith(`GET ${options.under ?? "/"}`) || !request.endsWith(" 200"));
    assert.deepEqual(beside, [], "what it loads lies under its path, and is there");
    assert.ok(loaded.length >= 5, "page, script, styles, worker, engine");
    await walk(bench);
    await bench.speak("fr");
    assert.deepEqual(bench.requests(), []);
    await bench.open("pl/");
    await walk(bench);
    assert.deepEqual(bench.requests(), []);
    await bench.close();
  });
}

test("it goes on without a network, and keeps nothing a person entered", async () => {
  const bench = await openBench();
  await bench.page.stopServer();
  await walk(bench);
  await bench.run(() => { location.hash = ""; });
  await bench.paste("User-agent: secretbot\nDisallow: /secret\n");
  await bench.ask("secretbot", "https://secret.example/secret");
  const kept = await bench.driver.executeAsyncScript((done) => {
    const places = [location.href, document.title, document.cookie, ...Object.entries(localStorage).flat(), ...Object.entries(sessionStorage).flat()];
    Promise.all([indexedDB.databases(), caches.keys()]).then(([databases, stores]) => done(JSON.stringify([places, databases, stores])));
  });
  assert.doesNotMatch(kept, /secret/);
  await bench.close();
});

test("the witnesses see what they are there for", async () => {
  const bench = await openBench({ watch: false });
  await bench.assertQuiet();
  const loud = async (act, what) => {
    await bench.open();
    await bench.assertQuiet();
    await bench.driver.executeAsyncScript(act);
    await assert.rejects(bench.assertQuiet(), undefined, what);
    await bench.heard();
  };
  await loud((done) => { fetch("./index.html").then(() => done()); }, "a request to the page's own host");
  await loud((done) => { fetch("https://elsewhere.example/").catch(() => done()); }, "a request to another host");
  await loud((done) => { try { document.body.innerHTML = "<p>"; } catch { /* refused */ } setTimeout(done, 20); }, "a breach of Trusted Types");
  await loud((done) => { setTimeout(() => { throw new Error("provoked"); }); setTimeout(done, 20); }, "an error");
  await loud((done) => { console.error("provoked"); done(); }, "a word on the console");
  await bench.page.close();
});
