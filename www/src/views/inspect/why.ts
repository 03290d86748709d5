// Why, in three steps: the group, the address, the ruler.

import { html, nothing, type TemplateResult } from "lit-html";
import { code, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { addressSteps, groupSentence, noQuestion } from "../answer.ts";
import { say } from "../pieces.ts";
import { ruler } from "../ruler.ts";

const ROWS = 12;

export function why(state: State): TemplateResult | typeof nothing {
  const { verdict } = state;
  if (verdict === null || noQuestion(verdict) !== undefined) return nothing;
  return html`
    <section aria-labelledby="why-h" data-stale=${state.staleVerdict ? "true" : nothing}>
      <div class="sect-head"><h3 id="why-h">${t("why-title")}</h3><a href="#trace">${t("view-trace")}</a></div>
      <ol class="steps">
        <li><span class="name">${t("why-group")}</span><span>${say(groupSentence(verdict))}</span></li>
        <li><span class="name">${t("why-address")}</span><span>${code(verdict.path).content} · ${addressSteps(verdict)}</span></li>
      </ol>
      ${verdict.candidates.length > 0 ? ruler(verdict, ROWS, false) : nothing}
    </section>`;
}
