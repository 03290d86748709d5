// "Block it instead…": the rules that turn a verdict round, with everything else that each would change.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { FlipProposal, FlipRule, Verdict } from "../../engine/protocol.ts";
import { code, codes, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { crawlerName, noQuestion } from "../answer.ts";
import { changes as changesOf } from "../effect.ts";
import { icon } from "../pieces.ts";

const canFlip = (verdict: Verdict | null): verdict is Verdict =>
  verdict !== null && noQuestion(verdict) === undefined && verdict.governed !== false;

export function flipOpener(state: State): TemplateResult | typeof nothing {
  const { verdict, flip } = state;
  if (!canFlip(verdict)) return nothing;
  return html`<button id="flip-open" class="btn btn--quiet btn--small" type="button" aria-expanded=${String(flip.open)} aria-controls="flip" @click=${() => (flip.open ? commands.closeFlip() : commands.openFlip())}>${t(verdict.decision === "allow" ? "flip-block" : "flip-allow")}</button>`;
}

/** A pattern that ends with `$` and holds no `*` matches one URL. */
export const isOneUrl = ({ pattern, effect }: FlipRule): boolean =>
  pattern.endsWith("$") && !pattern.includes("*") && effect.open === 0 && effect.changes.length === 1;

function place({ line }: FlipRule, { group }: FlipProposal, verdict: Verdict): unknown[] {
  if (group.length === 0) return rich("flip-where-new", { line, agent: code(crawlerName(verdict)) });
  if (group.includes("*")) return rich("flip-where-star", { line });
  return rich("flip-where", { line, names: codes(group) });
}

function effect(rule: FlipRule): TemplateResult {
  const { changes, open, equal } = rule.effect;
  if (isOneUrl(rule)) return html`<p>${t("flip-only")}</p>`;
  if (equal === true) return html`<p>${t("flip-nothing")}</p>`;
  return html`
    <p>${t("flip-changes")}</p>
    ${changesOf(changes, open)}`;
}

function proposal(rule: FlipRule, index: number, all: FlipProposal, verdict: Verdict): TemplateResult {
  const title = rule.reach === "shortest" ? "flip-shortest" : isOneUrl(rule) ? "flip-this-url" : "flip-narrow";
  return html`
    <li data-reach=${rule.reach}>
      <h4>${t(title)}</h4>
      <pre id="flip-rule-${index}" tabindex="0" translate="no"><code>${rule.edit.text.trim()}</code></pre>
      <p>${place(rule, all, verdict)}</p>
      ${effect(rule)}
      <button class="btn btn--small" type="button" id="flip-add-${index}" aria-labelledby="flip-add-${index} flip-rule-${index}" @click=${() => commands.applyFlip(index)}>${t("flip-add", { line: rule.line })}</button>
    </li>`;
}

function body(verdict: Verdict, found: FlipProposal | null): unknown {
  if (found === null) return html`<p class="muted">${t("flip-waiting")}</p>`;
  if (!found.supported) return html`<p>${t("reader-not-supported")}</p>`;
  const isFixed = verdict.reason === "robots-txt-itself";
  if (found.proposals.length === 0) return html`<p>${rich(isFixed ? "flip-robots-txt" : "flip-none")}</p>`;
  return html`<ol class="flip-list">${found.proposals.map((rule, i) => proposal(rule, i, found, verdict))}</ol>`;
}

export function flipPanel(state: State): TemplateResult | typeof nothing {
  const { verdict, flip } = state;
  if (!flip.open || !canFlip(verdict)) return nothing;
  const close = (event: KeyboardEvent): void => {
    if (event.key === "Escape") commands.closeFlip();
  };
  return html`
    <section class="flip-panel" aria-labelledby="flip-h" @keydown=${close}>
      <div class="sect-head"><h3 id="flip-h" tabindex="-1">${t((flip.proposal?.decision ?? verdict.decision) === "allow" ? "flip-title-block" : "flip-title-allow")}</h3>
        <button class="btn btn--quiet btn--small btn--icon" type="button" aria-label=${t("flip-close")} @click=${() => commands.closeFlip()}>${icon("x")}</button></div>
      <div data-stale=${flip.stale && flip.proposal !== null ? "true" : nothing} aria-busy=${flip.stale ? "true" : nothing}>${body(verdict, flip.proposal)}</div>
    </section>`;
}
