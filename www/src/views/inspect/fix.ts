// The button that mends a finding, what it changes before it is made, and all safe fixes at once.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { CrawlerEffect, EffectDiff, Finding } from "../../engine/protocol.ts";
import { plain, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { isEqual } from "../compare/figures.ts";
import { changes, inOrder, who } from "../effect.ts";
import { icon } from "../pieces.ts";
import { fixLabel } from "./label.ts";

/** Sets of crawlers that are told one by one. */
const SETS = 8;

const isOpen = (key: string, { fixPreview }: State): boolean => fixPreview?.finding === key;

export function fixButton(finding: Finding, key: string, index: number, state: State): TemplateResult | typeof nothing {
  const { fix } = finding;
  if (fix === null) return nothing;
  const open = isOpen(key, state);
  const asks = fix.safety !== "safe";
  return html`<button class="btn btn--small btn--soft fix" type="button" id="fix-${index}" data-safety=${fix.safety} aria-labelledby="fix-${index} finding-${index}" aria-expanded=${asks ? String(open) : nothing} aria-disabled=${state.staleFile ? "true" : nothing} @click=${() => (open ? commands.closeFix() : commands.pressFix(finding))}><span>${fixLabel(finding, state.audited)}</span></button>`;
}

/** Whether the fix changes anything, and in how many places it mends. */
export function fixSentence({ fix, times }: Finding): TemplateResult | typeof nothing {
  if (fix === null) return nothing;
  return html`<p>${t(fix.safety === "safe" ? "fix-is-safe" : "fix-asks")}${times > 1 ? html` ${t("fix-mends", { count: times })}` : nothing}</p>`;
}

const onEscape = (act: () => void) => (event: KeyboardEvent): void => {
  if (event.key === "Escape") act();
};

function set({ agents, changes: list, open }: CrawlerEffect): TemplateResult {
  return html`<li><h4>${who(agents)}</h4>${changes(list, open)}</li>`;
}

function effect(diff: EffectDiff): TemplateResult {
  if (!diff.supported) return html`<p>${t("reader-not-supported")}</p>`;
  if (isEqual(diff)) return html`<p class="proven-small">${icon("check")}<span>${t("compare-equal")}</span></p>`;
  const touched = inOrder(diff.crawlers).filter(({ equal }) => equal !== true);
  return html`
    <ul class="fix-effect">${touched.slice(0, SETS).map(set)}</ul>
    ${touched.length > SETS ? html`<p class="muted">${t("compare-sets-cut", { count: touched.length - SETS })}</p>` : nothing}
    ${touched.length < diff.crawlers.length ? html`<p class="muted">${t("fix-others-stay")}</p>` : nothing}`;
}

/** The changes first, then the button. */
export function fixPreview(finding: Finding, key: string, state: State): TemplateResult | typeof nothing {
  const { fixPreview } = state;
  if (!isOpen(key, state)) return nothing;
  const diff = fixPreview!.effect;
  return html`
    <section class="fix-panel" aria-labelledby="fix-h" @keydown=${onEscape(() => commands.closeFix())}>
      <h3 id="fix-h" tabindex="-1">${t("fix-changes")}</h3>
      <p class="muted">${rich("compare-read-by", { reader: plain(t(`dialect-${fixPreview!.dialect}`)) })}${finding.times > 1 ? html`. ${t("fix-mends", { count: finding.times })}` : nothing}</p>
      <div aria-busy=${diff === null ? "true" : nothing}>${diff === null ? html`<p class="muted">${t("compare-waiting")}</p>` : effect(diff)}</div>
      <div class="actions">
        <button id="fix-confirm" class="btn btn--small btn--primary" type="button" aria-disabled=${diff === null || state.staleFile ? "true" : nothing} @click=${() => commands.confirmFix(finding)}><span>${fixLabel(finding, state.audited)}</span></button>
        <button id="fix-leave" class="btn btn--small" type="button" @click=${() => commands.closeFix()}>${t("fix-leave")}</button>
      </div>
    </section>`;
}

/** Places that safe fixes mend. */
const safePlaces = ({ audit }: State): number => (audit?.findings ?? []).reduce((sum, { fix, times }) => sum + (fix?.safety === "safe" ? times : 0), 0);

export function safeFixesOpener(state: State): TemplateResult | typeof nothing {
  const count = safePlaces(state);
  if (count === 0) return nothing;
  const { safeFixes } = state;
  const open = safeFixes !== null && !safeFixes.isDone;
  // Findings that are not listed may have safe fixes, too.
  const label = Object.keys(state.audit!.omitted).length > 0 ? t("safe-open-all") : t("safe-open", { count });
  return html`<div class="tools"><button id="safe-open" class="btn btn--quiet btn--small" type="button" aria-expanded=${String(open)} aria-controls="panel-findings" aria-disabled=${state.staleFile ? "true" : nothing} @click=${() => (open ? commands.closeSafeFixes() : commands.openSafeFixes())}>${label}</button></div>`;
}

const mendedList = (fixed: Record<string, number>): TemplateResult => html`
  <ul class="mended">${Object.entries(fixed).map(([check, count]) => html`<li><span>${rich(`check-${check}-title`)}</span> <span class="muted">${t("safe-places", { count })}</span></li>`)}</ul>`;

/** What is to be mended, or what was. */
export function safeFixes(state: State): TemplateResult | typeof nothing {
  const shown = state.safeFixes;
  if (shown === null) return nothing;
  const { mended, isDone } = shown;
  const count = mended === null ? 0 : Object.values(mended.fixed).reduce((sum, n) => sum + n, 0);
  const title = isDone ? t("safe-done", { count }) : mended === null ? t("safe-waiting") : t("safe-title", { count });
  return html`
    <section class="fix-panel fix-panel--all" data-done=${String(isDone)} aria-labelledby="safe-h" aria-busy=${mended === null ? "true" : nothing} @keydown=${onEscape(() => commands.closeSafeFixes())}>
      <h3 id="safe-h" tabindex="-1">${title}</h3>
      ${mended === null ? nothing : html`
        ${mendedList(mended.fixed)}
        <p>${t(isDone ? "safe-changed-nothing" : "safe-changes-nothing")}</p>
        <div class="actions">${isDone
          ? html`<button id="safe-save" class="btn btn--small btn--primary" type="button" @click=${() => commands.save()}>${t("file-download")}</button>
            <button class="btn btn--small" type="button" @click=${() => commands.closeSafeFixes()}>${t("safe-close")}</button>`
          : html`<button id="safe-apply" class="btn btn--small btn--primary" type="button" aria-disabled=${count === 0 || state.staleFile ? "true" : nothing} @click=${() => commands.applySafeFixes()}>${t("safe-apply", { count })}</button>
            <button class="btn btn--small" type="button" @click=${() => commands.closeSafeFixes()}>${t("fix-leave")}</button>`}
        </div>`}
    </section>`;
}
