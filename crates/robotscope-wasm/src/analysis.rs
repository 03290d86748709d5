//! The analysis over all URLs, as it crosses the boundary.

use std::sync::Arc;

use robotscope::analysis::{
    self, Budget, Comparison, ComparisonRun, Coverage, DeadKind, Depth, Life, Origin, Progress,
    Reasoner, Removal, Run, Settled, Witness,
};
use robotscope::policy::{Agent, Choice, Decision, Policy, RuleKind, Usability};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::types::{Edit, outputs};
use crate::{Answer, file};

outputs! {
    /// What the rules of a file mean over all URLs.
    pub struct Analysis {
        /// Whether rules can be reasoned about as the reader reads them.
        supported: bool,
        /// By crawlers that the same groups bind; none where that is not supported.
        groups: Vec<AnalysedGroup>,
    }

    /// The rules of some crawlers.
    pub struct AnalysedGroup {
        /// Values of the agent lines that name them.
        agents: Vec<String>,
        /// The first line of each of those, from 1.
        lines: Vec<u32>,
        /// Whether it is the group of `*`.
        star: bool,
        /// Every rule, in file order.
        rules: Vec<RuleFacts>,
        /// Lines of rules that can go together without changing a verdict; null when not proven.
        removable: Option<Vec<u32>>,
        /// Whether readers that take the first matching rule decide otherwise somewhere.
        order: OrderFacts,
        /// Whether parts of the site are closed.
        facts: Vec<SiteFact>,
        /// Whether everything but the home page is closed, and that is open.
        only_home_is_open: bool,
    }

    /// What is known of a rule.
    pub struct RuleFacts {
        /// Line, from 1.
        line: u32,
        /// Which of the two.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        kind: &'static str,
        /// The pattern as written.
        pattern: String,
        /// Whether it ever decides; if not, what the rules say that keep it from it.
        #[tsify(type = "\"decides\" | \"redundant\" | \"overridden\" | \"redundant-and-overridden\" | \"no-url\" | \"unusable\" | \"empty\" | \"not-proven\"")]
        life: &'static str,
        /// A URL on which it decides.
        witness: Option<String>,
        /// Lines of the rules that keep it from deciding; 0 for `/robots.txt` itself.
        by: Vec<u32>,
        /// What changes when it is taken out.
        #[tsify(type = "\"changes\" | \"nothing\" | \"not-proven\"")]
        removal: &'static str,
        /// A URL whose verdict changes then.
        removal_witness: Option<String>,
        /// The line that decides on it then; 0 for none.
        instead: Option<u32>,
        /// Whether only URLs change that the other rule matches, too.
        crossing: bool,
        /// Lines of the rules because of which nothing changes; 0 for none at all.
        because: Vec<u32>,
    }

    /// Whether the order of lines matters.
    pub struct OrderFacts {
        /// Whether it does.
        #[tsify(type = "\"matters\" | \"does-not-matter\" | \"not-proven\"")]
        state: &'static str,
        /// A URL on which it does.
        witness: Option<String>,
        /// The line that decides by length.
        by_length: Option<u32>,
        /// The line that decides by order.
        by_order: Option<u32>,
    }

    /// Whether a part of the site is closed.
    pub struct SiteFact {
        /// Which part.
        #[tsify(type = "\"whole-site\" | \"all-but-home\" | \"queries\" | \"style-sheets\" | \"scripts\" | \"images\" | \"well-known\" | \"sitemap\"")]
        fact: &'static str,
        /// Whether it is.
        coverage: CoverageView,
    }

    /// Whether the URLs of a pattern are open.
    pub struct CoverageView {
        /// The pattern that was asked about.
        pattern: String,
        /// Whether they are.
        #[tsify(type = "\"open\" | \"closed\" | \"mixed\" | \"no-url\" | \"not-proven\" | \"not-supported\"")]
        state: &'static str,
        /// One that is open.
        open: Option<String>,
        /// One that is closed.
        closed: Option<String>,
    }

    /// What a change of a file changes.
    pub struct EffectDiff {
        /// Whether rules can be reasoned about as the reader reads them.
        supported: bool,
        /// By crawlers with the same fate; none where that is not supported.
        crawlers: Vec<CrawlerEffect>,
        /// Names that only the version after has in an agent line.
        named: Vec<String>,
        /// Names that only the version before has.
        unnamed: Vec<String>,
        /// Sitemaps and other records that came or went.
        records: Vec<RecordEffect>,
    }

    /// What a change means to some crawlers.
    pub struct CrawlerEffect {
        /// Whether rules can be reasoned about as the reader reads them.
        supported: bool,
        /// The crawlers; `*` stands for all that neither version names.
        agents: Vec<String>,
        /// Whether both versions decide alike on every URL; null when that is not proven.
        equal: Option<bool>,
        /// The URLs that open and close, one for each pair of rules.
        changes: Vec<UrlChange>,
        /// Changed rules that the budget did not settle.
        open: u32,
    }

    /// URLs whose verdict changes: those that one pair of rules decides.
    pub struct UrlChange {
        /// One of them.
        url: String,
        /// The decision after the change; before it was the other.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        now: &'static str,
        /// The line that decides before, in the version before; 0 for none.
        before_line: u32,
        /// The line that decides after, in the version after; 0 for none.
        after_line: u32,
    }

    /// A record that one version has and the other lacks.
    pub struct RecordEffect {
        /// The field as written.
        key: String,
        /// The value as written.
        value: String,
        /// Its line, from 1, in the version that has it.
        line: u32,
        /// Whether it was added rather than taken out.
        added: bool,
    }

    /// What can be done about a verdict.
    pub struct FlipProposal {
        /// Whether rules can be reasoned about as the reader reads them.
        supported: bool,
        /// The verdict as it is.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        decision: &'static str,
        /// Values of the agent lines of the group the rule goes into; empty when one is made.
        group: Vec<String>,
        /// The rules that turn it round, the narrowest first.
        proposals: Vec<FlipRule>,
    }

    /// A rule that turns a verdict round.
    pub struct FlipRule {
        /// How far it reaches.
        #[tsify(type = "\"this-url\" | \"shortest\"")]
        reach: &'static str,
        /// Which of the two it is.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        kind: &'static str,
        /// Its pattern.
        pattern: String,
        /// The line it gets, from 1.
        line: u32,
        /// What is put into the file.
        edit: Edit,
        /// Everything that changes for the crawlers of the same group.
        effect: CrawlerEffect,
    }

    /// How far an analysis is.
    pub struct AnalysisProgress {
        /// Rules judged.
        done: u32,
        /// Rules in all.
        total: u32,
        /// Whether there is nothing left to do.
        finished: bool,
    }
}

