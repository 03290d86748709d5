// One store for all views. Views read it and never call each other; commands (see commands.ts) write it.

import type { About, AnalysisProgress, AuditReport, Beside, BodyLook, Contents, CoverageView, CrawlerInfo, CrawlerPolicy, Dialect, EffectDiff, FlipProposal, LineDiff, ListedAnalysis, MendedFile, OutcomeReport, Question, SelfTestReport, Verdict } from "./engine/protocol.ts";

export type ViewName = "inspect" | "trace" | "compare" | "crawlers" | "outages" | "selftest";
export type Tab = "findings" | "groups" | "sitemaps" | "others";

export interface File {
  bytes: Uint8Array;
  /** What the editor shows of the bytes. */
  shown: string;
  name: string;
  kind: "sample" | "example" | "own";
  /** Grows with every change of the bytes; answers say which one they are about. */
  generation: number;
  /** Which file it is: an edit leaves it, another file has another. */
  id: number;
}

export type Engine =
  | "loading"
  /** Still loading after a time that a person notices. */
  | "slow"
  | "ready"
  /** Stopped once on this text and being started again. */
  | "restarting"
  /** Stopped twice on the same text. */
  | "stopped"
  /** No WebAssembly, or its files did not arrive. */
  | "missing";

/** A message about something that was refused or replaced, with an undo where there is one. */
export interface Toast { key: string; args: Record<string, string | number>; undo: (() => void) | null; /** Seen and not told: what is told comes later. */ isQuiet?: boolean }

/** The version before: what the file is compared with. */
export interface Before {
  bytes: Uint8Array;
  shown: string;
  name: string;
  /** `opened`: the file as it was opened, so it follows the next one. `own`: chosen here, so it stays. */
  source: "none" | "opened" | "own";
  generation: number;
}

/** What changed, and whether that is about the two versions as they are now. */
export interface Comparison {
  diff: EffectDiff | null;
  /** False where it was stopped: more may change than was found. */
  isWhole: boolean;
  stale: boolean;
  all: boolean;
  progress: AnalysisProgress | null;
}

/** The two versions line by line, while a person looks at it. */
export interface ByLine { open: boolean; lines: LineDiff | null }

/** What a fix would change, while a person looks at it before it is made: of which finding of which text. */
export interface FixPreview { finding: string; generation: number; dialect: Dialect; effect: EffectDiff | null }

/** Every safe fix at once: looked at before they are made, and told afterwards. */
export interface SafeFixes { generation: number; dialect: Dialect; origin: string; mended: MendedFile | null; isDone: boolean }

/** What can be done about a verdict; `open` while a person looks at it. */
export interface Flip { open: boolean; stale: boolean; proposal: FlipProposal | null }

/** The rules judged over all URLs: of which text, by which reader, and how far a run is. */
export interface Judgement {
  result: ListedAnalysis | null;
  generation: number;
  dialect: Dialect;
  progress: AnalysisProgress | null;
}

/** A part of the site that is asked about, and what was answered about which text, crawler and reader. */
export interface Part {
  pattern: string;
  answer: { coverage: CoverageView; generation: number; agent: string; dialect: Dialect } | null;
}

/** What the file says to each known crawler, whose list is filtered by a text, and the purposes whose crawlers are listed. */
export interface Roll {
  policies: CrawlerPolicy[] | null;
  stale: boolean;
  filter: string;
  open: ReadonlySet<string>;
}

/** How the file was served, as a person tells it: numbers as they are typed. */
export interface OutcomeForm {
  reply: "status" | "dns" | "timeout" | "reset" | "tls" | "invalid-response";
  status: string;
  redirects: string;
  isLoop: boolean;
  finalAddress: string;
  contentType: string;
  /** The body is the file: its size and look are taken from it. */
  isOwnBody: boolean;
  octets: string;
  body: BodyLook;
  hours: string;
  hasCopy: boolean;
  copyAge: string;
  copyMaxAge: string;
  rest: "works" | "fails" | "unknown";
  address: string;
}

