// The page starts here: words, store, views, commands, engine.

import { nothing, render } from "lit-html";
import { announceLater, announceNow, announceText, forgetWords } from "./announce.ts";
import { commands } from "./commands.ts";
import * as beside from "./beside.ts";
import * as compare from "./compare.ts";
import * as crawlers from "./crawlers.ts";
import { encode } from "./document.ts";
import * as errors from "./errors.ts";
import * as files from "./files.ts";
import * as fixes from "./fixes.ts";
import * as flip from "./flip.ts";
import { t } from "./i18n.ts";
import * as judge from "./judge.ts";
import * as language from "./language.ts";
import * as outages from "./outages.ts";
import * as part from "./part.ts";
import * as router from "./router.ts";
import * as session from "./session.ts";
import { state, subscribe, update, type State } from "./state.ts";
import * as theme from "./theme.ts";
import * as tryExample from "./try.ts";
import type { AuditReport, Dialect, Finding } from "./engine/protocol.ts";
import { spokenAnswer } from "./views/answer.ts";
import { afterAbout, beforeAbout, compare as compareView } from "./views/compare/index.ts";
import { beforeLine, isEditable, jumpBefore, listenToTexts, showTexts } from "./views/compare/texts.ts";
import { crawlers as crawlersView } from "./views/crawlers/index.ts";
import { flipOpener, flipPanel } from "./views/flip/index.ts";
import { contentsPanel } from "./views/inspect/contents.ts";
import { followingOf, inOrder, keyOf } from "./views/inspect/findings.ts";
import { Editor } from "./views/inspect/editor.ts";
import { heading, notices, sectionBar, status, toast } from "./views/inspect/file.ts";
import { presets } from "./views/inspect/presets.ts";
import { agentHint, urlHint } from "./views/inspect/question.ts";
import { adviceList, pocket, verdictBox } from "./views/inspect/verdict.ts";
import { preferences } from "./views/inspect/preferences.ts";
import { readers } from "./views/inspect/readers.ts";
import { why } from "./views/inspect/why.ts";
import { judged, namesIn } from "./views/judge/facts.ts";
import { judgedSentence, lifeSentence } from "./views/judge/index.ts";
import { outagesView } from "./views/outages/index.ts";
import { partSentence } from "./views/part/index.ts";
import { spoken } from "./views/pieces.ts";
import { selfTest } from "./views/selftest/index.ts";
import { trace, traceTitle } from "./views/trace/index.ts";
import { agentOf, urlOf } from "./witness.ts";

errors.listen();
await language.start();

const byId = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E;
const root = document.documentElement;
const text = byId<HTMLTextAreaElement>("text");
const agent = byId<HTMLTextAreaElement>("agent");
const url = byId<HTMLTextAreaElement>("url");
const origin = byId<HTMLInputElement>("origin");
const dialect = byId<HTMLSelectElement>("dialect");

// What a person typed before the script ran counts, in every field.
const started = text.value === files.examples["sample"]!.text;
update({
  file: { bytes: encode(text.value), shown: text.value, name: "robots.txt", kind: started ? "sample" : "own", generation: 1, id: 0 },
  question: { agent: agent.value, url: url.value, dialect: dialect.value as Dialect, origin: origin.value },
});
if (started) session.setBefore(state.file.bytes, state.file.name, state.file.shown, "opened");
const editor = new Editor(text, document.querySelector<HTMLElement>(".ed-back")!, document.querySelector<HTMLElement>(".ed-front")!);

// ---- What is drawn, and where. The static answer stays until there is a better one.

const regions: [id: string, template: (state: State) => unknown, needsAnswer?: "verdict" | "file"][] = [
  ["file-head", heading], ["notices", notices], ["section", sectionBar], ["status", status, "file"], ["contents", contentsPanel, "file"],
  ["agent-presets", presets], ["agent-hint", agentHint, "verdict"], ["url-hint", urlHint, "verdict"], ["verdict", verdictBox, "verdict"],
  ["advice", adviceList, "verdict"], ["why", why, "verdict"], ["readers", readers], ["preferences", preferences], ["pocket", pocket],
  ["flip-opener", flipOpener, "verdict"], ["flip", flipPanel], ["compare-notices", (now) => (now.view === "compare" ? notices(now) : nothing)],
  ["before-about", beforeAbout], ["after-about", afterAbout], ["before-line", beforeLine], ["compare", compareView],
  ["crawlers-notices", (now) => (now.view === "crawlers" ? notices(now) : nothing)], ["crawlers", crawlersView],
  ["outages-notices", (now) => (now.view === "outages" ? notices(now) : nothing)], ["outages", outagesView],
  ["trace", trace], ["selftest", selfTest], ["toast", toast],
];
const drawn = new Set<string>();

let told = state.toast;
let spokenLanguage = state.language;

