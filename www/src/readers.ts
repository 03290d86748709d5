// What every reader makes of the question, followed once the answer is on the screen.

import * as engine from "./engine/client.ts";
import { engineNumber, follow, isWaiting, mark } from "./session.ts";
import { state, subscribe, update } from "./state.ts";

/** What was asked last: an answer to anything else is not looked at. */
let asked = "";

async function ask(key: string): Promise<void> {
  const { generation } = state.file;
  const { agent, url } = state.question;
  const readers = await follow(engine.call("compareDialects", [generation, agent, url]), true);
  if (key !== asked || readers === null) return;
  update({ readers: { generation, agent, url, answers: readers } });
  mark();
}

function look(): void {
  // The answer of the chosen reader comes first.
  if (state.engine !== "ready" || state.verdict === null || state.staleVerdict || isWaiting()) return;
  const { agent, url } = state.question;
  const key = JSON.stringify([engineNumber(), state.file.generation, agent, url]);
  if (key === asked) return;
  asked = key;
  void ask(key);
}

export const listen = (): void => subscribe(look);
