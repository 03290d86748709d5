//! Questions about one set of rules: who decides, who never does, who could
//! go, what is open and what is closed.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

use super::budget::{Budget, Settled};
use super::find::{Asker, Avoid, Found};
use super::glob::Glob;
use super::rules::{Next, Node, Origin, Rank, Rules};
use super::symbol::Symbol;
use super::universe::Universe;
use super::witness::{Witness, believable, own_texts};
use crate::dialect::{Dialect, Escapes};
use crate::policy::Decision;

/// What becomes of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Life {
    /// It decides on some URL.
    Decides(Witness),
    /// It never does: stronger rules match whatever it matches.
    Never {
        /// Those rules, strongest first.
        by: Vec<Origin>,
        /// What they say.
        kind: DeadKind,
    },
    /// No URL matches it, whatever the other rules say.
    NoUrl,
}

/// What the rules say that keep one from ever deciding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadKind {
    /// The same.
    Redundant,
    /// The opposite: what the author meant does not happen.
    Overridden,
    /// Some the same, some the opposite.
    Both,
}

/// What changes when a rule is taken out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Removal {
    /// The verdict on some URL.
    Changes {
        /// Such a URL.
        witness: Witness,
        /// Who decides on it then.
        instead: Origin,
        /// Whether only URLs change that this other rule matches, too.
        crossing: bool,
    },
    /// Nothing.
    Nothing {
        /// The rules that say the same, strongest first.
        because: Vec<Origin>,
    },
}

/// What is known of a rule.
#[derive(Clone, Debug)]
pub struct RuleReport {
    /// Its line, from 1.
    pub line: u32,
    /// Allow or Disallow, as a decision.
    pub decision: Decision,
    /// Whether it ever decides.
    pub life: Settled<Life>,
    /// What its removal changes.
    pub removal: Settled<Removal>,
}

impl RuleReport {
    /// The URLs that prove something of the rule.
    pub fn witnesses(&self) -> impl Iterator<Item = &Witness> {
        let life = match &self.life {
            Settled::Known(Life::Decides(witness)) => Some(witness),
            _ => None,
        };
        let removal = match &self.removal {
            Settled::Known(Removal::Changes { witness, .. }) => Some(witness),
            _ => None,
        };
        life.into_iter().chain(removal)
    }
}

/// Whether the URLs of a pattern are open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// All of them.
    Open(Witness),
    /// None.
    Closed(Witness),
    /// Some are, some are not.
    Mixed {
        /// One that is.
        open: Witness,
        /// One that is not.
        closed: Witness,
    },
    /// No URL matches the pattern.
    NoUrl,
}

/// A URL on which readers that take the first matching rule decide otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderWitness {
    /// The URL.
    pub witness: Witness,
    /// Who decides by length.
    pub by_length: Origin,
    /// Who decides by order.
    pub by_order: Origin,
}

/// Reasons about one set of rules; rules can be taken out of it.
pub struct Reasoner<'a> {
    pub(super) rules: &'a Rules,
    asker: Asker<'a>,
    gone: Vec<bool>,
}

impl<'a> Reasoner<'a> {
    /// Makes ready to reason about `rules`.
    pub fn new(rules: &'a Rules) -> Self {
        let asker = Asker::new(&[rules], &[]);
        Self { rules, asker, gone: vec![false; rules.entries().len()] }
    }

