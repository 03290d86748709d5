// Every reader's answer to the question, as a table: those that decide otherwise first.

import { html, nothing, type TemplateResult } from "lit-html";
import { besideOf } from "../../beside.ts";
import type { ReaderAnswer } from "../../engine/protocol.ts";
import { t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { causes } from "../inspect/readers.ts";
import { lineNumber, smallVerdict } from "../pieces.ts";

const row = (answer: ReaderAnswer): TemplateResult => html`
  <tr data-reader=${answer.dialect} data-differs=${answer.differs ? "" : nothing}>
    <th scope="row">${t(`dialect-${answer.dialect}`)}</th>
    <td>${smallVerdict(answer.decision)}</td>
    <td class="num">${answer.line === null ? nothing : lineNumber(answer.line)}</td>
    <td>${answer.differs ? causes(answer) : html`<span class="muted">${t("trace-reader-agrees")}</span>`}</td>
    <td class="muted">${t(`how-${answer.howWeKnow}`)}</td>
  </tr>`;

export function readersTable(state: State): TemplateResult | typeof nothing {
  const answers = besideOf(state)?.readers;
  if (answers === undefined) return nothing;
  const differing = answers.filter(({ differs }) => differs);
  return html`
    <p>${t("readers-differ", { count: differing.length, all: answers.length })}</p>
    <div class="scroll-x" role="region" aria-label=${t("readers-title")} tabindex="0">
      <table class="grid-table">
        <thead><tr><th scope="col">${t("trace-reader")}</th><th scope="col">${t("trace-reader-answer")}</th><th scope="col" class="num">${t("col-line")}</th><th scope="col">${t("trace-reader-why")}</th><th scope="col">${t("trace-reader-how")}</th></tr></thead>
        <tbody>${[...differing, ...answers.filter(({ differs }) => !differs)].map(row)}</tbody>
      </table>
    </div>`;
}
