//! What crawlers with a group of their own lose of the rules of `*`.

use std::borrow::Cow;
use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{Meaning, closed};
use crate::analysis::{Budget, Depth, Diff, Fact, GroupReport, Origin, Rules, diff};
use crate::policy::{Choice, Decision, Policy, RuleKind, RuleSet, Target, Usability};

/// States that all comparisons of a file may open together.
const STATES: u64 = 50_000;

/// Rules that they may read together.
const READ: usize = 100_000;

/// What the crawlers of a report have of the rules of `*`.
#[derive(Debug)]
pub struct Loss {
    /// The report's index.
    pub report: usize,
    /// Whether their rules decide as those of `*` do on every URL; proven.
    pub equal: bool,
    /// The Disallow rules of `*` that they do not have and whose loss opens a
    /// URL, by line.
    pub lost: Arc<[Lost]>,
}

/// A rule that is lost.
#[derive(Clone, Debug)]
pub struct Lost {
    /// Its line, from 1.
    pub line: u32,
    /// A URL that is open for want of it.
    pub url: String,
}

type Key<'a> = (RuleKind, Cow<'a, [u8]>);

/// The usable rules of some crawlers, each once.
fn keys<'a>(policy: &'a Policy, choice: &'a Choice) -> BTreeSet<Key<'a>> {
    let usable = policy.rules(choice).filter(|rule| rule.usability == Usability::Usable);
    usable.map(|rule| (rule.kind, policy.normal_pattern(rule))).collect()
}

pub(super) fn find(meaning: &Meaning) -> Vec<Loss> {
    let mut found = Vec::new();
    let policy = &*meaning.reader;
    let Some(star) = meaning.star() else { return found };
    let star_groups = &star.crawlers.choice.groups;
    // Made ready when first compared: many files have no other group.
    let star_rules = LazyCell::new(|| Rules::new(policy, &star.crawlers.choice));
    let star_set = LazyCell::new(|| RuleSet::new(policy, &star.crawlers.choice));
    let star_keys = LazyCell::new(|| keys(policy, &star.crawlers.choice));
    let star_is_closed = closed(star, Fact::WholeSite).is_some();
    let mut budget = Budget { total: STATES, ..Budget::default() };
    let mut read = 0;
    let mut known: BTreeMap<BTreeSet<Key<'_>>, (bool, Arc<[Lost]>)> = BTreeMap::new();
    for (index, report) in meaning.reports.iter().enumerate() {
        let choice = &report.crawlers.choice;
        if choice.star
            || choice.groups.iter().any(|group| star_groups.binary_search(group).is_ok())
            || policy.rules(choice).next().is_none()
        {
            continue;
        }
        let own = keys(policy, choice);
        if let Some((equal, lost)) = known.get(&own) {
            found.push(Loss { report: index, equal: *equal, lost: Arc::clone(lost) });
            continue;
        }
        let result = if closed(report, Fact::WholeSite).is_some() {
            // What closes everything loses nothing.
            (star_is_closed, Arc::default())
        } else if own == *star_keys {
            (true, Arc::default())
        } else if star_is_closed {
            // What is named beside a closed `*` is an exception to it.
            (false, Arc::default())
        } else {
            read += own.len() + star_keys.len();
            if read > READ {
                break;
            }
            let rules = Rules::new(policy, choice);
            let diff = diff(&star_rules, &rules, Depth::OnePerChangedRule, &mut budget);
            (diff.is_equal() == Some(true), lost(meaning, &star_set, report, &own, &diff))
        };
        found.push(Loss { report: index, equal: result.0, lost: Arc::clone(&result.1) });
        known.insert(own, result);
    }
    found
}

fn trimmed(pattern: &[u8]) -> &[u8] {
    let end = pattern.iter().rposition(|octet| *octet != b'*').map_or(0, |at| at + 1);
    &pattern[..end]
}

fn lost(
    meaning: &Meaning,
    star: &RuleSet,
    report: &GroupReport,
    own: &BTreeSet<Key<'_>>,
    diff: &Diff,
) -> Arc<[Lost]> {
    // A group that forbids nothing was meant to be open.
    if !own.iter().any(|(kind, _)| *kind == RuleKind::Disallow) {
        return Arc::default();
    }
    // With or without a needless star, a rule is the same exception.
    let own: BTreeSet<(RuleKind, &[u8])> =
        own.iter().map(|(kind, pattern)| (*kind, trimmed(pattern))).collect();
    let named = RuleSet::new(&meaning.reader, &report.crawlers.choice);
    let mut lost = BTreeMap::new();
    for change in &diff.changes {
        let Origin::Line(line) = change.before else { continue };
        let Some(rule) = meaning.rule_at(line) else { continue };
        let pattern = meaning.reader.normal_pattern(rule);
        // A rule that both have is not lost where the group makes an exception,
        // nor is one that it turns round.
        let has = |kind| own.contains(&(kind, trimmed(&pattern)));
        if change.now != Decision::Allow || has(RuleKind::Disallow) || has(RuleKind::Allow) {
            continue;
        }
        let url = &change.witness.url;
        // A path that begins with two slashes would be read as a host.
        let target = Target::read(&format!("https://example.com{url}"), meaning.reader.dialect());
        let shows = star.decide(&target) == (Decision::Disallow, line)
            && named.decide(&target).0 == Decision::Allow;
        debug_assert!(shows, "{url} shows no loss of line {line}");
        if shows {
            lost.entry(line).or_insert_with(|| Lost { line, url: url.clone() });
        }
    }
    lost.into_values().collect()
}