    fn glob(&self, rank: Rank) -> &'a Glob {
        &self.rules.entry(rank).glob
    }

    fn decision(&self, rank: Rank) -> Decision {
        self.rules.entry(rank).decision
    }

    fn origin(&self, rank: Rank) -> Origin {
        self.rules.entry(rank).origin
    }

    fn is_there(&self, rank: Rank) -> bool {
        !self.gone[rank as usize]
    }

    /// The strongest entry that matches `url` among those for which `counts`.
    fn strongest(&self, url: &[Symbol], counts: impl Fn(Rank) -> bool) -> Rank {
        let mut best = self.rules.default_rank();
        self.rules.each_match(url, |rank| {
            if !self.is_there(rank) || !counts(rank) {
                return Next::Any;
            }
            best = best.min(rank);
            Next::OtherRun
        });
        best
    }

    fn decider(&self, url: &[Symbol]) -> Rank {
        self.strongest(url, |_| true)
    }

    /// Every rule judged, those that begin alike one after the other, from the one
    /// with index `from` in this order on: a URL is looked up in little time where
    /// the last one began as it does. `each` is told one at a time and may say
    /// stop; then the index of the next is given back, `None` when all are judged.
    pub fn each_rule(
        &self,
        from: usize,
        budget: &mut Budget,
        mut each: impl FnMut(RuleReport, &Budget) -> bool,
    ) -> Option<usize> {
        for (index, rule) in self.rules.alike().iter().enumerate().skip(from) {
            let (line, ranks) = &self.rules.by_line()[*rule as usize];
            if !each(self.judge(*line, ranks, budget), budget) {
                return Some(index + 1);
            }
        }
        None
    }

    fn judge(&self, line: u32, ranks: &[Rank], budget: &mut Budget) -> RuleReport {
        if let [rank] = ranks
            && let Some(report) = self.judge_literal(line, *rank)
        {
            return report;
        }
        let life = self.life(ranks, budget);
        let removal = match &life {
            Settled::Known(Life::Never { by, .. }) => {
                Settled::Known(Removal::Nothing { because: by.clone() })
            }
            Settled::Known(Life::NoUrl) => Settled::Known(Removal::Nothing { because: vec![] }),
            _ => self.removal(ranks, budget),
        };
        RuleReport { line, decision: self.decision(ranks[0]), life, removal }
    }

    /// The rule on `line` judged as if the rules on other lines were not there.
    pub fn judge_without(
        &mut self,
        line: u32,
        others: &[u32],
        budget: &mut Budget,
    ) -> Option<RuleReport> {
        let rules = self.rules.by_line();
        let ranks = |line: &u32| {
            let at = rules.binary_search_by_key(line, |(line, _)| *line).ok()?;
            Some(rules[at].1.as_slice())
        };
        for other in others.iter().filter_map(ranks) {
            self.take_out(other);
        }
        let report = ranks(&line).map(|ranks| self.judge(line, ranks, budget));
        self.gone.fill(false);
        report
    }

    /// The strongest entry that matches `url`, and the strongest but for `own`.
    fn top_two(&self, url: &[Symbol], own: Rank) -> (Rank, Rank) {
        let mut best = self.rules.default_rank();
        let mut next = best;
        self.rules.each_match(url, |rank| {
            if !self.is_there(rank) {
                return Next::Any;
            }
            best = best.min(rank);
            if rank == own {
                return Next::Any;
            }
            next = next.min(rank);
            Next::OtherRun
        });
        (best, next)
    }

    /// The report of a rule without wildcards where two evaluations settle it,
    /// as they do for nearly all: most rules of large files are of this kind.
    fn judge_literal(&self, line: u32, rank: Rank) -> Option<RuleReport> {
        let glob = self.glob(rank);
        let fresh = self.asker.fresh?;
        if !glob.is_literal() {
            return None;
        }
        let urls = self.asker.hardest(glob, fresh);
        let [hardest] = urls.as_slice() else { return None };
        let decision = self.decision(rank);
        let report = |life, removal| {
            let (life, removal) = (Settled::Known(life), Settled::Known(removal));
            Some(RuleReport { line, decision, life, removal })
        };
        let (decider, floor) = self.top_two(hardest, rank);
        if decider != rank {
            let by = vec![self.origin(decider)];
            let kind = if self.decision(decider) == decision {
                DeadKind::Redundant
            } else {
                DeadKind::Overridden
            };
            let because = by.clone();
            return report(Life::Never { by, kind }, Removal::Nothing { because });
        }
        let changes = self.decision(floor) != decision;
        let because = if changes {
            Vec::new()
        } else if self.partners(glob, rank, floor, decision.opposite(), |_| true).is_empty() {
            vec![self.origin(floor)]
        } else {
            return None;
        };
        let (witness, next) = own_texts(self.rules, glob).find_map(|witness| {
            let (decider, next) = self.top_two(&witness.symbols, rank);
            let proves = decider == rank && (!changes || self.decision(next) != decision);
            proves.then_some((witness, next))
        })?;
        let removal = if changes {
            let instead = self.origin(next);
            Removal::Changes { witness: witness.clone(), instead, crossing: false }
        } else {
            Removal::Nothing { because }
        };
        report(Life::Decides(witness), removal)
    }

    /// Whether a rule ever decides. A rule of several entries does when one of
    /// them does.
    fn life(&self, ranks: &[Rank], budget: &mut Budget) -> Settled<Life> {
        let mut by: Vec<Rank> = Vec::new();
        let mut open = false;
        let mut matches_some = false;
        for rank in ranks {
            let glob = self.glob(*rank);
            let claim = |url: &[Symbol]| self.decider(url) == *rank;
            if let Some(fresh) = self.asker.fresh {
                let urls = self.asker.hardest(glob, fresh);
                matches_some |= !urls.is_empty();
                for url in urls {
                    let decider = self.decider(&url);
                    if decider == *rank {
                        let witness = believable(self.rules, &[glob], url, Some(fresh), &claim);
                        return Settled::Known(Life::Decides(witness));
                    }
                    by.push(decider);
                }
            } else {
                let stronger = |other: Rank| other < *rank && self.is_there(other);
                let avoid = [Avoid { rules: self.rules, holds: &stronger }];
                match self.asker.find(&[glob], &avoid, budget) {
                    Found::Url(url) => {
                        let witness = believable(self.rules, &[glob], url, None, &claim);
                        return Settled::Known(Life::Decides(witness));
                    }
                    Found::None(core) => {
                        matches_some |= !core.is_empty();
                        by.extend(core.into_iter().map(|(_, rank)| rank));
                    }
                    Found::Open => open = true,
                }
            }
        }
        if open {
            return Settled::Open;
        }
        if !matches_some {
            return Settled::Known(Life::NoUrl);
        }
        by.sort_unstable();
        by.dedup();
        let own = self.decision(ranks[0]);
        let same = by.iter().any(|rank| self.decision(*rank) == own);
        let other = by.iter().any(|rank| self.decision(*rank) != own);
        let kind = match (same, other) {
            (true, true) => DeadKind::Both,
            (true, false) => DeadKind::Redundant,
            _ => DeadKind::Overridden,
        };
        Settled::Known(Life::Never { by: self.origins(&by), kind })
    }

    fn origins(&self, ranks: &[Rank]) -> Vec<Origin> {
        let mut origins: Vec<Origin> = Vec::new();
        for rank in ranks {
            let origin = self.origin(*rank);
            if !origins.contains(&origin) {
                origins.push(origin);
            }
        }
        origins
    }

    /// What changes when the rule with these entries is taken out: the verdict
    /// on a URL that one of them decides and whose next best rule says the
    /// opposite.
    fn removal(&self, ranks: &[Rank], budget: &mut Budget) -> Settled<Removal> {
        let own = |rank: Rank| ranks.contains(&rank);
        let decision = self.decision(ranks[0]);
        let mut because: Vec<Rank> = Vec::new();
        let mut open = false;
        for rank in ranks {
            let glob = self.glob(*rank);
            let floor = self.floor(glob, |other| other > *rank && !own(other));
            let differs = self.decision(floor) != decision;
            if !differs {
                because.push(floor);
            }
            let partners =
                || self.partners(glob, *rank, floor, decision.opposite(), |other| !own(other));
            let mut asked = floor;
            let found = attempts(differs.then_some(floor), partners, budget, |partner, budget| {
                asked = partner;
                let in_the_way = |other: Rank| {
                    let between = other > *rank && other < partner;
                    let says_the_same = self.decision(other) == decision && !own(other);
                    self.is_there(other) && (other < *rank || (between && says_the_same))
                };
                let avoid = [Avoid { rules: self.rules, holds: &in_the_way }];
                let both = [glob, self.glob(partner)];
                self.asker.find(&both[..=usize::from(partner != floor)], &avoid, budget)
            });
            match found {
                Found::Url(url) => {
                    let next = |url: &[Symbol]| self.strongest(url, |rank| !own(rank));
                    let claim = |url: &[Symbol]| {
                        own(self.decider(url)) && self.decision(next(url)) != decision
                    };
                    let crossing = asked != floor;
                    let both = [glob, self.glob(asked)];
                    let musts = &both[..=usize::from(crossing)];
                    let witness = believable(self.rules, musts, url, self.asker.fresh, &claim);
                    let instead = self.origin(next(&witness.symbols));
                    return Settled::Known(Removal::Changes { witness, instead, crossing });
                }
                Found::None(core) => because.extend(core.into_iter().map(|(_, rank)| rank)),
                Found::Open => open = true,
            }
        }
        if open {
            return Settled::Open;
        }
        because.retain(|rank| self.decision(*rank) == decision && !own(*rank));
        because.sort_unstable();
        because.dedup();
        Settled::Known(Removal::Nothing { because: self.origins(&because) })
    }

    /// The strongest entry that contains `glob` among those for which `counts`.
    /// Nothing weaker is ever next best on a URL of `glob`.
    fn floor(&self, glob: &Glob, counts: impl Fn(Rank) -> bool) -> Rank {
        let Some(fresh) = self.asker.fresh else { return self.rules.default_rank() };
        let urls = self.asker.hardest(glob, fresh);
        let Some((first, others)) = urls.split_first() else { return self.rules.default_rank() };
        self.strongest(first, |rank| {
            counts(rank) && others.iter().all(|url| self.glob(rank).matches(url))
        })
    }

    /// The entries stronger than `floor` and weaker than `above` that say
    /// `decision` and can share a URL with `glob`, weakest first.
    fn partners(
        &self,
        glob: &Glob,
        above: Rank,
        floor: Rank,
        decision: Decision,
        counts: impl Fn(Rank) -> bool,
    ) -> Vec<Rank> {
        let range = above + 1..floor;
        let fresh = self.asker.fresh.is_some();
        partners(self.rules, glob, decision, fresh, Reach::Weaker, range, |rank| {
            self.is_there(rank) && counts(rank)
        })
    }

    /// The rules that can go together without changing a verdict, by line. They
    /// are taken out the longest first, the later of equals first. What is left is irreducible, not the smallest possible.
    /// `reports` are those of [`each_rule`](Self::each_rule), all of them, in any
    /// order.
    ///
    /// A rule whose removal changed a verdict before others were taken out still
    /// does as long as its witness shows it; only the others are asked about
    /// again.
    pub fn removable_together(
        &mut self,
        reports: &[RuleReport],
        budget: &mut Budget,
    ) -> Settled<Vec<u32>> {
        let mut removed = BTreeSet::new();
        let rules = self.rules;
        let mut left: Vec<Standing<'_>> = Vec::new();
        let mut reports: Vec<&RuleReport> = reports.iter().collect();
        reports.sort_by_key(|report| report.line);
        for ((line, ranks), report) in rules.by_line().iter().zip(reports) {
            debug_assert_eq!(*line, report.line, "the reports of all rules");
            if matches!(report.life, Settled::Known(Life::Never { .. } | Life::NoUrl)) {
                // What never decides can go at once: every URL keeps its decider.
                self.take_out(ranks);
                removed.insert(*line);
            } else {
                let proof = match &report.removal {
                    Settled::Known(Removal::Changes { witness, instead, .. }) => {
                        Some(Proof { witness: Cow::Borrowed(witness), instead: *instead })
                    }
                    _ => None,
                };
                left.push(Standing { line: *line, ranks, proof });
            }
        }
        left.sort_by_key(|one| (Reverse(self.rules.entry(one.ranks[0]).octets), Reverse(one.line)));
        let mut settled = true;
        loop {
            let before = removed.len();
            left.retain_mut(|one| {
                if one.proof.as_ref().is_some_and(|proof| self.still_holds(one, proof, &removed)) {
                    return true;
                }
                match self.judge(one.line, one.ranks, budget).removal {
                    Settled::Known(Removal::Nothing { .. }) => {
                        self.take_out(one.ranks);
                        removed.insert(one.line);
                        false
                    }
                    Settled::Known(Removal::Changes { witness, instead, .. }) => {
                        one.proof = Some(Proof { witness: Cow::Owned(witness), instead });
                        true
                    }
                    Settled::Open => {
                        settled = false;
                        true
                    }
                }
            });
            // Where nothing went, nothing can have become removable.
            if removed.len() == before || !settled {
                break;
            }
        }
        self.gone.fill(false);
        if settled { Settled::Known(removed.into_iter().collect()) } else { Settled::Open }
    }

    fn take_out(&mut self, ranks: &[Rank]) {
        for rank in ranks {
            self.gone[*rank as usize] = true;
        }
    }

    /// Whether a proof that taking a rule out changes a verdict holds while the
    /// rules on `removed` lines are out. It does unless the rule that would
    /// decide instead is one of them: then another may say the same.
    fn still_holds(&self, one: &Standing<'_>, proof: &Proof<'_>, removed: &BTreeSet<u32>) -> bool {
        match proof.instead {
            Origin::Line(line) if removed.contains(&line) => {}
            _ => return true,
        }
        let own = |rank: Rank| one.ranks.contains(&rank);
        let url = &proof.witness.symbols;
        let next = self.strongest(url, |rank| !own(rank));
        self.decision(next) != self.decision(one.ranks[0])
    }

    /// Whether the URLs that `pattern` matches are open, those that a pattern of
    /// `except` matches and `/robots.txt` itself set aside.
    pub fn coverage(
        &self,
        pattern: &[u8],
        except: &[&[u8]],
        budget: &mut Budget,
    ) -> Settled<Coverage> {
        let except = Exceptions::in_universe(except, self.rules.escapes, &self.rules.universe);
        self.coverage_but(pattern, &except, budget)
    }

    pub(super) fn coverage_but(
        &self,
        pattern: &[u8],
        except: &Exceptions,
        budget: &mut Budget,
    ) -> Settled<Coverage> {
        let glob = &Glob::new(pattern, self.rules.escapes);
        let except = &except.0;
        let asker = Asker::new(&[self.rules, except], &[glob]);
        // A single URL asks no more than who decides on it.
        if glob.is_literal() && glob.is_anchored() {
            return Settled::Known(
                own_texts(self.rules, glob)
                    .next()
                    .map_or(Coverage::NoUrl, |witness| self.coverage_of_one(witness, except)),
            );
        }
        let mut found = [None, None];
        let mut open = false;
        for (slot, decision) in [Decision::Allow, Decision::Disallow].into_iter().enumerate() {
            match self.decided(&asker, glob, decision, except, budget) {
                Found::Url(url) => {
                    let claim = |url: &[Symbol]| {
                        glob.matches(url)
                            && self.decision(self.decider(url)) == decision
                            && !except.entries().iter().any(|entry| entry.glob.matches(url))
                    };
                    let witness = believable(self.rules, &[glob], url, asker.fresh, &claim);
                    found[slot] = Some(witness);
                }
                Found::None(_) => {}
                Found::Open => open = true,
            }
        }
        match found {
            [Some(open), Some(closed)] => Settled::Known(Coverage::Mixed { open, closed }),
            _ if open => Settled::Open,
            [Some(witness), None] => Settled::Known(Coverage::Open(witness)),
            [None, Some(witness)] => Settled::Known(Coverage::Closed(witness)),
            [None, None] => Settled::Known(Coverage::NoUrl),
        }
    }

    fn coverage_of_one(&self, witness: Witness, except: &Rules) -> Coverage {
        let url = &witness.symbols;
        if except.entries().iter().any(|entry| entry.glob.matches(url)) {
            return Coverage::NoUrl;
        }
        match self.decision(self.decider(url)) {
            Decision::Allow => Coverage::Open(witness),
            Decision::Disallow => Coverage::Closed(witness),
        }
    }

    /// A URL of `glob` on which the decision is `decision`.
    fn decided(
        &self,
        asker: &Asker<'_>,
        glob: &Glob,
        decision: Decision,
        except: &Rules,
        budget: &mut Budget,
    ) -> Found {
        let floor = match asker.fresh {
            None => self.rules.default_rank(),
            Some(fresh) => {
                let urls = asker.hardest(glob, fresh);
                match urls.split_first() {
                    None => return Found::None(Vec::new()),
                    Some((first, others)) => self.strongest(first, |rank| {
                        others.iter().all(|url| self.glob(rank).matches(url))
                    }),
                }
            }
        };
        let partners = || {
            let fresh = asker.fresh.is_some();
            partners(self.rules, glob, decision, fresh, Reach::Any, 0..floor, |rank| {
                self.is_there(rank)
            })
        };
        let says_so = self.decision(floor) == decision;
        attempts(says_so.then_some(floor), partners, budget, |partner, budget| {
            let in_the_way = |rank: Rank| {
                rank < partner && self.decision(rank) != decision && self.is_there(rank)
            };
            let avoid = [
                Avoid { rules: self.rules, holds: &in_the_way },
                Avoid { rules: except, holds: &|_| true },
            ];
            let both = [glob, self.glob(partner)];
            asker.find(&both[..=usize::from(partner != floor)], &avoid, budget)
        })
    }

    /// Whether a reader that takes the first matching rule decides otherwise on
    /// some URL. `seeds` are URLs to try first.
    pub fn order_dependence(
        &self,
        seeds: &[&Witness],
        budget: &mut Budget,
    ) -> Settled<Option<OrderWitness>> {
        let verdicts = |decision| {
            self.rules
                .entries()
                .iter()
                .any(|entry| entry.decision == decision && matches!(entry.origin, Origin::Line(_)))
        };
        let can_differ = verdicts(Decision::Allow) && verdicts(Decision::Disallow);
        if !can_differ || self.rules.is_in_order() {
            return Settled::Known(None);
        }
        for seed in seeds {
            if let Some(found) = self.differs_in_order(&seed.symbols) {
                return Settled::Known(Some(found));
            }
        }
        let mut open = false;
        for strong in 0..self.rules.default_rank() {
            if budget.is_spent() {
                open = true;
                break;
            }
            let Origin::Line(line) = self.origin(strong) else { continue };
            let decision = self.decision(strong);
            let earlier = |rank: Rank| {
                rank > strong
                    && self.decision(rank) != decision
                    && matches!(self.origin(rank), Origin::Line(other) if other < line)
            };
            let glob = self.glob(strong);
            if self.never_decides(strong) {
                continue;
            }
            let mut candidates = partners(
                self.rules,
                glob,
                decision.opposite(),
                self.asker.fresh.is_some(),
                Reach::Weaker,
                strong + 1..self.rules.default_rank(),
                earlier,
            );
            // What contains the whole pattern is no partner of it.
            if let Some(fresh) = self.asker.fresh {
                for url in self.asker.hardest(glob, fresh) {
                    self.rules.each_match(&url, |rank| {
                        if earlier(rank) && !candidates.contains(&rank) {
                            candidates.push(rank);
                        }
                        Next::Any
                    });
                }
            }
            for (tried, first) in candidates.iter().enumerate() {
                if tried as u32 >= budget.partners {
                    open = true;
                    break;
                }
                let Origin::Line(first_line) = self.origin(*first) else { continue };
                let in_the_way = |rank: Rank| match self.origin(rank) {
                    Origin::RobotsTxt => true,
                    Origin::Default => false,
                    Origin::Line(other) => {
                        if self.decision(rank) == decision {
                            other < first_line
                        } else {
                            rank < strong
                        }
                    }
                };
                let avoid = [Avoid { rules: self.rules, holds: &in_the_way }];
                match self.asker.find(&[glob, self.glob(*first)], &avoid, budget) {
                    Found::Url(url) => {
                        if let Some(found) = self.differs_in_order(&url) {
                            return Settled::Known(Some(found));
                        }
                        debug_assert!(false, "a URL that should differ does not");
                    }
                    Found::None(_) => {}
                    Found::Open => open = true,
                }
            }
        }
        if open { Settled::Open } else { Settled::Known(None) }
    }

    /// Whether it is sure that the entry decides on no URL.
    fn never_decides(&self, rank: Rank) -> bool {
        self.asker.fresh.is_some_and(|fresh| {
            let urls = self.asker.hardest(self.glob(rank), fresh);
            urls.iter().all(|url| self.decider(url) != rank)
        })
    }

    fn differs_in_order(&self, url: &[Symbol]) -> Option<OrderWitness> {
        let by_length = self.decider(url);
        if self.origin(by_length) == Origin::RobotsTxt {
            return None;
        }
        let mut first: Option<(u32, Rank)> = None;
        self.rules.each_match(url, |rank| {
            if let Origin::Line(line) = self.origin(rank)
                && first.is_none_or(|(before, _)| line < before)
            {
                first = Some((line, rank));
            }
            Next::Any
        });
        let (_, by_order) = first?;
        if self.decision(by_order) == self.decision(by_length) {
            return None;
        }
        let differs = |url: &[Symbol]| {
            self.decider(url) == by_length && {
                let mut first = u32::MAX;
                self.rules.each_match(url, |rank| {
                    if let Origin::Line(line) = self.origin(rank) {
                        first = first.min(line);
                    }
                    Next::Any
                });
                Origin::Line(first) == self.origin(by_order)
            }
        };
        let musts = [self.glob(by_length), self.glob(by_order)];
        Some(OrderWitness {
            witness: believable(self.rules, &musts, url.to_vec(), self.asker.fresh, &differs),
            by_length: self.origin(by_length),
            by_order: self.origin(by_order),
        })
    }
}

