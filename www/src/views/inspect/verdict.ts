// The answer: a word, its reason, and what a person should know beside it.

import { html, nothing, type TemplateResult } from "lit-html";
import type { State } from "../../state.ts";
import type { Verdict } from "../../engine/protocol.ts";
import { rich, t } from "../../i18n.ts";
import { generalHints, hintSentence, noQuestion, noQuestionWord, otherHost, reasonSentence } from "../answer.ts";
import { icon, say, smallVerdict, verdictName, verdictWord } from "../pieces.ts";

const none = (word: string, reason: unknown, busy = false, below: unknown = nothing): TemplateResult => html`
  <div class="verdict" data-verdict="none" aria-busy=${busy ? "true" : nothing}>
    <span class="verdict-word">${word}</span><div class="reason"><p>${reason}</p>${below}</div>
  </div>`;

function answered(verdict: Verdict, isEmpty: boolean, stale: boolean, old: boolean): TemplateResult {
  const missing = noQuestion(verdict);
  if (missing !== undefined) return none(noQuestionWord(missing), say(hintSentence(missing)));
  const host = otherHost(verdict);
  if (verdict.governed === false && host !== undefined) {
    return none(t("verdict-not-governed"), say(hintSentence(host)), false,
      html`<p class="kept">${rich("verdict-anyway")} ${smallVerdict(verdict.decision)} ${say(reasonSentence(verdict))}</p>`);
  }
  const name = verdictName(verdict.decision);
  return html`
    <div class="verdict" data-verdict=${name} data-stale=${stale ? "true" : nothing} aria-busy=${stale ? "true" : nothing}>
      <span class="verdict-word">${icon(name)}${verdictWord(verdict.decision)}</span>
      <div class="reason"><p>${isEmpty ? rich("verdict-empty-file") : say(reasonSentence(verdict))}</p>${old ? html`<p class="kept"><strong>${t("verdict-old")}</strong></p>` : nothing}</div>
    </div>`;
}

export function verdictBox(state: State): TemplateResult {
  const { verdict, engine } = state;
  if (engine === "missing") return none(t("verdict-no-engine"), t("verdict-no-engine-reason"));
  if (engine === "stopped" && verdict === null) return none(t("verdict-no-answer"), t("verdict-stopped-reason"));
  if (verdict === null) return none(engine === "slow" ? t("verdict-loading") : "\u00a0", engine === "slow" ? t("verdict-loading-reason") : nothing, true);
  return answered(verdict, state.file.bytes.length === 0 && !state.staleVerdict, state.staleVerdict, engine === "stopped");
}

/** What to know beside the answer: near misses, other readings, a crawl delay. */
export function adviceList(state: State): TemplateResult | typeof nothing {
  const { verdict, question } = state;
  if (verdict === null || noQuestion(verdict) !== undefined) return nothing;
  const hints = generalHints(verdict).map((hint) => say(hintSentence(hint, { reader: question.dialect })));
  const delay = verdict.crawlDelay;
  if (delay !== null) hints.push(rich(delay.honoured ? "crawl-delay-honoured" : "crawl-delay-ignored", { seconds: delay.seconds, line: delay.line }));
  if (hints.length === 0) return nothing;
  return html`<ul class="advice" aria-label=${t("advice-label")}>${hints.map((hint) => html`<li>${icon("note")}<span>${hint}</span></li>`)}</ul>`;
}

/** The bar that repeats the answer on a phone while its box is off screen. */
export function pocket(state: State): TemplateResult | typeof nothing {
  const { verdict } = state;
  if (verdict === null) return nothing;
  const missing = noQuestion(verdict);
  if (missing !== undefined || verdict.governed === false) {
    return html`<span class="muted">${missing === undefined ? t("verdict-not-governed") : noQuestionWord(missing)}</span><a href="#question-h">${t("pocket-why")}</a>`;
  }
  const args = { agent: verdict.agent.chosen ?? verdict.agent.typed, line: verdict.rule?.line ?? 0 };
  return html`${smallVerdict(verdict.decision)}<span class="muted pocket-by" translate="no">${t("pocket-by", args)}</span><a href="#question-h">${t("pocket-why")}</a>`;
}
