// What readers make of how the file was served: asked while its view is looked at. A whole response that is put
// in or pasted is taken apart: its headers are told by the form, and its body is the file.

import { encode } from "./document.ts";
import * as engine from "./engine/client.ts";
import { engineNumber, follow, isWaiting, mark, MAX_FILE, replace, replaceByText } from "./session.ts";
import { state, subscribe, update, type OutcomeForm } from "./state.ts";
import type { FetchOutcome, HttpResponse } from "./engine/protocol.ts";
import { numberOf, wrongFields } from "./views/outages/fields.ts";

/** What was asked last: an answer to anything else is not looked at. */
let asked = "";

const textOf = (text: string): string | null => (text.trim() === "" ? null : text);

function outcomeOf(form: OutcomeForm): FetchOutcome {
  const { reply, rest } = form;
  return {
    status: reply === "status" ? numberOf(form.status) : null,
    failure: reply === "status" ? null : reply,
    redirects: numberOf(form.redirects),
    redirectLoop: form.isLoop,
    finalAddress: textOf(form.finalAddress),
    octets: form.isOwnBody ? null : numberOf(form.octets),
    contentType: textOf(form.contentType),
    body: form.body,
    outageHours: numberOf(form.hours),
    copy: form.hasCopy ? { ageHours: numberOf(form.copyAge), maxAge: numberOf(form.copyMaxAge) } : null,
    restReachable: rest === "unknown" ? null : rest === "works",
    address: textOf(form.address),
    site: textOf(state.question.origin),
  };
}

async function ask(key: string, outcome: FetchOutcome): Promise<void> {
  const report = await follow(engine.call("outcome", [state.file.generation, outcome, state.outages.form.isOwnBody]));
  if (key === asked && report !== null) update({ outages: { ...state.outages, report } });
}

function look(): void {
  if (state.view !== "outages" || state.engine !== "ready" || isWaiting() || wrongFields(state.outages.form).size > 0) return;
  const outcome = outcomeOf(state.outages.form);
  const key = `${engineNumber()} ${state.file.generation} ${state.outages.form.isOwnBody} ${JSON.stringify(outcome)}`;
  if (key === asked) return;
  asked = key;
  void ask(key, outcome);
  mark();
}

export const tell = (patch: Partial<OutcomeForm>): void => update({ outages: { ...state.outages, form: { ...state.outages.form, ...patch } } });

export const typeResponse = (response: string): void => update({ outages: { ...state.outages, response, isNone: false } });

const text = (value: number | null): string => (value === null ? "" : String(value));

/** What the headers tell. A response to a request for the headers alone has no body, but may say how long it is. */
function formOf(response: HttpResponse, octets: number): Partial<OutcomeForm> {
  const isOwnBody = octets > 0 || response.contentLength === null;
  return {
    reply: "status",
    status: text(response.status),
    redirects: String(response.redirects),
    isLoop: false,
    finalAddress: response.finalAddress ?? "",
    contentType: response.contentType ?? "",
    isOwnBody,
    octets: isOwnBody ? "" : text(response.contentLength),
    copyAge: response.age === null ? "" : String(Math.round(response.age / 36) / 100),
    copyMaxAge: text(response.maxAge),
  };
}

/** Whether these octets begin as a response does; the engine has the last word. */
const mayBeResponse = (start: string): boolean => /^\uFEFF?\s*HTTP\/\d/.test(start);

/** The body of a response takes the place of the file, if it is one. */
async function takeBody(bytes: Uint8Array): Promise<boolean> {
  const response = await follow(engine.call("takeApart", [state.file.generation, bytes]));
  if (response === null || response.kind === "not-a-response") return false;
  const body = bytes.slice(response.bodyStart);
  replace(body, "robots.txt", "own", { key: "toast-response", args: { status: String(response.status ?? 0) } }, state.file.kind === "own" ? {} : { origin: "" });
  tell(formOf(response, body.length));
  return true;
}

/** The response in the field of the view. False where it is none. */
export async function takeApart(): Promise<boolean> {
  const bytes = encode(state.outages.response);
  if (bytes.length > MAX_FILE) {
    update({ refused: bytes.length });
    return true;
  }
  const isTaken = await takeBody(bytes);
  update({ outages: { ...state.outages, response: isTaken ? "" : state.outages.response, isNone: !isTaken } });
  return isTaken;
}

/** A pasted text takes the file's place; of a response only the body stays, and Undo brings the text back. */
export function pasted(text: string): void {
  replaceByText(text);
  if (state.engine === "ready" && mayBeResponse(text.slice(0, 1000))) void takeBody(state.file.bytes.slice());
}

/** The same for the octets of a file that was opened. */
export function opened(bytes: Uint8Array): void {
  if (state.engine === "ready" && mayBeResponse(new TextDecoder().decode(bytes.subarray(0, 1000)))) void takeBody(bytes.slice());
}

export const listen = (): void => subscribe(look);
