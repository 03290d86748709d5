//! Which groups bind an agent, and which rule decides on a path.

use super::agent::{Agent, Name};
use super::pattern::{Pattern, Usability, matches_plainly, octets};
use super::target::Target;
use super::{Policy, Rule, RuleKind};
use crate::dialect::GroupChoice;
use crate::source::Span;

/// Allowed or disallowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Decision {
    /// The crawler may fetch the URL.
    Allow,
    /// It may not.
    Disallow,
}

impl Decision {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Allow => "allow",
            Self::Disallow => "disallow",
        }
    }
}

impl From<RuleKind> for Decision {
    fn from(kind: RuleKind) -> Self {
        match kind {
            RuleKind::Allow => Self::Allow,
            RuleKind::Disallow => Self::Disallow,
        }
    }
}

/// The groups that bind an agent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Indices of the groups, in file order; their rules count as one group.
    pub groups: Vec<u32>,
    /// Whether they are those of `*`.
    pub star: bool,
    /// The candidate that named them, as typed; `None` for `*` and for none.
    pub chosen: Option<String>,
    /// Whether there is a `*` group that this crawler is documented to ignore.
    pub star_ignored: bool,
}

/// A decision and the rule that made it.
#[derive(Clone, Copy, Debug)]
pub struct Ruling<'p> {
    /// The decision.
    pub decision: Decision,
    /// The deciding rule; none when no rule matches.
    pub rule: Option<&'p Rule>,
}

impl Policy {
    /// The groups that bind `agent` (C-02).
    pub fn choose(&self, agent: &Agent) -> Choice {
        match self.dialect.group {
            GroupChoice::Equal => self.choose_equal(agent),
            GroupChoice::Substring => self.choose_substring(&agent.text),
        }
    }

    fn choose_equal(&self, agent: &Agent) -> Choice {
        for candidate in &agent.candidates {
            let groups = self.groups_named(candidate);
            if !groups.is_empty() {
                return Choice {
                    groups: groups.to_vec(),
                    star: false,
                    chosen: Some(candidate.clone()),
                    star_ignored: false,
                };
            }
        }
        let exempt = agent.candidates.iter().any(|candidate| {
            self.dialect.not_bound_by_star.iter().any(|name| candidate.eq_ignore_ascii_case(name))
        });
        if exempt {
            let star_ignored = !self.star.is_empty();
            return Choice { groups: Vec::new(), star: false, chosen: None, star_ignored };
        }
        self.choose_star()
    }

    /// Every group with a value, taken whole and not empty, that is part of
    /// the typed text (C-07).
    pub(super) fn choose_substring(&self, text: &str) -> Choice {
        let lower = text.to_ascii_lowercase();
        let groups: Vec<u32> = self
            .groups
            .iter()
            .enumerate()
            .filter(|(_, group)| {
                group.agents.iter().any(|line| {
                    line.name != Name::Star && is_part(self.slice(line.value), lower.as_bytes())
                })
            })
            .map(|(index, _)| index as u32)
            .collect();
        if groups.is_empty() {
            return self.choose_star();
        }
        Choice { groups, star: false, chosen: Some(text.to_owned()), star_ignored: false }
    }

    fn choose_star(&self) -> Choice {
        Choice {
            groups: self.star.clone(),
            star: !self.star.is_empty(),
            chosen: None,
            star_ignored: false,
        }
    }

    /// The rules of `choice`, in file order.
    pub fn rules<'p>(&'p self, choice: &'p Choice) -> impl Iterator<Item = &'p Rule> {
        choice.groups.iter().flat_map(|index| &self.groups[*index as usize].rules)
    }

    /// The decision on `target` for the groups of `choice`, with no more work
    /// than that takes: linear in the group's octets times the path's.
    pub fn decide(&self, choice: &Choice, target: &Target) -> Ruling<'_> {
        if self.dialect.robots_txt_allowed && target.is_robots_txt() {
            return Ruling { decision: Decision::Allow, rule: None };
        }
        let mut best: Option<(Rank, &Rule)> = None;
        for index in &choice.groups {
            for rule in &self.groups[*index as usize].rules {
                let rank = self.match_octets(rule, target).map(|octets| Rank::of(rule, octets));
                if let Some(rank) = rank
                    && best.is_none_or(|(before, _)| rank < before)
                {
                    best = Some((rank, rule));
                }
            }
        }
        match best {
            Some((_, rule)) => Ruling { decision: rule.kind.into(), rule: Some(rule) },
            None => Ruling { decision: Decision::Allow, rule: None },
        }
    }

    /// The octets with which `rule` matches `target`, if it does.
    pub(crate) fn match_octets(&self, rule: &Rule, target: &Target) -> Option<u32> {
        if rule.usability != Usability::Usable {
            return None;
        }
        if self.matches(rule.pattern, target) {
            return Some(rule.octets);
        }
        let directory = self.directory_of_index(rule)?;
        directory.matches(&target.atoms).then(|| directory.octets())
    }

    /// Whether the pattern that stands in `span` matches `target`: the empty
    /// one does always.
    pub(crate) fn matches(&self, span: Span, target: &Target) -> bool {
        let (text, escapes) = (self.slice(span), self.dialect.escapes);
        matches_plainly(text, escapes, &target.atoms)
            .unwrap_or_else(|| Pattern::new(text, escapes).matches(&target.atoms))
    }

    /// Octets of the pattern that stands in `span`, normalised (C-14).
    pub(crate) fn octets(&self, span: Span) -> u32 {
        octets(self.slice(span), self.dialect.escapes)
    }
}

/// Where a matching rule stands: the least wins. More octets before fewer,
/// Allow before Disallow (C-15), the earlier line before the later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    octets: std::cmp::Reverse<u32>,
    kind: RuleKind,
    line: u32,
}

impl Rank {
    pub(super) fn of(rule: &Rule, octets: u32) -> Self {
        Self { octets: std::cmp::Reverse(octets), kind: rule.kind, line: rule.line }
    }
}

/// Whether `part`, not empty, stands in the lower-case `text`, ASCII case set
/// aside.
pub(super) fn is_part(part: &[u8], text: &[u8]) -> bool {
    !part.is_empty() && memchr::memmem::find(text, &part.to_ascii_lowercase()).is_some()
}
