//! What a change of rules changes: the URLs that open and close.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;

use super::budget::Budget;
use super::find::{Asker, Avoid, Found};
use super::glob::Glob;
use super::reason::{Reach, attempts, partners};
use super::rules::{Entry, Next, Origin, Rank, Rules};
use super::symbol::{Symbol, Token};
use super::witness::{Witness, believable};
use crate::policy::Decision;

/// URLs on which two sets of rules decide differently: those that one pair of
/// rules decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Who decides before.
    pub before: Origin,
    /// Who decides after.
    pub after: Origin,
    /// The decision after; before it was the opposite.
    pub now: Decision,
    /// One of the URLs.
    pub witness: Witness,
}

/// The difference of two sets of rules.
#[derive(Clone, Debug, Default)]
pub struct Diff {
    /// What changes; at most one entry for each pair of rules.
    pub changes: Vec<Change>,
    /// Changed rules for which the budget ran out, so that more may change.
    pub open: u32,
}

impl Diff {
    /// Whether both decide alike on every URL; `None` when that is not settled.
    pub fn is_equal(&self) -> Option<bool> {
        match (self.changes.is_empty(), self.open) {
            (false, _) => Some(false),
            (true, 0) => Some(true),
            (true, _) => None,
        }
    }
}

/// How much of a difference is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// One URL for each changed rule that matters.
    OnePerChangedRule,
    /// Every pair of rules, up to so many.
    AllPairs(usize),
}

/// Compares two sets of rules of one dialect over all URLs.
///
/// Where the sets decide differently on a URL, one of the two deciding rules
/// is not in the other set: were both in both, each would be at least as
/// strong as the other. So only rules that one set lacks are looked at.
pub fn diff(before: &Rules, after: &Rules, depth: Depth, budget: &mut Budget) -> Diff {
    let mut search = DiffSearch::new(before, after, depth);
    search.step(before, after, u64::MAX, budget);
    search.found
}

/// The same, of which only what the rules of `before` on `lines` decide is
/// wanted.
pub fn diff_of(
    before: &Rules,
    after: &Rules,
    lines: &BTreeSet<u32>,
    depth: Depth,
    budget: &mut Budget,
) -> Diff {
    let mut search = DiffSearch::new(before, after, depth);
    search.changed.retain(|(own_is_before, rank)| {
        *own_is_before
            && matches!(before.entry(*rank).origin, Origin::Line(line) if lines.contains(&line))
    });
    search.step(before, after, u64::MAX, budget);
    search.found
}

/// A comparison of two sets of rules under way. Every call is about the same
/// two sets.
#[derive(Debug)]
pub(super) struct DiffSearch {
    depth: Depth,
    // The rules that one set lacks, strongest first; whether they are of the set
    // before.
    changed: Vec<(bool, Rank)>,
    next: usize,
    known: BTreeSet<(Origin, Origin)>,
    pub(super) found: Diff,
}

impl DiffSearch {
    pub(super) fn new(before: &Rules, after: &Rules, depth: Depth) -> Self {
        let mut changed = Vec::new();
        let moved = is_moved(before, after);
        for (own, other, own_is_before) in [(before, after, true), (after, before, false)] {
            let ranks = if moved {
                (0..own.entries().len() as Rank).collect()
            } else {
                lacking(own, other)
            };
            changed.extend(ranks.into_iter().map(|rank| (own_is_before, rank)));
        }
        Self { depth, changed, next: 0, known: BTreeSet::new(), found: Diff::default() }
    }

    /// Works on for about `work` rules and tells how much of it is left over; some
    /// is only when the comparison is finished.
    pub(super) fn step(
        &mut self,
        before: &Rules,
        after: &Rules,
        mut work: u64,
        budget: &mut Budget,
    ) -> u64 {
        let asker = Asker::new(&[before, after], &[]);
        while work > 0 && !self.is_finished() {
            let (own_is_before, rank) = self.changed[self.next];
            self.next += 1;
            let (own, other) = if own_is_before { (before, after) } else { (after, before) };
            let spent = budget.spent;
            let pair = Pair { asker: &asker, own, other, own_is_before };
            if !pair.explore(rank, self.depth, &mut self.known, &mut self.found, budget) {
                self.next = self.changed.len();
            }
            work = work.saturating_sub(1 + (budget.spent - spent) / 8);
        }
        work
    }

    pub(super) fn is_finished(&self) -> bool {
        self.next == self.changed.len()
    }

