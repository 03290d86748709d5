// Lines that can go together without changing a verdict, and what to mind before they are taken out.

import { html, nothing, type TemplateResult } from "lit-html";
import type { GroupSummary, ListedGroup } from "../../engine/protocol.ts";
import { t } from "../../i18n.ts";
import { lineNumber } from "../pieces.ts";

const LINES = 100;

/** Whether a group would be left without any rule: its agent lines would then join the next one's. */
const isEmptied = (lines: readonly number[], { firstLine, lastLine, rulesTotal }: GroupSummary): boolean =>
  lines.filter((line) => line >= firstLine && line <= lastLine).length === rulesTotal;

export function removable({ removable: lines, sharesRemovable }: ListedGroup, group: GroupSummary): TemplateResult | typeof nothing {
  if (lines === null) return html`<li data-fact="removable">${t("removable-open")}</li>`;
  const count = lines.length;
  if (count === 0) return nothing;
  return html`
    <li data-fact="removable"><span>${t("removable", { count })}</span>
      <span class="lines">${t("removable-lines", { count })} ${lines.slice(0, LINES).map((line, i) => html`${i > 0 ? ", " : nothing}${lineNumber(line)}`)}</span>
      ${count > LINES ? html`<span class="muted">${t("list-cut", { count: count - LINES })}</span>` : nothing}
      ${isEmptied(lines, group) ? html`<span>${t("removable-emptied")}</span>` : nothing}
      ${sharesRemovable ? html`<span>${t("removable-shared")}</span>` : nothing}</li>`;
}
