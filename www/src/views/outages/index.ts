// "How was the file served?": what the server replied, and below it what readers make of that.

import { html, nothing, type TemplateResult } from "lit-html";
import { commands } from "../../commands.ts";
import type { BodyLook } from "../../engine/protocol.ts";
import { code, rich, t } from "../../i18n.ts";
import type { OutcomeForm, State } from "../../state.ts";
import { icon } from "../pieces.ts";
import { wrongFields, type NumberField } from "./fields.ts";
import { reportSections } from "./report.ts";

const REPLIES: readonly OutcomeForm["reply"][] = ["status", "dns", "timeout", "reset", "tls", "invalid-response"];
const RESTS: readonly OutcomeForm["rest"][] = ["works", "fails", "unknown"];
const LOOKS: readonly BodyLook[] = ["text", "html", "html-with-agent"];

/** What an earlier answer told is not of these. */
const ANSWERED: Partial<OutcomeForm> = { reply: "status", redirects: "0", isLoop: false, finalAddress: "", contentType: "", isOwnBody: true, copyAge: "", copyMaxAge: "" };

/** What often happens. */
const CASES: Record<string, Partial<OutcomeForm>> = {
  maintenance: { ...ANSWERED, status: "503", hours: "1", hasCopy: true },
  deleted: { ...ANSWERED, status: "404", hours: "0" },
  firewall: { ...ANSWERED, status: "403", hours: "0" },
  throttled: { ...ANSWERED, status: "429", hours: "72", hasCopy: true },
  redirects: { ...ANSWERED, status: "200", redirects: "6", hours: "0" },
  page: { ...ANSWERED, status: "200", hours: "0", contentType: "text/html", isOwnBody: false, octets: "20000", body: "html" },
};

const value = (event: Event): string => (event.currentTarget as HTMLInputElement | HTMLSelectElement).value;
const checked = (event: Event): boolean => (event.currentTarget as HTMLInputElement).checked;

function select<T extends string>(id: string, label: string, values: readonly T[], chosen: T, word: string, tell: (value: T) => void): TemplateResult {
  return html`
    <label class="cell-field"><span>${label}</span><span class="pick"><select id=${id} .value=${chosen} @change=${(event: Event) => tell(value(event) as T)}>${values.map((one) =>
      html`<option value=${one} ?selected=${one === chosen}>${t(`${word}-${one}`)}</option>`)}</select>${icon("down")}</span></label>`;
}

function input(form: OutcomeForm, field: NumberField, id: string, label: string): TemplateResult {
  const wrong = wrongFields(form).get(field);
  return html`
    <label class="cell-field"><span>${label}</span><input id=${id} class="field" type="text" inputmode="decimal" autocomplete="off" .value=${form[field]} aria-invalid=${wrong === undefined ? nothing : "true"} aria-describedby=${wrong === undefined ? nothing : `${id}-wrong`} @input=${(event: Event) => commands.tellOutcome({ [field]: value(event) })}>
    ${wrong === undefined ? nothing : html`<span id="${id}-wrong" class="wrong">${t(wrong)}</span>`}</label>`;
}

function textField(form: OutcomeForm, field: "contentType" | "finalAddress" | "address", id: string, label: string, placeholder: string): TemplateResult {
  return html`
    <label class="cell-field cell-field--wide"><span>${label}</span><input id=${id} class="field" type="text" inputmode=${field === "contentType" ? "text" : "url"} spellcheck="false" autocomplete="off" autocapitalize="off" translate="no" placeholder=${placeholder} .value=${form[field]} @input=${(event: Event) => commands.tellOutcome({ [field]: value(event) })}></label>`;
}

function check(field: "isLoop" | "isOwnBody" | "hasCopy", id: string, form: OutcomeForm, label: unknown): TemplateResult {
  return html`<label class="cell-check"><input id=${id} type="checkbox" .checked=${form[field]} @change=${(event: Event) => commands.tellOutcome({ [field]: checked(event) })}><span>${label}</span></label>`;
}

