// Around the list of groups: judge every rule, how far that is; and on each row what was found.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { GroupSummary, ListedAnalysis, ListedGroup } from "../../engine/protocol.ts";
import { code, codes, list, number, plain, rich, t, type Arguments } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { agentOf } from "../../witness.ts";
import { lineWithin, type Sentence, say } from "../pieces.ts";
import { closedFacts, counts, groupsOf, judged, namesIn, type Judged } from "./facts.ts";
import { removable } from "./removable.ts";

const LINES = 6;

/** What came out, in a sentence. */
export function judgedSentence(analysis: ListedAnalysis): string {
  if (!analysis.supported) return t("reader-not-supported");
  const { dead, open } = counts(analysis);
  return open > 0 ? t("judge-done-open", { dead, open }) : t("judge-done", { dead });
}

export function judgeBar(state: State, analysis: ListedAnalysis | null): TemplateResult {
  const { progress, generation } = state.judgement;
  if (progress !== null && generation === state.file.generation) {
    return html`<div class="judge-bar"><span>${t("judge-progress", { done: progress.done, total: progress.total })}</span><button class="btn btn--small" type="button" @click=${() => commands.stopJudging()}>${t("judge-stop")}</button></div>`;
  }
  if (analysis === null) {
    return html`<div class="judge-bar"><button id="judge" class="btn btn--small" type="button" ?disabled=${state.engine !== "ready"} @click=${() => commands.judge()}>${t("judge-all")}</button><span class="muted">${t("judge-all-why")}</span></div>`;
  }
  return html`<div class="judge-bar"><span>${judgedSentence(analysis)}</span></div>`;
}

/** "line 4", "lines 4, 6, 9". One alone is a link. */
function lines(by: readonly number[]): Arguments {
  const [only = 0] = by;
  if (by.length === 1) return { count: 1, lines: lineWithin(only) };
  const numbers = by.slice(0, LINES).map(number);
  // With more to come there is no last one.
  const text = by.length > LINES ? `${numbers.join(", ")}…` : list(numbers);
  return { count: by.length, lines: plain(t("life-lines", { count: by.length, lines: text })) };
}

/** What a rule means over all URLs, in a sentence. */
export function lifeSentence({ rule }: Judged): Sentence {
  const by = rule.by.filter((line) => line > 0);
  if (rule.life === "decides") {
    if (rule.removal === "nothing") return { key: "life-decides-for-nothing", args: {} };
    return { key: "life-decides", args: { url: code(rule.witness ?? "") } };
  }
  if (rule.by.length > 0 && by.length === 0) return { key: "life-robots-txt", args: {} };
  return { key: `life-${rule.life}`, args: by.length > 0 ? lines(by) : {} };
}

export function ruleVerdict(analysis: ListedAnalysis | null, line: number): unknown {
  const found = analysis === null ? null : judged(analysis, line);
  const button = html`<button class="btn btn--small" type="button" data-rule=${line} aria-label=${t("judge-test-label", { line })} @click=${() => commands.testRule(line)}>${t("judge-test")}</button>`;
  if (found === null) return button;
  return html`${found.rule.witness === null ? nothing : button}<span class="life" data-life=${found.rule.life}>${say(lifeSentence(found))}</span>`;
}

/** Closed parts of the site, order dependence and what can go, for one set of crawlers. */
function about(group: ListedGroup, summary: GroupSummary, analysis: ListedAnalysis, several: boolean): TemplateResult | typeof nothing {
  const closed = closedFacts(group);
  const { order } = group;
  const canGo = removable(group, summary);
  if (closed.length === 0 && order.state !== "matters" && canGo === nothing) return nothing;
  const agent = agentOf(group.agents, namesIn(analysis));
  const test = (url: string): TemplateResult =>
    html`<button class="link" type="button" @click=${() => commands.testUrl(agent, url)}>${rich("fact-test", { url: code(url) })}</button>`;
  return html`
    ${several ? html`<p class="muted">${rich("judge-for", { names: codes(group.agents) })}</p>` : nothing}
    <ul class="facts">
      ${closed.map(({ fact, coverage }) => html`<li data-fact=${fact}><span>${rich(`fact-${fact}`, { url: code(coverage.pattern.replace(/\$$/, "")) })}</span> ${test(coverage.closed!)}</li>`)}
      ${order.state !== "matters" || order.witness === null ? nothing : html`<li data-fact="order"><span>${rich("order-matters", {
        url: code(order.witness), order: order.byOrder ?? 0, length: order.byLength ?? 0,
      })}</span> ${test(order.witness)}</li>`}
      ${canGo}
    </ul>`;
}

export function groupFacts(analysis: ListedAnalysis | null, group: GroupSummary): unknown {
  if (analysis === null) return nothing;
  const sets = groupsOf(analysis, group.rules.map((rule) => rule.line));
  return sets.map((set) => about(set, group, analysis, sets.length > 1));
}
