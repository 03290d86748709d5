// Around the editor: what the file is, and what is wrong with it as a whole.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { Facts } from "../../engine/protocol.ts";
import { code, decimal, plain, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { icon, lineWithin, severityMark } from "../pieces.ts";

const encodings: Record<Facts["encoding"], string> = {
  "ascii": "UTF-8", "utf-8": "UTF-8", "not-utf-8": "", "utf-16le": "UTF-16 LE", "utf-16be": "UTF-16 BE",
};
const lineEnds: Record<Facts["lineEndings"], string> = { none: "", lf: "LF", crlf: "CRLF", cr: "CR", mixed: "" };

export function status(state: State): TemplateResult {
  const facts = state.contents?.facts;
  return html`${facts === undefined ? nothing : html`
    <span class="keep">${t("status-lines", { count: facts.lines })}</span>
    <span class="keep">${t("status-bytes", { count: facts.bytes })} <span class="wide">${t("status-limit")}</span></span>
    <span>${encodings[facts.encoding] || t("status-not-utf8")}${facts.bom === "none" ? nothing : t("status-bom")}</span>
    ${facts.lineEndings === "none" ? nothing : html`<span>${lineEnds[facts.lineEndings] || t("status-mixed")}</span>`}
    <span>${t("status-groups", { count: state.contents?.groupsTotal ?? 0 })}</span>`}
    <span class="keep">${icon("lock")}${t("status-promise")}</span>`;
}

const notice = (severity: "error" | "warning", name: string, text: unknown, actions: unknown = nothing, alert = false): TemplateResult => html`
  <div class="notice" data-notice=${name} data-severity=${severity} role=${alert ? "alert" : nothing}>${severityMark(severity)}<p>${text}</p>${actions}</div>`;

const megabytes = (size: number): string => decimal(Math.ceil(size / 1024 / 1024 * 10) / 10);

function engineNotice(state: State): unknown {
  if (state.engine === "missing") return notice("error", "no-engine", rich("notice-no-engine"));
  if (state.engine === "restarting") return notice("warning", "restarting", t("notice-restarting"), nothing, true);
  if (state.engine !== "stopped") return nothing;
  return notice("error", "stopped", t("notice-stopped"), html`
    <div class="actions">
      <button class="btn btn--small" type="button" @click=${() => commands.startAgain()}>${t("notice-start-again")}</button>
      <button class="btn btn--small" type="button" @click=${() => commands.save()}>${t("notice-save")}</button>
    </div>`, true);
}

function fileNotice(state: State): unknown {
  const facts = state.contents?.facts;
  if (facts === undefined || state.audit === null) return nothing;
  const has = (check: string): boolean => state.audit!.findings.some((finding) => finding.check === check);
  if (has("html-instead-of-text")) return notice("error", "html", rich("notice-html"));
  if (facts.encoding === "utf-16le" || facts.encoding === "utf-16be") return notice("error", "utf-16", rich("notice-utf-16"));
  if (facts.nul) return notice("error", "binary", rich("notice-binary"));
  if (facts.beyondLimit !== null) {
    const line = facts.beyondLimit;
    return notice("warning", "beyond-limit", rich("notice-beyond-limit", { line, kib: Math.ceil(facts.bytes / 1024), at: lineWithin(line), reader: state.question.dialect }),
      html`<div class="actions"><button class="btn btn--small" type="button" @click=${() => commands.jump({ line })}>${t("notice-go", { line })}</button></div>`);
  }
  return nothing;
}

export function notices(state: State): TemplateResult {
  return html`
    ${state.refused === null ? nothing : notice("error", "refused", rich("notice-refused", { size: plain(megabytes(state.refused)) }),
      html`<div class="actions"><button class="btn btn--small" type="button" @click=${() => commands.dismiss()}>${t("notice-close")}</button></div>`, true)}
    ${engineNotice(state)}${fileNotice(state)}`;
}

/** Which part of a long file the editor holds. */
export function sectionBar(state: State): TemplateResult | typeof nothing {
  const { section } = state;
  if (section === null) return nothing;
  const button = (by: 1 | -1, label: string, atEnd: boolean): TemplateResult =>
    html`<button class="btn btn--small" type="button" aria-disabled=${atEnd ? "true" : nothing} @click=${() => commands.turnSection(by)}>${label}</button>`;
  return html`
    <div class="strip strip--section"><span>${rich("section-lines", { first: section.first, last: section.last, total: section.total })}</span>
    <span class="actions">${button(-1, t("section-previous"), section.isFirst)}${button(1, t("section-next"), section.isLast)}</span></div>`;
}

export function heading(state: State): unknown {
  const { name, kind } = state.file;
  return html`<h2 id="file-h" translate="no">${name}</h2>${kind === "own" ? nothing : html`<span class="tag">${t(kind === "sample" ? "file-sample" : "file-example")}</span>`}`;
}

export function toast(state: State): unknown {
  const { toast } = state;
  if (toast === null) return nothing;
  const args = Object.fromEntries(Object.entries(toast.args).map(([name, value]) => [name, typeof value === "string" ? code(value) : value]));
  return html`<div class="toast"><span>${rich(toast.key, args)}</span>${toast.undo === null ? nothing : html`<button class="btn btn--small" type="button" @click=${() => commands.undo()}>${t("toast-undo")}</button>`}<button class="btn btn--small btn--icon" type="button" aria-label=${t("toast-close")} @click=${() => commands.dismiss()}>${icon("x")}</button></div>`;
}
