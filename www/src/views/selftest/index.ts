// Can the engine be trusted? Every case is run on the reader's machine and every one can be looked at.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { SelfTestCase, SelfTestReport } from "../../engine/protocol.ts";
import { number, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { icon } from "../pieces.ts";
import { caseTable } from "./cases.ts";

export interface Topic { name: string; cases: SelfTestCase[]; failed: number }

/** Topics in the report's order, those with a failure first. */
export function topicsOf(report: SelfTestReport): Topic[] {
  const byName = new Map<string, Topic>();
  for (const one of report.cases) {
    const topic = byName.get(one.topic) ?? { name: one.topic, cases: [], failed: 0 };
    byName.set(one.topic, topic);
    topic.cases.push(one);
    if (!one.pass) topic.failed++;
  }
  return [...byName.values()].sort((a, b) => Number(b.failed > 0) - Number(a.failed > 0));
}

const cell = (one: SelfTestCase): TemplateResult => html`<i class=${one.pass ? (one.ambiguous ? "amb" : "") : "bad"}></i>`;

function topicButton(topic: Topic, chosen: boolean): TemplateResult {
  return html`
    <li><button class="topic" type="button" data-topic=${topic.name} aria-pressed=${String(chosen)} @click=${() => commands.selectTopic(topic.name)}>
      <span class="t">${t(`topic-${topic.name}`)}</span>
      <span class="n">${t("selftest-of", { passed: topic.cases.length - topic.failed, total: topic.cases.length })}</span>
      <span class="cells" aria-hidden="true">${topic.cases.map(cell)}</span>
    </button></li>`;
}

function result(state: State): TemplateResult {
  const { report, running, milliseconds } = state.selfTest;
  const meta = { milliseconds: number(Math.max(1, Math.round(milliseconds))), version: state.about?.version.version ?? "" };
  return html`
    <div class="result">
      ${report === null
        ? html`<p class="result-line">${t("selftest-before", { cases: state.about?.version.vectors ?? 0 })}</p>`
        : html`<p class="result-line" data-failed=${report.failed}><span class="result-word">${icon(report.failed === 0 ? "check" : "ne")}${report.failed === 0
            ? t("selftest-passed", { passed: report.passed, total: report.total })
            : t("selftest-failed", { failed: report.failed, total: report.total })}</span> <span class="muted">${t("selftest-meta", meta)}</span></p>`}
      <div class="result-acts"><button id="selftest-run" class="btn btn--primary" type="button" ?disabled=${state.engine !== "ready"} aria-disabled=${running ? "true" : nothing} @click=${() => commands.runSelfTest()}>${t(running ? "selftest-running" : report === null ? "selftest-run" : "selftest-again")}</button></div>
    </div>`;
}

export function selfTest(state: State): TemplateResult {
  const { report, topic, all } = state.selfTest;
  const topics = report === null ? [] : topicsOf(report);
  const chosen = topics.find(({ name }) => name === topic) ?? topics[0];
  return html`
    ${result(state)}
    ${chosen === undefined ? nothing : html`
      <div class="split split--topics">
        <section aria-labelledby="topics-h">
          <h2 id="topics-h" class="visually-hidden">${t("selftest-topics")}</h2>
          <ol class="topics">${topics.map((one) => topicButton(one, one === chosen))}</ol>
          <ul class="legend" aria-label=${t("selftest-key")}><li><i class="cell"></i> ${t("selftest-key-passed")}</li><li><i class="cell amb"></i> ${t("selftest-key-ambiguous")}</li><li><i class="cell bad"></i> ${t("selftest-key-failed")}</li></ul>
        </section>
        ${caseTable(chosen, all)}
      </div>`}`;
}
