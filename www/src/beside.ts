// What stands beside the answer: what every reader makes of the question, and what the file says of the use of the
// page. Followed once the answer is on the screen.

import * as engine from "./engine/client.ts";
import type { Beside } from "./engine/protocol.ts";
import { engineNumber, follow, isWaiting, mark } from "./session.ts";
import { state, subscribe, update, type State } from "./state.ts";

/** What was asked last: an answer to anything else is not looked at. */
let asked = "";

async function ask(key: string): Promise<void> {
  const { generation } = state.file;
  const { agent, url } = state.question;
  const beside = await follow(engine.call("beside", [generation, agent, url]), true);
  if (key !== asked || beside === null) return;
  update({ beside: { generation, agent, url, ...beside } });
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

/** What is known, if it is about the file and the question as they are. */
export function besideOf({ beside, file, question }: State): Beside | null {
  const isCurrent = beside !== null && beside.generation === file.generation && beside.agent === question.agent && beside.url === question.url;
  return isCurrent ? beside : null;
}
