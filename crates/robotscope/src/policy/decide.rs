//! Which groups bind an agent, and which rule decides on a path.

use super::pattern::{Pattern, Usability, matches_plainly, octets};
use super::target::Target;
use super::{Policy, Rule, RuleKind};
use crate::dialect::Precedence;
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

impl Decision {
    /// The other one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Allow => Self::Disallow,
            Self::Disallow => Self::Allow,
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
    /// The rules of `choice`, in file order.
    pub fn rules<'p>(&'p self, choice: &'p Choice) -> impl Iterator<Item = &'p Rule> {
        choice.groups.iter().flat_map(|index| &self.groups[*index as usize].rules)
    }

    /// The decision on `target` for the groups of `choice`, with no more work
    /// than that takes: linear in the group's octets times the path's.
    pub fn decide(&self, choice: &Choice, target: &Target) -> Ruling<'_> {
        if target.is_robots_txt(self.dialect.robots_txt) {
            return Ruling { decision: Decision::Allow, rule: None };
        }
        let mut best: Option<(Rank, &Rule)> = None;
        for index in &choice.groups {
            for rule in &self.groups[*index as usize].rules {
                let rank = self.match_octets(rule, target).map(|octets| self.rank_of(rule, octets));
                if let Some(rank) = rank
                    && best.is_none_or(|(before, _)| rank < before)
                {
                    best = Some((rank, rule));
                }
            }
        }
        match best {
            Some((_, rule)) => Ruling { decision: rule.decision(), rule: Some(rule) },
            None => Ruling { decision: Decision::Allow, rule: None },
        }
    }

    /// The octets with which `rule` matches `target`, if it does: of its pattern,
    /// or of the path that it covers, as the reader ranks by the one or the other.
    pub(crate) fn match_octets(&self, rule: &Rule, target: &Target) -> Option<u32> {
        match rule.usability {
            Usability::Usable => {}
            Usability::Everything => return Some(0),
            Usability::Empty | Usability::Unusable => return None,
        }
        if self.dialect.precedence == Precedence::LongestMatch {
            return Some(self.compile(rule).covers(&target.atoms)? as u32);
        }
        let notation = self.dialect.notation();
        let text = self.slice(rule.pattern);
        let own = matches_plainly(text, notation, &target.atoms)
            .unwrap_or_else(|| self.compile(rule).matches(&target.atoms))
            .then_some(rule.octets);
        let others = self.other_patterns(rule).into_iter().filter_map(|other| {
            let pattern = Pattern::new(&other.text, notation);
            pattern.matches(&target.atoms).then(|| pattern.octets())
        });
        others.chain(own).max()
    }

    /// Whether the pattern that stands in `span` matches `target`: the empty
    /// one does always.
    pub(crate) fn matches(&self, span: Span, target: &Target) -> bool {
        let (text, notation) = (self.slice(span), self.dialect.notation());
        matches_plainly(text, notation, &target.atoms)
            .unwrap_or_else(|| Pattern::new(text, notation).matches(&target.atoms))
    }

    /// Octets of the pattern that stands in `span`, normalised (C-14).
    pub(crate) fn octets(&self, span: Span) -> u32 {
        octets(self.slice(span), self.dialect.notation())
    }

    /// Where a rule that matches with so many octets stands.
    pub(super) fn rank_of(&self, rule: &Rule, octets: u32) -> Rank {
        let in_order = self.dialect.precedence == Precedence::FileOrder;
        Rank {
            octets: std::cmp::Reverse(if in_order { 0 } else { octets }),
            disallows: !in_order && rule.decision() == Decision::Disallow,
            at: rule.pattern.start,
        }
    }
}

/// Where a matching rule stands: the least wins. More octets before fewer, Allow
/// before Disallow (C-15), the earlier before the later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    octets: std::cmp::Reverse<u32>,
    disallows: bool,
    // Where the pattern stands: one line may hold several rules to some readers.
    at: u32,
}

/// Whether `part`, not empty, stands in the lower-case `text`, ASCII case set
/// aside.
pub(super) fn is_part(part: &[u8], text: &[u8]) -> bool {
    !part.is_empty() && memchr::memmem::find(text, &part.to_ascii_lowercase()).is_some()
}
