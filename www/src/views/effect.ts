// What a change of the file changes for crawlers: pieces that several views share.

import { html, nothing, type TemplateResult } from "lit-html";
import type { CrawlerEffect, UrlChange } from "../engine/protocol.ts";
import { code, codes, rich, t } from "../i18n.ts";
import { icon } from "./pieces.ts";

const CHANGES = 8;

/** Crawlers of one fate. */
export function who(agents: readonly string[]): unknown[] {
  const named = agents.filter((agent) => agent !== "*");
  if (named.length === agents.length) return [codes(named).content];
  return named.length === 0 ? rich("compare-others") : [codes(named).content, " ", rich("compare-others-too")];
}

/** What changed first, what is not settled next, what stays last. */
export function inOrder(crawlers: readonly CrawlerEffect[]): CrawlerEffect[] {
  const rank = ({ changes, equal }: CrawlerEffect): number => (changes.length > 0 ? 0 : equal === true ? 2 : 1);
  return [...crawlers].sort((a, b) => rank(a) - rank(b));
}

/** What opens and what closes, each with one URL, and what was not found out. */
export function changes(list: readonly UrlChange[], open: number): TemplateResult {
  return html`
    ${list.length === 0 ? nothing : html`<ul class="flip-effect">${list.slice(0, CHANGES).map(({ url, now }) => {
      const kind = now === "allow" ? "open" : "closed";
      return html`<li class="v" data-verdict=${kind}>${icon(kind)}<span>${rich(kind === "open" ? "flip-opened" : "flip-closed", { url: code(url) })}</span></li>`;
    })}</ul>`}
    ${list.length > CHANGES ? html`<p class="muted">${t("flip-more", { count: list.length - CHANGES })}</p>` : nothing}
    ${open > 0 ? html`<p class="muted">${t("flip-open", { count: open })}</p>` : nothing}`;
}
