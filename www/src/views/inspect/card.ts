// What lies behind a finding: why it matters, what to do, the proof, its other places, what it rests on.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { CheckInfo, Finding } from "../../engine/protocol.ts";
import { code, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { agentOf } from "../../witness.ts";
import { argumentsOf } from "../answer.ts";
import { lineNumber } from "../pieces.ts";
import { fixSentence } from "./fix.ts";

/** Leaving the page would leave the text behind, too. */
const elsewhere = (address: string, content: unknown, lang?: string): TemplateResult =>
  html`<a href=${address} target="_blank" rel="noopener noreferrer" lang=${lang ?? nothing} translate=${lang === undefined ? nothing : "no"}>${content}</a><span class="visually-hidden"> ${t("card-new-tab")}</span>`;

/** A crawler that the finding's line speaks to. */
function agentAt(finding: Finding, { contents, question }: State): string {
  if (typeof finding.args["agent"] === "string") return finding.args["agent"];
  const groups = contents?.groups ?? [];
  const named = groups.flatMap((group) => group.agents.map(({ value }) => value));
  const own = groups.find(({ firstLine, lastLine }) => finding.line !== null && firstLine <= finding.line && finding.line <= lastLine);
  return own === undefined ? question.agent : agentOf(own.agents.map(({ value }) => value), named);
}

function witness(finding: Finding, state: State): TemplateResult | typeof nothing {
  const url = finding.witness;
  if (url === null) return nothing;
  return html`<p class="proof"><span id="proof-url">${rich("card-witness", { url: code(url) })}</span> <button class="btn btn--small" type="button" id="proof-test" aria-labelledby="proof-test proof-url" @click=${() => commands.testUrl(agentAt(finding, state), url)}>${t("card-test")}</button></p>`;
}

const lineList = (lines: readonly number[]): unknown[] => lines.map((line, i) => [i > 0 ? ", " : nothing, lineNumber(line)]);
const linesOf = (places: readonly { line: number | null }[]): number[] => places.flatMap(({ line }) => (line === null ? [] : [line]));

/** The first of the equal ones, and how many there are besides. */
function places({ places, times }: Finding): TemplateResult | typeof nothing {
  if (places.length === 0) return nothing;
  const left = times - 1 - places.length;
  return html`<p class="muted">${t("finding-also")} ${lineList(linesOf(places))}${left > 0 ? html` ${t("findings-more-places", { count: left })}` : nothing}</p>`;
}

function related({ related }: Finding): TemplateResult | typeof nothing {
  const lines = linesOf(related);
  return lines.length === 0 ? nothing : html`<p class="muted">${t("card-related")} ${lineList(lines)}</p>`;
}

function sources(check: CheckInfo | undefined): TemplateResult | typeof nothing {
  if (check === undefined || check.references.length === 0) return nothing;
  return html`<div><p class="faint">${t("card-sources")}</p><ul class="sources">${check.references.map(({ title, url, date }) =>
    html`<li>${elsewhere(url, title, "en")} <span class="faint">${rich("card-read", { date: code(date) })}</span></li>`)}</ul></div>`;
}

export function card(finding: Finding, state: State): TemplateResult {
  const args = argumentsOf(finding.args);
  const { check, code: number } = finding;
  return html`
    <div class="finding-more">
      <p>${rich(`check-${check}-why`, args)}</p>
      <p>${rich(`check-${check}-do`, args)}</p>
      ${fixSentence(finding)}
      ${witness(finding, state)}
      ${places(finding)}
      ${related(finding)}
      ${sources(state.about?.checks.find(({ name }) => name === check))}
      <p class="faint">${elsewhere(`./checks/${check}.html`, rich("card-check", { title: { content: rich(`check-${check}-title`), text: t(`check-${check}-title`) }, code: code(number) }))}</p>
    </div>`;
}
