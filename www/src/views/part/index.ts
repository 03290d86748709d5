// "Ask about a part of the site": a pattern and a crawler, and under them what holds for every URL.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { CoverageView } from "../../engine/protocol.ts";
import { code, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { icon, say, type Sentence } from "../pieces.ts";

/** What was answered, if it is about the text, the crawler and the reader as they are. */
function known({ part: { answer }, file, question }: State): CoverageView | null {
  const isCurrent = answer?.generation === file.generation && answer.agent === question.agent && answer.dialect === question.dialect;
  return isCurrent ? answer.coverage : null;
}

export const partSentence = ({ state, pattern }: CoverageView, agent: string): Sentence =>
  (agent.trim() === "" ? { key: "hint-agent-empty", args: {} } : { key: `part-${state}`, args: { agent: code(agent), pattern: code(pattern) } });

function witness(kind: "open" | "closed", url: string | null, agent: string): TemplateResult | typeof nothing {
  if (url === null) return nothing;
  const id = `part-test-${kind}`;
  return html`
    <li><span class="v" data-verdict=${kind}>${icon(kind)}<span id="${id}-url">${rich(`part-example-${kind}`, { url: code(url) })}</span></span>
    <button class="btn btn--small" type="button" id=${id} aria-labelledby="${id} ${id}-url" @click=${() => commands.testUrl(agent, url)}>${t("part-test")}</button></li>`;
}

function answer(coverage: CoverageView | null, agent: string): TemplateResult | typeof nothing {
  if (coverage === null) return nothing;
  const { state, open, closed } = coverage;
  const isNamed = agent.trim() !== "";
  // The engine leaves /robots.txt out; where that makes a difference it is said.
  const leavesOut = isNamed && (state === "closed" || state === "no-url");
  return html`
    <div class="part-answer" data-part=${state}>
      <p>${say(partSentence(coverage, agent))}</p>
      ${leavesOut ? html`<p class="muted">${rich("part-robots-txt")}</p>` : nothing}
      ${isNamed ? html`<ul>${witness("open", open, agent)}${witness("closed", closed, agent)}</ul>` : nothing}
    </div>`;
}

export function part(state: State): TemplateResult {
  const { agent } = state.question;
  const ask = (event: Event): void => {
    event.preventDefault();
    commands.askPart();
  };
  const value = (event: Event): string => (event.currentTarget as HTMLInputElement).value;
  return html`
    <form class="part" aria-labelledby="part-h" novalidate @submit=${ask}>
      <h3 id="part-h">${t("part-title")}</h3>
      <div class="part-ask">
        <label class="part-wide">${t("part-pattern")} <input id="part-pattern" class="field" type="text" inputmode="url" spellcheck="false" autocomplete="off" autocapitalize="off" translate="no" placeholder=${t("part-placeholder")} aria-describedby="part-hint" .value=${state.part.pattern} @input=${(event: Event) => commands.typePart(value(event))}></label>
        <label>${t("ask-agent")} <input id="part-agent" class="field" type="text" spellcheck="false" autocomplete="off" autocapitalize="off" translate="no" .value=${agent} @input=${(event: Event) => commands.setAgent(value(event))}></label>
        <button id="part-ask" class="btn btn--small" type="submit" ?disabled=${state.engine !== "ready"}>${t("part-ask")}</button>
      </div>
      <p id="part-hint" class="visually-hidden">${rich("part-hint")}</p>
      ${answer(known(state), agent)}
    </form>`;
}
