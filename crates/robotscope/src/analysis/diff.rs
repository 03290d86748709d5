//! What a change of rules changes: the URLs that open and close.

use super::budget::Budget;
use super::find::{Asker, Avoid, Found};
use super::glob::Glob;
use super::reason::{Reach, attempts, opposite, partners};
use super::rules::{Entry, Next, Origin, Rank, Rules};
use super::symbol::Symbol;
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
    let asker = Asker::new(&[before, after], &[]);
    let mut found = Diff::default();
    for (own, other, own_is_before) in [(before, after, true), (after, before, false)] {
        let comparison = Comparison { asker: &asker, own, other, own_is_before };
        for rank in comparison.changed() {
            if !comparison.explore(rank, depth, &mut found, budget) {
                return found;
            }
        }
    }
    found
}

struct Comparison<'a> {
    asker: &'a Asker<'a>,
    own: &'a Rules,
    other: &'a Rules,
    own_is_before: bool,
}

/// What makes two rules the same: they match the same texts with the same
/// strength and say the same.
fn key(entry: &Entry) -> (Vec<super::symbol::Token>, Vec<usize>, bool, u32, Decision) {
    let glob = &entry.glob;
    let lengths =
        std::iter::once(glob.head().len()).chain(glob.floating().iter().map(Vec::len)).collect();
    (glob.tokens().collect(), lengths, glob.is_anchored(), entry.octets, entry.decision)
}

impl Comparison<'_> {
    /// The rules of one set that the other lacks, strongest first.
    fn changed(&self) -> Vec<Rank> {
        let known: std::collections::BTreeSet<_> = self.other.entries().iter().map(key).collect();
        let ranks = 0..self.own.entries().len() as Rank;
        ranks.filter(|rank| !known.contains(&key(self.own.entry(*rank)))).collect()
    }

    /// Looks for URLs that the rule decides and the other set decides the other
    /// way. `false` when enough was found in all.
    fn explore(&self, rank: Rank, depth: Depth, found: &mut Diff, budget: &mut Budget) -> bool {
        let entry = self.own.entry(rank);
        let wanted = opposite(entry.decision);
        let floor = self.floor(&entry.glob);
        let others = || {
            let fresh = self.asker.fresh.is_some();
            partners(self.other, &entry.glob, fresh, Reach::Any, 0..floor, |other| {
                self.other.entry(other).decision == wanted
            })
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
            self.add(rank, other, musts, url.clone(), found);
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

    fn add(&self, rank: Rank, other: Rank, musts: &[&Glob], url: Vec<Symbol>, found: &mut Diff) {
        let claim =
            |url: &[Symbol]| self.own.decider(url) == rank && self.other.decider(url) == other;
        let witness = believable(self.own, musts, url, self.asker.fresh, &claim);
        let (own, other) = (self.own.entry(rank), self.other.entry(other));
        let (before, after, now) = if self.own_is_before {
            (own.origin, other.origin, other.decision)
        } else {
            (other.origin, own.origin, own.decision)
        };
        let known = found.changes.iter().any(|one| (one.before, one.after) == (before, after));
        if !known {
            found.changes.push(Change { before, after, now, witness });
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
