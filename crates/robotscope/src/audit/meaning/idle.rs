//! Rules that do nothing: they never decide, or every verdict is the same
//! without them.

use std::collections::{BTreeMap, BTreeSet};

use super::Meaning;
use crate::analysis::{
    Budget, DeadKind, Fact, GroupReport, Life, Origin, Reasoner, Removal, RuleReport, Rules,
    Settled,
};
use crate::policy::{Decision, RuleKind, Usability, escape_at, is_reserved};

/// A rule that does nothing.
#[derive(Clone, Debug)]
pub struct Idle {
    /// Its line, from 1.
    pub line: u32,
    /// Why.
    pub why: Why,
    /// The line of the rule because of which.
    pub by: u32,
    /// A URL that both match.
    pub url: String,
    /// Whether it can be deleted: with it alone, and with all others of which
    /// this is said, no verdict changes by the reader's rules.
    pub can_go: bool,
}

/// Why a rule does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// An earlier line says the same of the same pattern.
    Duplicate,
    /// Another rule says the same of all of its URLs.
    Redundant,
    /// The other one names only part of its word: `/shop` and `/shopping`.
    Overreached,
    /// An Allow of the same length wins on every one of its URLs.
    Tie,
    /// Stronger rules say the opposite of all of its URLs.
    Overridden,
}

/// Rules with twins of which it is asked whether they do anything without them.
const ASKED: usize = 100;

pub(super) fn find(meaning: &Meaning) -> Vec<Idle> {
    let mut found = Vec::new();
    let alone = alone(meaning);
    let spellings = spellings(meaning);
    for (line, reports) in meaning.rules() {
        let judged: Option<Vec<(Why, u32)>> =
            reports.iter().map(|(report, rule)| judge(meaning, report, rule, &alone)).collect();
        // What names the defect best is the strongest of what is true of some,
        // as all of it is true of the rest.
        let Some((why, by)) = judged.and_then(|all| all.into_iter().max_by_key(|one| one.0)) else {
            continue;
        };
        let can_go = match why {
            // Readers that compare as written need both spellings.
            Why::Duplicate => text(meaning, line) == text(meaning, by),
            Why::Redundant | Why::Overreached | Why::Tie => {
                !spellings.contains(&line)
                    && reports.iter().all(|(report, rule)| can_go(meaning, report, rule))
            }
            Why::Overridden => false,
        };
        let url = match &reports[0].1.life {
            Settled::Known(Life::Decides(witness)) => witness.url.clone(),
            _ => String::new(),
        };
        found.push(Idle { line, why, by, url, can_go });
    }
    name_shortest(meaning, &mut found);
    for idle in &mut found {
        // It is the other rule that has to be looked at.
        idle.can_go &= idle.why != Why::Overreached;
    }
    keep_groups(meaning, &mut found);
    keep_what_hides(meaning, &mut found);
    found
}

/// Where the rule because of which another adds nothing adds nothing itself,
/// because both begin as a third: that one is named for both, as it is the one
/// that stays.
fn name_shortest(meaning: &Meaning, found: &mut [Idle]) {
    // A shorter pattern of which this is the beginning may be reached in steps.
    for at in 0..found.len() {
        while matches!(found[at].why, Why::Redundant | Why::Overreached) {
            let Ok(next) = found.binary_search_by_key(&found[at].by, |idle| idle.line) else {
                break;
            };
            let next = &found[next];
            let further = matches!(next.why, Why::Redundant | Why::Overreached)
                && is_beginning(meaning, next.by, next.line)
                && is_beginning(meaning, next.by, found[at].line);
            if !further {
                break;
            }
            let by = next.by;
            found[at].why = why_redundant(meaning, found[at].line, by);
            found[at].by = by;
        }
    }
}

/// The pattern on a line without what adds nothing at its end.
fn trimmed(meaning: &Meaning, line: u32) -> Vec<u8> {
    let Some(rule) = meaning.rule_at(line) else { return Vec::new() };
    let mut pattern = meaning.reader.normal_pattern(rule).into_owned();
    while pattern.last() == Some(&b'*') {
        pattern.pop();
    }
    pattern
}

/// Whether the pattern on one line is shorter than that on another and all of
/// its beginning.
fn is_beginning(meaning: &Meaning, one: u32, other: u32) -> bool {
    let (one, other) = (trimmed(meaning, one), trimmed(meaning, other));
    one.len() < other.len() && other.starts_with(&one) && one.last() != Some(&b'$')
}

/// Whether a rule is redundant because another takes in more than it names.
fn why_redundant(meaning: &Meaning, line: u32, by: u32) -> Why {
    let (own, other) = (trimmed(meaning, line), trimmed(meaning, by));
    let is_word = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_alphanumeric);
    let goes_on = own.starts_with(&other) && is_word(other.last()) && is_word(own.get(other.len()));
    let closes = meaning.rule_at(line).is_some_and(|rule| rule.kind == RuleKind::Disallow);
    if goes_on && closes { Why::Overreached } else { Why::Redundant }
}

