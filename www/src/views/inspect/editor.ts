// The editor: a labelled textarea. It tells the session what was typed and shows what the session holds,
// a long file section by section.

import type { Span } from "../../commands.ts";
import { lineStarts } from "../../document.ts";
import { typed } from "../../session.ts";
import { state, update, type State } from "../../state.ts";
import { Gutter } from "./gutter.ts";
import { moved } from "./moved.ts";
import { lineIndex, sectionAt, SECTION_LINES, SECTION_UNITS, split, type Section } from "./sections.ts";

export class Editor {
  /** The whole text, and where its lines start. */
  private shown: string;
  private starts: Uint32Array;
  private sections: Section[];
  private at = 0;
  /** Where the caret belongs after an edit of ours. */
  private landing: number | null = null;
  /** The file that is shown. */
  private id = state.file.id;
  private readonly gutter: Gutter;

  constructor(private readonly area: HTMLTextAreaElement, back: HTMLElement, front: HTMLElement) {
    this.shown = area.value;
    this.starts = lineStarts(this.shown);
    this.sections = split(this.shown, this.starts);
    this.gutter = new Gutter(area, back, front, (n) => this.line(n), () => ({ first: this.firstLine, last: this.lastLine, whole: this.startsWhole }));
    // A browser may keep a long text over a reload, before the script runs.
    if (this.sections.length > 1) this.open(0, 0);
    area.addEventListener("input", () => this.input());
    document.addEventListener("selectionchange", () => this.follow());
  }

  private get section(): Section {
    return this.sections[this.at]!;
  }

  private get firstLine(): number {
    return lineIndex(this.starts, this.section.from) + 1;
  }

  private get lastLine(): number {
    return lineIndex(this.starts, this.section.to) + 1;
  }

  private get startsWhole(): boolean {
    return this.starts[this.firstLine - 1] === this.section.from;
  }

  /** True while the textarea holds only a part of the file. */
  private get isPart(): boolean {
    return this.sections.length > 1;
  }

  /** The text with `text` in place of what is selected. */
  private spliced(text: string, from: number, to: number): string {
    return this.shown.slice(0, from) + text + this.shown.slice(to);
  }

  private input(): void {
    const { from, to } = this.section;
    const value = this.area.value;
    const caret = from + this.area.selectionEnd;
    const grown = value.length - (to - from);
    this.shown = this.spliced(value, from, to);
    this.starts = lineStarts(this.shown);
    this.sections = [
      ...this.sections.slice(0, this.at),
      { from, to: to + grown },
      ...this.sections.slice(this.at + 1).map((section) => ({ from: section.from + grown, to: section.to + grown })),
    ];
    if (value.length > 2 * SECTION_UNITS || this.lastLine - this.firstLine > 2 * SECTION_LINES) this.openAt(caret);
    typed(this.shown, caret);
    this.tell();
  }

  /** Puts text in place of the selection without the browser's own editing, which is slow for long texts. */
  insert(text: string): void {
    const { from } = this.section;
    const start = from + this.area.selectionStart;
    const normal = text.replace(/\r\n?/g, "\n");
    this.landing = start + normal.length;
    typed(this.spliced(normal, start, from + this.area.selectionEnd), this.landing);
  }

  private line(n: number): string {
    const next = this.starts[n];
    return this.shown.slice(this.starts[n - 1], next === undefined ? undefined : next - 1);
  }

  /** Shows a section, the caret at an offset of the whole text. */
  private open(at: number, caret: number): void {
    this.at = at;
    const { from, to } = this.section;
    this.area.value = this.shown.slice(from, to);
    const place = Math.min(Math.max(caret - from, 0), to - from);
    this.area.setSelectionRange(place, place);
    this.area.scrollLeft = 0;
    this.gutter.centre(lineIndex(this.starts, from + place) + 1 - this.firstLine);
    this.tell();
  }

  /** Splits the text anew and shows the section that holds an offset. */
  private openAt(offset: number): void {
    this.sections = split(this.shown, this.starts);
    this.open(sectionAt(this.sections, offset), offset);
  }

  /** Another text of the same file: what is selected and what is in sight stay. */
  private keepPlace(shown: string): void {
    const move = moved(this.shown, shown);
    const { from } = this.section;
    const [start, end] = [move(from + this.area.selectionStart), move(from + this.area.selectionEnd)];
    const { index, rest } = this.gutter.top;
    const top = move(this.starts[Math.min(this.firstLine - 1 + index, this.starts.length - 1)]!);
    const left = this.area.scrollLeft;
    this.shown = shown;
    this.starts = lineStarts(shown);
    this.openAt(start);
    const base = this.section.from;
    this.area.setSelectionRange(start - base, Math.max(start, Math.min(end, this.section.to)) - base);
    this.area.scrollLeft = left;
    this.gutter.scrollTo({ index: Math.max(0, lineIndex(this.starts, top) + 1 - this.firstLine), rest });
  }

  private tell(): void {
    const section = this.isPart ? { first: this.firstLine, last: this.lastLine, total: this.starts.length, isFirst: this.at === 0, isLast: this.at === this.sections.length - 1 } : null;
    if (JSON.stringify(section) !== JSON.stringify(state.section)) update({ section });
  }

  /** The next or the previous section. */
  turn(by: 1 | -1): void {
    const at = Math.min(Math.max(this.at + by, 0), this.sections.length - 1);
    this.open(at, this.sections[at]!.from);
  }

  /** The cursor's line marks its finding in the list. */
  private follow(): void {
    if (document.activeElement !== this.area) return;
    const cursorLine = lineIndex(this.starts, this.section.from + this.area.selectionStart) + 1;
    if (cursorLine !== state.cursorLine) update({ cursorLine });
  }

  show(now: State): void {
    const { shown } = now.file;
    if (shown !== this.shown) {
      // Another file, an edit of ours, or octets that joined through one: what stands here is not what the file holds.
      const isTyped = now.file.kind === "own" && document.activeElement === this.area;
      if (this.landing === null && !isTyped && now.file.id === this.id) this.keepPlace(shown);
      else {
        const caret = this.landing ?? (isTyped ? Math.min(this.section.from + this.area.selectionEnd, shown.length) : 0);
        this.shown = shown;
        this.starts = lineStarts(shown);
        this.openAt(caret);
      }
      this.landing = null;
    }
    this.id = now.file.id;
    this.gutter.show(now);
  }

  jump({ line, column, endLine, endColumn }: Span): void {
    const from = Math.min(Math.max(line, 1), this.starts.length);
    const to = Math.min(Math.max(endLine ?? from, from), this.starts.length);
    const start = this.starts[from - 1]! + Math.min(column ?? 0, this.line(from).length);
    const end = this.starts[to - 1]! + Math.min(endColumn ?? this.line(to).length, this.line(to).length);
    const at = sectionAt(this.sections, start);
    if (at !== this.at) this.open(at, start);
    const base = this.section.from;
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start - base, Math.max(start, end) - base);
    this.area.scrollLeft = 0;
    this.gutter.centre(from - this.firstLine);
    const { top, bottom } = this.area.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) this.area.scrollIntoView({ block: "center" });
  }

  selectAll(): void {
    this.area.focus();
    this.area.select();
  }

  get isAllSelected(): boolean {
    return this.area.selectionStart === 0 && this.area.selectionEnd === this.area.value.length;
  }
}
