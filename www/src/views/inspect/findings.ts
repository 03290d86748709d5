// Findings: worst first, then by line. A row leads to its line and opens what lies behind it; its button mends it.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { AuditReport, Finding, Severity } from "../../engine/protocol.ts";
import { rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { argumentsOf } from "../answer.ts";
import { icon, severityMark } from "../pieces.ts";
import { card } from "./card.ts";
import { fixButton, fixPreview, safeFixes } from "./fix.ts";

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

export const keyOf = (finding: Finding): string => `${finding.check}:${finding.line ?? 0}:${finding.column ?? 0}`;

export const inOrder = (list: readonly Finding[]): Finding[] =>
  [...list].sort((a, b) => RANK[a.severity] - RANK[b.severity] || (a.line ?? 0) - (b.line ?? 0));

/** Where the finding behind a mended one is now, by its place in the list; -1 where it was the last. */
export function followingOf(finding: Finding, before: readonly Finding[], after: readonly Finding[]): number {
  const at = before.findIndex((one) => keyOf(one) === keyOf(finding));
  const next = before[at + 1];
  if (next === undefined) return -1;
  // Lines may have moved: it is the one that says the same, or what stands in its place.
  const says = ({ check, args, times }: Finding): string => JSON.stringify([check, args, times]);
  const same = after.findIndex((one, i) => i >= at && says(one) === says(next));
  return same >= 0 ? same : Math.min(at, after.length - 1);
}

function row(finding: Finding, index: number, state: State): TemplateResult {
  const key = keyOf(finding);
  const open = state.openFinding === key;
  const { line, column, endLine, endColumn } = finding;
  const jump = (event: Event): void => {
    event.preventDefault();
    commands.openFinding(key);
    if (line !== null) commands.jump({ line, column, endLine, endColumn });
  };
  return html`
    <li class="finding" data-check=${finding.check} aria-current=${line !== null && line === state.cursorLine ? "true" : nothing}>
      ${severityMark(finding.severity)}
      <span class="where">${line === null ? t("finding-whole-file") : t("line-within", { line })}</span>
      <a class="what" id="finding-${index}" href=${line === null ? "#file" : `#line-${line}`} @click=${jump}>${rich(`check-${finding.check}-message`, argumentsOf(finding.args, false))}${finding.times > 1 ? html` <span class="faint">${t("finding-times", { count: finding.times })}</span>` : nothing}</a>
      ${fixButton(finding, key, index, state)}
      <button class="btn btn--quiet btn--icon btn--small fold" type="button" aria-expanded=${String(open)} aria-label=${t(open ? "finding-less" : "finding-more")} @click=${() => commands.openFinding(open ? null : key)}>${icon("down")}</button>
      ${fixPreview(finding, key, state)}
      ${open ? card(finding, state) : nothing}
    </li>`;
}

/** What the bound left out, kind by kind. */
function omitted({ omitted }: AuditReport): TemplateResult | typeof nothing {
  const kinds = Object.entries(omitted).filter(([, count]) => count > 0);
  if (kinds.length === 0) return nothing;
  return html`<ul class="list-end muted">${kinds.map(([check, count]) => html`<li>${rich("findings-omitted-kind", { count, title: { content: rich(`check-${check}-title`), text: t(`check-${check}-title`) } })}</li>`)}</ul>`;
}

export function findings(state: State): unknown {
  const { audit, contents, about } = state;
  if (audit === null) return nothing;
  if (audit.findings.length === 0) {
    return html`${safeFixes(state)}<p class="nothing">${icon("check")}<span>${rich("findings-none", { checks: about?.version.checks ?? 0, lines: contents?.facts.lines ?? 0 })}</span></p>`;
  }
  const shown = inOrder(audit.findings).slice(0, state.findingsShown);
  const left = audit.findings.length - shown.length;
  return html`
    ${safeFixes(state)}
    <ol class="findings">${shown.map((finding, i) => row(finding, i, state))}</ol>
    ${left > 0 ? html`<p class="list-end"><button class="btn btn--small" type="button" @click=${() => commands.moreFindings()}>${t("findings-more", { count: left })}</button></p>` : nothing}
    ${omitted(audit)}`;
}
