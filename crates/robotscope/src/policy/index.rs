//! The rules of one agent made ready for many URLs.

use super::Policy;
use super::atom::{Atom, PathAtom};
use super::decide::{Choice, Decision};
use super::pattern::{Pattern, Usability};
use super::target::Target;
use crate::dialect::{Precedence, RobotsTxt};

/// The rules that bind one agent, found by the text they begin with.
///
/// A path is looked up once for each length that a rule's literal beginning
/// has; what is found there is compared in full. A file of plain prefixes so
/// costs the path's length and a few look-ups, however many rules it has; at
/// worst (every rule begins with a wildcard) it costs rules × path as
/// [`Policy::decide`] does.
#[derive(Debug)]
pub struct RuleSet {
    // In rank order: the first that matches decides.
    rules: Vec<Ready>,
    // Where each rule's beginning is, ordered by length, hash and rank.
    heads: Vec<Head>,
    // The lengths in `heads` and where each begins.
    lengths: Vec<(u32, usize)>,
    // Whether what a rule covers of the path ranks it, which no order can tell.
    by_match: bool,
    robots_txt: RobotsTxt,
}

#[derive(Debug)]
struct Ready {
    decision: Decision,
    line: u32,
    pattern: Pattern,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Head {
    length: u32,
    hash: u64,
    rank: u32,
}

/// A hash of octets that grows by one at a time. Equal octets have equal
/// hashes; whatever else has is found out by comparing.
#[derive(Clone, Copy)]
struct PrefixHash(u64);

impl PrefixHash {
    const EMPTY: Self = Self(0xCBF2_9CE4_8422_2325);

    const fn with(self, octet: u8) -> Self {
        Self((self.0 ^ octet as u64).wrapping_mul(0x0000_0100_0000_01B3).rotate_left(23))
    }

    fn of(atoms: &[Atom]) -> Self {
        atoms.iter().fold(Self::EMPTY, |hash, atom| hash.with(atom.octet()))
    }
}

impl RuleSet {
    /// Makes the rules of `choice` ready: n log n in their number.
    pub fn new(policy: &Policy, choice: &Choice) -> Self {
        let mut ranked = Vec::new();
        let by_match = policy.dialect.precedence == Precedence::LongestMatch;
        let notation = policy.dialect.notation();
        for rule in policy.rules(choice) {
            let patterns = match rule.usability {
                Usability::Empty | Usability::Unusable => continue,
                Usability::Everything => vec![Pattern::everything()],
                Usability::Usable => {
                    let others = policy.other_patterns(rule);
                    let others = others.iter().map(|other| Pattern::new(&other.text, notation));
                    std::iter::once(policy.compile(rule)).chain(others).collect()
                }
            };
            for (index, pattern) in patterns.into_iter().enumerate() {
                let octets = match index {
                    // Those that rank by what they cover stay in file order.
                    _ if by_match => 0,
                    0 => rule.octets,
                    _ => pattern.octets(),
                };
                ranked.push((policy.rank_of(rule, octets), rule, pattern));
            }
        }
        ranked.sort_by_key(|(rank, ..)| *rank);
        let rules: Vec<Ready> = ranked
            .into_iter()
            .map(|(_, rule, pattern)| Ready { decision: rule.decision(), line: rule.line, pattern })
            .collect();
        let mut heads: Vec<Head> = rules
            .iter()
            .enumerate()
            .map(|(rank, rule)| {
                let head = rule.pattern.head();
                let hash = PrefixHash::of(head).0;
                Head { length: head.len() as u32, hash, rank: rank as u32 }
            })
            .collect();
        heads.sort_unstable();
        let mut lengths: Vec<(u32, usize)> = Vec::new();
        for (at, head) in heads.iter().enumerate() {
            if lengths.last().is_none_or(|(length, _)| *length != head.length) {
                lengths.push((head.length, at));
            }
        }
        let robots_txt = policy.dialect.robots_txt;
        Self { rules, heads, lengths, by_match, robots_txt }
    }

    /// The decision on `target` and the deciding line (from 1; 0 for none).
    pub fn decide(&self, target: &Target) -> (Decision, u32) {
        if target.is_robots_txt(self.robots_txt) {
            return (Decision::Allow, 0);
        }
        let decider = if self.by_match {
            self.longest_match(&target.atoms)
        } else {
            self.first_match(&target.atoms)
        };
        match decider {
            Some(rule) => (rule.decision, rule.line),
            None => (Decision::Allow, 0),
        }
    }

    /// The rule that covers most of `path`, Allow before Disallow.
    fn longest_match(&self, path: &[PathAtom]) -> Option<&Ready> {
        let mut best: Option<(usize, &Ready)> = None;
        for rule in &self.rules {
            let Some(covered) = rule.pattern.covers(path) else { continue };
            let wins = best
                .is_none_or(|(most, before)| (covered, before.decision) > (most, rule.decision));
            if wins {
                best = Some((covered, rule));
            }
        }
        best.map(|(_, rule)| rule)
    }

    fn first_match(&self, path: &[PathAtom]) -> Option<&Ready> {
        let mut best = self.rules.len() as u32;
        let mut hash = PrefixHash::EMPTY;
        let mut hashed = 0;
        for (index, (length, from)) in self.lengths.iter().enumerate() {
            let Some(more) = path.get(hashed..*length as usize) else { break };
            hash = more.iter().fold(hash, |hash, octet| hash.with(octet.octet()));
            hashed = *length as usize;
            let to = self.lengths.get(index + 1).map_or(self.heads.len(), |(_, to)| *to);
            let heads = &self.heads[*from..to];
            let first = heads.partition_point(|head| head.hash < hash.0);
            for head in heads[first..].iter().take_while(|head| head.hash == hash.0) {
                if head.rank >= best {
                    break;
                }
                if self.rules[head.rank as usize].pattern.matches(path) {
                    best = head.rank;
                    break;
                }
            }
        }
        self.rules.get(best as usize)
    }
}
