// Crawlers by purpose: which of them are listed, and what the file says to all of a purpose at one look.

import type { CrawlerInfo, CrawlerPolicy } from "../../engine/protocol.ts";

export interface Entry { policy: CrawlerPolicy; info: CrawlerInfo | undefined }
export interface PurposeGroup { purpose: string; entries: Entry[] }
export type SiteState = CrawlerPolicy["site"]["state"];

const STATES: readonly SiteState[] = ["open", "partly-closed", "only-home-open", "closed", "not-settled"];

function matches({ policy, info }: Entry, wanted: string): boolean {
  const texts = [policy.token, info?.operator ?? "", ...(info?.aliases ?? []), ...(info?.variants ?? [])];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

/** In the engine's order; a purpose of which nobody is left is not listed. */
export function groupsOf(policies: readonly CrawlerPolicy[], crawlers: readonly CrawlerInfo[], filter: string): PurposeGroup[] {
  const byToken = new Map(crawlers.map((info) => [info.token, info]));
  const wanted = filter.trim().toLowerCase();
  const groups = new Map<string, PurposeGroup>();
  for (const policy of policies) {
    const entry = { policy, info: byToken.get(policy.token) };
    if (!matches(entry, wanted)) continue;
    const group = groups.get(policy.purpose) ?? { purpose: policy.purpose, entries: [] };
    groups.set(policy.purpose, group);
    group.entries.push(entry);
  }
  return [...groups.values()];
}

/** Whether the file says anything to it: the others' operators say that they need not keep to it. */
export const isBound = ({ obeysRobots }: CrawlerPolicy): boolean => obeysRobots !== "no";

export interface Tally { states: [state: SiteState, count: number][]; bound: number; unbound: number }

/** How many of a purpose the site is open to, closed, and so on; those that need not keep to the file apart. */
export function tally({ entries }: PurposeGroup): Tally {
  const bound = entries.filter(({ policy }) => isBound(policy));
  const count = (state: SiteState): number => bound.filter(({ policy }) => policy.site.state === state).length;
  const states = STATES.map((state): [SiteState, number] => [state, count(state)]).filter(([, n]) => n > 0);
  return { states, bound: bound.length, unbound: entries.length - bound.length };
}

export const countOf = (groups: readonly PurposeGroup[]): number => groups.reduce((sum, { entries }) => sum + entries.length, 0);
