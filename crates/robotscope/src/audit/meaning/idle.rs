//! Rules that do nothing: they never decide, or every verdict is the same
//! without them.

use std::collections::{BTreeMap, BTreeSet};

use super::Meaning;
use crate::analysis::{
    Budget, DeadKind, Fact, GroupReport, Life, Origin, Reasoner, Removal, RuleReport, Rules,
    Settled,
};
use crate::policy::{Decision, RuleKind, Usability};

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

/// Rules with duplicates of which it is asked whether they could go, too.
const ASKED: usize = 100;

pub(super) fn find(meaning: &Meaning) -> Vec<Idle> {
    let mut found = Vec::new();
    let copied = copied(meaning);
    for (line, reports) in meaning.rules() {
        let judged: Option<Vec<(Why, u32)>> =
            reports.iter().map(|(report, rule)| judge(meaning, report, rule, &copied)).collect();
        // What names the defect best is the strongest of what is true of some,
        // as all of it is true of the rest.
        let Some((why, by)) = judged.and_then(|all| all.into_iter().max_by_key(|one| one.0)) else {
            continue;
        };
        let dead = reports.iter().all(|(_, rule)| is_dead(rule));
        let in_all = |(report, rule): &(&GroupReport, &RuleReport)| {
            is_dead(rule)
                || report.removable.known().is_some_and(|all| all.binary_search(&line).is_ok())
        };
        // A rule with copies waits until these have gone.
        let has_copies = reports
            .iter()
            .any(|(report, _)| copied.contains_key(&(report.crawlers.lines[0], line)));
        let can_go = why != Why::Overridden
            && why != Why::Overreached
            && !has_copies
            && (dead || reports.iter().all(in_all));
        let url = match &reports[0].1.life {
            Settled::Known(Life::Decides(witness)) => witness.url.clone(),
            _ => String::new(),
        };
        found.push(Idle { line, why, by, url, can_go });
    }
    keep_groups(meaning, &mut found);
    keep_what_hides(meaning, &mut found);
    found
}

/// By the first line that names crawlers of a report and a rule's line: the line
/// of the rule that says the same.
type Copied = BTreeMap<(u32, u32), u32>;

/// The first of equal rules can go for the sake of the others only, which are
/// the ones to go. Whether it could go with them: by the line of the rule that
/// then says the same.
fn copied(meaning: &Meaning) -> Copied {
    let mut found = BTreeMap::new();
    let mut asked = 0;
    for report in &meaning.reports {
        let removable = report.removable.known().map_or(&[][..], Vec::as_slice);
        let has_copy = |rule: &&RuleReport| {
            !is_dead(rule)
                && removable.binary_search(&rule.line).is_ok()
                && nothing_because(rule).is_some_and(|by| is_same(meaning, rule.line, by))
        };
        let mut rules = report.rules.iter().filter(has_copy).take(ASKED - asked).peekable();
        if rules.peek().is_none() {
            continue;
        }
        let ready = Rules::new(&meaning.reader, &report.crawlers.choice);
        let mut reasoner = Reasoner::new(&ready);
        let dead: Vec<u32> =
            report.rules.iter().filter(|rule| is_dead(rule)).map(|rule| rule.line).collect();
        for rule in rules {
            asked += 1;
            let judged = reasoner.judge_without(rule.line, &dead, &mut Budget::default());
            if let Some(by) = judged.as_ref().and_then(nothing_because) {
                found.insert((report.crawlers.lines[0], rule.line), by);
            }
        }
    }
    found
}

/// The line of the rule because of which nothing changes when a live one is
/// taken out, where it takes only rules to say the same.
fn nothing_because(rule: &RuleReport) -> Option<u32> {
    match (&rule.life, &rule.removal) {
        (Settled::Known(Life::Decides(_)), Settled::Known(Removal::Nothing { because })) => {
            lines(because)?.first().copied()
        }
        _ => None,
    }
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
    copied: &Copied,
) -> Option<(Why, u32)> {
    if let Settled::Known(Life::Never { by, kind }) = &rule.life {
        let by = lines(by)?;
        let first = *by.first()?;
        let (own, other) = (meaning.rule_at(rule.line)?, meaning.rule_at(first)?);
        let why = if is_same(meaning, rule.line, first) {
            Why::Duplicate
        } else if by.len() == 1 && other.kind != own.kind && other.octets == own.octets {
            Why::Tie
        } else if *kind == DeadKind::Redundant {
            return redundant(meaning, report, rule, first);
        } else {
            Why::Overridden
        };
        return Some((why, first));
    }
    let by = nothing_because(rule)?;
    let by = if is_same(meaning, rule.line, by) {
        *copied.get(&(report.crawlers.lines[0], rule.line))?
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
    let policy = &meaning.reader;
    let own = policy.normal_pattern(meaning.rule_at(rule.line)?);
    let other = policy.normal_pattern(meaning.rule_at(by)?);
    let is_word = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_alphanumeric);
    let goes_on = own.starts_with(&other) && is_word(other.last()) && is_word(own.get(other.len()));
    let why = if goes_on && rule.decision == Decision::Disallow {
        Why::Overreached
    } else {
        Why::Redundant
    };
    Some((why, by))
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
