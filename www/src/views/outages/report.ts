// What readers make of how the file was served: now, over time, and what the address governs.

import { html, nothing, type TemplateResult } from "lit-html";
import type { AddressNote, FetchPolicy, FetchRule, FetchSegment, OutcomeReport, ReaderOutcome } from "../../engine/protocol.ts";
import { code, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { icon, spoken, type Sentence } from "../pieces.ts";
import { numberOf } from "./fields.ts";
import { readerName } from "./readers.ts";

type Does = "all" | "none" | "copy" | "file" | "either" | "unknown";

const DOES: Record<FetchPolicy, Does> = { "parse": "file", "allow-all": "all", "disallow-all": "none", "cached": "copy" };
const ICONS: Record<Does, string> = { all: "open", none: "closed", copy: "copy", file: "check", either: "open", unknown: "note" };

const does = (policies: readonly FetchPolicy[]): Does => (policies.length > 1 ? "either" : policies[0] === undefined ? "unknown" : DOES[policies[0]]);

const keyOf = (policies: readonly FetchPolicy[]): string =>
  (policies.length === 1 ? `outages-does-${policies[0]}` : `outages-may-${policies.join("-")}`);

/** What a reader goes by; where nothing can be said, why. */
function done(policies: readonly FetchPolicy[], rule: FetchRule): TemplateResult {
  const what = does(policies);
  return html`<span class="done">${icon(ICONS[what])}<span>${policies.length === 0 ? t(`outages-open-${rule.code}`) : t(keyOf(policies))}</span></span>`;
}

function source(rule: FetchRule): unknown {
  const how = t(`outages-how-${rule.how}`);
  if (rule.source === null) return how;
  const { title, url } = rule.source;
  const link = html`<a href=${url} target="_blank" rel="noopener noreferrer" lang="en" translate="no">${title}</a><span class="visually-hidden"> ${t("card-new-tab")}</span>`;
  return rich("outages-source", { how, source: { content: link, text: title } });
}

function reads(reader: ReaderOutcome): TemplateResult | typeof nothing {
  if (reader.reads?.rest == null) return nothing;
  return html`<li>${t(`outages-rest-of-${reader.reads.rest}`, { count: reader.reads.octets ?? 0 })}</li>`;
}

function readerRow(reader: ReaderOutcome): TemplateResult {
  const notes = reader.notes.map((note) => html`<li data-note=${note}>${rich(`outages-note-${note}`)}</li>`);
  const more = notes.length > 0 || reader.reads?.rest != null;
  return html`
    <tr data-reader=${reader.reader} data-rule=${reader.rule.code}>
      <th scope="row">${readerName(reader.reader)}</th>
      <td data-do=${does(reader.policies)}>${done(reader.policies, reader.rule)}</td>
      <td><span>${rich(`outages-rule-${reader.rule.code}`)}</span>${more ? html`<ul class="notes">${reads(reader)}${notes}</ul>` : nothing}</td>
      <td class="src">${source(reader.rule)}</td>
    </tr>`;
}

/** A time in hours as people say it. */
function timeWord(hours: number): string {
  if (hours >= 48 && hours % 24 === 0) return t("outages-days", { count: hours / 24 });
  return t("outages-hours-long", { count: Math.round(hours * 10) / 10 });
}

function stretch(from: number, to: number | undefined): string {
  if (to === undefined) return t("outages-after", { from: timeWord(from) });
  return from === 0 ? t("outages-first", { to: timeWord(to) }) : t("outages-between", { from: timeWord(from), to: timeWord(to) });
}

/** The stretch of a reader that a column lies in. */
const segmentAt = (reader: ReaderOutcome, from: number): FetchSegment =>
  reader.timeline.findLast((segment) => segment.from <= from)!;

/** Where a column begins: at every hour at which something changes for somebody. */
const columnsOf = ({ bounds, readers }: OutcomeReport): number[] =>
  bounds.filter((bound) => readers.some(({ timeline }) => timeline.some(({ from }) => from === bound)));

const MONTH = 720;

/** The column of an hour. The 30 days must be over before the last one begins. */
const columnAt = (hours: number, columns: readonly number[]): number =>
  columns.findLastIndex((from) => (from === MONTH ? hours > from : hours >= from));

function timeline(report: OutcomeReport, hours: number): TemplateResult {
  const { readers } = report;
  const columns = columnsOf(report);
  if (columns.length === 1) return html`<p class="muted">${t("outages-no-time")}</p>`;
  const now = columnAt(hours, columns);
  const nowOr = (index: number): string | typeof nothing => (index === now ? "now" : nothing);
  const head = (from: number, index: number): TemplateResult => html`
    <th scope="col" class=${nowOr(index)}>${stretch(from, columns[index + 1])}${index === now ? html`<span class="pin">${t("outages-now", { time: timeWord(hours) })}</span>` : nothing}</th>`;
  const cell = ({ policies, rule }: FetchSegment, index: number): TemplateResult =>
    html`<td data-do=${does(policies)} class=${nowOr(index)}>${done(policies, rule)}</td>`;
  const cells = (reader: ReaderOutcome): unknown => {
    const [first] = reader.timeline;
    // Of whom nothing can be said, it is said once.
    if (reader.timeline.length === 1 && first!.policies.length === 0) return html`<td colspan=${columns.length} data-do="unknown">${done([], first!.rule)}</td>`;
    return columns.map((from, index) => cell(segmentAt(reader, from), index));
  };
  return html`
    <div class="scroll-x" role="region" aria-labelledby="outages-time-h" tabindex="0">
    <table class="phases" aria-labelledby="outages-time-h">
      <thead><tr><th scope="col">${t("outages-col-reader")}</th>${columns.map(head)}</tr></thead>
      <tbody>${readers.map((reader) => html`<tr data-reader=${reader.reader}><th scope="row">${readerName(reader.reader)}</th>${cells(reader)}</tr>`)}</tbody>
    </table></div>`;
}

function addressNote({ note, args }: AddressNote): TemplateResult {
  const quoted = Object.fromEntries(Object.entries(args).map(([name, text]) => [name, code(text)]));
  return html`<li data-note=${note}>${rich(`outages-address-${note}`, quoted)}</li>`;
}

function reply(state: State): string {
  const { reply: kind, status } = state.outages.form;
  return kind === "status" ? status.trim() : t(`outages-reply-${kind}`);
}

/** The two readers that most people ask about, in a sentence. */
function summary(state: State, report: OutcomeReport): Sentence {
  const policiesOf = (id: string): FetchPolicy[] => report.readers.find((one) => one.reader === id)!.policies;
  const [google, rfc] = [policiesOf("google"), policiesOf("rfc9309")];
  if (google.length === 0 || rfc.length === 0) return { key: "outages-summary-redirect", args: { reply: reply(state) } };
  return { key: "outages-summary", args: { reply: reply(state), google: t(keyOf(google), {}, "within"), rfc: t(keyOf(rfc), {}, "within") } };
}

export function outcomeSentence(state: State): string | null {
  const { report } = state.outages;
  return report === null ? null : spoken(summary(state, report));
}

export function reportSections(state: State): TemplateResult | typeof nothing {
  const { report, form } = state.outages;
  if (report === null) return nothing;
  return html`
    <div class="answer"><p class="answer-line">${outcomeSentence(state)}</p>
      ${report.address === null ? nothing : html`<ul class="notes" id="outages-governs" data-governs=${report.address.governs ?? ""}>${report.address.notes.map(addressNote)}</ul>`}
    </div>
    <div class="timeline">
      <div class="sect-head"><h2 id="outages-now-h">${t("outages-readers")}</h2></div>
      <div class="scroll-x" role="region" aria-labelledby="outages-now-h" tabindex="0">
      <table class="grid-table outcomes" aria-labelledby="outages-now-h">
        <thead><tr><th scope="col">${t("outages-col-reader")}</th><th scope="col">${t("outages-col-does")}</th><th scope="col">${t("outages-col-why")}</th><th scope="col">${t("outages-col-source")}</th></tr></thead>
        <tbody>${report.readers.map(readerRow)}</tbody>
      </table></div>
    </div>
    <div class="timeline">
      <div class="sect-head"><h2 id="outages-time-h">${t("outages-over-time")}</h2><span>${t("outages-no-scale")}</span></div>
      ${timeline(report, numberOf(form.hours) ?? 0)}
    </div>`;
}

