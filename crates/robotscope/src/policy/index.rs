//! The rules of one agent made ready for many URLs.

use super::atom::{Atom, PathAtom};
use super::decide::{Choice, Decision, Rank};
use super::pattern::{Pattern, Usability};
use super::target::Target;
use super::{Policy, RuleKind};

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
    robots_txt_allowed: bool,
}

#[derive(Debug)]
struct Ready {
    kind: RuleKind,
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
        for rule in policy.rules(choice).filter(|rule| rule.usability == Usability::Usable) {
            ranked.push((Rank::of(rule, rule.octets), rule, policy.compile(rule)));
            if let Some(directory) = policy.directory_of_index(rule) {
                ranked.push((Rank::of(rule, directory.octets()), rule, directory));
            }
        }
        ranked.sort_by_key(|(rank, ..)| *rank);
        let rules: Vec<Ready> = ranked
            .into_iter()
            .map(|(_, rule, pattern)| Ready { kind: rule.kind, line: rule.line, pattern })
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
        let robots_txt_allowed = policy.dialect.robots_txt_allowed;
        Self { rules, heads, lengths, robots_txt_allowed }
    }

    /// The decision on `target` and the deciding line (from 1; 0 for none).
    pub fn decide(&self, target: &Target) -> (Decision, u32) {
        if self.robots_txt_allowed && target.is_robots_txt() {
            return (Decision::Allow, 0);
        }
        match self.first_match(&target.atoms) {
            Some(rule) => (rule.kind.into(), rule.line),
            None => (Decision::Allow, 0),
        }
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
