// What is compared: the address step by step, with what each step took away and what it put in.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Verdict } from "../../engine/protocol.ts";
import { t } from "../../i18n.ts";

/** Where RFC 9309 speaks of a step. Steps that only prepare an address as browsers do have no section. */
const SECTIONS: Record<string, string> = {
  "origin-set-aside": "9309 §2.3",
  "percent-encoded": "9309 §2.2.2",
  "hex-uppercased": "9309 §2.2.2",
  "unreserved-decoded": "9309 §2.2.2",
};

/** The changed middle between what both have in front and behind. */
function difference(before: string, after: string): TemplateResult {
  const limit = Math.min(before.length, after.length);
  let from = 0;
  while (from < limit && before[from] === after[from]) from++;
  let back = 0;
  while (back < limit - from && before[before.length - 1 - back] === after[after.length - 1 - back]) back++;
  const gone = before.slice(from, before.length - back);
  const come = after.slice(from, after.length - back);
  return html`<code translate="no">${after.slice(0, from)}${gone === "" ? nothing : html`<del>${gone}</del>`}${come === "" ? nothing : html`<ins>${come}</ins>`}${after.slice(after.length - back)}</code>`;
}

const row = (name: string, body: unknown, section: string, last = false): TemplateResult =>
  html`<tr data-used=${last ? "yes" : nothing}><th scope="row">${name}</th><td>${body}</td><td class="nowrap">${section}</td></tr>`;

const quoted = (text: string): TemplateResult => html`<code translate="no">${text}</code>`;

export function addressTable(verdict: Verdict): TemplateResult {
  const steps = verdict.steps.filter((step) => step.of === "url");
  return html`
    <table class="grid-table grid-table--stack">
      <thead><tr><th scope="col">${t("trace-step")}</th><th scope="col">${t("trace-address")}</th><th scope="col">${t("trace-rfc")}</th></tr></thead>
      <tbody class="norm">
        ${row(t("trace-typed"), quoted(verdict.url), "")}
        ${steps.map((step) => row(t(`step-${step.what}`), difference(step.before, step.after), SECTIONS[step.what] ?? ""))}
        ${row(t("trace-result"), quoted(verdict.path), "", true)}
      </tbody>
    </table>`;
}
