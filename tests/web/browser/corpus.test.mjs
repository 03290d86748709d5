// Files of real sites, where they are at hand beside the repository: the page answers what the package answers,
// and what was worked out by hand.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { skip } from "../skip.mjs";
import { bytes, load } from "../node/engine.mjs";
import { openBench, words } from "./bench.mjs";

const shared = process.env.ROBOTSCOPE_SHARED ?? fileURLToPath(new URL("../../../../shared", import.meta.url));
const files = path.join(shared, "corpus/files");
const GOOGLEBOT = "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.122 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

// What each file is, and what is asked about it.
const ASKED = {
  // 5 KB, a group for Googlebot among six.
  "0364.txt": [
    [GOOGLEBOT, "https://site.example/mypage/listings/draft/42"], [GOOGLEBOT, "/jp/box"], ["Googlebot-Image", "/tos/"],
    ["GPTBot", "/"], ["mossbot", "https://site.example/sell/a/b/c/d"],
  ],
  // Pairs of query parameters, end marks.
  "0413.txt": [[GOOGLEBOT, "/search?a=1&b=2&c=3&d=4"], [GOOGLEBOT, "/page?w=wall-1_2"], ["Yandex", "/im?sel=1"]],
  // Windows line ends, octets of Latin-1 in rules, names with spaces.
  "1696.txt": [["mossbot", "/elqNow/x"], ["OTSN Crawler 1.0", "/Notre-sociM-itM-i/Press-Releases/1"], [GOOGLEBOT, "/2/global/products-eim.htm"], ["SemrushBot", "/"]],
  // UTF-16.
  "1463.txt": [[GOOGLEBOT, "/"], [GOOGLEBOT, "/admin/"]],
};

if (!Object.keys(ASKED).every((name) => existsSync(path.join(files, name)))) {
  test("files of real sites", (t) => skip(t, "no shared/corpus/files beside the repository"));
} else {
  const engine = await load();
  const bench = await openBench();

  const answer = ({ is, line }) => ({ is, line });
  const expected = (file, agent, url) => {
    const [{ decision, rule }] = engine.test(file, agent, [url], "rfc9309");
    return { is: decision === "allow" ? "open" : "closed", line: rule?.line ?? null };
  };
  const compare = async (file, questions) => {
    const seen = new Set();
    for (const [agent, url] of questions) {
      const told = answer(await bench.ask(agent, url));
      assert.deepEqual(told, expected(file, agent, url), `${agent} ${url}`);
      seen.add(told.is);
    }
    const counts = await bench.run(() => [...document.querySelectorAll('[role="tab"] .count')].map((count) => Number(count.textContent.replaceAll(",", ""))));
    const view = engine.parse(file, "rfc9309");
    assert.deepEqual(counts.slice(1, 3), [view.groups.length, view.sitemaps.length], "groups and sitemaps");
  };

  for (const [name, questions] of Object.entries(ASKED)) {
    const octets = await readFile(path.join(files, name));

    test(`${name} pasted: the page answers as the package does`, async () => {
      // A paste is text: octets that are none are lost on the clipboard, and line ends may be.
      const text = new TextDecoder(name === "1463.txt" ? "utf-16le" : "utf-8").decode(octets);
      await bench.paste(text);
      await compare(bytes(text), questions);
    });

    test(`${name} opened: the page answers as the package does, and saves what it read`, async () => {
      await bench.openFile(name, octets);
      await compare(octets, questions);
      assert.deepEqual((await bench.download()).bytes, octets);
    });
  }

  test("0364.txt by hand: the longest of four rules that match", async () => {
    // Lines 6 to 54 are Googlebot's group. /mypage/ is 8 octets long, /mypage/* 9, /mypage/listings/* 18, and line 35,
    // /mypage/listings/draft/*, 24.
    await bench.paste(await readFile(path.join(files, "0364.txt"), "utf8"));
    const { is, line, reason } = await bench.ask(GOOGLEBOT, "https://site.example/mypage/listings/draft/42");
    assert.deepEqual({ is, line }, { is: "closed", line: 35 });
    assert.match(reason, /Disallow: \/mypage\/listings\/draft\/\*\. At 24 octets it is the longest of the 4 rules that match\./);
    assert.match(await bench.read("#agent-hint"), /^Reads as Googlebot/);
  });

  test("1463.txt by hand: nothing in UTF-16 is understood, so nothing is forbidden", async () => {
    await bench.openFile("1463.txt", await readFile(path.join(files, "1463.txt")));
    assert.deepEqual(answer(await bench.ask(GOOGLEBOT, "/")), { is: "open", line: null });
    assert.match(await bench.read('[data-notice="utf-16"]'), /UTF-16/);
    assert.match(await bench.read("#status"), new RegExp(`UTF-16 LE.*${words("status-promise")}`));
  });
}
