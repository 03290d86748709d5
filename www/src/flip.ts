// What can be done about a verdict: asked for while the panel is open, and put into the file as one edit.

import * as engine from "./engine/client.ts";
import { applyEdit, engineNumber, follow, isWaiting } from "./session.ts";
import { state, subscribe, update } from "./state.ts";

let asked = "";

const question = (): string => JSON.stringify([engineNumber(), state.file.generation, state.question]);

async function ask(key: string): Promise<void> {
  const proposal = await follow(engine.call("flip", [state.file.generation, state.question]));
  if (key !== asked || proposal === null) return;
  update({ flip: { ...state.flip, proposal, stale: false } });
}

/** The panel follows the question. */
function look(): void {
  if (!state.flip.open || state.engine !== "ready" || isWaiting()) return;
  const key = question();
  if (key === asked) return;
  asked = key;
  update({ flip: { ...state.flip, stale: true } });
  void ask(key);
}

export function open(): void {
  asked = "";
  update({ flip: { open: true, stale: true, proposal: null } });
}

export const close = (): void => update({ flip: { open: false, stale: false, proposal: null } });

/** Whether it was done: not while the proposal is about an earlier text or question. */
export function apply(index: number): boolean {
  const rule = state.flip.proposal?.proposals[index];
  if (rule === undefined || state.flip.stale || asked !== question()) return false;
  close();
  applyEdit(rule.edit, "toast-line-added", { line: rule.line });
  return true;
}

export const listen = (): void => subscribe(look);
