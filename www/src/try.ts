// A check's example, opened from the check's page. The address carries the check's name alone, and not for long:
// what is on screen afterwards is a file like any other.

import { encode } from "./document.ts";
import { openView } from "./router.ts";
import { audited, replace } from "./session.ts";
import { state, subscribe, update } from "./state.ts";
import type { Finding } from "./engine/protocol.ts";
import { urlOf } from "./witness.ts";

const TRY = /^#try=([a-z0-9-]{1,80})$/;

let shows: (finding: Finding) => void;

async function open(): Promise<void> {
  const name = TRY.exec(location.hash)?.[1];
  if (name === undefined || state.about === null) return;
  history.replaceState(null, "", location.pathname + location.search);
  openView("inspect");
  const example = state.about.checks.find((check) => check.name === name)?.examples[0];
  if (example === undefined) {
    update({ toast: { key: "try-unknown", args: { name }, undo: null } });
    return;
  }
  const origin = example.origin ?? "";
  replace(example.octets?.bad ?? encode(example.bad), "robots.txt", "example", { key: "toast-pasted", args: {} }, { origin, url: urlOf("/", origin) });
  const { generation } = state.file;
  await audited();
  const finding = state.audit?.findings.find(({ check }) => check === name);
  if (finding !== undefined && state.file.generation === generation) shows(finding);
}

/** The engine holds the examples, so it has to be there first. */
export function listen(show: (finding: Finding) => void): void {
  shows = show;
  addEventListener("hashchange", () => void open());
  subscribe(() => void open());
}
