// Who asks: the names that were read from what was typed, marked where they stand.

import { html, type TemplateResult } from "lit-html";
import type { Verdict } from "../../engine/protocol.ts";
import { code, codes, rich, type Arguments } from "../../i18n.ts";

function sentence({ agent }: Verdict): [string, Arguments] {
  const names = codes(agent.candidates);
  if (agent.candidates.length === 0) return ["trace-who-none", {}];
  if (agent.generic) return ["trace-who-generic", { names }];
  const name = code(agent.chosen ?? agent.candidates[0]!);
  if (agent.typed.trim() === agent.candidates[0]) return ["trace-who-token", { agent: name }];
  if (agent.candidates.length === 1) return ["trace-who-one", { agent: name }];
  return ["trace-who-several", { count: agent.candidates.length, names }];
}

/** What was typed, with the name that counts marked and the rest set back. */
function anatomy({ agent }: Verdict): unknown {
  const name = agent.chosen ?? agent.candidates[0] ?? "";
  const at = name === "" ? -1 : agent.typed.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return html`<span class="off">${agent.typed}</span>`;
  const end = at + name.length;
  return html`<span class="off">${agent.typed.slice(0, at)}</span><mark>${agent.typed.slice(at, end)}</mark><span class="off">${agent.typed.slice(end)}</span>`;
}

export function whoAsks(verdict: Verdict): TemplateResult {
  const [key, args] = sentence(verdict);
  return html`<p>${rich(key, args)}</p><p class="anatomy" translate="no">${anatomy(verdict)}</p>`;
}
