//! Two versions of a file compared by what they mean to each crawler.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::budget::Budget;
use super::diff::{Depth, Diff, DiffSearch};
use super::file::{Progress, crawlers};
use super::rules::Rules;
use super::supports;
use crate::policy::{Agent, Choice, Policy, RuleKind};

/// What a change of a file means to some crawlers.
#[derive(Clone, Debug)]
pub struct CrawlerDiff {
    /// The crawlers, as named; `*` stands for all that neither version names.
    pub agents: Vec<String>,
    /// The groups that bind them before.
    pub before: Choice,
    /// The groups that bind them after.
    pub after: Choice,
    /// The URLs that open and close.
    pub diff: Diff,
}

/// A record that one version has and the other lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordChange {
    /// The field as written.
    pub key: String,
    /// The value as written.
    pub value: String,
    /// Its line, from 1, in the version that has it.
    pub line: u32,
    /// Whether it was added rather than taken out.
    pub added: bool,
}

/// What a change of a file changes.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Whether rules can be reasoned about as the reader reads them; see
    /// [`supports`](super::supports).
    pub supported: bool,
    /// By crawlers with the same fate.
    pub crawlers: Vec<CrawlerDiff>,
    /// Names that only the version after has in an agent line.
    pub named: Vec<String>,
    /// Names that only the version before has.
    pub unnamed: Vec<String>,
    /// Sitemaps and other records that came or went.
    pub records: Vec<RecordChange>,
}

/// Compares two versions of a file, read in the same dialect, for `agents`, or,
/// when none are given, for every crawler that either names and for all others.
/// The budget is for all of them together.
pub fn compare(
    before: &Arc<Policy>,
    after: &Arc<Policy>,
    agents: &[String],
    depth: Depth,
    budget: Budget,
) -> Comparison {
    let mut run = ComparisonRun::new(before, after, agents, depth, budget);
    run.step(u64::MAX);
    run.result()
}

/// A comparison of two versions under way.
#[derive(Debug)]
pub struct ComparisonRun {
    before: Arc<Policy>,
    after: Arc<Policy>,
    depth: Depth,
    budget: Budget,
    // Crawlers with their fate; those up to `next` are compared.
    fates: Vec<Fate>,
    next: usize,
    current: Option<Current>,
}

/// Crawlers that the same rules bind before, and the same after.
#[derive(Debug)]
struct Fate {
    crawlers: CrawlerDiff,
    /// How many rules that takes in, before and after; none when they are the
    /// same.
    rules: usize,
}

#[derive(Debug)]
struct Current {
    before: Rules,
    after: Rules,
    search: DiffSearch,
}

impl ComparisonRun {
    /// Makes ready to compare; see [`compare`]. Linear in the rules of all
    /// crawlers.
    pub fn new(
        before: &Arc<Policy>,
        after: &Arc<Policy>,
        agents: &[String],
        depth: Depth,
        budget: Budget,
    ) -> Self {
        let mut asked = agents.to_vec();
        if !supports(before.dialect()) {
            asked.clear();
        } else if asked.is_empty() {
            asked.push("*".to_owned());
            let mut known = lower(&asked);
            for name in names(before).into_iter().chain(names(after)) {
                if known.insert(name.to_ascii_lowercase()) {
                    asked.push(name);
                }
            }
        }
        let fates = fates(before, after, asked);
        let (before, after) = (Arc::clone(before), Arc::clone(after));
        Self { before, after, depth, budget, fates, next: 0, current: None }
    }

    /// Works on for about `work` changed rules. Same work, same steps.
    pub fn step(&mut self, work: u64) -> Progress {
        let mut left = work;
        while left > 0
            && let Some(fate) = self.fates.get_mut(self.next)
        {
            let Some(current) = &mut self.current else {
                // The same rules need no comparison; to read others is work.
                if fate.rules == 0 {
                    self.next += 1;
                    continue;
                }
                let before = Rules::new(&self.before, &fate.crawlers.before);
                let after = Rules::new(&self.after, &fate.crawlers.after);
                let search = DiffSearch::new(&before, &after, self.depth);
                self.current = Some(Current { before, after, search });
                left = left.saturating_sub(1 + fate.rules as u64 / 64);
                continue;
            };
            let Current { before, after, search } = current;
            left = search.step(before, after, left, &mut self.budget);
            if search.is_finished() {
                fate.crawlers.diff = std::mem::take(&mut search.found);
                self.current = None;
                self.next += 1;
            }
        }
        self.progress()
    }

