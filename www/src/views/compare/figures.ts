// The four figures on top: areas closed and opened, crawlers affected, other records.

import { html, nothing, type TemplateResult } from "lit-html";
import type { EffectDiff } from "../../engine/protocol.ts";
import { number, t } from "../../i18n.ts";
import { icon } from "../pieces.ts";

export interface Figures { closed: number; opened: number; crawlers: number; others: boolean; records: number; open: number }

/** An area is what one pair of rules decides, for crawlers of one fate. */
export function figuresOf({ crawlers, records }: EffectDiff): Figures {
  const out: Figures = { closed: 0, opened: 0, crawlers: 0, others: false, records: records.length, open: 0 };
  for (const { agents, changes, open } of crawlers) {
    for (const { now } of changes) out[now === "allow" ? "opened" : "closed"]++;
    if (changes.length > 0) {
      out.crawlers += agents.filter((agent) => agent !== "*").length;
      out.others ||= agents.includes("*");
    }
    out.open += open;
  }
  return out;
}

/** Proven for every crawler. */
export const isEqual = ({ supported, crawlers }: EffectDiff): boolean => supported && crawlers.every(({ equal }) => equal === true);

const figure = (count: number, word: string, atLeast: boolean, kind?: "open" | "closed"): TemplateResult => html`
  <p data-kind=${kind ?? nothing}><span class="big">${kind === undefined ? nothing : icon(kind)}${atLeast ? t("compare-at-least", { count }) : number(count)}</span> ${word}</p>`;

export function figures(diff: EffectDiff): TemplateResult {
  const { closed, opened, crawlers, others, records, open } = figuresOf(diff);
  const atLeast = open > 0;
  return html`
    <div class="figures">
      ${diff.supported ? [
        figure(closed, t("compare-closed", { count: closed }), atLeast, "closed"),
        figure(opened, t("compare-opened", { count: opened }), atLeast, "open"),
        figure(crawlers, t(others ? "compare-crawlers-others" : "compare-crawlers", { count: crawlers }), atLeast),
      ] : nothing}
      ${figure(records, t("compare-records", { count: records }), false)}
    </div>`;
}
