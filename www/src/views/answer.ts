// The sentences of a verdict: why, by which group, with what to watch out for.

import { html } from "lit-html";
import { code, codes, list, plain, t, type Argument, type Slot } from "../i18n.ts";
import type { Candidate, Value, Verdict } from "../engine/protocol.ts";
import { lineAtStart, lineWithin, linesIn, rangesText, ruleCode, spoken, verdictWord, type Sentence } from "./pieces.ts";

export type Hint = Verdict["hints"][number];

/** Hints that mean there is no question to answer yet, in the order they are told. */
const NO_QUESTION = ["agent-empty", "url-empty", "url-not-http", "url-without-host"];
/** Of those: what was typed is no address, so there is a question and no answer to it. */
const NO_ADDRESS = new Set(["url-not-http", "url-without-host"]);
const ABOUT_AGENT = new Set(["agent-not-a-token", "agent-generic"]);
const ABOUT_URL = new Set(["read-as-host", "slash-prepended", "origin-unusable"]);
const OTHER_HOST = new Set(["other-scheme", "other-host", "other-port"]);

export const noQuestion = (verdict: Verdict): Hint | undefined =>
  NO_QUESTION.map((name) => verdict.hints.find((hint) => hint.hint === name)).find((hint) => hint !== undefined);

export const noQuestionWord = ({ hint }: Hint): string => t(NO_ADDRESS.has(hint) ? "verdict-no-answer" : "verdict-none");

export const agentHints = (verdict: Verdict): Hint[] => verdict.hints.filter((hint) => ABOUT_AGENT.has(hint.hint));
export const urlHints = (verdict: Verdict): Hint[] => verdict.hints.filter((hint) => ABOUT_URL.has(hint.hint));
export const otherHost = (verdict: Verdict): Hint | undefined => verdict.hints.find((hint) => OTHER_HOST.has(hint.hint));
export const generalHints = (verdict: Verdict): Hint[] =>
  verdict.hints.filter(({ hint }) => !ABOUT_AGENT.has(hint) && !ABOUT_URL.has(hint) && !OTHER_HOST.has(hint) && !NO_QUESTION.includes(hint));

/** Arguments that are quoted text; the others are numbers, or codes that a message selects by. */
const QUOTED = new Set([
  "agent", "value", "url", "origin", "scheme", "host", "text", "field", "directive", "pattern", "rest", "comment",
  "character", "first", "winner", "cover", "escape", "sibling", "directory", "term",
]);

/** Names of companies: not ours to translate, and nothing quoted. */
const NAMES = new Set(["operator"]);

const named = (name: string): Slot => ({ content: html`<span translate="no">${name}</span>`, text: name });

/** The engine's arguments as a message takes them. Within a link there can be no other. */
export function argumentsOf(args: Record<string, Value>, linked = true): Record<string, Argument> {
  const out: Record<string, Argument> = {};
  for (const [name, value] of Object.entries(args)) {
    if (Array.isArray(value)) out[name] = codes(value);
    // A port is a name, not a quantity.
    else if (QUOTED.has(name)) out[name] = code(String(value));
    else if (NAMES.has(name)) out[name] = named(String(value));
    else if (name === "line" && typeof value === "number") {
      out["at"] = lineWithin(value, linked);
      out[name] = value;
    } else out[name] = value;
  }
  return out;
}

export const hintSentence = ({ hint, args }: Hint): Sentence => ({ key: `hint-${hint}`, args: argumentsOf(args) });

const matching = (verdict: Verdict): Candidate[] => verdict.candidates.filter((candidate) => candidate.matched);

/** The name a sentence calls the crawler by. */
export const crawlerName = (verdict: Verdict): string => verdict.agent.chosen ?? verdict.agent.candidates[0] ?? verdict.agent.typed;

export function reasonSentence(verdict: Verdict): Sentence {
  const { rule } = verdict;
  const args: Record<string, Argument> = { agent: code(crawlerName(verdict)), rules: verdict.group?.rules ?? 0 };
  if (rule !== null) {
    args["line"] = lineAtStart(rule.line);
    args["rule"] = ruleCode(rule);
    args["octets"] = rule.octets;
    args["matching"] = matching(verdict).length;
    const lost = verdict.candidates.find((candidate) => candidate.outcome === "lost-tie");
    args["other"] = lost === undefined ? plain("") : lineWithin(lost.line);
  }
  return { key: `reason-${verdict.reason}`, args };
}

export function groupSentence(verdict: Verdict): Sentence {
  const { group } = verdict;
  const agent = code(crawlerName(verdict));
  if (group === null) return { key: "why-group-none", args: { agent } };
  const args = { agent, count: linesIn(group.ranges), ranges: plain(rangesText(group.ranges)), names: codes(group.agents) };
  return { key: group.star ? "why-group-star" : "why-group-named", args };
}

/** What was done to the address, in a few words. */
export function addressSteps(verdict: Verdict): string {
  const done = verdict.steps.filter((step) => step.of === "url").map((step) => t(`step-${step.what}-short`));
  return done.length === 0 ? t("why-address-unchanged") : list(done);
}

/** The whole answer as one line of text: announced, copied. */
export function spokenAnswer(verdict: Verdict): string {
  const none = noQuestion(verdict);
  if (none !== undefined) return spoken(hintSentence(none));
  const answer = `${verdictWord(verdict.decision)}. ${spoken(reasonSentence(verdict))}`;
  const host = verdict.governed === false ? otherHost(verdict) : undefined;
  return host === undefined ? answer : `${t("verdict-not-governed")}. ${spoken(hintSentence(host))} ${answer}`;
}
