// The page as a person meets it: served by the project's own server, opened in a real browser.
//
//   const page = await openBrowser();          // closed by itself after the file's tests
//   await page.open("fr/");                    // a path of the site
//   const mark = page.mark();
//   …                                          // page.driver is selenium's
//   assert.deepEqual(page.requestsSince(mark), []);
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { Builder, By, until } from "selenium-webdriver";
import * as programs from "./programs.mjs";

export { By, until };

const root = fileURLToPath(new URL("../../../", import.meta.url));
const target = path.resolve(root, process.env.CARGO_TARGET_DIR ?? "target");
const xtask = process.env.ROBOTSCOPE_XTASK ?? path.join(target, "debug/xtask");
const shots = process.env.ROBOTSCOPE_SCREENSHOTS ?? path.join(target, "screenshots");

// Without the network flags a browser looks up its maker's hosts at every start.
const FLAGS = [
  "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
  "--disable-extensions", "--window-size=1280,900",
];

const opened = [];
let ended = false;
after(async () => {
  ended = true;
  for (const page of opened) await page.close();
});

/**
 * Starts a server and a browser with an empty profile.
 * `under`: the path the site is served below; `headers`: whether `_headers` applies;
 * `prefs`: settings of the browser.
 */
export async function openBrowser({ under = "/", headers = true, flags = [], prefs = {} } = {}) {
  // Node calls a file's tests done when those it knows of are, even while the file still waits at its top level.
  if (ended) throw new Error("open a browser inside of a test, or before the file's first one");
  if (!existsSync(xtask)) throw new Error(`${xtask} is not there: run \`cargo xtask build\``);
  const folder = await mkdtemp(path.join(tmpdir(), "robotscope-"));
  programs.forget(folder);
  const undo = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
  const close = async () => {
    // Last in, first out; each is tried whatever became of the others.
    for (const step of undo.splice(0).reverse()) await step().catch((error) => console.error(error));
  };
  try {
    const log = path.join(folder, "requests.log");
    const server = await serve({ under, headers, log });
    undo.push(() => programs.stop(server.child));

    const chromedriver = process.env.CHROMEDRIVER ?? "chromedriver";
    const { child, match } = await programs.start(
      chromedriver, ["--port=0"], /started successfully on port (\d+)/,
      // What a browser puts aside goes with the folder.
      { env: { ...process.env, TMPDIR: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder } });
    undo.push(() => programs.stop(child));

    const options = { args: [...FLAGS, ...flags, `--user-data-dir=${path.join(folder, "profile")}`], prefs };
    if (process.env.CHROMIUM) options.binary = process.env.CHROMIUM;
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${match[1]}`)
      .withCapabilities({
        browserName: "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { browser: "ALL" },
      })
      .build();
    undo.push(() => driver.quit());
    await driver.manage().window().setRect({ width: 1280, height: 900 });

    const page = new Page(driver, server, folder, log, close);
    opened.push(page);
    return page;
  } catch (error) {
    await close();
    throw error;
  }
}

function serve({ under, headers, log }) {
  const args = ["serve", "--no-build", "--port", "0", "--with-stdin", "--under", under, "--log", log];
  if (!headers) args.push("--no-headers");
  return programs.start(xtask, args, /^serving (http:\S+)/);
}

class Page {
  #log;
  #close;
  #server;
  #console = [];

  constructor(driver, server, folder, log, close) {
    this.driver = driver;
    /** A folder of this browser's own. It goes when the browser does. */
    this.folder = folder;
    this.base = server.match[1];
    this.#server = server.child;
    this.#log = log;
    this.#close = close;
  }

  /** Opens a path of the site, relative to its root. */
  async open(path = "") {
    await this.driver.get(new URL(path.replace(/^\//, ""), this.base).href);
  }

  /** A point in the server's log. */
  mark() {
    return this.#requests().length;
  }

  /** What the server was asked since then: lines `METHOD path status`. */
  requestsSince(mark = 0) {
    return this.#requests().slice(mark);
  }

  #requests() {
    return readFileSync(this.#log, "utf8").split("\n").filter(Boolean);
  }

  /** Everything the console said so far: `{ level, message }`. Policy violations are among it. */
  async consoleEntries() {
    // The driver gives each entry once.
    for (const entry of await this.driver.manage().logs().get("browser")) {
      this.#console.push({ level: entry.level.name, message: entry.message });
    }
    return [...this.#console];
  }

  /** Writes a picture of the window into target/screenshots and gives its path. */
  async screenshot(name) {
    await mkdir(shots, { recursive: true });
    const file = path.join(shots, `${name}.png`);
    await writeFile(file, await this.driver.takeScreenshot(), "base64");
    return file;
  }

  /** Ends the server: to a page, that is a lost network. */
  stopServer() {
    return programs.stop(this.#server);
  }

  /** Ends the browser and the server. Done for every page after the file's tests. */
  close() {
    return this.#close();
  }
}
