// What the file says to each known crawler, followed while its view is looked at; and the catalogue, asked for once.

import * as engine from "./engine/client.ts";
import { engineNumber, follow, isWaiting, mark } from "./session.ts";
import { state, subscribe, update } from "./state.ts";

/** What was asked last: an answer to anything else is not looked at. */
let asked = "";
/** The agent whose crawler was asked for last. */
let askedAgent = "";
/** The engine that was asked for the catalogue: one that crashed owes it. */
let catalogueOf = 0;

async function askCatalogue(): Promise<void> {
  const crawlers = await follow(engine.call("crawlers", []), true);
  if (crawlers !== null) update({ crawlers });
}

async function askSender(agent: string): Promise<void> {
  const crawler = await follow(engine.call("crawlerOf", [agent]), true);
  if (agent === askedAgent) update({ sender: crawler === null ? null : { agent, crawler } });
}

async function ask(key: string): Promise<void> {
  const policies = await follow(engine.call("policy", [state.file.generation, state.question.dialect]));
  if (key !== asked || policies === null) return;
  update({ roll: { ...state.roll, policies, stale: false } });
  mark();
}

function look(): void {
  if (state.engine !== "ready") return;
  // The answer on the screen comes first.
  if (state.crawlers === null && state.verdict !== null && catalogueOf !== engineNumber()) {
    catalogueOf = engineNumber();
    void askCatalogue();
  }
  // What the file says comes first; who it is about can wait for it.
  const { agent } = state.question;
  if (!state.staleVerdict && agent !== askedAgent) {
    askedAgent = agent;
    void askSender(agent);
  }
  if (state.view !== "crawlers" || isWaiting()) return;
  const key = `${engineNumber()} ${state.file.generation} ${state.question.dialect}`;
  if (key === asked) return;
  asked = key;
  update({ roll: { ...state.roll, stale: true } });
  void ask(key);
}

export const filter = (text: string): void => update({ roll: { ...state.roll, filter: text } });

export function openPurpose(purpose: string, isOpen: boolean): void {
  const open = new Set(state.roll.open);
  if (isOpen) open.add(purpose);
  else open.delete(purpose);
  update({ roll: { ...state.roll, open } });
}

export const listen = (): void => subscribe(look);