/// The lines of rules that another line spells otherwise, with escapes or without.
fn spellings(meaning: &Meaning) -> BTreeSet<u32> {
    let mut found = BTreeSet::new();
    let source = meaning.reader.document().source();
    if memchr::memchr(b'%', source.bytes()).is_none() {
        return found;
    }
    let mut first: BTreeMap<(RuleKind, Vec<u8>), u32> = BTreeMap::new();
    for rule in meaning.reader.groups().iter().flat_map(|group| &group.rules) {
        let line = *first.entry((rule.kind, plain(meaning, rule.line))).or_insert(rule.line);
        if text(meaning, line) != text(meaning, rule.line) {
            found.extend([line, rule.line]);
        }
    }
    found
}

/// Whether the rule can go, alone and with others, for the crawlers of a report.
fn can_go(meaning: &Meaning, report: &GroupReport, rule: &RuleReport) -> bool {
    let removable = || report.removable.known().map_or(&[][..], Vec::as_slice);
    // One with copies waits until these have gone.
    let has_copy = || cover(rule).is_some_and(|by| is_same(meaning, rule.line, by));
    is_dead(rule) || (removable().binary_search(&rule.line).is_ok() && !has_copy())
}

/// By the first line that names crawlers of a report and a rule's line: the line
/// of the rule that says the same when the rule's twins do not count.
type Alone = BTreeMap<(u32, u32), u32>;

/// Of rules that are the same, or the same to some readers, each does nothing
/// for the sake of another, and neither is to blame. Whether they do anything
/// together is asked without the others.
fn alone(meaning: &Meaning) -> Alone {
    let mut found = BTreeMap::new();
    let mut asked = 0;
    for report in &meaning.reports {
        let removable = report.removable.known().map_or(&[][..], Vec::as_slice);
        let has_twin = |rule: &&RuleReport| {
            removable.binary_search(&rule.line).is_ok()
                && cover(rule).is_some_and(|by| {
                    is_twin(meaning, rule.line, by)
                        && !(is_dead(rule) && is_same(meaning, rule.line, by))
                })
        };
        let mut rules = report.rules.iter().filter(has_twin).take(ASKED - asked).peekable();
        if rules.peek().is_none() {
            continue;
        }
        let ready = Rules::new(&meaning.reader, &report.crawlers.choice);
        let mut reasoner = Reasoner::new(&ready);
        let mut twins: BTreeMap<(Decision, Vec<u8>), Vec<u32>> = BTreeMap::new();
        for rule in &report.rules {
            twins.entry((rule.decision, plain(meaning, rule.line))).or_default().push(rule.line);
        }
        for rule in rules {
            asked += 1;
            let mut others = twins[&(rule.decision, plain(meaning, rule.line))].clone();
            others.retain(|line| *line != rule.line);
            let judged = reasoner.judge_without(rule.line, &others, &mut Budget::default());
            if let Some(by) = judged.as_ref().and_then(cover) {
                found.insert((report.crawlers.lines[0], rule.line), by);
            }
        }
    }
    found
}

/// The line of the strongest of the rules that say the same of all that a rule
/// matches, or decides; none where it takes anything else to do so.
fn cover(rule: &RuleReport) -> Option<u32> {
    let covers = match (&rule.life, &rule.removal) {
        (Settled::Known(Life::Never { by, kind: DeadKind::Redundant }), _) => by,
        (Settled::Known(Life::Decides(_)), Settled::Known(Removal::Nothing { because })) => because,
        _ => return None,
    };
    lines(covers)?.first().copied()
}

/// The lines of rules, where there is nothing else among them.
fn lines(origins: &[Origin]) -> Option<Vec<u32>> {
    let lines = origins.iter().map(|origin| match origin {
        Origin::Line(line) => Some(*line),
        // Other readers need what says something of /robots.txt, and to allow what
        // nothing forbids is no more than to say it.
        Origin::RobotsTxt | Origin::Default => None,
    });
    lines.collect()
}

fn text(meaning: &Meaning, line: u32) -> Option<&[u8]> {
    let rule = meaning.rule_at(line)?;
    Some(meaning.reader.document().source().slice(rule.pattern))
}

/// The pattern on a line with its reserved characters written plainly. Readers
/// differ on whether they are the same, so that files name both.
fn plain(meaning: &Meaning, line: u32) -> Vec<u8> {
    let Some(rule) = meaning.rule_at(line) else { return Vec::new() };
    let text = meaning.reader.normal_pattern(rule);
    let mut plain = Vec::with_capacity(text.len());
    let mut rest = &*text;
    while let Some(octet) = rest.first() {
        let reserved = escape_at(rest).filter(|octet| is_reserved(*octet));
        plain.push(reserved.unwrap_or(*octet));
        rest = &rest[if reserved.is_some() { 3 } else { 1 }..];
    }
    plain
}

/// Whether the rules on two lines are the same, or would be if reserved
/// characters had no meaning of their own.
fn is_twin(meaning: &Meaning, one: u32, other: u32) -> bool {
    plain(meaning, one) == plain(meaning, other)
}