    /// How far it is, in rules of both versions.
    pub fn progress(&self) -> Progress {
        let rules = |fates: &[Fate]| fates.iter().map(|fate| fate.rules).sum::<usize>();
        let here = self.current.as_ref().map_or(0, |current| {
            let (done, total) = current.search.progress();
            self.fates[self.next].rules * done / total.max(1)
        });
        Progress {
            done: rules(&self.fates[..self.next]) + here,
            total: rules(&self.fates),
            finished: self.next == self.fates.len(),
        }
    }

    /// What is found so far. Crawlers that were not compared to the end count
    /// every rule that was not looked at as open.
    pub fn result(&self) -> Comparison {
        let only_in = |one: &[String], other: &[String]| -> Vec<String> {
            let other = lower(other);
            one.iter().filter(|name| !other.contains(&name.to_ascii_lowercase())).cloned().collect()
        };
        let (before, after) = (names(&self.before), names(&self.after));
        let crawlers = self.fates.iter().enumerate().map(|(index, fate)| {
            let mut crawlers = fate.crawlers.clone();
            match &self.current {
                Some(current) if index == self.next => {
                    let (done, total) = current.search.progress();
                    crawlers.diff = current.search.found.clone();
                    crawlers.diff.open += (total - done) as u32;
                }
                _ if index >= self.next => crawlers.diff.open = fate.rules as u32,
                _ => {}
            }
            crawlers
        });
        Comparison {
            supported: supports(self.before.dialect()),
            crawlers: crawlers.collect(),
            named: only_in(&after, &before),
            unnamed: only_in(&before, &after),
            records: records(&self.before, &self.after),
        }
    }
}

/// The names that a file's agent lines give, each once.
fn names(policy: &Policy) -> Vec<String> {
    crawlers(policy).into_iter().flat_map(|one| one.agents).collect()
}

fn lower(names: &[String]) -> BTreeSet<String> {
    names.iter().map(|name| name.to_ascii_lowercase()).collect()
}

type Text = Vec<(RuleKind, Vec<u8>)>;

/// Crawlers by the rules that bind them before and after, in the order asked.
fn fates(before: &Policy, after: &Policy, asked: Vec<String>) -> Vec<Fate> {
    let mut found: Vec<Fate> = Vec::new();
    let mut by_groups: BTreeMap<[(Vec<u32>, bool); 2], usize> = BTreeMap::new();
    let mut by_text: BTreeMap<(Text, Text), usize> = BTreeMap::new();
    for name in asked {
        let choice = |policy: &Policy| policy.choose(&Agent::read(&name, policy.dialect()));
        let (one, other) = (choice(before), choice(after));
        let groups = [&one, &other].map(|choice| (choice.groups.clone(), choice.star));
        let index = *by_groups.entry(groups).or_insert_with(|| {
            let (old, new) = (text(before, &one), text(after, &other));
            let rules = if old == new { 0 } else { old.len() + new.len() };
            *by_text.entry((old, new)).or_insert_with(|| {
                let diff = Diff::default();
                let crawlers = CrawlerDiff { agents: Vec::new(), before: one, after: other, diff };
                found.push(Fate { crawlers, rules });
                found.len() - 1
            })
        });
        found[index].crawlers.agents.push(name);
    }
    found
}

fn text(policy: &Policy, choice: &Choice) -> Text {
    let source = policy.document().source();
    let rules = policy.rules(choice);
    rules.map(|rule| (rule.kind, source.slice(rule.pattern).to_vec())).collect()
}

/// Sitemaps and other records that only one version has, in file order.
fn records(before: &Policy, after: &Policy) -> Vec<RecordChange> {
    let all = |policy: &Policy| -> Vec<(String, String, u32)> {
        let source = policy.document().source();
        let groups = policy.groups().iter().flat_map(|group| &group.others);
        let records = policy.sitemaps().iter().chain(policy.others()).chain(groups);
        let mut all: Vec<_> = records
            .map(|record| {
                let (key, value) = (source.text(record.key), source.text(record.value));
                (key.into_owned(), value.into_owned(), record.line)
            })
            .collect();
        all.sort_by_key(|(.., line)| *line);
        all
    };
    let (old, new) = (all(before), all(after));
    let mut changes = Vec::new();
    for (one, other, added) in [(&old, &new, false), (&new, &old, true)] {
        // As often as it stands more often on one side.
        let mut counts: BTreeMap<(String, &str), i64> = BTreeMap::new();
        for (key, value, _) in other {
            *counts.entry((key.to_ascii_lowercase(), value)).or_default() += 1;
        }
        for (key, value, line) in one {
            let left = counts.entry((key.to_ascii_lowercase(), value)).or_default();
            *left -= 1;
            if *left < 0 {
                let (key, value, line) = (key.clone(), value.clone(), *line);
                changes.push(RecordChange { key, value, line, added });
            }
        }
    }
    changes
}
