// Other readers: those that decide otherwise first, one sentence each; those that agree are one row.

import { html, nothing, type TemplateResult } from "lit-html";
import { besideOf } from "../../beside.ts";
import type { ReaderAnswer } from "../../engine/protocol.ts";
import { list, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { noQuestion } from "../answer.ts";
import { lineWithin, smallVerdict } from "../pieces.ts";

/** "Takes the first rule that matches. Takes `*` and `$` for ordinary characters." */
export const causes = ({ causes }: ReaderAnswer): unknown[] =>
  (causes.length === 0 ? rich("cause-several") : causes.flatMap(({ switch: name, value }, i) => [...(i > 0 ? [" "] : []), ...rich(`cause-${name}-${value}`)]));

const verdict = ({ decision, line }: ReaderAnswer): TemplateResult =>
  html`<span class="said">${smallVerdict(decision)}${line === null ? nothing : html`, ${lineWithin(line).content}`}</span>`;

function differing(answer: ReaderAnswer): TemplateResult {
  return html`
    <li data-reader=${answer.dialect}><span class="who">${t(`dialect-${answer.dialect}`)}</span>${verdict(answer)}
    <span class="how">${causes(answer)} <span class="muted">${t(`how-${answer.howWeKnow}`)}</span></span></li>`;
}

export function readers(state: State): TemplateResult | typeof nothing {
  if (state.verdict === null || noQuestion(state.verdict) !== undefined) return nothing;
  const answers = besideOf(state)?.readers;
  if (answers === undefined) return nothing;
  const others = answers.filter(({ differs }) => differs);
  const same = answers.filter(({ differs }) => !differs);
  return html`
    <section aria-labelledby="readers-h">
      <div class="sect-head"><h3 id="readers-h">${t("readers-title")}</h3><span id="readers-count">${t("readers-differ", { count: others.length, all: answers.length })}</span></div>
      <ol class="readers">
        ${others.map(differing)}
        <li class="same"><span class="who">${t(others.length === 0 ? "readers-all" : "readers-same", { count: same.length })}</span>${verdict(same[0]!)}
        <span class="how">${list(same.map(({ dialect }) => t(`dialect-${dialect}`)))}</span></li>
      </ol>
    </section>`;
}
