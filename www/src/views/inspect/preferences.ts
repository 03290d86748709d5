// Stated preferences: what the file says may be done with the page once it is fetched. Wishes, kept apart from the
// rules: they close no URL.

import { html, nothing, type TemplateResult } from "lit-html";
import { besideOf } from "../../beside.ts";
import type { Preferences } from "../../engine/protocol.ts";
import { code, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { argumentsOf, noQuestion } from "../answer.ts";
import { lineWithin } from "../pieces.ts";

/** What is known, where the file states anything. */
function known(state: State): Preferences | null {
  const told = besideOf(state)?.preferences;
  return told !== undefined && told.others.length + told.license.length + told.hints.length > 0 ? told : null;
}

interface Stated { field: string; term: string; value: string; line: number | null; reason: string }

const statedIn = ({ usage, signal }: Preferences): Stated[] => [
  ...Object.entries(usage).map(([term, answer]) => ({ field: "Content-Usage", term, ...answer })),
  ...Object.entries(signal).map(([term, answer]) => ({ field: "Content-Signal", term, ...answer })),
];

const row = ({ field, term, value, line, reason }: Stated): TemplateResult => html`
  <tr data-term="${field.toLowerCase()} ${term}" data-value=${value}>
    <th scope="row"><code translate="no">${term}</code> <span class="muted" translate="no">${field}</span></th>
    <td>${t(`preference-${value}`)}${line === null ? nothing : html`, ${lineWithin(line).content}`}</td>
    <td class="how">${t(`preference-${reason}`)}</td>
  </tr>`;

export function preferences(state: State): TemplateResult | typeof nothing {
  if (state.verdict === null || noQuestion(state.verdict) !== undefined) return nothing;
  const told = known(state);
  if (told === null) return nothing;
  // A field of which no line was read would be six times unknown.
  const fields = new Set(told.others.map(({ field }) => field));
  const rows = statedIn(told).filter(({ field }) => fields.has(field.toLowerCase() as "content-usage" | "content-signal"));
  return html`
    <section aria-labelledby="preferences-h">
      <div class="sect-head"><h3 id="preferences-h">${t("preferences-title")}</h3><span>${t("preferences-wishes")}</span></div>
      ${rows.length === 0 ? nothing : html`<table class="grid-table preferences"><tbody>${rows.map(row)}</tbody></table>`}
      ${told.license.map(({ line, url, usable }) => html`<p class="license">${rich(usable ? "preferences-license" : "preferences-license-unusable", { line: lineWithin(line), url: code(url) })}</p>`)}
      ${told.hints.map(({ hint, args }) => html`<p class="muted">${rich(`preferences-${hint}`, argumentsOf(args))}</p>`)}
    </section>`;
}
