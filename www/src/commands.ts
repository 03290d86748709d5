// What a person can ask for. Templates call these; main.ts says what they do. Templates stay free of the
// engine and of the DOM around them, so the same ones write the static answer at build time.

import type { Finding } from "./engine/protocol.ts";
import type { OutcomeForm, Tab } from "./state.ts";

export interface Span { line: number; column?: number | null; endLine?: number | null; endColumn?: number | null }

export interface Commands {
  jump(span: Span): void;
  setAgent(name: string): void;
  /** Puts a crawler into the question, on Inspect. */
  askAbout(agent: string): void;
  copyAnswer(): void;
  selectTab(tab: Tab): void;
  openFinding(key: string | null): void;
  moreFindings(): void;
  /** Makes a fix, or shows first what it changes. */
  pressFix(finding: Finding): void;
  /** Makes the fix whose changes are shown. */
  confirmFix(finding: Finding): void;
  closeFix(): void;
  /** Lists what all safe fixes would mend. */
  openSafeFixes(): void;
  applySafeFixes(): void;
  closeSafeFixes(): void;
  openGroup(firstLine: number, open: boolean): void;
  turnSection(by: 1 | -1): void;
  undo(): void;
  dismiss(): void;
  startAgain(): void;
  save(): void;
  /** Puts a crawler and a URL into the question, on Inspect. A path gets a host. */
  testUrl(agent: string, path: string): void;
  /** Shows a line of the version before. */
  jumpBefore(line: number): void;
  openByLine(open: boolean): void;
  useAsBefore(): void;
  showAllPairs(): void;
  /** Keeps what was found so far. */
  stopComparing(): void;
  compareAgain(): void;
  openFlip(): void;
  closeFlip(): void;
  applyFlip(index: number): void;
  judge(): void;
  stopJudging(): void;
  /** Fills in a URL on which a rule decides, or says that there is none. */
  testRule(line: number): void;
  typePart(pattern: string): void;
  /** Asks whether the part of the site is open, and tells the answer. */
  askPart(): void;
  filterCrawlers(text: string): void;
  openPurpose(purpose: string, open: boolean): void;
  /** Tells how the file was served. */
  tellOutcome(patch: Partial<OutcomeForm>): void;
  typeResponse(response: string): void;
  /** Takes the response apart that was put in: it is told by the form, and its body is the file. */
  takeApart(): void;
  runSelfTest(): void;
  selectTopic(topic: string): void;
  showAllCases(): void;
}

export const commands = {} as Commands;