fn lines(origins: &[Origin]) -> Vec<u32> {
    let mut lines: Vec<u32> = origins.iter().map(|origin| line(*origin)).collect();
    lines.sort_unstable();
    lines
}

const fn line(origin: Origin) -> u32 {
    match origin {
        Origin::Line(line) => line,
        Origin::RobotsTxt | Origin::Default => 0,
    }
}

fn url(witness: &Witness) -> Option<String> {
    Some(witness.url.clone())
}

fn rules(policy: &Policy, report: &analysis::GroupReport) -> Vec<RuleFacts> {
    let source = policy.document().source();
    let mut reports = report.rules.iter().peekable();
    let mut facts = Vec::new();
    for rule in policy.rules(&report.crawlers.choice) {
        let mut one = RuleFacts {
            line: rule.line,
            kind: Decision::from(rule.kind).code(),
            pattern: source.text(rule.pattern).into_owned(),
            life: "not-proven",
            witness: None,
            by: Vec::new(),
            removal: "nothing",
            removal_witness: None,
            instead: None,
            crossing: false,
            because: Vec::new(),
        };
        match rule.usability {
            Usability::Empty | Usability::Everything => one.life = "empty",
            Usability::Unusable => one.life = "unusable",
            Usability::Usable => {
                if let Some(report) = reports.next_if(|report| report.line == rule.line) {
                    judge(report, &mut one);
                }
            }
        }
        facts.push(one);
    }
    facts
}

