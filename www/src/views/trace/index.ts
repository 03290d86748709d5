// The whole story of one answer: who asks, which group, what is compared, which rule, and other readers.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Verdict } from "../../engine/protocol.ts";
import { rich, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { noQuestion, reasonSentence } from "../answer.ts";
import { say } from "../pieces.ts";
import { ruler } from "../ruler.ts";
import { groupTable } from "./groups.ts";
import { readersTable } from "./readers.ts";
import { addressTable } from "./steps.ts";
import { whoAsks } from "./who.ts";

const ROWS = 200;

export function traceTitle(verdict: Verdict | null): string {
  if (verdict === null || noQuestion(verdict) !== undefined || verdict.governed === false) return t("trace-title-none");
  return t(verdict.decision === "allow" ? "trace-title-allowed" : "trace-title-disallowed");
}

/** Which of the matching rules decides, to the reader that was chosen. */
function precedence({ about, question }: State): string {
  const reader = about?.dialects.find(({ id }) => id === question.dialect);
  return reader?.switches.find(({ name }) => name === "precedence")?.value ?? "longest-pattern";
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
        : html`<p>${rich(`trace-rule-how-${precedence(state)}`)}</p>${ruler(verdict, ROWS, true)}`)}
      ${step("readers-title", readersTable(state))}
    </ol>`;
}
