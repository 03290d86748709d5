// Cuts an analysis down to the rules that the page lists: a file of nine megabytes holds half a million.

import type { Analysis, Contents, ListedAnalysis } from "./protocol.ts";
import { LIST } from "./contents.ts";

/** Lines of rules that bind several sets of crawlers. What can go for one set may matter to another. */
function sharedLines({ groups }: Analysis): Set<number> {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for (const { rules } of groups) {
    for (const { line } of rules) (seen.has(line) ? shared : seen).add(line);
  }
  return shared;
}

export function listedOnly(analysis: Analysis, contents: Contents): ListedAnalysis {
  const shared = sharedLines(analysis);
  const listed = new Set(contents.groups.flatMap((group) => group.rules.map((rule) => rule.line)));
  const groups = analysis.groups.map((group) => ({
    ...group,
    rules: group.rules.filter((rule) => listed.has(rule.line)),
    sharesRemovable: group.removable?.some((line) => shared.has(line)) ?? false,
  }));
  return { supported: analysis.supported, groups: groups.filter((group) => group.rules.length > 0).slice(0, 3 * LIST) };
}
