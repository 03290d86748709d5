// Every rule judged over all URLs, when a person asks for it. A newer text or another reader ends a run.

import * as engine from "./engine/client.ts";
import { follow, isWaiting } from "./session.ts";
import { state, update } from "./state.ts";
import { known } from "./views/judge/facts.ts";
import type { ListedAnalysis } from "./engine/protocol.ts";

let run: Promise<ListedAnalysis | null> | undefined;
let runs = 0;

async function begin(): Promise<ListedAnalysis | null> {
  const number = ++runs;
  const { generation } = state.file;
  const { dialect } = state.question;
  const isCurrent = (): boolean => number === runs && generation === state.file.generation;
  update({ judgement: { result: null, generation, dialect, progress: { done: 0, total: 0, finished: false } } });
  const result = await follow(engine.call("analyse", [generation, dialect], [], (progress) => {
    if (isCurrent()) update({ judgement: { ...state.judgement, progress } });
  }), true);
  if (number !== runs) return null;
  run = undefined;
  update({ judgement: { result, generation, dialect, progress: null } });
  return isCurrent() ? result : null;
}

/** Null where it was ended before its end. */
export function judge(): Promise<ListedAnalysis | null> {
  const result = known(state);
  if (result !== null) return Promise.resolve(result);
  if (state.engine !== "ready" || isWaiting()) return Promise.resolve(null);
  const { generation, dialect } = state.judgement;
  if (run !== undefined && generation === state.file.generation && dialect === state.question.dialect) return run;
  return (run = begin());
}

export const stop = (): void => void follow(engine.call("stopAnalysis", []));
