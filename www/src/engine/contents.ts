// Cuts a parsed file down to what the page lists. A file of nine megabytes holds half a million rules;
// sending them all across at every key would cost more than reading the file did.

import type { Contents, ParseView } from "./protocol.ts";

export const LIST = 300;
export const RULES = 100;

export function summarise(view: ParseView): Contents {
  const inGroups = view.groups.flatMap((group) => group.other.map((field) => ({ ...field, known: true, inGroup: true })));
  const outside = view.other.map((field) => ({ ...field, inGroup: false }));
  const other = [...inGroups, ...outside].sort((a, b) => a.line - b.line);
  return {
    groups: view.groups.slice(0, LIST).map((group) => ({
      agents: group.agents.slice(0, RULES),
      rules: group.rules.slice(0, RULES),
      rulesTotal: group.rules.length,
      disallows: group.rules.reduce((n, rule) => n + Number(rule.kind === "disallow" && rule.pattern !== ""), 0),
      firstLine: group.firstLine,
      lastLine: group.lastLine,
    })),
    groupsTotal: view.groups.length,
    sitemaps: view.sitemaps.slice(0, LIST),
    sitemapsTotal: view.sitemaps.length,
    other: other.slice(0, LIST),
    otherTotal: other.length,
    ignored: view.ignored.slice(0, LIST),
    ignoredTotal: view.ignored.length + view.ignoredOmitted,
    facts: view.facts,
  };
}
