// What stands around a textarea that can show nothing but text: line numbers, severity marks, the chosen
// group, the deciding line, underlines. Only the lines in sight are drawn, so half a million cost no more
// than thirty. Plain DOM instead of templates: rows are reused while scrolling, and positions are set as
// properties, because the page's policy allows no style attributes.

import type { Candidate, Finding, Severity } from "../../engine/protocol.ts";
import { number, t } from "../../i18n.ts";
import type { State } from "../../state.ts";
import { severityName, verdictName } from "../pieces.ts";

/** The lines of the file that the textarea holds, and whether the first of them from its start on. */
export interface Held { first: number; last: number; whole: boolean }

interface Row { back: HTMLElement; source: HTMLElement; front: HTMLElement; mark: SVGElement; use: SVGUseElement; number: HTMLElement; note: HTMLElement }

const SVG = "http://www.w3.org/2000/svg";
const RANK: Record<Severity, number> = { info: 0, warning: 1, error: 2 };
/** Underlines need a copy of the line's text; a line longer than this is not worth one. */
const LONGEST = 2000;

function make(name: string, className: string, parent: Element): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  parent.append(element);
  return element;
}

export class Gutter {
  private readonly rows: Row[] = [];
  private findings = new Map<number, Finding[]>();
  private candidates = new Map<number, Candidate>();
  private ranges: readonly (readonly [number, number])[] = [];
  private beyond: number | null = null;
  private drawnFor: unknown[] = [];

  constructor(
    private readonly text: HTMLTextAreaElement,
    private readonly back: HTMLElement,
    private readonly front: HTMLElement,
    private readonly line: (n: number) => string,
    private readonly held: () => Held,
  ) {
    text.addEventListener("scroll", () => this.draw(), { passive: true });
    new ResizeObserver(() => this.draw()).observe(text);
  }

  show(state: State): void {
    const { audit, verdict, contents, file, question, language } = state;
    const now = [audit, verdict, contents, file, question.dialect, language];
    if (now.every((value, i) => value === this.drawnFor[i])) return;
    this.drawnFor = now;
    this.findings = Map.groupBy(audit?.findings.filter((finding) => finding.line !== null) ?? [], (finding) => finding.line!);
    this.candidates = new Map(verdict?.candidates.map((candidate) => [candidate.line, candidate]));
    this.ranges = verdict?.group?.ranges ?? [];
    this.beyond = contents?.facts.beyondLimit ?? null;
    const digits = String(Math.max(100, this.held().last)).length;
    this.text.parentElement!.style.setProperty("--digits", String(digits + Math.floor((digits - 1) / 3)));
    this.draw();
  }

  get lineHeight(): number {
    return Number.parseFloat(getComputedStyle(this.text).lineHeight);
  }

  /** Puts a line, counted from 0 in the textarea, into the middle of the editor. */
  centre(index: number): void {
    const padding = Number.parseFloat(getComputedStyle(this.text).paddingTop);
    this.text.scrollTop = padding + (index + 0.5) * this.lineHeight - this.text.clientHeight / 2;
    this.draw();
  }

  /** The first line in sight, counted from 0 in the textarea, and how much of it is scrolled away. */
  get top(): { index: number; rest: number } {
    const index = Math.max(0, Math.floor(this.text.scrollTop / this.lineHeight));
    return { index, rest: this.text.scrollTop - index * this.lineHeight };
  }

  scrollTo({ index, rest }: { index: number; rest: number }): void {
    this.text.scrollTop = index * this.lineHeight + rest;
    this.draw();
  }

  private row(index: number): Row {
    const known = this.rows[index];
    if (known !== undefined) return known;
    const back = make("div", "row-back", this.back);
    const source = make("span", "src", back);
    source.translate = false;
    const front = make("div", "row-front", this.front);
    const gut = make("span", "gut", front);
    const mark = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    mark.setAttribute("class", "icon");
    mark.append(use);
    gut.append(mark);
    const row = { back, source, front, mark, use, number: make("span", "no", front), note: make("span", "eol", front) };
    this.rows[index] = row;
    return row;
  }

  draw(): void {
    const height = this.lineHeight;
    const padding = Number.parseFloat(getComputedStyle(this.text).paddingTop);
    const { scrollTop, scrollLeft, clientHeight } = this.text;
    if (clientHeight === 0 || !(height > 0)) return;
    // Not over the textarea's own scroll bars.
    for (const layer of [this.back, this.front]) {
      layer.style.right = `${this.text.offsetWidth - this.text.clientWidth}px`;
      layer.style.bottom = `${this.text.offsetHeight - clientHeight}px`;
    }
    const held = this.held();
    const top = Math.max(0, Math.floor((scrollTop - padding) / height));
    const count = Math.max(0, Math.min(held.last - held.first + 1 - top, Math.ceil(clientHeight / height) + 2));
    for (let i = 0; i < count; i++) {
      this.fill(this.row(i), held.first + top + i, padding + (top + i) * height - scrollTop, scrollLeft, held.whole || top + i > 0);
    }
    for (let i = count; i < this.rows.length; i++) {
      this.rows[i]!.back.hidden = true;
      this.rows[i]!.front.hidden = true;
    }
  }

  private fill(row: Row, line: number, top: number, left: number, whole: boolean): void {
    const chosen = this.ranges.some(([from, to]) => line >= from && line <= to);
    const candidate = this.candidates.get(line);
    const decides = candidate?.outcome === "decides" ? `decides-${verdictName(candidate.kind)}` : "";
    for (const part of [row.back, row.front]) {
      part.hidden = false;
      part.style.transform = `translateY(${top}px)`;
      part.dataset["group"] = chosen ? "chosen" : "";
      part.dataset["rule"] = decides;
      part.dataset["beyond"] = this.beyond === line ? "first" : "";
    }
    row.number.textContent = number(line);
    row.note.textContent = this.note(candidate, line);
    const findings = this.findings.get(line) ?? [];
    const worst = findings.reduce<Severity | null>((a, { severity }) => (a === null || RANK[severity] > RANK[a] ? severity : a), null);
    row.mark.toggleAttribute("hidden", worst === null);
    if (worst !== null) {
      row.mark.setAttribute("data-severity", severityName(worst));
      row.use.setAttribute("href", `#i-${severityName(worst)}`);
    }
    this.underline(row.source, line, whole ? findings : [], left);
  }

  private note(candidate: Candidate | undefined, line: number): string {
    if (this.beyond === line) return t("editor-beyond");
    if (candidate === undefined) return "";
    if (candidate.outcome === "decides") return t("editor-decides", { octets: candidate.octets });
    return candidate.matched ? t("editor-matches", { octets: candidate.octets }) : t("editor-no-match");
  }

  /** An unseen copy of the line's text whose marked parts carry the underline. */
  private underline(source: HTMLElement, line: number, findings: readonly Finding[], left: number): void {
    source.replaceChildren();
    const spans = findings.filter((finding) => finding.column !== null && (finding.endLine ?? line) === line && finding.endColumn !== null);
    if (spans.length === 0) return;
    const text = this.line(line);
    if (text.length > LONGEST) return;
    source.style.transform = `translateX(${-left}px)`;
    let at = 0;
    for (const { column, endColumn, severity } of spans.sort((a, b) => a.column! - b.column!)) {
      const from = Math.max(at, column!);
      if (endColumn! <= from) continue;
      source.append(text.slice(at, from));
      const span = make("span", "sq", source);
      span.dataset["severity"] = severityName(severity);
      span.textContent = text.slice(from, endColumn!);
      at = endColumn!;
    }
  }
}
