// The whole story of one answer: who asks, which group, what is compared, which rule.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Verdict } from "../../engine/protocol.ts";
import { rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { noQuestion, reasonSentence } from "../answer.ts";
import { say } from "../pieces.ts";
import { ruler } from "../ruler.ts";
import { groupTable } from "./groups.ts";
import { addressTable } from "./steps.ts";
import { whoAsks } from "./who.ts";

const ROWS = 200;

export function traceTitle(verdict: Verdict | null): string {
  if (verdict === null || noQuestion(verdict) !== undefined || verdict.governed === false) return t("trace-title-none");
  return t(verdict.decision === "allow" ? "trace-title-allowed" : "trace-title-disallowed");
}

const step = (name: string, body: unknown): TemplateResult => html`<li><h3>${t(name)}</h3><div>${body}</div></li>`;

export function trace(state: State): TemplateResult | typeof nothing {
  const { verdict, contents } = state;
  if (verdict === null || noQuestion(verdict) !== undefined) return html`<p class="nothing">${t("trace-nothing")}</p>`;
  return html`
    <ol class="walk" data-stale=${state.staleVerdict ? "true" : nothing}>
      ${step("trace-who", whoAsks(verdict))}
      ${step("trace-group", contents === null ? nothing : groupTable(verdict, contents))}
      ${step("trace-compared", addressTable(verdict))}
      ${step("trace-rule", verdict.candidates.length === 0
        ? html`<p>${say(reasonSentence(verdict))}</p>`
        : html`<p>${rich("trace-rule-how")}</p>${ruler(verdict, ROWS, true)}`)}
    </ol>`;
}