/// Patterns whose URLs a question about coverage sets aside.
#[derive(Debug)]
pub(super) struct Exceptions(Rules);

impl Exceptions {
    /// These, and `/robots.txt` itself.
    pub(super) fn new(patterns: &[&[u8]], dialect: &Dialect) -> Self {
        Self::in_universe(patterns, dialect.escapes, &Universe::of(dialect))
    }

    fn in_universe(patterns: &[&[u8]], escapes: Escapes, universe: &Universe) -> Self {
        let texts: Vec<&[u8]> =
            std::iter::once(&b"/robots.txt$"[..]).chain(patterns.iter().copied()).collect();
        Self(Rules::unranked(&texts, escapes, universe.clone()))
    }
}

/// Which literals can be partners of a literal.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// Only weaker ones. One that continues a literal is longer, so stronger,
    /// unless escapes swell the octets of the shorter.
    Weaker,
    /// All.
    Any,
}

/// Asks about one rule after another until one gives a URL: first about the
/// one that contains the pattern in question, if it can give one, which takes
/// no search; then, while the budget lasts, about its partners.
pub(super) fn attempts(
    container: Option<Rank>,
    partners: impl FnOnce() -> Vec<Rank>,
    budget: &mut Budget,
    mut attempt: impl FnMut(Rank, &mut Budget) -> Found,
) -> Found {
    let mut reasons = Vec::new();
    let mut open = false;
    let mut ask = |rank: Rank, budget: &mut Budget| match attempt(rank, budget) {
        Found::Url(url) => Some(url),
        Found::None(core) => {
            reasons.extend(core);
            None
        }
        Found::Open => {
            open = true;
            None
        }
    };
    if let Some(url) = container.and_then(|container| ask(container, budget)) {
        return Found::Url(url);
    }
    let most = budget.partners;
    let mut cut = budget.is_spent();
    if !cut {
        for (tried, partner) in partners().into_iter().enumerate() {
            if tried as u32 >= most || budget.is_spent() {
                cut = true;
                break;
            }
            if let Some(url) = ask(partner, budget) {
                return Found::Url(url);
            }
        }
    }
    if open || cut { Found::Open } else { Found::None(reasons) }
}

