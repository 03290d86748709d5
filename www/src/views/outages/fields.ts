// Which fields of the form cannot be, and the words that say what could.

import type { OutcomeForm } from "../../state.ts";

/** A field of the form that holds a number. */
export type NumberField = "status" | "redirects" | "octets" | "hours" | "copyAge" | "copyMaxAge";

const isCount = (text: string): boolean => /^\s*\d{0,15}\s*$/.test(text);
/** Parts stand behind a point or, as most of Europe writes them, a comma. */
const isHours = (text: string): boolean => /^\s*(\d{0,9}|\d{1,9}[.,]\d{0,6})\s*$/.test(text);
const isStatus = (text: string): boolean => /^\s*[1-9]\d\d\s*$/.test(text);

/** The number in a field that is right; null where there is none. */
export const numberOf = (text: string): number | null => (text.trim() === "" ? null : Number(text.replace(",", ".")));

/** Fields in use that are wrong, with the key of what is expected there. */
export function wrongFields(form: OutcomeForm): Map<NumberField, string> {
  const checks: [NumberField, boolean, (text: string) => boolean, string][] = [
    ["status", form.reply === "status", isStatus, "outages-wrong-status"],
    ["redirects", true, isCount, "outages-wrong-count"],
    ["octets", !form.isOwnBody, isCount, "outages-wrong-count"],
    ["hours", true, isHours, "outages-wrong-hours"],
    ["copyAge", form.hasCopy, isHours, "outages-wrong-hours"],
    ["copyMaxAge", form.hasCopy, isCount, "outages-wrong-count"],
  ];
  return new Map(checks.filter(([field, isUsed, isRight]) => isUsed && !isRight(form[field])).map(([field, , , key]) => [field, key]));
}
