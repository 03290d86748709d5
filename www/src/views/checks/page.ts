// The pages about the checks: static, drawn at build time, readable without a script. One for each check, and
// the list of all.

import { html, nothing, type TemplateResult } from "lit-html";
import type { CheckInfo, Finding } from "../../engine/protocol.ts";
import { code, has, plain, rich, t } from "../../i18n.ts";
import { argumentsOf } from "../answer.ts";
import { icon, severityMark } from "../pieces.ts";
import { visible } from "./octets.ts";

/** A check with what it finds in its own example. */
export interface Shown {
  check: CheckInfo;
  /** Null where no example is short enough to be one. */
  finding: Finding | null;
  bad: Uint8Array;
  good: Uint8Array;
}

/** Where a page lies, and what lies around it; addresses are relative to it. */
export interface Place {
  lang: string;
  /** The page that reads a file. */
  home: string;
  styles: string[];
  script: string | null;
  policy: string;
  symbols: string;
  icon: string;
  /** The same page in every language it is in. */
  languages: { lang: string; name: string; href: string }[];
}

/** What a language is called in itself. */
export const languageName = (): string => t("language-name");

const FAMILIES = ["file", "syntax", "groups", "paths", "extensions"];

const titleOf = ({ name }: CheckInfo): unknown[] => rich(`check-${name}-title`);

