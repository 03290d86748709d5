// Groups, sitemaps, and every other line with what becomes of it.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { Contents, Dialect, GroupSummary, ListedAnalysis } from "../../engine/protocol.ts";
import { code, codes, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { groupFacts, judgeBar, ruleVerdict } from "../judge/index.ts";
import { part } from "../part/index.ts";
import { lineNumber, rangesText, ruleText } from "../pieces.ts";

const cut = (shown: number, total: number): TemplateResult | typeof nothing =>
  total > shown ? html`<p class="list-end muted">${t("list-cut", { count: total - shown })}</p>` : nothing;

const empty = (key: string): TemplateResult => html`<p class="nothing">${rich(key)}</p>`;

function groupRow(group: GroupSummary, open: boolean, analysis: ListedAnalysis | null): TemplateResult {
  const toggle = (event: Event): void => commands.openGroup(group.firstLine, (event.currentTarget as HTMLDetailsElement).open);
  return html`
    <tr>
      <th scope="row">${codes(group.agents.map((agent) => agent.value)).content}</th>
      <td class="nowrap">${rangesText([[group.firstLine, group.lastLine]])}</td>
      <td>${group.rulesTotal === 0 ? t("groups-no-rules") : html`
        <details ?open=${open} @toggle=${toggle}>
          <summary>${t("groups-rules", { disallows: group.disallows, others: group.rulesTotal - group.disallows })}</summary>
          ${open ? html`<ul class="rules">${group.rules.map((rule) => html`<li>${lineNumber(rule.line)} ${code(ruleText(rule)).content} ${ruleVerdict(analysis, rule.line)}</li>`)}</ul>
            ${cut(group.rules.length, group.rulesTotal)}` : nothing}
        </details>`}${groupFacts(analysis, group)}</td>
    </tr>`;
}

export function groups(state: State, contents: Contents, analysis: ListedAnalysis | null): TemplateResult {
  if (contents.groupsTotal === 0) return empty("groups-none");
  return html`
    ${judgeBar(state, analysis)}
    ${part(state)}
    <table class="contents-table"><thead><tr><th scope="col">${t("groups-crawlers")}</th><th scope="col">${t("groups-lines")}</th><th scope="col">${t("groups-rules-head")}</th></tr></thead>
    <tbody>${contents.groups.map((group) => groupRow(group, state.openGroups.has(group.firstLine), analysis))}</tbody></table>${cut(contents.groups.length, contents.groupsTotal)}`;
}

export function sitemaps(contents: Contents): TemplateResult {
  if (contents.sitemapsTotal === 0) return empty("sitemaps-none");
  return html`
    <table class="contents-table"><thead><tr><th scope="col">${t("sitemaps-url")}</th><th scope="col">${t("col-line")}</th></tr></thead>
    <tbody>${contents.sitemaps.map((sitemap) => html`<tr><th scope="row">${code(sitemap.url).content}</th><td>${lineNumber(sitemap.line)}</td></tr>`)}</tbody></table>
    ${cut(contents.sitemaps.length, contents.sitemapsTotal)}`;
}

export function others(contents: Contents, reader: Dialect): TemplateResult {
  if (contents.otherTotal + contents.ignoredTotal === 0) return empty("others-none");
  return html`
    ${contents.otherTotal === 0 ? nothing : html`
      <table class="contents-table"><caption>${t("others-caption")}</caption>
      <thead><tr><th scope="col">${t("col-line")}</th><th scope="col">${t("others-field")}</th><th scope="col">${t("others-what")}</th></tr></thead>
      <tbody>${contents.other.map((field) => html`
        <tr><th scope="row">${lineNumber(field.line)}</th><td>${code(`${field.key}: ${field.value}`).content}</td><td>${t(field.inGroup ? "others-in-group" : field.known ? "others-known" : "others-unknown")}</td></tr>`)}
      </tbody></table>${cut(contents.other.length, contents.otherTotal)}`}
    ${contents.ignoredTotal === 0 ? nothing : html`
      <table class="contents-table"><caption>${t("ignored-caption")}</caption>
      <thead><tr><th scope="col">${t("col-line")}</th><th scope="col">${t("ignored-text")}</th><th scope="col">${t("ignored-why")}</th></tr></thead>
      <tbody>${contents.ignored.map((line) => html`
        <tr><th scope="row">${lineNumber(line.line)}</th><td>${code(line.text).content}</td><td>${rich(`ignored-${line.why}`, { reader })}</td></tr>`)}
      </tbody></table>${cut(contents.ignored.length, contents.ignoredTotal)}`}`;
}