    /// How many of the changed rules were looked at, and how many there are.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.next, self.changed.len())
    }
}

/// Two sets of rules, looked at from one of them.
struct Pair<'a> {
    asker: &'a Asker<'a>,
    own: &'a Rules,
    other: &'a Rules,
    own_is_before: bool,
}

/// What makes two rules the same: they match the same texts with the same
/// strength and say the same.
fn key(entry: &Entry) -> (&[Vec<Token>], bool, u32, Decision) {
    (entry.glob.words(), entry.glob.is_anchored(), entry.octets, entry.decision)
}

/// Whether the order of the rules that both sets have is another one, which makes
/// each of them one that may decide where it did not. Only where the first that
/// matches decides.
fn is_moved(before: &Rules, after: &Rules) -> bool {
    if !before.is_in_order() {
        return false;
    }
    let old: FxHashSet<_> = before.entries().iter().map(key).collect();
    let new: FxHashSet<_> = after.entries().iter().map(key).collect();
    let common = before.entries().iter().map(key).filter(|key| new.contains(key));
    !common.eq(after.entries().iter().map(key).filter(|key| old.contains(key)))
}

/// The rules of one set that the other lacks, strongest first.
fn lacking(own: &Rules, other: &Rules) -> Vec<Rank> {
    let known: FxHashSet<_> = other.entries().iter().map(key).collect();
    let ranks = 0..own.entries().len() as Rank;
    ranks.filter(|rank| !known.contains(&key(own.entry(*rank)))).collect()
}

impl Pair<'_> {
    /// Looks for URLs that the rule decides and the other set decides the other
    /// way. `false` when enough was found in all.
    fn explore(
        &self,
        rank: Rank,
        depth: Depth,
        known: &mut BTreeSet<(Origin, Origin)>,
        found: &mut Diff,
        budget: &mut Budget,
    ) -> bool {
        let entry = self.own.entry(rank);
        let wanted = entry.decision.opposite();
        let floor = self.floor(&entry.glob);
        let others = || {
            let fresh = self.asker.fresh.is_some();
            partners(self.other, &entry.glob, wanted, fresh, Reach::Any, 0..floor, |_| true)
        };
        let differs = self.other.entry(floor).decision == wanted;
        let mut full = false;
        let end = attempts(differs.then_some(floor), others, budget, |other, budget| {
            if full {
                return Found::Open;
            }
            let avoid = [
                Avoid { rules: self.own, holds: &|one| one < rank },
                Avoid { rules: self.other, holds: &|one| one < other },
            ];
            let both: [&Glob; 2] = [&entry.glob, &self.other.entry(other).glob];
            let musts = &both[..=usize::from(other != floor)];
            let answer = self.asker.find(musts, &avoid, budget);
            let Found::Url(url) = &answer else { return answer };
            let change = self.change(rank, other, musts, url.clone());
            if known.insert((change.before, change.after)) {
                found.changes.push(change);
            }
            match depth {
                Depth::OnePerChangedRule => answer,
                Depth::AllPairs(limit) => {
                    full = found.changes.len() >= limit;
                    // Goes on: the others are wanted, too.
                    Found::None(Vec::new())
                }
            }
        });
        found.open += u32::from(end == Found::Open);
        !full
    }

    fn change(&self, rank: Rank, other: Rank, musts: &[&Glob], url: Vec<Symbol>) -> Change {
        let claim =
            |url: &[Symbol]| self.own.decider(url) == rank && self.other.decider(url) == other;
        let witness = believable(self.own, musts, url, self.asker.fresh, &claim);
        let (own, other) = (self.own.entry(rank), self.other.entry(other));
        if self.own_is_before {
            Change { before: own.origin, after: other.origin, now: other.decision, witness }
        } else {
            Change { before: other.origin, after: own.origin, now: own.decision, witness }
        }
    }

    /// The strongest rule of the other set that contains `glob`.
    fn floor(&self, glob: &Glob) -> Rank {
        let lowest = self.other.default_rank();
        let Some(fresh) = self.asker.fresh else { return lowest };
        let urls = self.asker.hardest(glob, fresh);
        let Some((first, others)) = urls.split_first() else { return lowest };
        let mut best = lowest;
        self.other.each_match(first, |rank| {
            let glob = &self.other.entry(rank).glob;
            if rank < best && others.iter().all(|url| glob.matches(url)) {
                best = rank;
                return Next::OtherRun;
            }
            Next::Any
        });
        best
    }
}
