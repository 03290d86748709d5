//! Two versions of a file compared by what they mean to each crawler.

use std::collections::{BTreeMap, BTreeSet};

use super::budget::Budget;
use super::diff::{Depth, Diff, diff};
use super::file::crawlers;
use super::rules::Rules;
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
    before: &Policy,
    after: &Policy,
    agents: &[String],
    depth: Depth,
    budget: &mut Budget,
) -> Comparison {
    let names = |policy: &Policy| -> Vec<String> {
        crawlers(policy).into_iter().flat_map(|one| one.agents).collect()
    };
    let (before_names, after_names) = (names(before), names(after));
    let lower = |names: &[String]| -> BTreeSet<String> {
        names.iter().map(|name| name.to_ascii_lowercase()).collect()
    };
    let only_in = |one: &[String], other: &[String]| -> Vec<String> {
        let other = lower(other);
        one.iter().filter(|name| !other.contains(&name.to_ascii_lowercase())).cloned().collect()
    };
    let mut asked: Vec<String> = agents.to_vec();
    if asked.is_empty() {
        asked.push("*".to_owned());
        let mut known = lower(&asked);
        for name in before_names.iter().chain(&after_names) {
            if known.insert(name.to_ascii_lowercase()) {
                asked.push(name.clone());
            }
        }
    }
    Comparison {
        crawlers: by_fate(before, after, asked, depth, budget),
        named: only_in(&after_names, &before_names),
        unnamed: only_in(&before_names, &after_names),
        records: records(before, after),
    }
}

type Text = Vec<(RuleKind, Vec<u8>)>;

fn by_fate(
    before: &Policy,
    after: &Policy,
    asked: Vec<String>,
    depth: Depth,
    budget: &mut Budget,
) -> Vec<CrawlerDiff> {
    let mut found: Vec<CrawlerDiff> = Vec::new();
    let mut known: BTreeMap<(Text, Text), usize> = BTreeMap::new();
    for name in asked {
        let choice = |policy: &Policy| policy.choose(&Agent::read(&name, policy.dialect()));
        let (one, other) = (choice(before), choice(after));
        let text = |policy: &Policy, choice: &Choice| -> Text {
            let source = policy.document().source();
            let rules = policy.rules(choice);
            rules.map(|rule| (rule.kind, source.slice(rule.pattern).to_vec())).collect()
        };
        let key = (text(before, &one), text(after, &other));
        if let Some(index) = known.get(&key) {
            found[*index].agents.push(name);
            continue;
        }
        // The same rules need no comparison.
        let diff = if key.0 == key.1 {
            Diff::default()
        } else {
            let (old, new) = (Rules::new(before, &one), Rules::new(after, &other));
            diff(&old, &new, depth, budget)
        };
        known.insert(key, found.len());
        found.push(CrawlerDiff { agents: vec![name], before: one, after: other, diff });
    }
    found
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
