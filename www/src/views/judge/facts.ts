// What an analysis says, looked up by line, and chosen where several crawlers share a rule.

import type { AnalysedGroup, ListedAnalysis, ListedGroup, RuleFacts, SiteFact } from "../../engine/protocol.ts";
import type { State } from "../../state.ts";

/** What is known, if it is about the text and the reader as they are. */
export const known = ({ judgement, file, question }: State): ListedAnalysis | null =>
  (judgement.generation === file.generation && judgement.dialect === question.dialect ? judgement.result : null);

export interface Judged { group: ListedGroup; rule: RuleFacts }

const indexes = new WeakMap<ListedAnalysis, Map<number, Judged[]>>();

function byLine(analysis: ListedAnalysis): Map<number, Judged[]> {
  const known = indexes.get(analysis);
  if (known !== undefined) return known;
  const index = new Map<number, Judged[]>();
  for (const group of analysis.groups) {
    for (const rule of group.rules) {
      const at = index.get(rule.line);
      if (at === undefined) index.set(rule.line, [{ group, rule }]);
      else at.push({ group, rule });
    }
  }
  indexes.set(analysis, index);
  return index;
}

/** How much a rule does for some crawlers: the more, the better it is to show. */
const weight = ({ rule }: Judged): number => (rule.life === "decides" ? (rule.removal === "changes" ? 3 : 2) : rule.life === "not-proven" ? 1 : 0);

/** A rule that binds several sets of crawlers is as alive as where it is most alive. */
export function judged(analysis: ListedAnalysis, line: number): Judged | null {
  const all = byLine(analysis).get(line) ?? [];
  return all.reduce<Judged | null>((best, one) => (best === null || weight(one) > weight(best) ? one : best), null);
}

/** The sets of crawlers that some rules bind. */
export function groupsOf(analysis: ListedAnalysis, lines: readonly number[]): ListedGroup[] {
  const index = byLine(analysis);
  return [...new Set(lines.flatMap((line) => (index.get(line) ?? []).map(({ group }) => group)))];
}

export function counts(analysis: ListedAnalysis): { dead: number; open: number } {
  const out = { dead: 0, open: 0 };
  for (const line of byLine(analysis).keys()) {
    const { life } = judged(analysis, line)!.rule;
    if (life === "not-proven") out.open++;
    else if (life !== "decides" && life !== "empty") out.dead++;
  }
  return out;
}

/** Names in the file, so that one can be made up that is none of them. */
export const namesIn = (analysis: ListedAnalysis): string[] => analysis.groups.flatMap(({ agents }) => agents);

/** Closed parts of the site, without those that another one says already. */
export function closedFacts({ facts, onlyHomeIsOpen }: AnalysedGroup): SiteFact[] {
  const closed = facts.filter(({ coverage }) => coverage.state === "closed" && coverage.closed !== null);
  const whole = closed.find(({ fact }) => fact === "whole-site");
  if (whole !== undefined) return [whole];
  const home = closed.find(({ fact }) => fact === "all-but-home");
  if (onlyHomeIsOpen && home !== undefined) return [home];
  return closed.filter(({ fact }) => fact !== "all-but-home");
}
