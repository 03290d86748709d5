// What a person does at the page and reads from it, so that tests say that and nothing else.
//
// Every bench is watched: after each test of the file, a policy violation, anything said on the console and
// any request after the page was ready fails that test.
import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach } from "node:test";
import { By, openBrowser } from "./harness.mjs";
import { Key, logging } from "selenium-webdriver";

export { Key };
export { words } from "./words.mjs";

logging.getLogger().setLevel(logging.Level.OFF);

const PATIENCE = 30_000;
const watched = [];
afterEach(async () => { for (const bench of watched) await bench.assertQuiet(); });

/** A browser with the page opened and ready. Options are `openBrowser`'s, and the path to open. */
export async function openBench({ path = "", watch = true, ...options } = {}) {
  const bench = new Bench(await openBrowser(options));
  await bench.open(path);
  if (watch) watched.push(bench);
  return bench;
}

export class Bench {
  #mark = 0;
  #excused = [];
  #heard = 0;

  constructor(page) {
    this.page = page;
    this.driver = page.driver;
  }

  // ---- The page as a whole.

  async open(path = "") {
    await this.page.open(path);
    await this.#ready();
  }

  async reload() {
    await this.driver.navigate().refresh();
    await this.#ready();
  }

  async #ready() {
    await this.until(() => this.run(() => document.documentElement.dataset.ready === "engine"), "the page is ready");
    this.#mark = this.page.mark();
  }

  /** Runs a function in the page. */
  run(fn, ...args) {
    return this.driver.executeScript(fn, ...args);
  }

  async until(condition, what) {
    let last;
    const holds = async () => (last = await condition());
    await this.driver.wait(holds, PATIENCE, `never: ${what}`, 20);
    return last;
  }

  /** Waits until everything asked so far is answered. */
  settled() {
    return this.until(() => this.run(() => document.documentElement.dataset.busy === undefined), "everything is answered");
  }

  /** Chooses a language. Its words are the one thing the page may ask for. */
  async speak(language) {
    await (await this.find(`#language option[value="${language}"]`)).click();
    await this.until(() => this.run((language) => document.documentElement.lang === language, language), `it speaks ${language}`);
    await this.settled();
    const words = new RegExp(`^GET \\S*assets/words-${language}-[^/]*\\.txt 200$`);
    assert.deepEqual(this.requests().filter((request) => !words.test(request)), [], "requests after ready");
    this.#mark = this.page.mark();
  }

  generation() {
    return this.run(() => Number(document.documentElement.dataset.generation));
  }

  /** Does something that changes the file, and waits for the answer to the new one. */
  async changing(act) {
    const before = await this.generation();
    await act();
    await this.until(async () => await this.generation() > before, "the file is another one");
    await this.settled();
  }

  // ---- The witnesses.

  requests() {
    return this.page.requestsSince(this.#mark);
  }

  /** What was said on the console and has not been told before. */
  async heard() {
    const all = await this.page.consoleEntries();
    return all.slice(this.#heard, this.#heard = all.length).filter(({ level }) => level !== "DEBUG").map(({ message }) => message);
  }

  /** From here on the console may say this: a test provokes it. */
  excuse(pattern) {
    this.#excused.push(pattern);
  }

  async assertQuiet() {
    const loud = (await this.heard()).filter((message) => !this.#excused.some((pattern) => pattern.test(message)));
    assert.deepEqual(loud, [], "said on the console");
    if (this.#excused.length === 0) {
      assert.equal(await this.run(() => document.documentElement.dataset.errors), "0", "violations and errors");
    }
    assert.deepEqual(this.requests(), [], "requests after ready");
  }

  /** Ends the browser before the file's tests end, quiet to the last. */
  async close() {
    await this.assertQuiet();
    watched.splice(0, watched.length, ...watched.filter((other) => other !== this));
    await this.page.close();
  }

  // ---- The file.

  /** Puts a text on the clipboard and presses Control and V where the focus is. */
  async pressPaste(text) {
    await this.driver.sendDevToolsCommand("Browser.grantPermissions", { permissions: ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    const done = await this.driver.executeAsyncScript((text, done) => {
      navigator.clipboard.writeText(text).then(() => done(true), (error) => done(String(error)));
    }, text);
    assert.equal(done, true);
    await this.press(Key.chord(Key.CONTROL, "v"));
  }

  /** Replaces the file by a pasted one: everything in the textarea selected, and pasted over. */
  async paste(text) {
    await this.changing(async () => {
      await (await this.find("#text")).sendKeys(Key.chord(Key.CONTROL, "a"));
      await this.pressPaste(text);
    });
  }

  /** Writes a file beside the browser and gives its path. */
  async file(name, content) {
    const file = path.join(await mkdtemp(path.join(this.page.folder, "file-")), name);
    await writeFile(file, content);
    return file;
  }

  /** Chooses a file in the dialog of Open. */
  async choose(name, content) {
    await (await this.find("#open-input")).sendKeys(await this.file(name, content));
  }

  openFile(name, content) {
    return this.changing(() => this.choose(name, content));
  }

  /** Chooses the version before, and waits for the comparison. */
  async openBefore(name, content) {
    const number = () => this.run(() => Number(document.documentElement.dataset.before));
    const before = await number();
    await (await this.find("#before-input")).sendKeys(await this.file(name, content));
    await this.until(async () => await number() > before, "the version before is another one");
    await this.settled();
  }

  /** Downloads the file, which is not empty: its name and octets. */
  async download(act = () => this.menu("#more", "#download")) {
    const folder = await mkdtemp(path.join(this.page.folder, "download-"));
    await this.driver.setDownloadPath(folder);
    await act();
    // The browser reserves the name with an empty file, writes beside it, and renames when all is written.
    const name = await this.until(async () => {
      const name = (await readdir(folder)).find((name) => !/\.crdownload$|^\./.test(name));
      return name !== undefined && (await stat(path.join(folder, name))).size > 0 && name;
    }, "the file is downloaded");
    return { name, bytes: await readFile(path.join(folder, name)) };
  }

  text() {
    return this.run(() => document.getElementById("text").value);
  }

  /** The text that is selected in the editor, if the focus is there. */
  selected() {
    return this.run(() => {
      const text = document.getElementById("text");
      return document.activeElement === text ? text.value.slice(text.selectionStart, text.selectionEnd) : null;
    });
  }

  /** Puts the caret behind a text in the editor, as a click would. */
  async caretBehind(text) {
    await this.run((text) => {
      const area = document.getElementById("text");
      const at = area.value.indexOf(text) + text.length;
      area.focus();
      area.setSelectionRange(at, at);
    }, text);
  }

  // ---- The question and its answer.

  typeAgent(text) {
    return this.#type("#agent", text);
  }

  typeUrl(text) {
    return this.#type("#url", text);
  }

  typeOrigin(text) {
    return this.#type("#origin", text);
  }

  /** All of a text at once, as from an input method. */
  async #type(field, text) {
    await (await this.find(field)).sendKeys(Key.chord(Key.CONTROL, "a"), Key.BACK_SPACE);
    if (text !== "") await this.driver.sendDevToolsCommand("Input.insertText", { text });
    await this.settled();
  }

  /** Key by key. */
  async typeKeys(field, text) {
    await (await this.find(field)).sendKeys(Key.chord(Key.CONTROL, "a"), Key.BACK_SPACE, text);
    await this.settled();
  }

  async ask(agent, url) {
    await this.typeAgent(agent);
    await this.typeUrl(url);
    return this.verdict();
  }

  async dialect(value) {
    await (await this.find(`#dialect option[value="${value}"]`)).click();
    await this.settled();
  }

  /** The answer as it stands there: `open`, `closed` or `none`, its word, its reason, and the line it names. */
  verdict() {
    return this.run(() => {
      const box = document.querySelector("#verdict .verdict");
      const text = (element) => element?.textContent.replace(/\s+/g, " ").trim() ?? null;
      const link = box.querySelector(".reason a");
      return {
        is: box.dataset.verdict,
        word: text(box.querySelector(".verdict-word")),
        reason: text(box.querySelector(".reason")),
        line: link && Number(link.hash.replace("#line-", "")),
      };
    });
  }

  /** The rules that are compared, as rows: line, kind, outcome, and whether it decides. */
  ruler(within = "#why") {
    return this.run((within) => [...document.querySelectorAll(`${within} .ruler tbody tr`)].map((row) => ({
      line: Number(row.cells[0].textContent.replaceAll(",", "")),
      kind: row.cells[1].textContent.trim(),
      said: row.querySelector(".out").textContent.replace(/\s+/g, " ").trim(),
      decides: row.dataset.decides ?? null,
    })), within);
  }

  // ---- What is in the file.

  async tab(name) {
    await this.click(`#tab-${name}`);
    return this.rows(`#panel-${name}`);
  }

  async findings() {
    await this.click("#tab-findings");
    return this.run(() => [...document.querySelectorAll("#panel-findings .finding")].map((row) => ({
      severity: row.querySelector(".sev").dataset.severity,
      line: Number(row.querySelector(".what").hash.replace("#line-", "")) || null,
      text: row.querySelector(".what").textContent.replace(/\s+/g, " ").trim(),
    })));
  }

  /** A table's body as texts. */
  rows(within) {
    return this.run((within) => [...document.querySelectorAll(`${within} tbody tr`)].map((row) =>
      [...row.cells].map((cell) => cell.textContent.replace(/\s+/g, " ").trim())), within);
  }

  // ---- Hands and eyes.

  find(selector) {
    return this.driver.findElement(By.css(selector));
  }

  async click(selector) {
    await (await this.find(selector)).click();
  }

  /** Opens a menu and chooses from it. */
  async menu(menu, item) {
    await this.click(`${menu} > summary`);
    await this.click(`${menu} ${item}`);
  }

  /** Presses keys where the focus is. */
  async press(...keys) {
    await this.driver.switchTo().activeElement().sendKeys(...keys);
  }

  /** What an element says, as a person reads it: nothing where it is hidden; null where there is none. */
  read(selector) {
    return this.run((selector) => {
      const element = document.querySelector(selector);
      if (element === null) return null;
      return element.checkVisibility() ? element.innerText.replace(/\s+/g, " ").trim() : "";
    }, selector);
  }

  live() {
    return this.run(() => document.getElementById("live").textContent.trim());
  }

  focus() {
    return this.run(() => document.activeElement.id || document.activeElement.localName);
  }

  /** A window of that size, in a theme of the system, with nothing moving. */
  async look({ width = 1280, height = 900, theme = "light" } = {}) {
    await this.driver.sendDevToolsCommand("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await this.driver.sendDevToolsCommand("Emulation.setEmulatedMedia", {
      features: [{ name: "prefers-color-scheme", value: theme }, { name: "prefers-reduced-motion", value: "reduce" }],
    });
  }
}