fn judge(report: &analysis::RuleReport, one: &mut RuleFacts) {
    match &report.life {
        Settled::Open => {}
        Settled::Known(Life::NoUrl) => one.life = "no-url",
        Settled::Known(Life::Decides(witness)) => {
            one.life = "decides";
            one.witness = url(witness);
        }
        Settled::Known(Life::Never { by, kind }) => {
            one.life = match kind {
                DeadKind::Redundant => "redundant",
                DeadKind::Overridden => "overridden",
                DeadKind::Both => "redundant-and-overridden",
            };
            one.by = lines(by);
        }
    }
    match &report.removal {
        Settled::Open => one.removal = "not-proven",
        Settled::Known(Removal::Nothing { because }) => one.because = lines(because),
        Settled::Known(Removal::Changes { witness, instead, crossing }) => {
            one.removal = "changes";
            one.removal_witness = url(witness);
            one.instead = Some(line(*instead));
            one.crossing = *crossing;
        }
    }
}

impl CoverageView {
    fn of(pattern: &str, coverage: &Settled<Coverage>) -> Self {
        let (state, open, closed) = match coverage {
            Settled::Open => ("not-proven", None, None),
            Settled::Known(Coverage::NoUrl) => ("no-url", None, None),
            Settled::Known(Coverage::Open(open)) => ("open", url(open), None),
            Settled::Known(Coverage::Closed(closed)) => ("closed", None, url(closed)),
            Settled::Known(Coverage::Mixed { open, closed }) => ("mixed", url(open), url(closed)),
        };
        Self { pattern: pattern.to_owned(), state, open, closed }
    }
}

impl Analysis {
    fn of(run: &Run, policy: &Policy) -> Self {
        let groups = run.reports().iter().map(|report| {
            let order = match &report.order {
                Settled::Open => ("not-proven", None),
                Settled::Known(None) => ("does-not-matter", None),
                Settled::Known(Some(found)) => ("matters", Some(found)),
            };
            AnalysedGroup {
                agents: report.crawlers.agents.clone(),
                lines: report.crawlers.lines.clone(),
                star: report.crawlers.choice.star,
                rules: rules(policy, report),
                removable: report.removable.known().cloned(),
                order: OrderFacts {
                    state: order.0,
                    witness: order.1.map(|found| found.witness.url.clone()),
                    by_length: order.1.map(|found| line(found.by_length)),
                    by_order: order.1.map(|found| line(found.by_order)),
                },
                facts: report
                    .facts
                    .iter()
                    .map(|one| SiteFact {
                        fact: one.fact.code(),
                        coverage: CoverageView::of(&one.pattern, &one.coverage),
                    })
                    .collect(),
                only_home_is_open: report.only_home_is_open(),
            }
        });
        Self { supported: analysis::supports(policy.dialect()), groups: groups.collect() }
    }
}

impl CrawlerEffect {
    fn of(agents: Vec<String>, diff: &analysis::Diff) -> Self {
        let changes = diff.changes.iter().map(|change| UrlChange {
            url: change.witness.url.clone(),
            now: change.now.code(),
            before_line: line(change.before),
            after_line: line(change.after),
        });
        let (equal, changes, open) = (diff.is_equal(), changes.collect(), diff.open);
        Self { supported: true, agents, equal, changes, open }
    }
}

impl From<Comparison> for EffectDiff {
    fn from(comparison: Comparison) -> Self {
        let crawlers = comparison.crawlers.into_iter();
        let records = comparison.records.into_iter();
        Self {
            supported: comparison.supported,
            crawlers: crawlers.map(|one| CrawlerEffect::of(one.agents, &one.diff)).collect(),
            named: comparison.named,
            unnamed: comparison.unnamed,
            records: records
                .map(|one| RecordEffect {
                    key: one.key,
                    value: one.value,
                    line: one.line,
                    added: one.added,
                })
                .collect(),
        }
    }
}

