// Small templates that several views share.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../commands.ts";
import type { Severity } from "../engine/protocol.ts";
import { code, list, number, rich, t, type Arguments, type Slot } from "../i18n.ts";

/** A sentence that can be shown or spoken. */
export interface Sentence { key: string; args: Arguments }

export const say = (sentence: Sentence): unknown[] => rich(sentence.key, sentence.args);
export const spoken = (sentence: Sentence): string => t(sentence.key, sentence.args);

export const icon = (name: string, severity?: string): TemplateResult =>
  html`<svg class="icon" data-severity=${severity ?? nothing} aria-hidden="true"><use href="#i-${name}"/></svg>`;

const go = (line: number) => (event: Event): void => {
  event.preventDefault();
  commands.jump({ line });
};

/** A line by its number, in whichever form of the words a sentence asks for. */
const lineSlot = (line: number, text: string, isLink: boolean): Slot => ({
  content: isLink ? html`<a href="#line-${line}" @click=${go(line)}>${text}</a>` : text,
  text,
  form: (name) => lineSlot(line, t("line-within", { line }, name), isLink),
});

/** "Line 12", leading to it. */
export const lineAtStart = (line: number): Slot => lineSlot(line, t("line-at-start", { line }), true);

/** "line 12" within a sentence, leading to it unless it stands within another link. */
export const lineWithin = (line: number, isLink = true): Slot => lineSlot(line, t("line-within", { line }), isLink);

/** A bare line number that leads to its line. */
export const lineNumber = (line: number): TemplateResult =>
  html`<a href="#line-${line}" aria-label=${t("line-at-start", { line })} @click=${go(line)}>${number(line)}</a>`;

export const ruleText = (rule: { kind: string; pattern: string }): string =>
  `${rule.kind === "allow" ? "Allow" : "Disallow"}: ${rule.pattern}`;

export const ruleCode = (rule: { kind: string; pattern: string }): Slot => code(ruleText(rule));

export const verdictName = (decision: string): "open" | "closed" => (decision === "allow" ? "open" : "closed");
export const verdictWord = (decision: string): string => t(decision === "allow" ? "verdict-allowed" : "verdict-disallowed");

/** A small verdict for tables and lists. */
export const smallVerdict = (decision: string): TemplateResult =>
  html`<span class="v" data-verdict=${verdictName(decision)}>${icon(verdictName(decision))}${verdictWord(decision)}</span>`;

export const severityName = (severity: Severity): "error" | "warning" | "note" => (severity === "info" ? "note" : severity);
export const severityWord = (severity: Severity): string =>
  t(severity === "error" ? "severity-error" : severity === "warning" ? "severity-warning" : "severity-note");

export const severityMark = (severity: Severity): TemplateResult =>
  html`<span class="sev" data-severity=${severityName(severity)}>${icon(severityName(severity))}${severityWord(severity)}</span>`;

/** "10–14, 20–22" */
export const rangesText = (ranges: readonly (readonly [number, number])[]): string =>
  list(ranges.map(([first, last]) => (first === last ? number(first) : `${number(first)}–${number(last)}`)));

export const linesIn = (ranges: readonly (readonly [number, number])[]): number =>
  ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
