// The cases of one topic.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { SelfTestCase } from "../../engine/protocol.ts";
import { number, t } from "../../i18n.ts";
import { readerName } from "../outages/readers.ts";
import { icon, smallVerdict } from "../pieces.ts";
import type { Topic } from "./index.ts";

const ROWS = 12;

const failuresFirst = (cases: readonly SelfTestCase[]): SelfTestCase[] => [...cases].sort((a, b) => Number(a.pass) - Number(b.pass));

/** A verdict's or a check's answer is a word of ours; a trace or parse case's is data of the case, shown as it is. */
function answer(one: SelfTestCase, text: string): unknown {
  if (one.kind === "check") return t(`selftest-${text}`);
  const [, decision] = /^(allow|disallow)\b/.exec(text) ?? [];
  return one.kind === "verdict" && decision !== undefined ? smallVerdict(decision) : html`<code translate="no">${text}</code>`;
}

function row(one: SelfTestCase): TemplateResult {
  return html`
    <tr data-case=${one.id} data-pass=${String(one.pass)}>
      <td>${one.pass
        ? html`<span class="pass">${icon("check")}${t("selftest-pass")}</span>`
        : html`<span class="sev" data-severity="error">${icon("ne")}${t("selftest-fail")}</span>`}</td>
      <th scope="row">${one.kind === "check" ? html`<span>${t(`check-${one.title}-title`)}</span>` : html`<span lang="en">${one.title}</span>`}<span class="source"><span lang="en">${one.source}</span> · ${one.kind === "fetch" ? readerName(one.dialect) : t(`dialect-${one.dialect}`)}</span></th>
      <td class="expected">${one.pass
        ? answer(one, one.expected)
        : html`<span class="pair"><span>${t("selftest-expected")} <code translate="no">${one.expected}</code></span><span>${t("selftest-got")} <code translate="no">${one.actual}</code></span></span>`}</td>
      <td class="num">${one.line === null ? "–" : number(one.line)}</td>
      <td class="faint nowrap">${one.section}</td>
    </tr>`;
}

export function caseTable(topic: Topic, all: boolean): TemplateResult {
  const cases = failuresFirst(topic.cases);
  const shown = all ? cases : cases.slice(0, ROWS);
  const title = t(`topic-${topic.name}`);
  return html`
    <section aria-labelledby="cases-h">
      <div class="sect-head"><h2 id="cases-h">${title}</h2><span>${t("selftest-cases", { count: cases.length })}</span>${shown.length < cases.length
        ? html`<button class="link" type="button" @click=${() => commands.showAllCases()}>${t("selftest-show-all", { count: cases.length })}</button>` : nothing}</div>
      <div class="scroll-x" role="region" aria-label=${t("selftest-table")} tabindex="0">
      <table class="grid-table">
        <thead><tr><th scope="col">${t("selftest-col-result")}</th><th scope="col">${t("selftest-col-title")}</th><th scope="col">${t("selftest-col-expected")}</th><th scope="col" class="num">${t("selftest-col-line")}</th><th scope="col">${t("selftest-col-section")}</th></tr></thead>
        <tbody>${shown.map(row)}</tbody>
      </table></div>
    </section>`;
}
