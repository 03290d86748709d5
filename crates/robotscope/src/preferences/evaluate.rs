//! How preference lines come to an answer for one agent and one URL (P-08 to
//! P-15).

use super::answer::{Answer, Contender, Crawl, Hint, LicenseLine, Outcome, Preferences, Reason};
use super::{KEYS, LABELS, Line, Stated, Term, Value, lines};
use crate::policy::{Agent, Choice, Decision, Policy, Target};
use crate::source::Source;

/// What the file says of `url`, as typed, to `agent`. The reference reading of
/// these lines is that of RFC 9309: `policy` and `agent` should be read so.
/// Costs what reading the file's preference lines does, and the group's octets
/// times the path's.
pub fn preferences(policy: &Policy, agent: &Agent, url: &str) -> Preferences {
    let source = policy.document().source();
    let target = Target::read(url, policy.dialect());
    let choice = policy.choose(agent);
    let ruling = policy.decide(&choice, &target);
    let lines = lines(policy);
    let mut hints = bystanders(policy, &choice, &lines);
    let mut contest = |field, terms, blocked| {
        let contest = Contest::new(policy, &choice, &target, &lines, field, blocked);
        let answers: Vec<_> = contest.answers(source, terms, choice.groups.is_empty());
        hints.extend(answers.iter().filter_map(|answer| contest.shorter(source, answer)));
        (contest.contenders(&answers), answers)
    };
    let blocked = ruling.decision == Decision::Disallow;
    let (mut others, usage) = contest("content-usage", LABELS, blocked);
    // No source limits signals to what may be fetched (P-14).
    let (signals, signal) = contest("content-signal", KEYS, false);
    others.extend(signals);
    others.sort_by_key(|contender| contender.line);
    let license = lines.iter().filter_map(|line| match line.value {
        Value::License(license) => {
            Some(LicenseLine { line: line.record.line, license, group: line.group })
        }
        _ => None,
    });
    Preferences {
        crawl: Crawl { decision: ruling.decision, line: ruling.rule.map(|rule| rule.line) },
        group: policy.used_group(agent, &choice),
        usage,
        signal,
        license: license.collect(),
        others,
        hints,
    }
}

/// Lines that state something and are not the agent's to follow.
fn bystanders(policy: &Policy, choice: &Choice, lines: &[Line]) -> Vec<Hint> {
    let source = policy.document().source();
    let among = |wanted: &dyn Fn(Option<u32>) -> bool| {
        let mut found = lines
            .iter()
            .filter(|line| wanted(line.group) && line.value.states_something(source))
            .map(|line| line.record.line);
        found.next().map(|first| (first, found.count() as u32 + 1))
    };
    let own = |group| choice.groups.binary_search(&group).is_ok();
    let star = |group| policy.star_groups().binary_search(&group).is_ok();
    let passed_over = among(&|group| {
        choice.chosen.is_some() && group.is_some_and(|group| star(group) && !own(group))
    });
    let outside = among(&|group| group.is_none());
    passed_over
        .map(|(line, count)| Hint::StarPassedOver { line, count })
        .into_iter()
        .chain(outside.map(|(line, count)| Hint::OutsideGroup { line, count }))
        .collect()
}

/// The lines of one field that the group holds, in file order, and which win.
struct Contest<'l, 'p> {
    // Each with the octets of its path, and whether it matches.
    lines: Vec<(&'l Line<'p>, u32, bool)>,
    // The octets of those that win; none where no line matches.
    best: Option<u32>,
    blocked: bool,
}

