// What is told under the two fields of the question: how they were read, and what to do about it.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import { code, plain, t } from "../../i18n.ts";
import type { CrawlerInfo } from "../../engine/protocol.ts";
import type { State } from "../../state.ts";
import { agentHints, hintSentence, urlHints } from "../answer.ts";
import { icon, say, type Sentence } from "../pieces.ts";

/** Who sends the header as it was typed. */
const senderOf = ({ sender, question }: State): CrawlerInfo | null => (sender?.agent === question.agent ? sender.crawler : null);

const senderSentence = ({ token, operator }: CrawlerInfo): Sentence =>
  ({ key: "ask-header-of", args: { name: code(token), operator: { ...plain(operator), content: html`<span translate="no">${operator}</span>` } } });

export function agentHint(state: State): unknown {
  const { verdict } = state;
  const sender = senderOf(state);
  const hints = verdict === null ? [] : agentHints(verdict);
  const candidates = verdict?.agent.candidates ?? [];
  const wasHeader = verdict !== null && candidates.length > 0 && verdict.agent.typed.trim() !== candidates[0];
  const isAmong = sender === null || candidates.some((name) => name.toLowerCase() === sender.token.toLowerCase());
  return html`
    ${wasHeader ? html`<span>${t("ask-reads-as")}</span>${candidates.map((name) => html`
      <button class="chip" type="button" translate="no" aria-pressed=${String(name === verdict.agent.chosen)} @click=${() => commands.setAgent(name)}>
        ${name === verdict.agent.chosen ? icon("check") : nothing}${name}</button>`)}` : nothing}
    ${wasHeader && sender !== null ? html`<span class="told" id="sender">${say(senderSentence(sender))}</span>${isAmong ? nothing : html`
      <button class="chip" type="button" translate="no" @click=${() => commands.setAgent(sender.token)}>${sender.token}</button>`}` : nothing}
    ${hints.map((hint) => html`<span class="told">${say(hintSentence(hint))}</span>`)}
    ${!wasHeader && hints.length === 0 ? html`<span>${t("ask-agent-hint")}</span>` : nothing}`;
}

export function urlHint(state: State): TemplateResult | typeof nothing {
  const hints = state.verdict === null ? [] : urlHints(state.verdict);
  return hints.length === 0 ? nothing : html`${hints.map((hint) => html`<span class="told">${say(hintSentence(hint))}</span>`)}`;
}
