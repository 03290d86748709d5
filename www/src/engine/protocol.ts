// What the page and its worker say to each other. The only types of the engine that the rest of the page sees.

export type * from "../../pkg/robotscope.js";
import type { LineDiff } from "./lines.ts";
import type {
  AnalysedGroup, AnalysisProgress, AuditReport, BuildInfo, CheckInfo, CoverageView, CrawlerInfo, CrawlerPolicy, Dialect, DialectInfo, Edit, EffectDiff, Facts, FetchOutcome, Finding, FlipProposal, GroupRecord, HttpResponse, MendedFile, OutcomeReport, ParseView, Preferences, ReaderAnswer, SelfTestReport, Verdict,
} from "../../pkg/robotscope.js";

export type { Line, LineDiff } from "./lines.ts";

export type Severity = Finding["severity"];

export interface Question {
  agent: string;
  url: string;
  dialect: Dialect;
  origin: string;
}

/** A file's contents as the page lists them: whole counts, lists cut at a length that a screen can hold. */
export interface Contents {
  groups: GroupSummary[];
  groupsTotal: number;
  sitemaps: ParseView["sitemaps"];
  sitemapsTotal: number;
  other: (GroupRecord & { known: boolean; inGroup: boolean })[];
  otherTotal: number;
  ignored: ParseView["ignored"];
  ignoredTotal: number;
  facts: Facts;
}

export interface GroupSummary {
  agents: ParseView["groups"][number]["agents"];
  rules: ParseView["groups"][number]["rules"];
  rulesTotal: number;
  disallows: number;
  firstLine: number;
  lastLine: number;
}

/** An analysis as the page lists it: the rules cut, the lists of lines whole. */
export interface ListedAnalysis { supported: boolean; groups: ListedGroup[] }
/** With whether some of the lines that can go bind other crawlers, too. */
export type ListedGroup = AnalysedGroup & { sharesRemovable: boolean };

/** What every reader makes of a URL, and what the file says may be done with it. */
export interface Beside { readers: ReaderAnswer[]; preferences: Preferences }

/** What a comparison found, and whether that is all. */
export interface Compared {
  effect: EffectDiff;
  finished: boolean;
}

export interface About {
  version: BuildInfo;
  checks: CheckInfo[];
  dialects: DialectInfo[];
}

/** Every call the worker answers. A call about a file that was replaced meanwhile answers null. */
export interface Calls {
  open(generation: number, bytes: Uint8Array): null;
  test(generation: number, question: Question): Verdict | null;
  contents(generation: number, dialect: Dialect): Contents | null;
  audit(generation: number, dialect: Dialect, origin: string): AuditReport | null;
  /** The version before, which the file is compared with. */
  before(generation: number, bytes: Uint8Array): null;
  /** In slices, with progress; null when a newer version or another comparison ended it. */
  diff(generation: number, dialect: Dialect, all: boolean): Compared | null;
  /** Ends a comparison with what it has found so far. */
  stopDiff(): null;
  /** The two versions line by line. */
  lines(generation: number): LineDiff;
  flip(generation: number, question: Question): FlipProposal | null;
  /** The file's octets with edits made. */
  edited(generation: number, edits: Edit[]): Uint8Array | null;
  /** What edits would change for crawlers: in slices; null when a newer file or `stopEffect` ended it. */
  effect(generation: number, edits: Edit[], dialect: Dialect): EffectDiff | null;
  stopEffect(): null;
  /** The file with every safe fix made. */
  mended(generation: number, dialect: Dialect, origin: string): MendedFile | null;
  query(generation: number, agent: string, pattern: string, dialect: Dialect): CoverageView | null;
  /** What the file says to each known crawler. */
  policy(generation: number, dialect: Dialect): CrawlerPolicy[] | null;
  /** In slices, with progress; null when a newer file, another run or `stopAnalysis` ended it. */
  analyse(generation: number, dialect: Dialect): ListedAnalysis | null;
  stopAnalysis(): null;
  /** What readers make of how the file was served; `isOwnBody`: the body is the file, so its size and look are its. */
  outcome(generation: number, outcome: FetchOutcome, isOwnBody: boolean): OutcomeReport | null;
  takeApart(generation: number, response: Uint8Array): HttpResponse | null;
  selfTest(): { report: SelfTestReport; milliseconds: number };
  about(): About;
  /** Who sends a header; null for nobody of the catalogue. */
  crawlerOf(agent: string): CrawlerInfo | null;
  /** The catalogue. */
  crawlers(): CrawlerInfo[];
  /** What stands beside an answer. */
  beside(generation: number, agent: string, url: string): Beside | null;
}

export type Name = keyof Calls;
export type Request = { id: number; name: Name; args: unknown[] };
export type Reply =
  | { id: number; value: unknown }
  /** How far a call in slices is; its value comes later. */
  | { id: number; progress: AnalysisProgress }
  /** A caller's mistake: the engine goes on. */
  | { id: number; error: string }
  /** The engine itself stopped; nothing it says from now on is to be trusted. */
  | { id: number; crash: string };
/** First message to a worker: the compiled engine. First message from it: that its script runs. */
export interface Start { module: WebAssembly.Module }
export type Hello = { hello: true } | { started: true } | { crash: string };
