// A part of the site, asked about by a pattern: whether a crawler may fetch all of it, none or some.

import * as engine from "./engine/client.ts";
import { follow, isWaiting } from "./session.ts";
import { state, update } from "./state.ts";
import type { CoverageView } from "./engine/protocol.ts";

export const typed = (pattern: string): void => update({ part: { ...state.part, pattern } });

/** Null where there is no answer, or it came too late to be about what stands there. */
export async function ask(): Promise<CoverageView | null> {
  if (state.engine !== "ready" || isWaiting()) return null;
  const { generation } = state.file;
  const { agent, dialect } = state.question;
  const coverage = await follow(engine.call("query", [generation, agent, state.part.pattern, dialect]));
  const isCurrent = generation === state.file.generation && agent === state.question.agent && dialect === state.question.dialect;
  if (coverage === null || !isCurrent) return null;
  update({ part: { ...state.part, answer: { coverage, generation, agent, dialect } } });
  return coverage;
}