/// A rule that is still there while others are taken out.
struct Standing<'a> {
    line: u32,
    ranks: &'a [Rank],
    // That its removal changes a verdict, where that is known.
    proof: Option<Proof<'a>>,
}

/// A URL that a rule decides, and who decides on it the other way without it.
struct Proof<'a> {
    witness: Cow<'a, Witness>,
    instead: Origin,
}

/// The entries of a rank in `range` that say `decision`, for which `counts` and
/// that can share a URL with `glob` without containing it, weakest first.
/// Without a fresh symbol nobody can tell what contains what, and all are given.
pub(super) fn partners(
    rules: &Rules,
    glob: &Glob,
    decision: Decision,
    fresh: bool,
    reach: Reach,
    range: Range<Rank>,
    counts: impl Fn(Rank) -> bool,
) -> Vec<Rank> {
    let counts = |rank: &Rank| rules.entry(*rank).decision == decision && counts(*rank);
    let mut found: Vec<Rank>;
    if !fresh || glob.is_modal() {
        found = range.filter(counts).collect();
    } else {
        found = Vec::new();
        if rules.has_wild(decision) {
            rules.each_wild_along(glob.head(), |rank| {
                if range.contains(&rank) && counts(&rank) {
                    found.push(rank);
                }
            });
        }
        let continued = !glob.is_literal() || rules.is_inflated() || reach == Reach::Any;
        if continued && let Some(node) = Node::of(rules, glob.head()) {
            let literals = node.all(rules).iter().copied();
            found.extend(literals.filter(|rank| {
                range.contains(rank) && counts(rank) && rules.entry(*rank).glob.is_literal()
            }));
        }
    }
    found.sort_unstable_by_key(|rank| Reverse(*rank));
    found.dedup();
    found
}
