// What the file says to each known crawler, by purpose: one look at a purpose, and its crawlers row by row.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { CrawlerPolicy } from "../../engine/protocol.ts";
import { code, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { icon, lineWithin, smallVerdict } from "../pieces.ts";
import { countOf, groupsOf, isBound, tally, type Entry, type PurposeGroup, type SiteState } from "./groups.ts";

/** Shape and colour of a state; what is between open and closed has neither colour. */
const VERDICTS: Record<SiteState, "open" | "closed" | "none"> = {
  "open": "open", "partly-closed": "none", "only-home-open": "none", "closed": "closed", "not-settled": "none",
};

function mark(state: SiteState, words: unknown): TemplateResult {
  const verdict = VERDICTS[state];
  const sign = state === "not-settled" ? icon("note") : state === "open" || state === "closed" ? icon(state) : icon("theme");
  return html`<span class="v" data-verdict=${verdict} data-site=${state}>${sign}<span>${words}</span></span>`;
}

function glance(group: PurposeGroup): TemplateResult {
  const { states, bound, unbound } = tally(group);
  return html`
    <span class="glance">
      ${states.map(([state, count]) => mark(state, count === bound && unbound === 0 ? t(`site-all-${state}`) : t(`site-count-${state}`, { count })))}
      ${unbound === 0 ? nothing : html`<span class="muted">${t("crawlers-unbound", { count: unbound })}</span>`}
    </span>`;
}

function home({ root, ...policy }: CrawlerPolicy): unknown {
  if (!isBound(policy as CrawlerPolicy)) return html`<span class="v v--none">${t("crawlers-may-not-apply")}</span>`;
  return html`${smallVerdict(root.decision)}${root.line === null ? nothing : html` <span class="by">${lineWithin(root.line).content}</span>`}`;
}

function group(policy: CrawlerPolicy): unknown {
  const { bound, name, line, groups, starIgnored } = policy;
  const args = { name: code(name ?? ""), at: line === null ? "" : lineWithin(line) };
  const merged = groups > 1 ? html` <span class="muted">${t("crawlers-merged", { count: groups })}</span>` : nothing;
  if (bound === "nothing") return t(starIgnored ? "bound-not-by-star" : "bound-nothing");
  return html`${rich(`bound-${bound}`, args)}${merged}`;
}

function delay({ crawlDelay }: CrawlerPolicy): unknown {
  if (crawlDelay === null) return nothing;
  const { seconds, line, support, ofStar } = crawlDelay;
  return html`<li data-note="delay">${rich(`delay-${support}`, { seconds, at: lineWithin(line) })}${ofStar ? html` ${rich("delay-of-star")}` : nothing}</li>`;
}

function notes({ policy, info }: Entry): TemplateResult {
  const { mustBeNamed, obeysRobots, purpose, parent } = policy;
  const note = (name: string, words: unknown): TemplateResult => html`<li data-note=${name}>${words}</li>`;
  return html`
    <ul class="notes">
      ${delay(policy)}
      ${purpose === "control-token" ? note("control", rich("note-control-token")) : nothing}
      ${mustBeNamed ? note("named", rich("note-must-be-named")) : nothing}
      ${obeysRobots === "no" ? note("not-enforced", rich("note-not-enforced")) : nothing}
      ${obeysRobots === "unclear" ? note("unclear", rich("note-unclear")) : nothing}
      ${parent === null ? nothing : note("parent", rich("note-parent", { name: code(parent.token), at: lineWithin(parent.line), decision: parent.decision }))}
      ${info?.status === "unverified" ? note("unverified", t("note-unverified")) : nothing}
    </ul>`;
}

function operator({ info }: Entry): unknown {
  if (info === undefined) return nothing;
  const { operator, doc } = info;
  return doc === null
    ? html`<span class="by" translate="no">${operator}</span>`
    : html`<span class="by"><a href=${doc} target="_blank" rel="noopener noreferrer" translate="no">${operator}</a><span class="visually-hidden"> ${t("card-new-tab")}</span></span>`;
}

/** What a cell is about, where no heading stands above it. */
const cellName = (key: string): TemplateResult => html`<span class="cell-name" aria-hidden="true">${t(key)}</span>`;

function row(entry: Entry): TemplateResult {
  const { policy } = entry;
  const { token, site } = policy;
  return html`
    <tr role="row" data-crawler=${token}>
      <th role="rowheader" scope="row"><button class="link" type="button" translate="no" aria-describedby="crawlers-ask" @click=${() => commands.askAbout(token)}>${token}</button>${operator(entry)}</th>
      <td role="cell" class="home">${cellName("crawlers-home")}${home(policy)}</td>
      <td role="cell" class="whole">${cellName("crawlers-site")}${isBound(policy) ? mark(site.state, t(`site-${site.state}`)) : "–"}</td>
      <td role="cell" class="bound" data-bound=${policy.bound}>${cellName("crawlers-group")}${group(policy)}</td>
      <td role="cell" class="said">${notes(entry)}</td>
    </tr>`;
}

function table(group: PurposeGroup): TemplateResult {
  return html`
    <table role="table" class="grid-table roll" aria-labelledby="purpose-${group.purpose}">
      <thead role="rowgroup"><tr role="row">
        <th role="columnheader" scope="col">${t("crawlers-crawler")}</th><th role="columnheader" scope="col">${t("crawlers-home")}</th>
        <th role="columnheader" scope="col">${t("crawlers-site")}</th><th role="columnheader" scope="col">${t("crawlers-group")}</th>
        <th role="columnheader" scope="col">${t("crawlers-notes")}</th>
      </tr></thead>
      <tbody role="rowgroup">${group.entries.map(row)}</tbody>
    </table>`;
}

/** Rows are drawn for the purposes that are open: three hundred of them would be in the way of typing. */
function section(group: PurposeGroup, isOpen: boolean, isFiltered: boolean): TemplateResult {
  const { purpose, entries } = group;
  const toggle = (event: Event): void => {
    // What the filter opens was not opened by a person, and closes with it.
    if (!isFiltered) commands.openPurpose(purpose, (event.currentTarget as HTMLDetailsElement).open);
  };
  return html`
    <details class="purpose" data-purpose=${purpose} ?open=${isOpen} @toggle=${toggle}>
      <summary><h2 id="purpose-${purpose}">${t(`purpose-${purpose}`)}</h2> <span class="muted">${t("crawlers-count", { count: entries.length })}</span>${glance(group)}</summary>
      ${isOpen ? table(group) : nothing}
    </details>`;
}

/** The list as it stands, and how many crawlers it holds. */
export const listed = ({ roll, crawlers }: State): PurposeGroup[] => groupsOf(roll.policies ?? [], crawlers ?? [], roll.filter);

export function shownSentence(state: State): string {
  const count = countOf(listed(state));
  return count === 0 ? t("crawlers-none") : t("crawlers-shown", { count });
}

export function crawlers(state: State): unknown {
  if (state.view !== "crawlers") return nothing;
  const { policies, stale, filter, open } = state.roll;
  const type = (event: Event): void => commands.filterCrawlers((event.currentTarget as HTMLInputElement).value);
  const groups = listed(state);
  const isFiltered = filter.trim() !== "";
  return html`
    <div class="roll-bar">
      <label>${t("crawlers-filter")} <input id="crawlers-filter" class="field" type="search" spellcheck="false" autocomplete="off" autocapitalize="off" translate="no" .value=${filter} @input=${type}></label>
      <p class="muted" id="crawlers-shown">${policies === null ? t("crawlers-waiting") : shownSentence(state)}</p>
    </div>
    <p id="crawlers-ask" class="visually-hidden">${t("crawlers-ask")}</p>
    <div data-stale=${String(stale)}>${groups.map((group) => section(group, isFiltered || open.has(group.purpose), isFiltered))}</div>
    <p class="roll-end prose">${rich("crawlers-mind")}</p>`;
}
