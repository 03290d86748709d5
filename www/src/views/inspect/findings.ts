// Findings: worst first, then by line. A row leads to its line and opens what lies behind it.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { Finding, Severity } from "../../engine/protocol.ts";
import { number, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { argumentsOf } from "../answer.ts";
import { icon, lineNumber, severityMark } from "../pieces.ts";

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

export const keyOf = (finding: Finding): string => `${finding.check}:${finding.line ?? 0}:${finding.column ?? 0}`;

export const inOrder = (list: readonly Finding[]): Finding[] =>
  [...list].sort((a, b) => RANK[a.severity] - RANK[b.severity] || (a.line ?? 0) - (b.line ?? 0));

function more(finding: Finding): TemplateResult {
  const args = argumentsOf(finding.args);
  return html`
    <div class="finding-more">
      <p>${rich(`check-${finding.check}-why`, args)}</p>
      <p>${rich(`check-${finding.check}-do`, args)}</p>
      ${finding.places.length > 0 ? html`<p class="muted">${t("finding-also")} ${finding.places.slice(0, 50).map((place, i) => html`${i > 0 ? ", " : nothing}${place.line === null ? nothing : lineNumber(place.line)}`)}${finding.places.length > 50 ? "…" : nothing}</p>` : nothing}
      <p class="faint">${t(`check-${finding.check}-title`)} · ${finding.code}</p>
    </div>`;
}

function row(finding: Finding, state: State): TemplateResult {
  const key = keyOf(finding);
  const open = state.openFinding === key;
  const { line, column, endLine, endColumn } = finding;
  const jump = (event: Event): void => {
    event.preventDefault();
    commands.openFinding(key);
    if (line !== null) commands.jump({ line, column, endLine, endColumn });
  };
  return html`
    <li class="finding" aria-current=${line !== null && line === state.cursorLine ? "true" : nothing}>
      ${severityMark(finding.severity)}
      <span class="where">${line === null ? t("finding-whole-file") : t("line-within", { line })}</span>
      <a class="what" href=${line === null ? "#file" : `#line-${line}`} @click=${jump}>${rich(`check-${finding.check}-message`, argumentsOf(finding.args, false))}${finding.times > 1 ? html` <span class="faint">${t("finding-times", { count: finding.times })}</span>` : nothing}</a>
      <button class="btn btn--quiet btn--icon btn--small" type="button" aria-expanded=${String(open)} aria-label=${t(open ? "finding-less" : "finding-more")} @click=${() => commands.openFinding(open ? null : key)}>${icon("down")}</button>
      ${open ? more(finding) : nothing}
    </li>`;
}

export function findings(state: State): unknown {
  const { audit, contents, about } = state;
  if (audit === null) return nothing;
  if (audit.findings.length === 0) {
    return html`<p class="nothing">${icon("check")}<span>${rich("findings-none", { checks: about?.version.checks ?? 0, lines: contents?.facts.lines ?? 0 })}</span></p>`;
  }
  const shown = inOrder(audit.findings).slice(0, state.findingsShown);
  const left = audit.findings.length - shown.length;
  const omitted = Object.values(audit.omitted).reduce((sum, n) => sum + n, 0);
  return html`
    <ol class="findings">${shown.map((finding) => row(finding, state))}</ol>
    ${left > 0 ? html`<p class="list-end"><button class="btn btn--small" type="button" @click=${() => commands.moreFindings()}>${t("findings-more", { count: left })}</button></p>` : nothing}
    ${omitted > 0 ? html`<p class="list-end muted">${t("findings-omitted", { count: number(omitted) })}</p>` : nothing}`;
}
