// What is in the file: findings, groups, sitemaps, other lines. Tabs after the ARIA pattern.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { AuditReport } from "../../engine/protocol.ts";
import { number, t } from "../../i18n.ts";
import type { State, Tab } from "../../state.ts";
import { known } from "../judge/facts.ts";
import { icon } from "../pieces.ts";
import { findings } from "./findings.ts";
import { safeFixesOpener } from "./fix.ts";
import { groups, others, sitemaps } from "./lists.ts";

const TABS: readonly Tab[] = ["findings", "groups", "sitemaps", "others"];

const worst = (audit: AuditReport): string | null =>
  audit.counts.error > 0 ? "error" : audit.counts.warning > 0 ? "warning" : audit.counts.info > 0 ? "note" : null;

function count(state: State, tab: Tab): number | null {
  const { audit, contents } = state;
  if (tab === "findings") return audit && audit.counts.error + audit.counts.warning + audit.counts.info;
  if (contents === null) return null;
  return tab === "groups" ? contents.groupsTotal : tab === "sitemaps" ? contents.sitemapsTotal : contents.otherTotal + contents.ignoredTotal;
}

/** Only what is looked at is drawn: a long file's four lists would cost more than reading it. */
function body(state: State, tab: Tab): unknown {
  if (tab !== state.tab && !state.printing) return nothing;
  if (tab === "findings") return findings(state);
  if (state.contents === null) return nothing;
  return tab === "groups" ? groups(state, state.contents, known(state)) : tab === "sitemaps" ? sitemaps(state.contents) : others(state.contents, state.question.dialect);
}

function onKey(event: KeyboardEvent): void {
  const tabs = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role="tab"]')];
  const here = tabs.indexOf(event.target as HTMLElement);
  const to = { ArrowRight: here + 1, ArrowLeft: here - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
  if (here < 0 || to === undefined) return;
  event.preventDefault();
  const next = tabs[to % tabs.length]!;
  commands.selectTab(TABS[to % tabs.length]!);
  next.focus();
}

const names: Record<Tab, string> = { findings: "tab-findings", groups: "tab-groups", sitemaps: "tab-sitemaps", others: "tab-others" };

export function contentsPanel(state: State): TemplateResult {
  const mark = state.audit && worst(state.audit);
  return html`
    <div class="tabs">
      <div role="tablist" aria-label=${t("contents-label")} @keydown=${onKey}>${TABS.map((tab) => {
        const total = count(state, tab);
        const selected = tab === state.tab;
        return html`<button role="tab" type="button" id="tab-${tab}" aria-selected=${String(selected)} tabindex=${selected ? "0" : "-1"} aria-controls="panel-${tab}" @click=${() => commands.selectTab(tab)}>${t(names[tab])}${tab === "findings" && mark ? icon(mark, mark) : nothing}<span class="count">${total === null ? nothing : number(total)}</span></button>`;
      })}</div>
      ${state.tab === "findings" ? safeFixesOpener(state) : nothing}
    </div>
    ${TABS.map((tab) => html`
      <div class="panel-body" data-title=${t(names[tab])} id="panel-${tab}" role="tabpanel" aria-labelledby="tab-${tab}" tabindex="0" ?hidden=${tab !== state.tab} data-stale=${state.staleFile ? "true" : nothing} aria-busy=${state.staleFile ? "true" : nothing}>${body(state, tab)}</div>`)}`;
}