function fields(state: State): TemplateResult {
  const { form } = state.outages;
  const { tellOutcome } = commands;
  return html`
    <form class="sim" aria-label=${t("outages-form")} novalidate @submit=${(event: Event) => event.preventDefault()}>
      <fieldset><legend>${t("outages-reply")}</legend>
        ${select("outages-reply", t("outages-what"), REPLIES, form.reply, "outages-reply", (reply) => tellOutcome({ reply }))}
        ${form.reply === "status" ? input(form, "status", "outages-status", t("outages-status")) : nothing}
        ${input(form, "redirects", "outages-redirects", t("outages-redirects"))}
        ${check("isLoop", "outages-loop", form, t("outages-loop"))}
        ${textField(form, "finalAddress", "outages-final", t("outages-final"), "https://www.example.com/robots.txt")}
      </fieldset>
      <fieldset><legend>${t("outages-body")}</legend>
        ${textField(form, "contentType", "outages-type", t("outages-type"), "text/plain")}
        ${check("isOwnBody", "outages-own", form, t("outages-own", { count: state.file.bytes.length }))}
        ${form.isOwnBody ? nothing : html`
          ${input(form, "octets", "outages-octets", t("outages-octets"))}
          ${select("outages-look", t("outages-look"), LOOKS, form.body, "outages-look", (body) => tellOutcome({ body }))}`}
      </fieldset>
      <fieldset><legend>${t("outages-time")}</legend>
        ${input(form, "hours", "outages-hours", t("outages-hours"))}
        ${select("outages-rest", t("outages-rest"), RESTS, form.rest, "outages-rest", (rest) => tellOutcome({ rest }))}
        ${check("hasCopy", "outages-copy", form, t("outages-copy"))}
        ${form.hasCopy ? html`
          ${input(form, "copyAge", "outages-copy-age", t("outages-copy-age"))}
          ${input(form, "copyMaxAge", "outages-max-age", t("outages-max-age"))}` : nothing}
      </fieldset>
      <fieldset><legend>${t("outages-where")}</legend>
        ${textField(form, "address", "outages-address", t("outages-address"), "https://example.com/robots.txt")}
      </fieldset>
    </form>`;
}

function cases(): TemplateResult {
  return html`
    <section class="try" aria-labelledby="outages-cases-h">
      <h2 id="outages-cases-h">${t("outages-cases")}</h2>
      <ul>${Object.entries(CASES).map(([name, patch]) =>
        html`<li><button class="link" type="button" data-case=${name} @click=${() => commands.tellOutcome(patch)}>${t(`outages-case-${name}`)}</button></li>`)}</ul>
    </section>`;
}

function paste(state: State): TemplateResult {
  const { response, isNone } = state.outages;
  const take = (event: Event): void => {
    event.preventDefault();
    commands.takeApart();
  };
  return html`
    <section class="try" aria-labelledby="outages-paste-h">
      <h2 id="outages-paste-h">${t("outages-paste")}</h2>
      <form novalidate @submit=${take}>
        <p id="outages-paste-hint" class="muted">${rich("outages-paste-hint", { command: code("curl -iL https://example.com/robots.txt") })}</p>
        <textarea id="outages-response" class="field" rows="4" wrap="off" spellcheck="false" autocomplete="off" autocapitalize="off" translate="no" aria-labelledby="outages-paste-h" aria-describedby="outages-paste-hint ${isNone ? "outages-paste-none" : ""}" aria-invalid=${isNone ? "true" : nothing} .value=${response} @input=${(event: Event) => commands.typeResponse(value(event))}></textarea>
        ${isNone ? html`<p id="outages-paste-none" class="wrong">${t("outages-none")}</p>` : nothing}
        <button id="outages-take" class="btn" type="submit" ?disabled=${state.engine !== "ready" || response.trim() === ""}>${t("outages-take")}</button>
      </form>
    </section>`;
}

export const outagesView = (state: State): TemplateResult => html`
  ${fields(state)}
  ${reportSections(state)}
  <div class="split">${paste(state)}${cases()}</div>`;
