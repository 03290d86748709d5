//! What the rules of a file mean over all URLs, as the checks ask for it.

use std::sync::Arc;

use crate::analysis::{Budget, GroupReport, RuleReport, Run};
use crate::policy::Policy;

/// States that the analysis of one file may open for its audit. Real files need
/// a tenth of it; what a file made to be hard leaves open is not reported.
const STATES: u64 = 100_000;

/// What the rules of a file mean to a reader.
#[derive(Debug)]
pub struct Meaning {
    reports: Vec<GroupReport>,
    // (line, report, rule within it), by line: a rule takes part in as many
    // reports as there are sets of groups that hold it.
    by_line: Vec<(u32, u32, u32)>,
}

impl Meaning {
    pub(super) fn of(reader: &Arc<Policy>) -> Self {
        let mut run = Run::new(Arc::clone(reader), Budget::default()).within(STATES);
        while !run.step(u64::MAX).finished {}
        let reports = run.into_reports();
        let mut by_line = Vec::new();
        for (index, report) in reports.iter().enumerate() {
            for (number, rule) in report.rules.iter().enumerate() {
                by_line.push((rule.line, index as u32, number as u32));
            }
        }
        by_line.sort_unstable();
        Self { reports, by_line }
    }

    /// The crawlers that the file tells apart, each with what its rules mean.
    pub fn reports(&self) -> &[GroupReport] {
        &self.reports
    }

    /// Every usable rule by its line, from 1, with what is known of it for each
    /// set of crawlers that it binds. A rule can go only if it can for all.
    pub fn rules(&self) -> impl Iterator<Item = (u32, Vec<(&GroupReport, &RuleReport)>)> {
        self.by_line.chunk_by(|one, other| one.0 == other.0).map(|chunk| {
            let reports = chunk.iter().map(|(_, report, rule)| {
                let report = &self.reports[*report as usize];
                (report, &report.rules[*rule as usize])
            });
            (chunk[0].0, reports.collect())
        })
    }
}
