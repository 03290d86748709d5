// What changes for crawlers between two versions.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import { code, plain, rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { icon } from "../pieces.ts";
import { beside } from "./beside.ts";
import { effects } from "./effects.ts";
import { figures, isEqual } from "./figures.ts";
import { lines } from "./lines.ts";

/** Where the version before comes from. */
export function beforeAbout(state: State): unknown {
  const { source, name } = state.before;
  if (source === "none") return nothing;
  return rich(source === "opened" ? "compare-about-opened" : "compare-about-own", { name: code(name) });
}

export const afterAbout = (): unknown => t("compare-about-file");

/** How far it is, with a way to stop it; or that it was stopped. */
function compareBar({ comparison: { progress, isWhole, stale, diff } }: State): TemplateResult | typeof nothing {
  if (progress !== null) {
    return html`<div class="judge-bar"><span>${t("compare-progress", { done: progress.done, total: progress.total })}</span><button id="compare-stop" class="btn btn--small" type="button" @click=${() => commands.stopComparing()}>${t("compare-stop")}</button></div>`;
  }
  if (isWhole || stale || diff === null) return nothing;
  return html`<div class="judge-bar" data-stopped><span>${icon("warning")} ${t("compare-stopped")}</span><button id="compare-again" class="btn btn--small" type="button" @click=${() => commands.compareAgain()}>${t("compare-again")}</button></div>`;
}

export function compare(state: State): TemplateResult | typeof nothing {
  // What is not looked at is not drawn: a comparison may be long.
  if (state.view !== "compare") return nothing;
  if (state.before.source === "none") {
    return html`<p class="nothing">${t("compare-no-before")} <button class="btn btn--small" type="button" @click=${() => commands.useAsBefore()}>${t("compare-use-long")}</button></p>`;
  }
  const { diff, stale, all } = state.comparison;
  if (diff === null) return html`${compareBar(state)}<p class="nothing">${state.engine === "ready" ? t("compare-waiting") : nothing}</p>${lines(state)}`;
  const changes = diff.crawlers.some((one) => one.changes.length > 0);
  return html`
    ${compareBar(state)}
    <div data-stale=${stale ? "true" : nothing} aria-busy=${stale ? "true" : nothing}>
      ${figures(diff)}
      <div class="split">
        <section aria-labelledby="effect-h">
          <div class="sect-head"><h2 id="effect-h">${t("compare-by-effect")}</h2><span>${rich("compare-read-by", { reader: plain(t(`dialect-${state.question.dialect}`)) })}</span>${changes && !all
            ? html`<button class="link" type="button" @click=${() => commands.showAllPairs()}>${t("compare-all")}</button>` : nothing}</div>
          ${!diff.supported ? html`<p class="not-told">${t("reader-not-supported")}</p>` : isEqual(diff) ? html`<p class="proven">${icon("check")}${t("compare-equal")}</p>` : effects(diff)}
        </section>
        <section aria-labelledby="beside-h">
          <div class="sect-head"><h2 id="beside-h">${t("compare-beside")}</h2></div>
          <div class="beside">${beside(diff)}</div>
        </section>
      </div>
    </div>
    ${lines(state)}`;
}