function tellLanguage(now: State): void {
  if (now.language === spokenLanguage) return;
  spokenLanguage = now.language;
  router.entitle();
  forgetWords(now);
}

function tellToast(now: State): void {
  if (now.toast === told) return;
  told = now.toast;
  if (told !== null && told.isQuiet !== true) announceText(t(told.key, told.args));
}

function hasAnswer(now: State, need: "verdict" | "file" | undefined): boolean {
  if (need === undefined || now.file.kind !== "sample" || now.engine === "missing") return true;
  return need === "verdict" ? now.verdict !== null : now.contents !== null && now.audit !== null;
}

function draw(now: State): void {
  for (const [id, template, need] of regions) {
    if (!drawn.has(id) && !hasAnswer(now, need)) continue;
    const element = byId(id);
    if (!drawn.has(id)) element.replaceChildren();
    drawn.add(id);
    render(template(now), element);
  }
  byId("strip").hidden = now.file.kind !== "sample";
  byId("contents").dataset["open"] = String(now.tabsOpen);
  byId("trace-h").textContent = traceTitle(now.verdict);
  editor.show(now);
  showTexts(now);
  for (const [field, value] of [[agent, now.question.agent], [url, now.question.url], [origin, now.question.origin]] as const) {
    if (field.value !== value) field.value = value;
  }
  fit(agent);
  fit(url);
  if (now.verdict !== null && now.contents !== null && now.audit !== null && now.about !== null) root.dataset["ready"] = "engine";
  tellLanguage(now);
  tellToast(now);
  announceLater(now);
}

// ---- What a person can do.

Object.assign(commands, {
  jump(span) {
    router.openView("inspect");
    editor.jump(span);
  },
  setAgent(name) {
    session.askAgain({ agent: name });
  },
  askAbout(name) {
    session.askAgain({ agent: name });
    router.openView("inspect");
    byId("question-h").focus();
    void testAndTell();
  },
  filterCrawlers: crawlers.filter,
  openPurpose: crawlers.openPurpose,
  copyAnswer() {
    if (state.verdict === null) return;
    const tell = (key: string) => (): void => update({ toast: { key, args: {}, undo: null } });
    const answer = `${state.question.agent} · ${state.question.url}\n${spokenAnswer(state.verdict)}`;
    // A page that is not served securely has no clipboard.
    const copying = navigator.clipboard?.writeText(answer) ?? Promise.reject(new Error("no clipboard"));
    copying.then(tell("toast-copied"), tell("toast-not-copied"));
  },
  selectTab: (tab) => update({ tab, tabsOpen: true }),
  openFinding: (openFinding) => update({ openFinding }),
  openGroup(firstLine, open) {
    const openGroups = new Set(state.openGroups);
    if (open) openGroups.add(firstLine);
    else openGroups.delete(firstLine);
    update({ openGroups });
  },
  moreFindings: () => update({ findingsShown: state.findingsShown + 500 }),
  async pressFix(finding) {
    const before = state.audit;
    const did = await fixes.press(finding);
    if (did === "made") focusAfter(finding, before);
    if (did !== "shown") return;
    draw(state);
    byId("fix-h").focus();
  },
  async confirmFix(finding) {
    const before = state.audit;
    if (await fixes.confirm(finding)) focusAfter(finding, before);
  },
  closeFix() {
    const button = document.querySelector<HTMLElement>('#panel-findings .fix[aria-expanded="true"]');
    fixes.closePreview();
    button?.focus();
  },
  async openSafeFixes() {
    const looking = fixes.lookAtSafe();
    draw(state);
    document.getElementById("safe-h")?.focus();
    await looking;
  },
  async applySafeFixes() {
    if (!await fixes.applySafe()) return;
    draw(state);
    document.getElementById("safe-h")?.focus();
  },
  closeSafeFixes() {
    fixes.closeSafe();
    draw(state);
    (document.getElementById("safe-open") ?? byId("tab-findings")).focus();
  },
  turnSection: (by) => editor.turn(by),
  undo: () => state.toast?.undo?.(),
  dismiss: () => update({ toast: null, refused: null }),
  startAgain: () => void session.startAgain(),
  testUrl(name, path) {
    session.askAgain({ agent: name, url: urlOf(path, state.question.origin) });
    router.openView("inspect");
    // The answer is in sight and told, wherever the page was scrolled to.
    byId("question-h").focus();
    void testAndTell();
  },
  jumpBefore(line) {
    const { shown, generation } = state.before;
    if (isEditable(shown)) {
      jumpBefore(line, shown);
      return;
    }
    update({ beforeLine: { line, generation } });
    draw(state);
    byId("before-line-text").focus();
  },
  openByLine: (open) => update({ byLine: { ...state.byLine, open } }),
  useAsBefore: compare.useAsBefore,
  showAllPairs: compare.showAllPairs,
  async stopComparing() {
    await compare.stop();
    draw(state);
    document.getElementById("compare-again")?.focus();
  },
  compareAgain: compare.again,
  openFlip() {
    // The question is on the trace, too; the file that a rule is added to is not.
    router.openView("inspect");
    flip.open();
    draw(state);
    byId("flip-h").focus();
  },
  closeFlip() {
    flip.close();
    draw(state);
    document.getElementById("flip-open")?.focus();
  },
  applyFlip(index) {
    if (flip.apply(index)) document.getElementById("flip-open")?.focus();
  },
  async judge() {
    const analysis = await judge.judge();
    announceText(analysis === null ? t("judge-ended") : judgedSentence(analysis));
  },
  stopJudging: judge.stop,
  async testRule(line) {
    const analysis = await judge.judge();
    const found = analysis === null ? null : judged(analysis, line);
    if (analysis === null || found === null) return;
    if (found.rule.witness === null) announceText(spoken(lifeSentence(found)));
    else commands.testUrl(agentOf(found.group.agents, namesIn(analysis)), found.rule.witness);
  },
  typePart: part.typed,
  async askPart() {
    const { agent } = state.question;
    const coverage = await part.ask();
    if (coverage !== null) announceText(spoken(partSentence(coverage, agent)));
  },
  tellOutcome: outages.tell,
  typeResponse: outages.typeResponse,
  async takeApart() {
    if (await outages.takeApart()) return;
    draw(state);
    announceText(t("outages-none"));
    byId("outages-response").focus();
  },
  async runSelfTest() {
    if (state.selfTest.running) return;
    await session.runSelfTest();
    const { report } = state.selfTest;
    if (report !== null) announceText(t("selftest-announce", { passed: report.passed, total: report.total }));
  },
  selectTopic: (topic) => update({ selfTest: { ...state.selfTest, topic, all: false } }),
  showAllCases: () => update({ selfTest: { ...state.selfTest, all: true } }),
} satisfies Partial<typeof commands>);

