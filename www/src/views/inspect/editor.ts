// The editor: a labelled textarea. It tells the session what was typed and shows what the session holds.

import { lineStarts } from "../../document.ts";
import type { Span } from "../../commands.ts";
import { typed } from "../../session.ts";
import { state, update, type State } from "../../state.ts";
import { Gutter } from "./gutter.ts";

export class Editor {
  private shown: string;
  private starts: Uint32Array;
  private readonly gutter: Gutter;

  constructor(private readonly area: HTMLTextAreaElement, back: HTMLElement, front: HTMLElement) {
    this.shown = area.value;
    this.starts = lineStarts(this.shown);
    this.gutter = new Gutter(area, back, front, (n) => this.line(n), () => this.starts.length);
    area.addEventListener("input", () => this.input());
    document.addEventListener("selectionchange", () => this.follow());
  }

  private input(): void {
    const text = this.area.value;
    this.take(text);
    typed(text, this.area.selectionEnd);
  }

  private take(text: string): void {
    this.shown = text;
    this.starts = lineStarts(text);
  }

  private line(n: number): string {
    const next = this.starts[n];
    return this.shown.slice(this.starts[n - 1], next === undefined ? undefined : next - 1);
  }

  private lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  /** The cursor's line marks its finding in the list. */
  private follow(): void {
    if (document.activeElement !== this.area) return;
    const cursorLine = this.lineAt(this.area.selectionStart);
    if (cursorLine !== state.cursorLine) update({ cursorLine });
  }

  show(now: State): void {
    const { shown } = now.file;
    if (shown !== this.shown) {
      // Another file, or octets that joined through an edit: what stands here is not what the file holds.
      const caret = now.file.kind === "own" && document.activeElement === this.area ? this.area.selectionEnd : 0;
      this.area.value = shown;
      this.area.setSelectionRange(Math.min(caret, shown.length), Math.min(caret, shown.length));
      if (caret === 0) this.area.scrollTop = this.area.scrollLeft = 0;
      this.take(shown);
    }
    this.gutter.show(now);
  }

  jump({ line, column, endLine, endColumn }: Span): void {
    const from = Math.min(Math.max(line, 1), this.starts.length);
    const to = Math.min(Math.max(endLine ?? from, from), this.starts.length);
    const start = this.starts[from - 1]! + Math.min(column ?? 0, this.line(from).length);
    const end = this.starts[to - 1]! + Math.min(endColumn ?? this.line(to).length, this.line(to).length);
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start, Math.max(start, end));
    this.area.scrollLeft = 0;
    this.gutter.centre(from);
    this.area.scrollIntoView({ block: "nearest" });
  }

  selectAll(): void {
    this.area.focus();
    this.area.select();
  }
}