impl From<Progress> for AnalysisProgress {
    fn from(progress: Progress) -> Self {
        Self {
            done: progress.done as u32,
            total: progress.total as u32,
            finished: progress.finished,
        }
    }
}

/// An analysis in slices: the caller looks at its clock between two steps, and
/// may stop.
#[wasm_bindgen]
pub struct AnalysisRun {
    run: Run,
    policy: Arc<Policy>,
}

#[wasm_bindgen]
impl AnalysisRun {
    /// Makes ready to analyse a file.
    ///
    /// # Errors
    ///
    /// An unknown dialect.
    #[wasm_bindgen(constructor)]
    pub fn new(
        file: &[u8],
        #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
    ) -> Answer<AnalysisRun> {
        let policy = file::policy(file, crate::dialect(dialect)?)?;
        Ok(Self { run: Run::new(Arc::clone(&policy), Budget::default()), policy })
    }

    /// Works on for about `work` rules.
    ///
    /// # Errors
    ///
    /// None that a caller could cause.
    pub fn step(&mut self, work: u32) -> Answer<Ts<AnalysisProgress>> {
        Ok(AnalysisProgress::from(self.run.step(work.into())).into_ts()?)
    }

    /// The groups analysed so far.
    ///
    /// # Errors
    ///
    /// None that a caller could cause.
    pub fn result(&self) -> Answer<Ts<Analysis>> {
        Ok(Analysis::of(&self.run, &self.policy).into_ts()?)
    }
}

/// Every rule of a file judged over all URLs, in one go; see `AnalysisRun` for
/// slices.
///
/// # Errors
///
/// An unknown dialect.
#[wasm_bindgen]
pub fn analyse(
    file: &[u8],
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
) -> Answer<Ts<Analysis>> {
    let policy = file::policy(file, crate::dialect(dialect)?)?;
    let mut run = Run::new(Arc::clone(&policy), Budget::default());
    while !run.step(u64::MAX).finished {}
    Ok(Analysis::of(&run, &policy).into_ts()?)
}

/// What a change of a file changes, crawler by crawler: the URLs that open and
/// close. No agents: every crawler that either version names, and all others.
/// With `all`, every pair of rules, up to 500 of each crawler; else one URL for
/// each changed rule that matters.
///
/// # Errors
///
/// An unknown dialect.
#[wasm_bindgen]
pub fn diff(
    before: &[u8],
    after: &[u8],
    agents: Vec<String>,
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
    all: Option<bool>,
) -> Answer<Ts<EffectDiff>> {
    let mut run = DiffRun::new(before, after, agents, dialect, all)?;
    run.step(u32::MAX)?;
    run.result()
}

/// A comparison in slices: the caller looks at its clock between two steps, and
/// may stop.
#[wasm_bindgen]
pub struct DiffRun {
    run: ComparisonRun,
}

#[wasm_bindgen]
impl DiffRun {
    /// Makes ready to compare, as `diff` does.
    ///
    /// # Errors
    ///
    /// An unknown dialect.
    #[wasm_bindgen(constructor)]
    pub fn new(
        before: &[u8],
        after: &[u8],
        agents: Vec<String>,
        #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
        all: Option<bool>,
    ) -> Answer<DiffRun> {
        let dialect = crate::dialect(dialect)?;
        let (before, after) = (file::policy(before, dialect)?, file::policy(after, dialect)?);
        // For all crawlers together: more than any real pair of files has needed.
        let budget = Budget { total: 1_000_000, ..Budget::default() };
        Ok(Self { run: ComparisonRun::new(&before, &after, &agents, depth(all), budget) })
    }

    /// Works on for about `work` changed rules.
    ///
    /// # Errors
    ///
    /// None that a caller could cause.
    pub fn step(&mut self, work: u32) -> Answer<Ts<AnalysisProgress>> {
        // The largest is no bound at all: whoever asks for it wants the end.
        let work = if work == u32::MAX { u64::MAX } else { work.into() };
        Ok(AnalysisProgress::from(self.run.step(work)).into_ts()?)
    }