/** What is told of how the file was served and what readers make of it. */
export interface Outages {
  form: OutcomeForm;
  report: OutcomeReport | null;
  /** A response that is to be taken apart. */
  response: string;
  /** Whether what was to be taken apart was none. */
  isNone: boolean;
}

export interface State {
  language: string;
  view: ViewName;
  file: File;
  question: Question;
  engine: Engine;
  about: About | null;
  verdict: Verdict | null;
  contents: Contents | null;
  audit: AuditReport | null;
  /** The octets that the audit is about: its edits are places in them. */
  audited: Uint8Array;
  /** Answers on screen are about an earlier text or question. */
  staleVerdict: boolean;
  staleFile: boolean;
  tab: Tab;
  tabsOpen: boolean;
  openFinding: string | null;
  /** First lines of the groups whose rules are listed. */
  openGroups: ReadonlySet<number>;
  /** Paper shows what the screen keeps behind tabs. */
  printing: boolean;
  findingsShown: number;
  cursorLine: number;
  toast: Toast | null;
  /** The lines the editor holds, where that is not the whole file. */
  section: { first: number; last: number; total: number; isFirst: boolean; isLast: boolean } | null;
  /** Size of a file that was refused. */
  refused: number | null;
  before: Before;
  comparison: Comparison;
  byLine: ByLine;
  /** A line of a version before that is too long to be shown whole. */
  beforeLine: { line: number; generation: number } | null;
  flip: Flip;
  fixPreview: FixPreview | null;
  safeFixes: SafeFixes | null;
  judgement: Judgement;
  part: Part;
  /** The catalogue. */
  crawlers: CrawlerInfo[] | null;
  /** Who sends the header that was typed. */
  sender: { agent: string; crawler: CrawlerInfo } | null;
  /** What stands beside the answer to a question. */
  beside: (Beside & { generation: number; agent: string; url: string }) | null;
  roll: Roll;
  outages: Outages;
  selfTest: { running: boolean; report: SelfTestReport | null; milliseconds: number; topic: string | null; all: boolean };
}

export const state: State = {
  language: "en",
  view: "inspect",
  file: { bytes: new Uint8Array(), shown: "", name: "robots.txt", kind: "own", generation: 0, id: 0 },
  question: { agent: "", url: "", dialect: "rfc9309", origin: "" },
  engine: "loading",
  about: null,
  verdict: null,
  contents: null,
  audit: null,
  audited: new Uint8Array(),
  staleVerdict: false,
  staleFile: false,
  tab: "findings",
  tabsOpen: false,
  openFinding: null,
  openGroups: new Set(),
  printing: false,
  findingsShown: 200,
  cursorLine: 0,
  toast: null,
  section: null,
  refused: null,
  before: { bytes: new Uint8Array(), shown: "", name: "", source: "none", generation: 0 },
  comparison: { diff: null, isWhole: true, stale: false, all: false, progress: null },
  byLine: { open: false, lines: null },
  beforeLine: null,
  flip: { open: false, stale: false, proposal: null },
  fixPreview: null,
  safeFixes: null,
  judgement: { result: null, generation: -1, dialect: "rfc9309", progress: null },
  part: { pattern: "", answer: null },
  crawlers: null,
  sender: null,
  beside: null,
  roll: { policies: null, stale: false, filter: "", open: new Set(["ai-training"]) },
  outages: {
    form: {
      reply: "status", status: "503", redirects: "0", isLoop: false, finalAddress: "", contentType: "", isOwnBody: true, octets: "", body: "text",
      hours: "72", hasCopy: true, copyAge: "", copyMaxAge: "", rest: "works", address: "",
    },
    report: null,
    response: "",
    isNone: false,
  },
  selfTest: { running: false, report: null, milliseconds: 0, topic: null, all: false },
};

const listeners: ((state: State) => void)[] = [];
let scheduled = false;

export function subscribe(listener: (state: State) => void): void {
  listeners.push(listener);
}

/** Writes the store. All changes of one task are drawn together. */
export function update(patch: Partial<State>): void {
  Object.assign(state, patch);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(() => {
    scheduled = false;
    for (const listener of listeners) listener(state);
  });
}
