//! What a file says may be done with content after it was fetched: the lines
//! `Content-Usage`, `Content-Signal` and `License`, and what they come to for a
//! URL. No such line changes a verdict.
//!
//! The three are conventions apart: what one states is never told as another's,
//! and what none states is unknown, not a default.

mod answer;
pub mod dictionary;
mod evaluate;
mod license;
mod signal;
mod usage;

use crate::field::{Extension, Field};
use crate::policy::{Policy, Record};
use crate::source::{Source, Span};

pub use answer::{Answer, Contender, Crawl, Hint, LicenseLine, Outcome, Preferences, Reason};
pub use evaluate::preferences;
pub use license::License;
pub use signal::{ContentSignal, Element, KEYS, Signal, Unreadable, Why};
pub use usage::{ContentUsage, FORMER_LABELS, LABELS};

/// A word of one of the vocabularies: a label of `Content-Usage` or a key of
/// `Content-Signal`.
#[derive(Debug, PartialEq, Eq)]
pub struct Term {
    /// As it is written, in lower case.
    pub name: &'static str,
    /// Its values from the strictest: as written, and as told.
    pub values: &'static [(&'static str, &'static str)],
    /// Where it is defined.
    pub source: &'static str,
}

impl Term {
    /// The term of `terms` called `name`, ASCII case set aside.
    pub fn find(terms: &'static [Self], name: &[u8]) -> Option<&'static Self> {
        terms.iter().find(|term| name.eq_ignore_ascii_case(term.name.as_bytes()))
    }

    /// Which of its values is written `value`, ASCII case set aside.
    pub fn rank(&self, value: &[u8]) -> Option<usize> {
        self.values.iter().position(|(known, _)| value.eq_ignore_ascii_case(known.as_bytes()))
    }
}

/// What a line says under a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stated {
    /// One of the term's values, counted from 0, the strictest.
    Value(usize),
    /// Something that is none of them.
    NotUnderstood,
}

/// A preference line.
#[derive(Clone, Debug)]
pub struct Line<'p> {
    /// The record.
    pub record: &'p Record,
    /// The group open at that place, as an index of [`Policy::groups`]; `None`
    /// before the first `User-agent` line.
    pub group: Option<u32>,
    /// What was read from its value.
    pub value: Value,
}

/// What was read from a preference line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// `Content-Usage`
    Usage(ContentUsage),
    /// `Content-Signal`
    Signal(ContentSignal),
    /// `License`
    License(License),
}

impl Value {
    /// Reads the value of `record` if it is a preference. Linear.
    pub fn read(source: &Source, record: &Record) -> Option<Self> {
        let Field::Extension(Extension { name, .. }) = record.field else { return None };
        match *name {
            "content-usage" => Some(Self::Usage(ContentUsage::read(source, record.value))),
            "content-signal" => Some(Self::Signal(ContentSignal::read(source, record.value))),
            "license" => Some(Self::License(License::read(source, record.value))),
            _ => None,
        }
    }

    /// The field's name in lower case.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::Usage(_) => "content-usage",
            Self::Signal(_) => "content-signal",
            Self::License(_) => "license",
        }
    }

    /// The vocabulary; a `License` has none.
    pub fn terms(&self) -> &'static [Term] {
        match self {
            Self::Usage(_) => LABELS,
            Self::Signal(_) => KEYS,
            Self::License(_) => &[],
        }
    }

    /// The path pattern, where one is written.
    pub const fn path(&self) -> Option<Span> {
        match self {
            Self::Usage(usage) => usage.path,
            Self::Signal(signal) => signal.path,
            Self::License(_) => None,
        }
    }

    /// Whether there is text and none of it can be used: a dictionary with a
    /// defect, signals of which none is readable.
    pub fn is_broken(&self) -> bool {
        match self {
            Self::Usage(usage) => usage.members.is_err(),
            Self::Signal(signal) => {
                let mut elements = signal.elements.iter();
                !signal.elements.is_empty() && elements.all(|element| element.reading.is_err())
            }
            Self::License(license) => !license.usable,
        }
    }

    /// What the line says under `term`, in order; `Content-Usage` says one
    /// thing at most.
    pub fn stated<'a>(
        &'a self,
        source: &'a Source,
        term: &'static Term,
    ) -> impl Iterator<Item = Stated> + 'a {
        let (usage, signal) = match self {
            Self::Usage(usage) => (usage.stated(source, term), None),
            Self::Signal(signal) => (None, Some(signal.stated(term))),
            Self::License(_) => (None, None),
        };
        usage.into_iter().chain(signal.into_iter().flatten())
    }

    /// Whether the line states a value under a known term.
    pub fn states_something(&self, source: &Source) -> bool {
        let mut all = self.terms().iter().flat_map(|term| self.stated(source, term));
        all.any(|stated| matches!(stated, Stated::Value(_)))
    }
}

/// Every preference line of a file, in file order. Linear in the file, with a
/// logarithm for the number of groups.
pub fn lines(policy: &Policy) -> Vec<Line<'_>> {
    let source = policy.document().source();
    let groups = policy.groups();
    let line = |record| {
        let value = Value::read(source, record)?;
        // A group stays open until the next begins, also for the site's records.
        let open = groups.partition_point(|group| group.first_line < record.line);
        Some(Line { record, group: open.checked_sub(1).map(|index| index as u32), value })
    };
    let of_groups = groups.iter().flat_map(|group| &group.others);
    let mut lines: Vec<_> = of_groups.chain(policy.others()).filter_map(line).collect();
    lines.sort_by_key(|line| line.record.line);
    lines
}

/// The path at the start of a trimmed value, and what follows it, trimmed
/// (P-05, P-13).
fn split_path(source: &Source, value: Span) -> (Option<Span>, Span) {
    let octets = source.slice(value);
    if !octets.starts_with(b"/") {
        return (None, value);
    }
    let end = octets.iter().position(|octet| matches!(octet, b' ' | b'\t'));
    let end = end.map_or(value.end, |end| value.start + end as u32);
    let rest = crate::syntax::Trim::SpaceTab.span(source.bytes(), Span::new(end, value.end));
    (Some(Span::new(value.start, end)), rest)
}
