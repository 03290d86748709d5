// Long work in slices, worked on while nothing else waits. Several pieces take turns.

import type { AnalysisProgress } from "./protocol.ts";

/** How the package's runs are worked on. */
export interface Work {
  step(work: number): AnalysisProgress;
  free(): void;
}

export interface Run {
  /** The call it is the answer to. */
  id: number;
  work: Work;
  /** How much of it is one small step. */
  step: number;
  /** What it is worth at its end, or so far. */
  value(finished: boolean): unknown;
}

interface Post {
  value(id: number, value: unknown): void;
  progress(id: number, progress: AnalysisProgress): void;
  fail(id: number, error: unknown): void;
}

/** As many small steps as fit into what a keystroke may have to wait for, in milliseconds. */
const TURN = 12;
/** Milliseconds between two words on how far it is; what is shorter needs none. */
const TELL = 100;

export class Runs<N extends string> {
  private readonly running = new Map<N, Run & { told: number }>();

  constructor(private readonly post: Post) {}

  get isIdle(): boolean {
    return this.running.size === 0;
  }

  start(name: N, run: Run): void {
    this.end(name);
    this.running.set(name, { ...run, told: performance.now() });
  }

  /** Nobody waits for its answer any more. */
  end(name: N): void {
    this.settle(name, () => null);
  }

  /** What it has so far is its answer. */
  stop(name: N): void {
    this.settle(name, (run) => run.value(false));
  }

  /** One turn of the one whose turn it is. */
  workOn(): void {
    const [[name, run] = []] = this.running;
    if (name === undefined || run === undefined) return;
    try {
      const from = performance.now();
      let progress: AnalysisProgress;
      do progress = run.work.step(run.step);
      while (!progress.finished && performance.now() - from < TURN);
      if (progress.finished) {
        this.settle(name, () => run.value(true));
        return;
      }
      if (performance.now() - run.told > TELL) {
        run.told = performance.now();
        this.post.progress(run.id, progress);
      }
      // To the end of the row.
      this.running.delete(name);
      this.running.set(name, run);
    } catch (error) {
      this.running.delete(name);
      this.post.fail(run.id, error);
    }
  }

  private settle(name: N, value: (run: Run) => unknown): void {
    const run = this.running.get(name);
    if (run === undefined) return;
    this.running.delete(name);
    try {
      this.post.value(run.id, value(run));
      run.work.free();
    } catch (error) {
      this.post.fail(run.id, error);
    }
  }
}
