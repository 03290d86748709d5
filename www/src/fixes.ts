// Fixes put into the file: one finding's, which tells first what it changes where it changes anything, and all
// safe ones at once.

import * as engine from "./engine/client.ts";
import { audited, follow, isWaiting, mend } from "./session.ts";
import { state, subscribe, update, type Toast } from "./state.ts";
import type { EffectDiff, Finding } from "./engine/protocol.ts";
import { figuresOf } from "./views/compare/figures.ts";
import { keyOf } from "./views/inspect/findings.ts";

/** The edits of the findings on screen are places in the text as it is. */
const isCurrent = (): boolean => state.engine === "ready" && !state.staleFile && !isWaiting();

export const total = (): number => (state.audit === null ? 0 : state.audit.counts.error + state.audit.counts.warning + state.audit.counts.info);

function toldAbout(effect: EffectDiff | null): Pick<Toast, "key" | "args"> {
  const left = total();
  if (effect === null) return { key: "fix-told-safe", args: { left } };
  // What it changed is not known then.
  if (!effect.supported) return { key: "fix-made", args: {} };
  const { opened, closed, open } = figuresOf(effect);
  return { key: open > 0 ? "fix-told-least" : "fix-told", args: { left, changed: opened + closed } };
}

/** Once the mended file is read: the toast says what is left, which is told with it. */
async function tell(about: () => Pick<Toast, "key" | "args">): Promise<boolean> {
  const { toast } = state;
  await audited();
  if (toast === null || state.toast !== toast || state.staleFile) return false;
  update({ toast: { ...about(), undo: toast.undo } });
  return true;
}

/** Whether it was made; a text that changed meanwhile has findings of its own. */
async function make(finding: Finding, effect: EffectDiff | null): Promise<boolean> {
  const { generation } = state.file;
  const bytes = await follow(engine.call("edited", [generation, finding.fix!.edits]));
  if (bytes === null || generation !== state.file.generation) return false;
  update({ fixPreview: null, safeFixes: null, openFinding: null });
  mend(bytes, "fix-made");
  return tell(() => toldAbout(effect));
}

async function preview(finding: Finding): Promise<void> {
  const { file: { generation }, question: { dialect } } = state;
  const asked = { finding: keyOf(finding), generation, dialect, effect: null };
  update({ fixPreview: asked, safeFixes: null });
  const effect = await follow(engine.call("effect", [generation, finding.fix!.edits, dialect]), true);
  // No answer where the engine stopped: then there is nothing to look at.
  if (state.fixPreview === asked) update({ fixPreview: effect === null ? null : { ...asked, effect } });
}

/** A safe fix is made; one that changes verdicts shows what it changes. */
export async function press(finding: Finding): Promise<"made" | "shown" | "none"> {
  if (finding.fix === null || !isCurrent()) return "none";
  if (finding.fix.safety === "safe") return await make(finding, null) ? "made" : "none";
  void preview(finding);
  return "shown";
}

/** Makes the fix whose changes are on screen. */
export async function confirm(finding: Finding): Promise<boolean> {
  const shown = state.fixPreview;
  if (shown === null || shown.effect === null || shown.finding !== keyOf(finding) || !isCurrent()) return false;
  return make(finding, shown.effect);
}

export function closePreview(): void {
  update({ fixPreview: null });
  void follow(engine.call("stopEffect", []));
}

/** What all safe fixes together would mend. */
export async function lookAtSafe(): Promise<void> {
  if (!isCurrent()) return;
  const { file: { generation }, question: { dialect, origin } } = state;
  const asked = { generation, dialect, origin, mended: null, isDone: false };
  update({ fixPreview: null, safeFixes: asked });
  const mended = await follow(engine.call("mended", [generation, dialect, origin]));
  if (state.safeFixes === asked) update({ safeFixes: mended === null ? null : { ...asked, mended } });
}

export async function applySafe(): Promise<boolean> {
  const { safeFixes } = state;
  if (safeFixes === null || safeFixes.mended === null || safeFixes.isDone || !isCurrent()) return false;
  mend(safeFixes.mended.file, "fix-made");
  update({ safeFixes: { ...safeFixes, generation: state.file.generation, isDone: true } });
  return tell(() => toldAbout(null));
}

export const closeSafe = (): void => update({ safeFixes: null });

/** What was asked about another text, reader or host is no answer any more. */
function look(): void {
  const { fixPreview, safeFixes, file: { generation }, question: { dialect, origin } } = state;
  if (fixPreview !== null && (fixPreview.generation !== generation || fixPreview.dialect !== dialect)) update({ fixPreview: null });
  if (safeFixes === null) return;
  const isOther = safeFixes.generation !== generation || (!safeFixes.isDone && (safeFixes.dialect !== dialect || safeFixes.origin !== origin));
  if (isOther) update({ safeFixes: null });
}

export const listen = (): void => subscribe(look);