    /// What is found so far; rules that were not looked at yet count as open.
    ///
    /// # Errors
    ///
    /// None that a caller could cause.
    pub fn result(&self) -> Answer<Ts<EffectDiff>> {
        Ok(EffectDiff::from(self.run.result()).into_ts()?)
    }
}

/// What would change for `agent` in the place of `before`, in one file: with
/// `*` before, what a crawler gains and loses by the group that names it. With
/// `all`, every pair of rules, up to 500.
///
/// # Errors
///
/// An unknown dialect.
#[wasm_bindgen(js_name = diffAgents)]
pub fn diff_agents(
    file: &[u8],
    before: &str,
    agent: &str,
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
    all: Option<bool>,
) -> Answer<Ts<CrawlerEffect>> {
    let policy = file::policy(file, crate::dialect(dialect)?)?;
    if !analysis::supports(policy.dialect()) {
        let (agents, changes) = (vec![agent.to_owned()], Vec::new());
        let supported = false;
        return Ok(CrawlerEffect { supported, agents, equal: None, changes, open: 0 }.into_ts()?);
    }
    let rules = |name: &str| {
        let choice = policy.choose(&Agent::read(name, policy.dialect()));
        analysis::Rules::new(&policy, &choice)
    };
    let diff = analysis::diff(&rules(before), &rules(agent), depth(all), &mut Budget::default());
    Ok(CrawlerEffect::of(vec![agent.to_owned()], &diff).into_ts()?)
}

fn depth(all: Option<bool>) -> Depth {
    if all == Some(true) { Depth::AllPairs(500) } else { Depth::OnePerChangedRule }
}

/// Whether the URLs that a pattern matches are open to an agent: all, none, or
/// some, with a URL that proves it. A pattern without `/` or `*` in front gets a
/// slash.
///
/// # Errors
///
/// An unknown dialect.
#[wasm_bindgen]
pub fn query(
    file: &[u8],
    agent: &str,
    pattern: &str,
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
) -> Answer<Ts<CoverageView>> {
    let policy = file::policy(file, crate::dialect(dialect)?)?;
    let choice: Choice = policy.choose(&Agent::read(agent, policy.dialect()));
    let pattern = pattern.trim_matches([' ', '\t']);
    let slash = if pattern.starts_with(['/', '*']) { "" } else { "/" };
    let pattern = format!("{slash}{pattern}");
    if !analysis::supports(policy.dialect()) {
        let state = "not-supported";
        return Ok(CoverageView { pattern, state, open: None, closed: None }.into_ts()?);
    }
    let rules = analysis::Rules::new(&policy, &choice);
    let coverage = Reasoner::new(&rules).coverage(pattern.as_bytes(), &[], &mut Budget::default());
    Ok(CoverageView::of(&pattern, &coverage).into_ts()?)
}

/// The rules that turn a verdict round, what else each changes, and where in
/// the file it belongs.
///
/// # Errors
///
/// An unknown dialect.
#[wasm_bindgen]
pub fn flip(
    file: &[u8],
    agent: &str,
    url: &str,
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
) -> Answer<Ts<FlipProposal>> {
    let policy = file::policy(file, crate::dialect(dialect)?)?;
    let flip = policy.flip(&Agent::read(agent, policy.dialect()), url, &Budget::default());
    let kind = match flip.decision {
        Decision::Allow => RuleKind::Disallow,
        Decision::Disallow => RuleKind::Allow,
    };
    let group = flip.group;
    let proposals = flip.proposals.into_iter().map(|one| FlipRule {
        reach: one.reach.code(),
        kind: Decision::from(kind).code(),
        pattern: one.pattern,
        line: one.line,
        edit: Edit {
            start: one.edit.span.start,
            end: one.edit.span.end,
            text: String::from_utf8_lossy(&one.edit.text).into_owned(),
        },
        effect: CrawlerEffect::of(group.clone(), &one.effect),
    });
    let proposals = proposals.collect();
    let decision = flip.decision.code();
    let supported = flip.supported;
    Ok(FlipProposal { supported, decision, group, proposals }.into_ts()?)
}
