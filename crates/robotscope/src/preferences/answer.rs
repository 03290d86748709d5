//! What preference lines come to for one agent and one URL: the shapes of it.

use super::dictionary::Failure;
use super::{License, Term};
use crate::policy::{Decision, UsedGroup};
use crate::source::Span;

/// What a file says of one URL to one agent.
#[derive(Clone, Debug)]
pub struct Preferences {
    /// Whether the agent may fetch the URL at all.
    pub crawl: Crawl,
    /// The group that was used.
    pub group: Option<UsedGroup>,
    /// What `Content-Usage` states, for each of [`LABELS`](super::LABELS) in order.
    pub usage: Vec<Answer>,
    /// What `Content-Signal` states, for each of [`KEYS`](super::KEYS) in order.
    pub signal: Vec<Answer>,
    /// Every `License` line of the file, in order: none is tied to an agent
    /// (P-15).
    pub license: Vec<LicenseLine>,
    /// Every `Content-Usage` and `Content-Signal` line of the group, in order.
    pub others: Vec<Contender>,
    /// What a person should know besides.
    pub hints: Vec<Hint>,
}

/// The verdict on the URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crawl {
    /// The decision.
    pub decision: Decision,
    /// The deciding line, from 1.
    pub line: Option<u32>,
}

/// What is stated under a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The term.
    pub term: &'static Term,
    /// Which of its values, from 0; `None`: unknown.
    pub rank: Option<usize>,
    /// The first line, from 1, that states it; `None` when unknown.
    pub line: Option<u32>,
    /// Why.
    pub reason: Reason,
}

impl Answer {
    /// The value as told; `None`: unknown.
    pub fn value(&self) -> Option<&'static str> {
        self.rank.map(|rank| self.term.values[rank].1)
    }
}

/// A `License` line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LicenseLine {
    /// Line, from 1.
    pub line: u32,
    /// What was read from its value.
    pub license: License,
    /// The group open at that place, as an index of
    /// [`Policy::groups`](crate::policy::Policy::groups), for readers that keep
    /// a line to its group.
    pub group: Option<u32>,
}

/// Why an answer is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is stated, and nothing contradicts it.
    Stated,
    /// Several values are stated with equal right: the strictest is told.
    CombinedRestrictive,
    /// The winning lines are silent on it (P-10).
    NotStated,
    /// No line of the group matches the URL.
    NoMatchingLine,
    /// The group has no such line.
    NoLineInGroup,
    /// No group binds the agent.
    NoGroup,
    /// What is stated is no value of the term.
    ValueNotUnderstood,
    /// A winning line cannot be read.
    StatementBroken,
    /// The URL may not be fetched, so there is no preference (P-08).
    UrlDisallowed,
}

impl Reason {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::CombinedRestrictive => "combined-restrictive",
            Self::NotStated => "not-stated",
            Self::NoMatchingLine => "no-matching-line",
            Self::NoLineInGroup => "no-line-in-group",
            Self::NoGroup => "no-group",
            Self::ValueNotUnderstood => "value-not-understood",
            Self::StatementBroken => "statement-broken",
            Self::UrlDisallowed => "url-disallowed",
        }
    }
}

/// A preference line of the group and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    /// The field's name in lower case.
    pub field: &'static str,
    /// Line, from 1.
    pub line: u32,
    /// The value as written, trimmed.
    pub value: Span,
    /// The path pattern, where one is written.
    pub path: Option<Span>,
    /// Whether the line matches the URL.
    pub matched: bool,
    /// Octets of the normalised path: its rank; 0 without a path.
    pub octets: u32,
    /// What became of it.
    pub outcome: Outcome,
    /// Why its statement does not parse, and where.
    pub failure: Option<Failure>,
}

/// What became of a preference line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The only winner, or the line that an answer names.
    Decides,
    /// One of several winners, named by no answer.
    Combined,
    /// Matches with fewer octets than the winners.
    Shorter,
    /// Its path does not match.
    NotMatched,
    /// A winner that cannot be read.
    Broken,
    /// It matches, but the URL may not be fetched.
    Blocked,
}

impl Outcome {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Decides => "decides",
            Self::Combined => "combined",
            Self::Shorter => "shorter",
            Self::NotMatched => "not-matched",
            Self::Broken => "broken",
            Self::Blocked => "blocked",
        }
    }
}

/// What a person should know besides the answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// `*` states something, and the agent has a group of its own, which takes
    /// nothing from it (P-03).
    StarPassedOver {
        /// The first such line, from 1.
        line: u32,
        /// How many there are.
        count: u32,
    },
    /// A line before any group states something: some readers take it for the
    /// whole file (P-04).
    OutsideGroup {
        /// The first such line, from 1.
        line: u32,
        /// How many there are.
        count: u32,
    },
    /// A shorter line states what the winners do not: a reading term by term
    /// would take it (P-10).
    ShorterStates {
        /// The field's name in lower case.
        field: &'static str,
        /// The term.
        term: &'static Term,
        /// The longest such line, from 1.
        line: u32,
    },
}

impl Hint {
    /// The kebab-case name on the wire.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::StarPassedOver { .. } => "star-passed-over",
            Self::OutsideGroup { .. } => "outside-group",
            Self::ShorterStates { .. } => "shorter-states",
        }
    }
}
