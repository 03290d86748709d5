// Ways in and out for a file: pasted, typed, opened, dropped, an example; downloaded, cleared; each with a way back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Key, openBench, words } from "./bench.mjs";

const bench = await openBench();
const SAMPLE = await bench.text();
const OWN = "User-agent: *\nDisallow: /mine/\n";

const undo = () => bench.changing(() => bench.click("#toast .toast button"));

/** Drops files of this machine onto the page, as the browser does it. */
async function drop(...files) {
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver"]) {
    await bench.driver.sendDevToolsCommand("Input.dispatchDragEvent", { type, x: 300, y: 400, data });
  }
  assert.equal(await bench.read("#drop"), words("drop-here"));
  await bench.driver.sendDevToolsCommand("Input.dispatchDragEvent", { type: "drop", x: 300, y: 400, data });
  assert.equal(await bench.read("#drop"), "");
}

test("a paste outside a text field replaces the file, and Undo brings it back", async () => {
  await bench.changing(() => bench.pressPaste(OWN));
  assert.equal(await bench.text(), OWN);
  assert.match(await bench.read("#toast"), new RegExp(`^${words("toast-pasted")} ${words("toast-undo")}`));
  assert.equal((await bench.ask("Googlebot", "https://any.example/mine/1")).line, 2);
  await undo();
  assert.equal(await bench.text(), SAMPLE);
  assert.match(await bench.read("#file-head"), new RegExp(words("file-sample")));
});

test("Undo can be undone: nothing is lost", async () => {
  await undo();
  assert.equal(await bench.text(), OWN);
});

test("a paste into the URL field stays there", async () => {
  await (await bench.find("#url")).sendKeys(Key.chord(Key.CONTROL, "a"));
  await bench.pressPaste("/mine/pasted");
  await bench.settled();
  assert.equal(await bench.text(), OWN);
  assert.equal((await bench.verdict()).is, "closed");
});

test("Paste mine takes the file from the clipboard, or leaves it to a paste", async () => {
  await bench.open();
  await bench.driver.sendDevToolsCommand("Browser.setPermission", { permission: { name: "clipboard-read" }, setting: "denied" });
  await bench.click("#mine");
  await bench.until(async () => await bench.selected() === SAMPLE, "the sample is selected");
  assert.match(await bench.read("#toast"), new RegExp(words("toast-select-mine")));
  await bench.changing(() => bench.pressPaste(OWN));
  assert.equal(await bench.text(), OWN);
  assert.equal(await bench.focus(), "text", "the focus stays in the editor");
  // The sample's host is not that of the file pasted over it.
  assert.equal((await bench.ask("Googlebot", "https://any.example/mine/1")).is, "closed");
});

test("what is typed into the editor is answered", async () => {
  await bench.caretBehind("/mine/");
  await bench.changing(() => bench.press("1"));
  assert.equal(await bench.text(), "User-agent: *\nDisallow: /mine/1\n");
  await bench.press("\nAllow: /mine/1$");
  await bench.settled();
  const { is, line } = await bench.verdict();
  assert.deepEqual({ is, line }, { is: "open", line: 3 });
});

test("a file is opened", async () => {
  await bench.openFile("shop.txt", OWN);
  assert.equal(await bench.text(), OWN);
  assert.equal(await bench.read("#file-h"), "shop.txt");
  assert.match(await bench.read("#toast"), /^Replaced by shop\.txt\. Undo/);
  assert.equal(await bench.run(() => document.getElementById("open").textContent), words("file-open"));
});

test("a file is dropped", async () => {
  await bench.changing(async () => drop(await bench.file("dropped.txt", "User-agent: *\nDisallow: /dropped\n")));
  assert.equal(await bench.text(), "User-agent: *\nDisallow: /dropped\n");
  assert.equal(await bench.read("#file-h"), "dropped.txt");
});

test("of several dropped files one is opened, and it says so", async () => {
  await bench.changing(async () => drop(await bench.file("one.txt", "# one"), await bench.file("two.txt", "# two")));
  assert.equal(await bench.text(), "# one");
  assert.match(await bench.read("#toast"), /one\.txt was opened/);
});

// Worked out by hand: who asks, the answer, the line.
const EXAMPLES = {
  sample: ["Googlebot", "open", 12],
  standard: ["acornbot", "open", 11],
  wordpress: ["Googlebot", "open", 3],
  ai: ["GPTBot", "closed", 9],
  typos: ["Googlebot", "open", null],
};
for (const [name, [agent, is, line]] of Object.entries(EXAMPLES)) {
  test(`the example ${name} comes with a question and its answer`, async () => {
    await bench.changing(() => bench.menu("#examples", `[data-example="${name}"]`));
    const verdict = await bench.verdict();
    assert.equal(await bench.run(() => document.getElementById("agent").value), agent);
    assert.deepEqual({ is: verdict.is, line: verdict.line }, { is, line });
    assert.match(await bench.read("#file-head"), new RegExp(words(name === "sample" ? "file-sample" : "file-example")));
  });
}

test("Clear empties the file, and Undo brings it back", async () => {
  const before = await bench.text();
  await bench.changing(() => bench.menu("#more", "#clear"));
  assert.equal(await bench.text(), "");
  assert.equal(await bench.run(() => document.getElementById("text").placeholder), words("editor-placeholder"));
  const verdict = await bench.verdict();
  assert.deepEqual({ is: verdict.is, reason: verdict.reason }, { is: "open", reason: words("verdict-empty-file") });
  await undo();
  assert.equal(await bench.text(), before);
});

test("a mark, line ends and a broken octet survive opening, an edit elsewhere, and the download", async () => {
  const latin = Buffer.from("User-agent: *\r\nDisallow: /caf\xe9/\r\nDisallow: /b\r\n# \xff\n", "latin1");
  const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), latin]);
  await bench.openFile("octets.txt", bytes);
  assert.match(await bench.read("#status"), /not UTF-8, BOM mixed line ends/);
  await bench.caretBehind("/b");
  await bench.changing(() => bench.press("c\n"));
  const saved = await bench.download();
  assert.equal(saved.name, "octets.txt");
  assert.equal(saved.bytes.toString("latin1"), bytes.toString("latin1").replace("/b\r\n", "/bc\r\n\r\n"));
});

test("a paste over everything keeps no octet of the file before", async () => {
  await bench.paste(OWN);
  assert.equal((await bench.download()).bytes.toString(), OWN);
});

test("Control and S in the editor downloads the file", async () => {
  await bench.caretBehind("/mine/");
  const { bytes } = await bench.download(() => bench.press(Key.chord(Key.CONTROL, "s")));
  assert.equal(bytes.toString(), OWN);
});

test("the page tells how a person gets their file", async () => {
  assert.equal(await bench.read("#get-h"), words("get-title"));
  const told = await bench.read(".get");
  for (const key of ["get-why", "get-tab", "get-curl", "get-command"]) assert.ok(told.includes(words(key)), key);
  assert.match(told, /https:\/\/example\.com\/robots\.txt/);
  assert.match(told, /curl -Lo robots\.txt https:\/\/example\.com\/robots\.txt/);
});
