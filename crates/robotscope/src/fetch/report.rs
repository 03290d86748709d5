//! What every reader makes of an outcome, now and in the course of an outage.

use super::address::Address;
use super::facts::{DAY, FIRST_HOURS, Fact, Facts, MONTH, facts, fresh_until};
use super::outcome::Outcome;
use super::readers::{NOTHING_SAID, Note, Policy, READERS, Reader, Rest, Rule};
use crate::source::SIZE_LIMIT;

/// The hours of an outage at which something may change for a reader, besides
/// those at which a copy ceases to be fresh.
pub const BOUNDS: [f64; 4] = [0.0, FIRST_HOURS, DAY, MONTH];

/// What every reader makes of an outcome.
#[derive(Clone, Debug)]
pub struct Report {
    /// What the address means; `None` without one.
    pub address: Option<Address>,
    /// Hours of an outage at which something may change, from 0, rising.
    pub bounds: Vec<f64>,
    /// The readers, in the order in which people see them.
    pub readers: Vec<ReaderReport>,
}

/// What one reader makes of it.
#[derive(Clone, Debug)]
pub struct ReaderReport {
    /// The reader.
    pub reader: &'static Reader,
    /// What it does as things are.
    pub now: Answer,
    /// How much of the body it reads; `None` where it reads none.
    pub reads: Option<Reads>,
    /// What it does in the course of the outage, without gaps from hour 0 on;
    /// a single stretch where time makes no difference.
    pub timeline: Vec<Segment>,
}

/// What a reader does and why.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The rule that says so, and with it the policies.
    pub rule: &'static Rule,
    /// What a person should know besides.
    pub notes: Vec<Note>,
}

/// How much of a body is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reads {
    /// Octets from the beginning that are read for certain; `None` for all, the
    /// size not being known.
    pub octets: Option<u64>,
    /// What becomes of the rest; `None` where there is none.
    pub rest: Option<Rest>,
}

/// A stretch of an outage in which a reader does the same.
#[derive(Clone, Debug)]
pub struct Segment {
    /// The hour from which on.
    pub from: f64,
    /// The hour up to which; `None` for ever.
    pub to: Option<f64>,
    /// Whether the outcome's own hour lies in it.
    pub is_now: bool,
    /// The rule that says so.
    pub rule: &'static Rule,
}

/// What every reader makes of `outcome`. Constant but for the address, in which
/// it is linear.
pub fn report(outcome: &Outcome) -> Report {
    let bounds = bounds(outcome);
    let readers = READERS.iter().map(|reader| ReaderReport::of(reader, outcome, &bounds));
    Report { address: Address::of(outcome), readers: readers.collect(), bounds }
}

fn bounds(outcome: &Outcome) -> Vec<f64> {
    let fresh = fresh_until(outcome).map(|(day, by_max_age)| [day, by_max_age]);
    let fresh = fresh.into_iter().flatten().filter(|hour| *hour > 0.0);
    let mut bounds: Vec<f64> = BOUNDS.into_iter().chain(fresh).collect();
    bounds.sort_by(f64::total_cmp);
    bounds.dedup();
    bounds
}

/// The first rule that applies.
fn rule(reader: &'static Reader, facts: Facts) -> &'static Rule {
    let applies = |rule: &&Rule| facts.has_all(rule.needs);
    reader.rules.iter().find(applies).unwrap_or(&NOTHING_SAID)
}

/// Whether `hour` lies in the stretch: its beginning does and its end does not,
/// but for the 30 days, which must be over.
fn contains(from: f64, to: Option<f64>, hour: f64) -> bool {
    let belongs_before = |bound: f64| bound.total_cmp(&MONTH).is_eq();
    let begun = if belongs_before(from) { hour > from } else { hour >= from };
    let over = to.is_some_and(|to| if belongs_before(to) { hour > to } else { hour >= to });
    begun && !over
}

impl ReaderReport {
    fn of(reader: &'static Reader, outcome: &Outcome, bounds: &[f64]) -> Self {
        let facts = facts(outcome, outcome.outage_hours);
        let rule = rule(reader, facts);
        let besides = reader.notes.iter().filter(|(needs, _)| facts.has_all(needs));
        let notes = rule.notes.iter().copied().chain(besides.map(|(_, note)| *note)).collect();
        let reads = rule.policies.contains(&Policy::Parse).then(|| Reads {
            octets: outcome.octets.map(|octets| match reader.rest {
                Rest::Read => octets,
                _ => octets.min(SIZE_LIMIT.into()),
            }),
            rest: facts.has(Fact::OverLimit).then_some(reader.rest),
        });
        Self {
            reader,
            now: Answer { rule, notes },
            reads,
            timeline: timeline(reader, outcome, bounds),
        }
    }
}

fn timeline(reader: &'static Reader, outcome: &Outcome, bounds: &[f64]) -> Vec<Segment> {
    let mut segments: Vec<Segment> = Vec::new();
    for (index, &from) in bounds.iter().enumerate() {
        let to = bounds.get(index + 1).copied();
        let within = to.map_or(from + 1.0, |to| f64::midpoint(from, to));
        let rule = rule(reader, facts(outcome, within));
        let is_now = contains(from, to, outcome.outage_hours);
        match segments.last_mut() {
            Some(last) if std::ptr::eq(last.rule, rule) => {
                last.to = to;
                last.is_now |= is_now;
            }
            _ => segments.push(Segment { from, to, is_now, rule }),
        }
    }
    segments
}
