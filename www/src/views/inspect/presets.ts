// The crawlers of the catalogue that are at work, to choose from beside the field of the question.

import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { commands } from "../../commands.ts";
import type { CrawlerInfo } from "../../engine/protocol.ts";
import { t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { icon } from "../pieces.ts";

/** Names of models first: those are asked about most. */
const FIRST: readonly string[] = ["ai-training", "ai-search", "ai-user-fetch", "control-token"];
const LAST = "generic-tool";

function byPurpose(crawlers: readonly CrawlerInfo[]): [purpose: string, tokens: string[]][] {
  const groups = new Map<string, string[]>(FIRST.map((purpose) => [purpose, []]));
  for (const { token, purpose, status } of crawlers) {
    if (status !== "active" || purpose === "legacy") continue;
    groups.set(purpose, [...groups.get(purpose) ?? [], token]);
  }
  return [...groups].sort(([a], [b]) => Number(a === LAST) - Number(b === LAST));
}

const options = (crawlers: readonly CrawlerInfo[], chosen: string): TemplateResult => html`
  <option value="" .selected=${chosen === ""}>${t("ask-known")}</option>
  ${byPurpose(crawlers).map(([purpose, tokens]) => html`
    <optgroup label=${t(`purpose-${purpose}`)}>${tokens.map((token) => html`<option value=${token} .selected=${token === chosen} translate="no">${token}</option>`)}</optgroup>`)}`;

export function presets({ crawlers, language, question }: State): unknown {
  if (crawlers === null) return nothing;
  const typed = question.agent.trim().toLowerCase();
  const chosen = crawlers.find(({ token, status }) => status === "active" && token.toLowerCase() === typed)?.token ?? "";
  const choose = (event: Event): void => {
    const { value } = event.currentTarget as HTMLSelectElement;
    if (value !== "") commands.setAgent(value);
  };
  return html`
    <span class="pick pick--bare pick--arrow" title=${t("ask-known")}><select id="agent-known" autocomplete="off" aria-label=${t("ask-known")} @change=${choose}>${guard([crawlers, language, chosen], () => options(crawlers, chosen))}</select>${icon("down")}</span>`;
}