/// Whether the rules on two lines are the same.
fn is_same(meaning: &Meaning, one: u32, other: u32) -> bool {
    let (Some(one), Some(other)) = (meaning.rule_at(one), meaning.rule_at(other)) else {
        return false;
    };
    let policy = &meaning.reader;
    one.kind == other.kind && policy.normal_pattern(one) == policy.normal_pattern(other)
}

fn is_dead(rule: &RuleReport) -> bool {
    matches!(rule.life, Settled::Known(Life::Never { .. }))
}

/// Why a rule does nothing for the crawlers of a report, and because of which
/// line.
fn judge(
    meaning: &Meaning,
    report: &GroupReport,
    rule: &RuleReport,
    alone: &Alone,
) -> Option<(Why, u32)> {
    if let Settled::Known(Life::Never { by, kind }) = &rule.life {
        let by = lines(by)?;
        let first = *by.first()?;
        let (own, other) = (meaning.rule_at(rule.line)?, meaning.rule_at(first)?);
        if is_same(meaning, rule.line, first) {
            return Some((Why::Duplicate, first));
        }
        if by.len() == 1 && other.kind != own.kind && other.octets == own.octets {
            return Some((Why::Tie, first));
        }
        if *kind != DeadKind::Redundant {
            return Some((Why::Overridden, first));
        }
    }
    let by = cover(rule)?;
    let by = if is_twin(meaning, rule.line, by) {
        *alone.get(&(report.crawlers.lines[0], rule.line))?
    } else {
        by
    };
    redundant(meaning, report, rule, by)
}

fn redundant(
    meaning: &Meaning,
    report: &GroupReport,
    rule: &RuleReport,
    by: u32,
) -> Option<(Why, u32)> {
    // Under a block of the whole site every other rule is; the block is what has
    // to be looked at, and they may be all that should be left.
    if report.crawlers.choice.star && super::closed(report, Fact::WholeSite).is_some() {
        return None;
    }
    Some((why_redundant(meaning, rule.line, by), by))
}

/// A group keeps a rule, or its agents would join the next group; and it keeps
/// a Disallow, or its Allow rules would be left with nothing to do.
fn keep_groups(meaning: &Meaning, found: &mut [Idle]) {
    let mut at = 0;
    for group in meaning.reader.groups() {
        let from = at;
        while found.get(at).is_some_and(|idle| idle.line <= group.last_line) {
            at += 1;
        }
        let own = &mut found[from..at];
        if !own.iter().any(|idle| idle.can_go) {
            continue;
        }
        let going: BTreeSet<u32> =
            own.iter().filter(|idle| idle.can_go).map(|idle| idle.line).collect();
        let closing =
            |kind, usability| kind == RuleKind::Disallow && usability == Usability::Usable;
        let mut closes = group.rules.iter().filter(|rule| closing(rule.kind, rule.usability));
        let kept = if closes.clone().next().is_some() {
            closes.all(|rule| going.contains(&rule.line)).then(|| {
                own.iter_mut().find(|idle| {
                    let rule = meaning.rule_at(idle.line);
                    idle.can_go && rule.is_some_and(|rule| rule.kind == RuleKind::Disallow)
                })
            })
        } else {
            let all = group.rules.iter().all(|rule| going.contains(&rule.line));
            all.then(|| own.iter_mut().find(|idle| idle.can_go))
        };
        if let Some(Some(kept)) = kept {
            kept.can_go = false;
        }
    }
}

/// The rules that can go together can do so as a whole: one that stays may have
/// been hidden by two that go. It hides nothing where no weaker rule says what
/// they say; elsewhere the live ones of those stay, too.
fn keep_what_hides(meaning: &Meaning, found: &mut [Idle]) {
    let octets = |line| meaning.rule_at(line).map_or(0, |rule| rule.octets);
    loop {
        let index: BTreeMap<u32, usize> = found
            .iter()
            .enumerate()
            .filter(|(_, one)| one.can_go)
            .map(|(at, one)| (one.line, at))
            .collect();
        let mut kept: Vec<usize> = Vec::new();
        for report in &meaning.reports {
            let live = || report.rules.iter().filter(|rule| !is_dead(rule));
            if !live().any(|rule| index.contains_key(&rule.line)) {
                continue;
            }
            let removable = report.removable.known().map_or(&[][..], Vec::as_slice);
            for decision in [Decision::Allow, Decision::Disallow] {
                // What would decide when all of it is gone.
                let weakest = report
                    .rules
                    .iter()
                    .filter(|rule| rule.decision == decision)
                    .map(|rule| octets(rule.line))
                    .chain((decision == Decision::Allow).then_some(0))
                    .min();
                let hidden = report.rules.iter().any(|rule| {
                    rule.decision != decision
                        && removable.binary_search(&rule.line).is_ok()
                        && !index.contains_key(&rule.line)
                        && weakest.is_some_and(|weakest| weakest <= octets(rule.line))
                });
                if hidden {
                    let same = live().filter(|rule| rule.decision == decision);
                    kept.extend(same.filter_map(|rule| index.get(&rule.line).copied()));
                }
            }
        }
        if kept.is_empty() {
            return;
        }
        for at in kept {
            found[at].can_go = false;
        }
    }
}
