// The match ruler: each rule set in monospace under the address, character for character. A wildcard is a
// dotted stretch as long as what it covers, the character where a rule fails is underlined. The row is one
// run of text, so it copies as text.

import { html, nothing, type TemplateResult } from "lit-html";
import type { Candidate, Verdict } from "../engine/protocol.ts";
import { code, number, plain, rich, t, type Argument } from "../i18n.ts";
import { lineNumber, lineWithin, verdictName } from "./pieces.ts";

const DOT = "·";

function stretch(width: number): unknown {
  // A wildcard that covers nothing has no room of its own: it is drawn above the seam.
  return width === 0 ? html`<span class="seam">*</span>` : html`<span class="gap">*${DOT.repeat(width - 1)}</span>`;
}

/** The rule's own characters, or the address's where the two differ in length (an encoded octet, say). */
function literal(candidate: Candidate, piece: Candidate["pieces"][number], path: string): string {
  const own = candidate.pattern.slice(...piece.pattern);
  const width = piece.path[1] - piece.path[0];
  return own.length === width ? own : path.slice(...piece.path);
}

export function rulerRow(candidate: Candidate, path: string): unknown[] {
  const out: unknown[] = [];
  let at = 0;
  for (const piece of candidate.pieces) {
    if (piece.path[0] > at) out.push(" ".repeat(piece.path[0] - at));
    at = piece.path[1];
    if (piece.kind === "wildcard") out.push(stretch(piece.path[1] - piece.path[0]));
    else if (piece.kind === "end") out.push(html`<span class=${candidate.matched ? "hit" : "rest"}>$</span>`);
    else if (at > piece.path[0]) {
      const text = literal(candidate, piece, path);
      out.push(candidate.matched ? html`<span class="hit">${text}</span>` : text);
    }
  }
  const fail = candidate.failsAt;
  if (fail !== null) {
    if (fail.path > at) out.push(" ".repeat(fail.path - at));
    const missed = candidate.pattern.slice(fail.pattern);
    const [first = ""] = missed;
    out.push(html`<span class="miss">${first}</span>`);
    if (missed.length > first.length) out.push(html`<span class="rest">${missed.slice(first.length)}</span>`);
  } else if (candidate.pieces.length === 0 && candidate.pattern !== "") {
    out.push(html`<span class="rest">${candidate.pattern}</span>`);
  }
  return out;
}

const shortOutcome = (candidate: Candidate): string => t(`outcome-${candidate.outcome}-short`, { octets: candidate.octets });

/** Why a candidate won or lost, as a sentence of its own. */
export function outcomeSentence(candidate: Candidate, verdict: Verdict): unknown[] {
  const args: Record<string, Argument> = { octets: candidate.octets, matching: verdict.candidates.filter((c) => c.matched).length };
  if (verdict.rule !== null) {
    args["at"] = lineWithin(verdict.rule.line);
    args["fewer"] = verdict.rule.octets - candidate.octets;
  }
  if (candidate.outcome === "decides" && verdict.reason === "first-match") return rich("outcome-decides-first");
  if (candidate.outcome !== "not-matched" || candidate.failsAt === null) return rich(`outcome-${candidate.outcome}`, args);
  const wanted = candidate.pattern.slice(candidate.failsAt.pattern);
  const got = verdict.path.slice(candidate.failsAt.path);
  const start = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);
  const detail = { wanted: code(start(wanted)), got: code(start(got)), before: code(start(candidate.pattern.slice(0, candidate.failsAt.pattern))) };
  if (wanted === "$") return rich("outcome-not-matched-end", detail);
  const star = candidate.pattern.lastIndexOf("*", candidate.failsAt.pattern - 1);
  if (star >= 0) {
    // Behind a wildcard a stretch may lie anywhere, so it is missing as a whole.
    const [stretch = ""] = candidate.pattern.slice(star + 1).split("*", 1);
    return rich("outcome-not-matched-gone", { before: code(start(candidate.pattern.slice(0, star + 1))), wanted: code(start(stretch)) });
  }
  if (got === "") return rich("outcome-not-matched-too-short", detail);
  return rich(candidate.failsAt.pattern === 0 ? "outcome-not-matched-start" : "outcome-not-matched-char", { ...detail, wanted: code([...wanted][0] ?? "") });
}

export function ruler(verdict: Verdict, limit: number, large: boolean): TemplateResult {
  const shown = verdict.candidates.slice(0, limit);
  const left = verdict.candidates.length - shown.length + verdict.candidatesOmitted;
  return html`
    <div class="ruler ${large ? "ruler--large" : ""}" role="region" aria-label=${t("ruler-label")} tabindex="0">
      <table role="table">
        <thead role="rowgroup"><tr role="row">
          <th role="columnheader" scope="col">${t("ruler-line")}</th><th role="columnheader" scope="col">${t("ruler-rule")}</th>
          ${large ? html`<th role="columnheader" scope="col" class="num">${t("ruler-octets")}</th>` : nothing}
          <th role="columnheader" scope="col" class="out">${large ? t("ruler-why") : t("ruler-octets")}</th>
          <th role="columnheader" scope="col" class="at" translate="no">${verdict.path}</th>
        </tr></thead>
        <tbody role="rowgroup">${shown.map((candidate) => html`
          <tr role="row" data-decides=${candidate.outcome === "decides" ? verdictName(candidate.kind) : nothing} data-match=${candidate.matched ? nothing : "no"}>
            <td role="cell" class="num">${lineNumber(candidate.line)}</td>
            <td role="cell" translate="no">${candidate.kind === "allow" ? "Allow" : "Disallow"}</td>
            ${large ? html`<td role="cell" class="num oct">${number(candidate.octets)}</td>` : nothing}
            <td role="cell" class="out">${large ? outcomeSentence(candidate, verdict) : shortOutcome(candidate)}</td>
            <td role="cell" class="at" translate="no">${rulerRow(candidate, verdict.path)}</td>
          </tr>`)}
        </tbody>
      </table>
    </div>
    ${left > 0 ? html`<p class="more muted">${rich(large ? "ruler-omitted" : "ruler-more", { count: left, trace: plain(t("view-trace")) })}</p>` : nothing}`;
}
