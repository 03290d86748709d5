// The one live region: 700 ms after the last change and only if the sentence is another one; at once when asked.

import { list, t } from "./i18n.ts";
import type { State } from "./state.ts";
import { spokenAnswer } from "./views/answer.ts";
import { shownSentence } from "./views/crawlers/index.ts";
import { outcomeSentence } from "./views/outages/report.ts";
import { figuresOf, isEqual } from "./views/compare/figures.ts";

const PAUSE = 700;
let timer = 0;
let said = "";

function say(text: string): void {
  clearTimeout(timer);
  timer = 0;
  said = text;
  document.getElementById("live")!.textContent = text;
}

function sentence(state: State): string {
  const { audit, verdict, comparison: { diff, isWhole } } = state;
  if (state.view === "compare" && diff !== null) {
    const { closed, opened } = figuresOf(diff);
    const found = isEqual(diff) ? t("compare-equal") : t("compare-announce", { closed, opened });
    return isWhole ? found : `${t("compare-stopped")} ${found}`;
  }
  if (state.view === "crawlers" && state.roll.policies !== null) return shownSentence(state);
  if (state.view === "outages") return outcomeSentence(state) ?? said;
  const parts: string[] = [];
  if (audit !== null) {
    const { error, warning, info } = audit.counts;
    const counts = [["announce-errors", error], ["announce-warnings", warning], ["announce-notes", info]] as const;
    const told = counts.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count }));
    parts.push(told.length === 0 ? t("announce-no-findings") : `${list(told)}.`);
  }
  if (verdict !== null) parts.push(spokenAnswer(verdict));
  return parts.join(" ");
}

/** What is on screen now, told without waiting and even if it was told before. */
export function announceNow(state: State): void {
  const text = state.verdict === null ? "" : spokenAnswer(state.verdict);
  // A region is read only when its text changes.
  say(text === said ? `${text}\u00a0` : text);
}

export const announceText = say;

/** The same in another language is no news; what was still to be told will be told in that language. */
export function forgetWords(state: State): void {
  document.getElementById("live")!.textContent = "";
  if (timer === 0) said = sentence(state);
}

export function announceLater(state: State): void {
  if (state.staleVerdict || state.staleFile || (state.view === "compare" && state.comparison.stale) || (state.view === "crawlers" && state.roll.stale)) return;
  const text = sentence(state);
  // What stood on the page from the start is no news.
  if (said === "" && state.file.kind === "sample") said = text;
  if (text === said) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => say(text), PAUSE);
}