impl<'l, 'p> Contest<'l, 'p> {
    fn new(
        policy: &Policy,
        choice: &Choice,
        target: &Target,
        lines: &'l [Line<'p>],
        field: &str,
        blocked: bool,
    ) -> Self {
        let is_own = |group| choice.groups.binary_search(&group).is_ok();
        let lines: Vec<_> = lines
            .iter()
            .filter(|line| line.value.field() == field && line.group.is_some_and(is_own))
            .map(|line| match line.value.path() {
                Some(path) => (line, policy.octets(path), policy.matches(path, target)),
                None => (line, 0, true),
            })
            .collect();
        let matching = lines.iter().filter(|(.., matched)| *matched);
        let best = matching.map(|(_, octets, _)| *octets).max();
        Self { lines, best, blocked }
    }

    fn winners(&self) -> impl Iterator<Item = &'l Line<'p>> {
        self.lines
            .iter()
            .filter(|(_, octets, matched)| *matched && Some(*octets) == self.best)
            .map(|(line, ..)| *line)
    }

    fn answers(&self, source: &Source, terms: &'static [Term], no_group: bool) -> Vec<Answer> {
        let nothing = match self.best {
            _ if self.blocked => Some(Reason::UrlDisallowed),
            _ if no_group => Some(Reason::NoGroup),
            None if self.lines.is_empty() => Some(Reason::NoLineInGroup),
            None => Some(Reason::NoMatchingLine),
            Some(_) => None,
        };
        let answer = |term| match nothing {
            Some(reason) => Answer { term, rank: None, line: None, reason },
            None => self.answer(source, term),
        };
        terms.iter().map(answer).collect()
    }

    /// What the winners state under `term`: the strictest value (P-11, P-14).
    fn answer(&self, source: &Source, term: &'static Term) -> Answer {
        let mut strictest: Option<(usize, u32)> = None;
        let mut reason = Reason::Stated;
        let mut not_understood = false;
        for line in self.winners() {
            for stated in line.value.stated(source, term) {
                let Stated::Value(rank) = stated else {
                    not_understood = true;
                    continue;
                };
                if strictest.is_some_and(|(before, _)| rank != before) {
                    reason = Reason::CombinedRestrictive;
                }
                if strictest.is_none_or(|(before, _)| rank < before) {
                    strictest = Some((rank, line.record.line));
                }
            }
        }
        if strictest.is_none() {
            reason = if not_understood {
                Reason::ValueNotUnderstood
            } else if self.winners().any(|line| line.value.is_broken()) {
                Reason::StatementBroken
            } else {
                Reason::NotStated
            };
        }
        let (rank, line) = strictest.unzip();
        Answer { term, rank, line, reason }
    }

    /// The longest of the shorter matching lines that states what `answer`
    /// leaves unknown.
    fn shorter(&self, source: &Source, answer: &Answer) -> Option<Hint> {
        if answer.rank.is_some() || self.blocked {
            return None;
        }
        let term = answer.term;
        let mut longest: Option<(u32, &Line)> = None;
        for (line, octets, matched) in &self.lines {
            let longer = longest.is_none_or(|(before, _)| *octets > before);
            if *matched
                && Some(*octets) < self.best
                && longer
                && line.value.stated(source, term).any(|one| matches!(one, Stated::Value(_)))
            {
                longest = Some((*octets, line));
            }
        }
        longest.map(|(_, line)| Hint::ShorterStates {
            field: line.value.field(),
            term,
            line: line.record.line,
        })
    }

    fn contenders(&self, answers: &[Answer]) -> Vec<Contender> {
        let only_one = self.winners().nth(1).is_none();
        let is_named = |line| answers.iter().any(|answer| answer.line == Some(line));
        self.lines
            .iter()
            .map(|(line, octets, matched)| Contender {
                field: line.value.field(),
                line: line.record.line,
                value: line.record.value,
                path: line.value.path(),
                matched: *matched,
                octets: *octets,
                outcome: match matched {
                    false => Outcome::NotMatched,
                    true if self.blocked => Outcome::Blocked,
                    true if Some(*octets) < self.best => Outcome::Shorter,
                    true if line.value.is_broken() => Outcome::Broken,
                    true if only_one || is_named(line.record.line) => Outcome::Decides,
                    true => Outcome::Combined,
                },
                failure: match &line.value {
                    Value::Usage(usage) => usage.members.as_ref().err().copied(),
                    _ => None,
                },
            })
            .collect()
    }
}
