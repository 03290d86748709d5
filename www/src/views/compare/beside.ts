// What changed beside the rules: names, sitemaps and other records.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { EffectDiff, RecordEffect } from "../../engine/protocol.ts";
import { code, codes, rich, t } from "../../i18n.ts";

const ROWS = 300;

function row({ key, value, line, added }: RecordEffect): TemplateResult {
  const go = (event: Event): void => {
    event.preventDefault();
    if (added) commands.jump({ line });
    else commands.jumpBefore(line);
  };
  return html`
    <tr>
      <td class="nowrap">${t(added ? "compare-came" : "compare-went")}</td>
      <td class="url">${code(`${key}: ${value}`).content}</td>
      <td class="nowrap"><a href="#line-${line}" @click=${go}>${t("line-at-start", { line })}</a></td>
    </tr>`;
}

export function beside({ named, unnamed, records }: EffectDiff): TemplateResult {
  const shown = records.slice(0, ROWS);
  return html`
    ${named.length === 0 ? nothing : html`<p>${rich("compare-named", { names: codes(named) })}</p>`}
    ${unnamed.length === 0 ? nothing : html`<p>${rich("compare-unnamed", { names: codes(unnamed) })}</p>`}
    ${records.length === 0 ? nothing : html`
      <table class="grid-table"><caption class="visually-hidden">${t("compare-records-head")}</caption>
      <thead><tr><th scope="col">${t("compare-change")}</th><th scope="col">${t("compare-record")}</th><th scope="col">${t("col-line")}</th></tr></thead>
      <tbody>${shown.map(row)}</tbody></table>
      ${records.length > shown.length ? html`<p class="muted">${t("list-cut", { count: records.length - shown.length })}</p>` : nothing}`}
    ${named.length + unnamed.length + records.length === 0 ? html`<p class="muted">${t("compare-nothing-beside")}</p>` : nothing}`;
}
