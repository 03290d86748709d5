// By line: what was taken out and added, and which of it opens or closes something.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { EffectDiff, Line, LineDiff } from "../../engine/protocol.ts";
import { number, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { icon } from "../pieces.ts";

const ROWS = 2000;
/** How much is shown of a line. */
const UNITS = 1000;

interface Effect { opens: number; closes: number }
/** What a line does, by its number in the version that has it. */
interface Effects { gone: Map<number, Effect>; new: Map<number, Effect> }

function effectsOf(diff: EffectDiff | null): Effects {
  const effects: Effects = { gone: new Map(), new: new Map() };
  for (const { changes } of diff?.crawlers ?? []) {
    for (const { now, beforeLine, afterLine } of changes) {
      for (const [lines, line] of [[effects.gone, beforeLine], [effects.new, afterLine]] as const) {
        const effect = lines.get(line) ?? { opens: 0, closes: 0 };
        effect[now === "allow" ? "opens" : "closes"]++;
        lines.set(line, effect);
      }
    }
  }
  return effects;
}

function marks({ opens, closes }: Effect): TemplateResult {
  return html`
    ${closes === 0 ? nothing : html`<span class="v" data-verdict="closed">${icon("closed")}${t("lines-closes", { count: closes })}</span>`}
    ${opens === 0 ? nothing : html`<span class="v" data-verdict="open">${icon("open")}${t("lines-opens", { count: opens })}</span>`}`;
}

function place(line: number, isLink: boolean, to: () => void): unknown {
  if (line === 0) return nothing;
  if (!isLink) return number(line);
  const go = (event: Event): void => {
    event.preventDefault();
    to();
  };
  return html`<a href="#line-${line}" aria-label=${t("line-at-start", { line })} @click=${go}>${number(line)}</a>`;
}

function row({ kind, before, after, text }: Line, effects: Effects): TemplateResult {
  const effect = kind === "same" ? undefined : effects[kind].get(kind === "gone" ? before : after);
  const sign = kind === "same" ? nothing
    : html`<span aria-hidden="true">${kind === "gone" ? "−" : "+"}</span><span class="visually-hidden">${t(kind === "gone" ? "compare-went" : "compare-came")}</span>`;
  const shown = text.length > UNITS ? `${text.slice(0, UNITS)}…` : text;
  return html`
    <tr data-line=${kind}><td class="num">${place(before, kind === "gone", () => commands.jumpBefore(before))}</td><td class="num">${place(after, kind === "new", () => commands.jump({ line: after }))}</td><td class="sign">${sign}</td><td class="text" translate="no">${shown}</td><td class="marks">${effect === undefined ? nothing : marks(effect)}</td></tr>`;
}

/** Hunks up to a number of rows, with how many lines alike lie before each. */
function rows(hunks: Line[][], effects: Effects): TemplateResult[] {
  const out: TemplateResult[] = [];
  let left = ROWS;
  let seen = 0;
  for (const hunk of hunks) {
    if (left === 0) break;
    const first = hunk.find(({ before }) => before > 0)?.before ?? seen + 1;
    const alike = first - seen - 1;
    if (alike > 0) out.push(html`<tr class="between"><td colspan="5">${t("lines-alike", { count: alike })}</td></tr>`);
    out.push(...hunk.slice(0, left).map((line) => row(line, effects)));
    left -= Math.min(left, hunk.length);
    seen = hunk.findLast(({ before }) => before > 0)?.before ?? seen;
  }
  return out;
}

function body(found: LineDiff | null, state: State): TemplateResult {
  if (found === null) return html`<p class="told muted">${t("lines-waiting")}</p>`;
  if ("refused" in found) return html`<p class="told">${t(`lines-${found.refused}`, { most: found.most })}</p>`;
  if (found.hunks.length === 0) return html`<p class="told">${t("lines-same")}</p>`;
  const total = found.hunks.reduce((sum, hunk) => sum + hunk.length, 0);
  const { diff, stale } = state.comparison;
  return html`
    <div class="scroll-x" role="region" aria-label=${t("lines-table")} tabindex="0">
    <table>
      <thead><tr><th scope="col" class="num">${t("compare-before")}</th><th scope="col" class="num">${t("compare-after")}</th><th scope="col"><span class="visually-hidden">${t("compare-change")}</span></th><th scope="col">${t("lines-text")}</th><th scope="col"><span class="visually-hidden">${t("compare-by-effect")}</span></th></tr></thead>
      <tbody>${rows(found.hunks, effectsOf(stale ? null : diff))}</tbody>
    </table></div>
    ${total > ROWS ? html`<p class="told muted">${t("list-cut", { count: total - ROWS })}</p>` : nothing}`;
}

export function lines(state: State): TemplateResult {
  const { open, lines } = state.byLine;
  const toggle = (event: Event): void => commands.openByLine((event.currentTarget as HTMLDetailsElement).open);
  const counts = open && lines !== null && "hunks" in lines ? t("lines-counts", { gone: lines.gone, added: lines.added }) : t("lines-why");
  return html`
    <details id="by-line" class="lines" ?open=${open} @toggle=${toggle}>
      <summary><h2>${t("lines-title")}</h2> <span>${counts}</span></summary>
      ${open ? body(lines, state) : nothing}
    </details>`;
}
