// By effect: crawlers of one fate together, and for each area that opens or closes a URL that proves it.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { CrawlerEffect, EffectDiff, UrlChange } from "../../engine/protocol.ts";
import { code, t } from "../../i18n.ts";
import { agentOf } from "../../witness.ts";
import { inOrder, who } from "../effect.ts";
import { icon } from "../pieces.ts";

type Kind = "open" | "closed";

/** Rows in all, rows of one set of crawlers, and sets: a table of a hundred thousand rows would stop the page. */
const ROWS = 1000;
const ROWS_OF_ONE = 300;
const SETS = 300;

const jump = (act: () => void) => (event: Event): void => {
  event.preventDefault();
  act();
};

/** A verdict of one version: shape, colour, and the line that says so. */
function side(kind: Kind, line: number, to: () => void): TemplateResult {
  const word = line === 0 ? t("compare-no-rule") : html`<a href="#line-${line}" @click=${jump(to)}>${t("line-within", { line })}</a>`;
  return html`<span class="v" data-verdict=${kind}>${icon(kind)}<span class="visually-hidden">${t(kind === "open" ? "verdict-allowed" : "verdict-disallowed")} </span>${word}</span>`;
}

/** The button is called by what it says, the URL and the crawlers. */
function row({ url, now, beforeLine, afterLine }: UrlChange, agent: string, id: string, group: string): TemplateResult {
  const kind: Kind = now === "allow" ? "open" : "closed";
  const before: Kind = kind === "open" ? "closed" : "open";
  return html`
    <tr data-change=${kind}>
      <td><span class="v" data-verdict=${kind}>${icon(kind)}${t(kind === "open" ? "compare-word-opened" : "compare-word-closed")}</span></td>
      <td class="url" id="${id}-url">${code(url).content}</td>
      <td>${side(before, beforeLine, () => commands.jumpBefore(beforeLine))}</td>
      <td>${side(kind, afterLine, () => commands.jump({ line: afterLine }))}</td>
      <td class="act"><button class="btn btn--small" type="button" id=${id} aria-labelledby="${id} ${id}-url ${group}" @click=${() => commands.testUrl(agent, url)}>${t("compare-test")}</button></td>
    </tr>`;
}

function crawlers({ agents, equal, changes, open }: CrawlerEffect, rows: number, named: readonly string[], index: number): TemplateResult {
  const group = `effect-${index}`;
  const agent = agentOf(agents, named);
  return html`
    <tbody>
      <tr class="who"><th id=${group} colspan="5" scope="colgroup">${who(agents)}</th></tr>
      ${changes.slice(0, rows).map((change, i) => row(change, agent, `${group}-${i}`, group))}
      ${changes.length > rows ? html`<tr><td colspan="5" class="muted">${t("list-cut", { count: changes.length - rows })}</td></tr>` : nothing}
      ${open === 0 ? nothing : html`<tr class="unsettled"><td colspan="5">${icon("note")} ${t("compare-open", { count: open })}</td></tr>`}
      ${equal === true ? html`<tr><td colspan="5" class="muted">${t("compare-equal")}</td></tr>` : nothing}
    </tbody>`;
}

export function effects(diff: EffectDiff): TemplateResult {
  const named = diff.crawlers.flatMap(({ agents }) => agents);
  const sorted = inOrder(diff.crawlers);
  let left = ROWS;
  const shown = sorted.slice(0, SETS).map((one) => {
    const rows = Math.min(one.changes.length, ROWS_OF_ONE, left);
    left -= rows;
    return { one, rows };
  });
  return html`
    <div class="scroll-x" role="region" aria-label=${t("compare-table")} tabindex="0">
    <table class="grid-table effects">
      <thead><tr><th scope="col">${t("compare-change")}</th><th scope="col">${t("compare-url")}</th><th scope="col">${t("compare-before")}</th><th scope="col">${t("compare-after")}</th><th scope="col"><span class="visually-hidden">${t("compare-test")}</span></th></tr></thead>
      ${shown.map(({ one, rows }, i) => crawlers(one, rows, named, i))}
    </table></div>
    ${sorted.length > SETS ? html`<p class="muted">${t("compare-sets-cut", { count: sorted.length - SETS })}</p>` : nothing}`;
}
