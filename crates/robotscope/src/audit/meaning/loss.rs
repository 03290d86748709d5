//! What crawlers with a group of their own lose of the rules of `*`.

use std::borrow::Cow;
use std::cell::LazyCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{Meaning, closed};
use crate::analysis::{
    Budget, Depth, Diff, Fact, GroupReport, Life, Origin, Rules, Settled, diff, diff_of,
};
use crate::policy::{Choice, Decision, Policy, RuleKind, RuleSet, Target, Usability};

/// States that all comparisons of a file may open together.
const STATES: u64 = 50_000;

/// Rules that they may read together.
const READ: usize = 100_000;

/// Rules of which it may be asked without a comparison whether they are lost.
const DECIDED: usize = 2_000_000;

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

/// A Disallow rule of `*` that may decide on a URL.
struct Closing<'a> {
    line: u32,
    pattern: Cow<'a, [u8]>,
    /// A URL on which it does, where one is known.
    shown: Option<(String, Target)>,
}

fn closing<'a>(meaning: &'a Meaning, star: &GroupReport) -> Vec<Closing<'a>> {
    let disallows = star.rules.iter().filter(|rule| rule.decision == Decision::Disallow);
    let closing = disallows.filter_map(|rule| {
        let shown = match &rule.life {
            Settled::Known(Life::Decides(witness)) => Some(witness.url.clone()),
            Settled::Known(_) => return None,
            Settled::Open => None,
        };
        let pattern = meaning.reader.normal_pattern(meaning.rule_at(rule.line)?);
        let shown = shown.map(|url| (url.clone(), target(meaning, &url)));
        Some(Closing { line: rule.line, pattern, shown })
    });
    closing.collect()
}

fn target(meaning: &Meaning, url: &str) -> Target {
    Target::of_path(url, meaning.reader.dialect())
}

pub(super) fn find(meaning: &Meaning) -> Vec<Loss> {
    let mut found = Vec::new();
    let policy = &*meaning.reader;
    let Some(star) = meaning.star() else { return found };
    let star_groups = &star.crawlers.choice.groups;
    // Made ready when first compared: many files have no other group.
    let star_rules = LazyCell::new(|| Rules::new(policy, &star.crawlers.choice));
    let star_keys = LazyCell::new(|| keys(policy, &star.crawlers.choice));
    let star_closing = LazyCell::new(|| closing(meaning, star));
    let star_is_closed = closed(star, Fact::WholeSite).is_some();
    let mut budget = Budget { total: STATES, ..Budget::default() };
    let (mut decided, mut read) = (0, 0);
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
            decided += own.len() + star_closing.len();
            if decided > DECIDED {
                break;
            }
            let named = RuleSet::new(policy, choice);
            let Judged { mut lost, mut differs, asked } = judge(&star_closing, &named, &own);
            if !asked.is_empty() || !differs {
                read += own.len() + star_keys.len();
                if read > READ {
                    break;
                }
                let rules = Rules::new(policy, choice);
                let depth = Depth::OnePerChangedRule;
                let diff = if differs {
                    diff_of(&star_rules, &rules, &asked, depth, &mut budget)
                } else {
                    diff(&star_rules, &rules, depth, &mut budget)
                };
                differs |= diff.is_equal() != Some(true);
                lost.extend(shown_by(&diff, &asked));
            }
            debug_assert!(
                lost.iter()
                    .all(|(_, url)| named.decide(&target(meaning, url)).0 == Decision::Allow)
            );
            // A group that forbids nothing was meant to be open.
            let forbids = own.iter().any(|(kind, _)| *kind == RuleKind::Disallow);
            let lost = lost.into_iter().filter(|_| forbids).map(|(line, url)| Lost { line, url });
            (!differs, lost.collect())
        };
        found.push(Loss { report: index, equal: result.0, lost: Arc::clone(&result.1) });
        known.insert(own, result);
    }
    found
}

/// What the URLs that are known of the rules of `*` show of a group.
#[derive(Default)]
struct Judged {
    /// The lines of rules that are lost, with a URL that shows it.
    lost: BTreeMap<u32, String>,
    /// Whether one is open to the group.
    differs: bool,
    /// The lines of rules of which they show nothing.
    asked: BTreeSet<u32>,
}

fn judge(star: &[Closing<'_>], named: &RuleSet, own: &BTreeSet<Key<'_>>) -> Judged {
    // With or without a needless star, a rule is the same exception.
    let own: BTreeSet<&[u8]> = own.iter().map(|(_, pattern)| trimmed(pattern)).collect();
    let mut judged = Judged::default();
    for rule in star {
        // A rule that both have is not lost where the group makes an exception,
        // nor is one that it turns round.
        let has = own.contains(trimmed(&rule.pattern));
        match &rule.shown {
            Some((url, target)) if named.decide(target).0 == Decision::Allow => {
                judged.differs = true;
                if !has {
                    judged.lost.insert(rule.line, url.clone());
                }
            }
            _ if has => {}
            _ => drop(judged.asked.insert(rule.line)),
        }
    }
    judged
}

/// Of the rules on `asked` lines those that a comparison shows to be lost.
fn shown_by(diff: &Diff, asked: &BTreeSet<u32>) -> BTreeMap<u32, String> {
    let opened = diff.changes.iter().filter(|change| change.now == Decision::Allow);
    let lost = opened.filter_map(|change| match change.before {
        Origin::Line(line) if asked.contains(&line) => Some((line, change.witness.url.clone())),
        _ => None,
    });
    lost.collect()
}

fn trimmed(pattern: &[u8]) -> &[u8] {
    let end = pattern.iter().rposition(|octet| *octet != b'*').map_or(0, |at| at + 1);
    &pattern[..end]
}