function shell(place: Place, title: string, description: string, current: "page" | "true", main: TemplateResult): TemplateResult {
  const { lang, home, styles, script, languages } = place;
  const english = languages.find((one) => one.lang === "en");
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta http-equiv="Content-Security-Policy" content="${place.policy}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" type="image/svg+xml" href="${place.icon}">
${languages.length < 2 ? nothing : languages.map((one) => html`<link rel="alternate" hreflang="${one.lang}" href="${one.href}">
`)}${languages.length < 2 || english === undefined ? nothing : html`<link rel="alternate" hreflang="x-default" href="${english.href}">
`}${styles.map((href) => html`<link rel="stylesheet" href="${href}">
`)}${script === null ? nothing : html`<script type="module" src="${script}"></script>
`}</head>
<body>
@@symbols@@
<a class="skip" href="#main">${t("skip")}</a>
<header class="top">
  <a class="brand" href="${home}">${icon("scope")}${t("app-name")}</a>
  <nav class="views views--static" aria-label="${t("nav-label")}"><a href="${home}">${t("view-inspect")}</a><a href="${home}#compare">${t("view-compare")}</a><a href="${home}#selftest">${t("view-selftest")}</a><a href="./index.html" aria-current="${current}">${t("checks-title")}</a></nav>
  <div class="top-actions">
    <button id="theme" class="btn btn--quiet btn--icon" type="button" aria-label="${t("theme-dark")}" aria-pressed="false" hidden>${icon("theme")}</button>
  </div>
</header>
<main id="main" class="page" tabindex="-1">
${main}
</main>
<footer class="foot">
  <span>${t("checks-foot")}</span>
  ${languages.length < 2 ? nothing : html`<nav class="tongues" aria-label="${t("checks-languages")}">${languages.map((one) => html`<a href="${one.href}" lang="${one.lang}" hreflang="${one.lang}" aria-current=${one.lang === lang ? "true" : nothing}>${one.name}</a>`)}</nav>`}
</footer>
</body>
</html>
`;
}

function file(bytes: Uint8Array, label: string): TemplateResult {
  return html`<pre tabindex="0" role="region" aria-label="${label}" translate="no"><code>${visible(bytes).map((piece) =>
    piece.kind === "end" ? "\n" : piece.kind === "mark" ? html`<span class="octet">${piece.text}</span>` : piece.text)}</code></pre>`;
}

/** The sentences on the page speak of it, so it comes before them. */
function example({ bad, good, check }: Shown, home: string): TemplateResult {
  return html`
    <section aria-labelledby="example-h"><h2 id="example-h">${t("checks-about-example")}</h2>
    <div class="examples">
      <figure><figcaption>${severityMark(check.severity)} <span class="muted">${t("checks-about-fires")}</span></figcaption>${file(bad, t("checks-about-fires"))}</figure>
      <figure><figcaption><span class="pass">${icon("check")}${t("checks-about-silent")}</span></figcaption>${file(good, t("checks-about-silent"))}</figure>
    </div>
    <a class="btn btn--primary" href="${home}#try=${check.name}">${t("checks-about-try")}</a></section>`;
}

/** Names are names in every language. */
const NAMES: Record<string, string> = { google: "Google", bing: "Bing", yandex: "Yandex", lighthouse: "Lighthouse" };

/** A reader, the group of `*`, or a crawler by its own name. */
const concerned = (name: string): unknown => {
  const key = `concerned-${name === "*" ? "star" : name}`;
  return has(key) ? rich(key) : NAMES[name] ?? code(name).content;
};

const who = ({ concerns }: CheckInfo): unknown =>
  concerns.length === 0 ? t("concerned-all") : concerns.map((name, i) => [i > 0 ? ", " : nothing, concerned(name)]);

function sources({ references }: CheckInfo): TemplateResult {
  return html`<ul class="sources">${references.map(({ title, url, date }) =>
    html`<li><a href="${url}" lang="en" translate="no" rel="noreferrer">${title}</a> <span class="faint">${rich("card-read", { date: code(date) })}</span></li>`)}</ul>`;
}

/** One check. */
export function checkPage(place: Place, shown: Shown): TemplateResult {
  const { check, finding } = shown;
  const { name } = check;
  const args = argumentsOf(finding?.args ?? {}, false);
  const title = t(`check-${name}-title`);
  return shell(place, t("checks-about-title", { title: plain(title) }), t("checks-about-description", { title: plain(title) }), "true", html`
<div class="view-head">
  <nav class="crumb" aria-label="${t("back-label")}"><a href="./index.html">${icon("left")}${t("checks-about-all")}</a></nav>
  <h1>${titleOf(check)}</h1>
  <p class="check-id">${severityMark(check.severity)} <span class="faint" translate="no"><code>${check.code}</code> <code>${name}</code></span></p>
</div>
<article class="sheet check">
  ${finding === null ? nothing : html`<p class="lede">${rich(`check-${name}-message`, args)}</p>${example(shown, place.home)}`}
  <section aria-labelledby="why-h"><h2 id="why-h">${t("checks-about-why")}</h2><p>${rich(`check-${name}-why`, args)}</p></section>
  <section aria-labelledby="do-h"><h2 id="do-h">${t("checks-about-do")}</h2><p>${rich(`check-${name}-do`, args)}</p>${check.fix ? html`<p class="muted">${t("checks-about-fix")}</p>` : nothing}</section>
  <section aria-labelledby="who-h"><h2 id="who-h">${t("checks-about-who")}</h2><p>${who(check)}</p></section>
  <section aria-labelledby="sources-h"><h2 id="sources-h">${t("card-sources")}</h2>${sources(check)}</section>
</article>`);
}

const RANK: Record<CheckInfo["severity"], number> = { error: 0, warning: 1, info: 2 };

function family(name: string, checks: readonly CheckInfo[]): TemplateResult {
  const sorted = [...checks].sort((a, b) => RANK[a.severity] - RANK[b.severity] || (a.code < b.code ? -1 : 1));
  return html`
<section class="family" aria-labelledby="family-${name}">
  <h2 id="family-${name}">${t(`checks-family-${name}`)}</h2>
  <ul class="check-list">${sorted.map((check) => html`
    <li>${severityMark(check.severity)}<a href="./${check.name}.html">${titleOf(check)}</a><code class="faint" translate="no">${check.code}</code></li>`)}
  </ul>
</section>`;
}

/** All checks, family by family. */
export function checkList(place: Place, checks: readonly CheckInfo[]): TemplateResult {
  const families = [...new Set([...FAMILIES, ...checks.map((check) => check.family)])];
  return shell(place, t("checks-page-title"), t("checks-intro", { count: checks.length }), "page", html`
<div class="view-head"><h1>${t("checks-heading")}</h1><p>${t("checks-intro", { count: checks.length })}</p></div>
<div class="sheet checks">${families.map((name) => {
    const own = checks.filter((check) => check.family === name);
    return own.length === 0 ? nothing : family(name, own);
  })}</div>`);
}
