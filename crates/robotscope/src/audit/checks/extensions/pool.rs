//! The preference lines that a crawler takes together: those of all groups that
//! bind it (P-03).

use std::collections::BTreeMap;

use crate::analysis::{Crawlers, crawlers};
use crate::audit::prelude::*;
use crate::policy::Policy;
use crate::preferences::{ContentUsage, Line, Stated, Term, Value};

/// Lines that are pooled for all crawlers of a file together. Real files have
/// a few; one made to be hard may hold every line for thousands of crawlers.
const POOLED: usize = 100_000;

/// The lines of one set of crawlers, in file order.
#[derive(Debug)]
pub(super) struct Pool<'a> {
    /// The crawlers.
    pub(super) crawlers: Crawlers,
    /// The lines.
    pub(super) lines: Vec<&'a Line<'a>>,
}

/// The preference lines of a file by the crawlers that they are for.
pub(super) fn pools<'a>(policy: &Policy, lines: &'a [Line<'a>]) -> Vec<Pool<'a>> {
    let mut by_group: BTreeMap<u32, Vec<&Line<'_>>> = BTreeMap::new();
    for line in lines {
        if let (Some(group), false) = (line.group, matches!(line.value, Value::License(_))) {
            by_group.entry(group).or_default().push(line);
        }
    }
    if by_group.is_empty() {
        return Vec::new();
    }
    let mut left = POOLED;
    let mut pools = Vec::new();
    for crawlers in crawlers(policy) {
        let groups = crawlers.choice.groups.iter().filter_map(|group| by_group.get(group));
        let lines: Vec<_> = groups.flatten().copied().collect();
        let Some(rest) = left.checked_sub(lines.len()) else { break };
        left = rest;
        if !lines.is_empty() {
            pools.push(Pool { crawlers, lines });
        }
    }
    pools
}

/// A value that a line states under a term, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Statement<'a> {
    pub(super) line: &'a Line<'a>,
    pub(super) term: &'static Term,
    /// Which of the term's values, from 0, the strictest.
    pub(super) rank: usize,
    pub(super) span: Span,
}

/// Everything that a line states, also what a later member of the same key
/// replaces.
pub(super) fn statements<'a>(audit: &Audit<'_>, line: &'a Line<'a>) -> Vec<Statement<'a>> {
    let make = |term, rank, span| Statement { line, term, rank, span };
    match &line.value {
        Value::Usage(usage) => members(audit, usage)
            .filter_map(|(term, stated, span)| match stated {
                Stated::Value(rank) => Some(make(term, rank, span)),
                Stated::NotUnderstood => None,
            })
            .collect(),
        Value::Signal(signal) => signal
            .elements
            .iter()
            .filter_map(|element| {
                element.reading.ok().map(|read| make(read.key, read.rank, element.span))
            })
            .collect(),
        Value::License(_) => Vec::new(),
    }
}

/// The members of a statement under known labels.
pub(super) fn members<'a>(
    audit: &'a Audit<'_>,
    usage: &'a ContentUsage,
) -> impl Iterator<Item = (&'static Term, Stated, Span)> + 'a {
    use crate::preferences::LABELS;
    use crate::preferences::dictionary::ItemKind;
    usage.members.iter().flatten().filter_map(|member| {
        let key = audit.octets(member.key);
        let term = LABELS.iter().find(|term| term.name.as_bytes() == key)?;
        let token = (member.item.kind == ItemKind::Token).then(|| audit.octets(member.item.span));
        let rank = term.values.iter().position(|(known, _)| token == Some(known.as_bytes()));
        let span = Span::new(member.key.start, member.item.span.end.max(member.key.end));
        Some((term, rank.map_or(Stated::NotUnderstood, Stated::Value), span))
    })
}

/// Two values under a term, for the same URLs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conflict<'a> {
    pub(super) first: Statement<'a>,
    pub(super) other: Statement<'a>,
    /// Whether the two are all that is stated there.
    pub(super) is_pair: bool,
}

/// Statements of the field `field` that contradict each other at one path, each
/// with the first that it contradicts.
pub(super) fn conflicts<'a>(
    audit: &Audit<'_>,
    lines: &'a [Line<'a>],
    field: &str,
) -> Vec<Conflict<'a>> {
    let mut found: BTreeMap<Span, Conflict<'a>> = BTreeMap::new();
    for pool in pools(audit.policy, lines) {
        let mut by_path: BTreeMap<_, Vec<Statement<'a>>> = BTreeMap::new();
        for line in pool.lines.iter().filter(|line| line.value.field() == field) {
            for statement in statements(audit, line) {
                let path = line.value.path().map(|path| audit.policy.normal_form(path));
                by_path.entry((path, statement.term.name)).or_default().push(statement);
            }
        }
        for stated in by_path.into_values() {
            let first = stated[0];
            for other in stated.iter().filter(|other| other.rank != first.rank) {
                let is_pair = stated.len() == 2;
                found.entry(other.span).or_insert(Conflict { first, other: *other, is_pair });
            }
        }
    }
    found.into_values().collect()
}

/// Whether no more than one of the lines states something under a vocabulary:
/// then a fix of it can contradict no other.
pub(super) fn is_alone(lines: &[Line<'_>]) -> bool {
    lines.iter().filter(|line| !matches!(line.value, Value::License(_))).nth(1).is_none()
}
