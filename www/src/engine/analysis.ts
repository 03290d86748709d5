// Cuts an analysis down to the rules that the page lists: a file of nine megabytes holds half a million.

import type { Analysis, Contents } from "./protocol.ts";
import { LIST } from "./contents.ts";

export function listedOnly(analysis: Analysis, contents: Contents): Analysis {
  const listed = new Set(contents.groups.flatMap((group) => group.rules.map((rule) => rule.line)));
  const groups = analysis.groups.map((group) => ({ ...group, rules: group.rules.filter((rule) => listed.has(rule.line)) }));
  return { groups: groups.filter((group) => group.rules.length > 0).slice(0, 3 * LIST) };
}
