//! What the rules of a file mean over all URLs, as the checks ask for it.

mod idle;
mod loss;

use std::cell::OnceCell;
use std::sync::Arc;

use crate::analysis::{Budget, Fact, GroupReport, RuleReport, Run, Witness};
use crate::dialect::Precedence;
use crate::policy::{AgentLine, Decision, Group, Policy, Rule, Target};

pub use idle::{Idle, Why};
pub use loss::{Loss, Lost};

/// States that the analysis of one file may open for its audit. Real files need
/// a tenth of it; what a file made to be hard leaves open is not reported.
const STATES: u64 = 100_000;

/// What the rules of a file mean to a reader.
#[derive(Debug)]
pub struct Meaning {
    reader: Arc<Policy>,
    reports: Vec<GroupReport>,
    // (line, report, rule within it), by line: a rule takes part in as many
    // reports as there are sets of groups that hold it.
    by_line: Vec<(u32, u32, u32)>,
    idle: OnceCell<Vec<Idle>>,
    losses: OnceCell<Vec<Loss>>,
}

impl Meaning {
    pub(super) fn of(reader: &Arc<Policy>) -> Self {
        let mut run = Run::new(Arc::clone(reader), Budget::default()).within(STATES);
        // The checks speak of the longest rule.
        if reader.dialect().precedence == Precedence::LongestPattern {
            while !run.step(u64::MAX).finished {}
        }
        let reports = run.into_reports();
        let mut by_line = Vec::new();
        for (index, report) in reports.iter().enumerate() {
            for (number, rule) in report.rules.iter().enumerate() {
                by_line.push((rule.line, index as u32, number as u32));
            }
        }
        by_line.sort_unstable();
        let reader = Arc::clone(reader);
        Self { reader, reports, by_line, idle: OnceCell::new(), losses: OnceCell::new() }
    }

    /// The crawlers that the file tells apart, each with what its rules mean.
    pub fn reports(&self) -> &[GroupReport] {
        &self.reports
    }

    /// What the rules of `*` mean, where the file has any.
    pub fn star(&self) -> Option<&GroupReport> {
        self.reports.iter().find(|report| report.crawlers.choice.star)
    }

    /// Every usable rule by its line, from 1, with what is known of it for each
    /// set of crawlers that it binds. A rule can go only if it can for all.
    pub fn rules(&self) -> impl Iterator<Item = (u32, Vec<(&GroupReport, &RuleReport)>)> {
        self.rules_from(0)
    }

    /// Those of them on `line` and behind it.
    pub fn rules_from(
        &self,
        line: u32,
    ) -> impl Iterator<Item = (u32, Vec<(&GroupReport, &RuleReport)>)> {
        let at = self.by_line.partition_point(|one| one.0 < line);
        self.by_line[at..].chunk_by(|one, other| one.0 == other.0).map(|chunk| {
            let reports = chunk.iter().map(|(_, report, rule)| {
                let report = &self.reports[*report as usize];
                (report, &report.rules[*rule as usize])
            });
            (chunk[0].0, reports.collect())
        })
    }

    /// A set of crawlers that the rule on a line binds.
    pub fn report_of(&self, line: u32) -> Option<&GroupReport> {
        let at = self.by_line.partition_point(|one| one.0 < line);
        let (_, report, _) = self.by_line.get(at).filter(|one| one.0 == line)?;
        Some(&self.reports[*report as usize])
    }

    /// The rules without which every verdict is the same or which never decide,
    /// for all the crawlers that they bind, by line.
    pub fn idle(&self) -> &[Idle] {
        self.idle.get_or_init(|| idle::find(self))
    }

    /// What crawlers with a group of their own lose of the rules of `*`.
    pub fn losses(&self) -> &[Loss] {
        self.losses.get_or_init(|| loss::find(self))
    }

    /// The rule on a line that holds one.
    pub fn rule_at(&self, line: u32) -> Option<&Rule> {
        let rules = &self.group_at(line)?.rules;
        Some(&rules[rules.binary_search_by_key(&line, |rule| rule.line).ok()?])
    }

    /// The agent line on a line that is one.
    pub fn agent_at(&self, line: u32) -> Option<&AgentLine> {
        let agents = &self.group_at(line)?.agents;
        Some(&agents[agents.binary_search_by_key(&line, |agent| agent.line).ok()?])
    }

    /// The group that a line stands in.
    pub fn group_at(&self, line: u32) -> Option<&Group> {
        let groups = self.reader.groups();
        let before = groups.partition_point(|group| group.first_line <= line);
        groups[..before].last()
    }

    /// The rule that decides on a URL path for some crawlers, by the ordinary
    /// matcher, if it decides so.
    pub fn decides(&self, report: &GroupReport, path: &str, so: Decision) -> Option<&Rule> {
        let target = Target::of_path(path, self.reader.dialect());
        let ruling = self.reader.decide(&report.crawlers.choice, &target);
        ruling.rule.filter(|_| ruling.decision == so)
    }
}

/// A URL that shows that a part of the site is closed, all of it.
pub(super) fn closed(report: &GroupReport, fact: Fact) -> Option<&Witness> {
    report.facts.iter().find(|one| one.fact == fact)?.closed()
}
