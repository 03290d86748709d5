// Which group: all of them, used or why not.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Contents, GroupSummary, Verdict } from "../../engine/protocol.ts";
import { codes, rich, t, type Arguments } from "../../i18n.ts";
import { icon, rangesText } from "../pieces.ts";

const ROWS = 200;

function because(group: GroupSummary, used: boolean, verdict: Verdict): [string, Arguments] {
  const star = group.agents.some((agent) => agent.token === "*");
  if (used) return [verdict.group?.star ? "trace-because-star" : "trace-because-named", {}];
  if (star) return verdict.reason === "star-does-not-bind" ? ["trace-because-star-not-binding", {}] : ["trace-because-star-unused", { rules: group.rulesTotal }];
  if (group.agents.every((agent) => agent.token === "")) return ["trace-because-no-name", {}];
  return ["trace-because-other", {}];
}

export function groupTable(verdict: Verdict, contents: Contents): TemplateResult {
  if (contents.groupsTotal === 0) return html`<p>${rich("trace-no-groups")}</p>`;
  const named = new Set(verdict.group?.lines);
  const rows = contents.groups
    .map((group) => ({ group, used: group.agents.some((agent) => named.has(agent.line)) }))
    .sort((a, b) => Number(b.used) - Number(a.used))
    .slice(0, ROWS);
  const left = contents.groupsTotal - rows.length;
  return html`
    <div class="scroll-x" role="region" aria-label=${t("trace-group")} tabindex="0">
    <table class="grid-table">
      <thead><tr><th scope="col">${t("trace-group-head")}</th><th scope="col">${t("trace-group-lines")}</th><th scope="col">${t("trace-group-used")}</th><th scope="col">${t("trace-group-because")}</th></tr></thead>
      <tbody>${rows.map(({ group, used }) => html`
        <tr data-used=${used ? "yes" : nothing}>
          <th scope="row">${codes(group.agents.map((agent) => agent.value)).content}</th>
          <td class="nowrap">${rangesText([[group.firstLine, group.lastLine]])}</td>
          <td>${used ? html`<span class="yes">${icon("check")}${t("trace-yes")}</span>` : t("trace-no")}</td>
          <td>${rich(...because(group, used, verdict))}</td>
        </tr>`)}</tbody>
    </table></div>
    ${left > 0 ? html`<p class="muted">${t("list-cut", { count: left })}</p>` : nothing}`;
}