/** The finding after one that was mended, or the list's heading. Who went elsewhere meanwhile stays there. */
function focusAfter(finding: Finding, before: AuditReport | null): void {
  const active = document.activeElement;
  if (active !== null && active !== document.body && active.closest("#contents") === null) return;
  draw(state);
  const after = inOrder(state.audit?.findings ?? []);
  const next = followingOf(finding, inOrder(before?.findings ?? []), after);
  (document.getElementById(`finding-${next}`) ?? byId("tab-findings")).focus();
}

/** Asks again and tells the answer, even if nothing changed. */
async function testAndTell(): Promise<void> {
  session.askAgain({});
  await session.settled();
  announceNow(state);
}

/** Where the browser does not size a field by its content, the field is told its height. */
function fit(field: HTMLTextAreaElement): void {
  if (CSS.supports("field-sizing", "content")) return;
  field.style.height = "auto";
  field.style.height = `${field.scrollHeight}px`;
}

byId("question").addEventListener("submit", (event) => {
  event.preventDefault();
  void testAndTell();
});
agent.addEventListener("input", () => session.askAgain({ agent: agent.value }));
url.addEventListener("input", () => session.askAgain({ url: url.value }));
origin.addEventListener("input", () => session.askAgain({ origin: origin.value }));
dialect.addEventListener("change", () => session.askAgain({ dialect: dialect.value as Dialect }));
byId("copy").addEventListener("click", () => commands.copyAnswer());

addEventListener("keydown", (event) => {
  const command = event.ctrlKey || event.metaKey;
  if (event.isComposing) return;
  if (event.key === "Enter" && (command || event.target === agent || event.target === url || event.target === origin)) {
    event.preventDefault();
    void testAndTell();
  } else if (event.key === "s" && command && event.target === text) {
    event.preventDefault();
    files.save();
  }
});

new IntersectionObserver(([entry]) => { byId("pocket").hidden = entry!.isIntersecting; }, { threshold: 0.6 }).observe(byId("verdict"));

files.listen(editor);
// A textarea prints the lines in sight only, and tabs the one that is open. Paper gets all of it.
addEventListener("beforeprint", () => {
  byId("paper").textContent = state.file.shown;
  update({ printing: true });
  draw(state);
});
addEventListener("afterprint", () => {
  byId("paper").textContent = "";
  update({ printing: false });
});
listenToTexts();
compare.listen();
crawlers.listen();
beside.listen();
outages.listen();
fixes.listen();
flip.listen();
theme.listen();
language.listen();
router.listen();
subscribe(draw);
tryExample.listen((finding) => {
  const at = inOrder(state.audit!.findings).indexOf(finding);
  update({ tab: "findings", tabsOpen: true, openFinding: keyOf(finding) });
  draw(state);
  document.getElementById(`finding-${at}`)?.focus();
});
draw(state);
void session.start();
