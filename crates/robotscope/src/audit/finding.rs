//! What a check found.

use super::{Check, FINDINGS_LIMIT};
use crate::source::Span;

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// No reader that follows the RFC does what the line plainly says, and no
    /// major reader rescues it.
    Error,
    /// Readers differ, or it works but probably not as meant.
    Warning,
    /// Good to know.
    Info,
}

impl Severity {
    /// The name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Info => "info",
        }
    }
}

/// A value that a message names.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Arg {
    /// Text of the file or a name of the field's.
    Text(String),
    /// A count, a size in octets or a line from 1.
    Number(u64),
    /// Several texts.
    List(Vec<String>),
}

/// The values of a message by their names.
pub type Args = Vec<(&'static str, Arg)>;

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Vec<String>> for Arg {
    fn from(texts: Vec<String>) -> Self {
        Self::List(texts)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

/// Another place that belongs to a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Related {
    /// What it is to the finding, kebab-case.
    pub role: &'static str,
    /// Where it is.
    pub span: Span,
}

/// Whether a fix keeps every verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Safety {
    /// No verdict of RFC 9309 changes.
    Safe,
    /// Verdicts change: that is what it is for.
    ChangesVerdicts,
}

impl Safety {
    /// The name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::ChangesVerdicts => "changes-verdicts",
        }
    }
}

/// A stretch of the file and what replaces it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// What is replaced; empty for an insertion.
    pub span: Span,
    /// What stands there afterwards.
    pub text: Vec<u8>,
}

/// What mends a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fix {
    /// Whether it keeps every verdict.
    pub safety: Safety,
    /// The edits, in file order, none touching another.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// Puts `text` at `at`.
    pub fn insert(safety: Safety, at: u32, text: impl Into<Vec<u8>>) -> Self {
        Self::replace(safety, Span::at(at), text)
    }

    /// Takes `span` out.
    pub fn delete(safety: Safety, span: Span) -> Self {
        Self::replace(safety, span, "")
    }

    /// Puts `text` in place of `span`.
    pub fn replace(safety: Safety, span: Span, text: impl Into<Vec<u8>>) -> Self {
        Self { safety, edits: vec![Edit { span, text: text.into() }] }
    }

    /// Takes in the edits of an equal finding's fix, each once. Together they
    /// are safe if each of them is.
    pub(super) fn merge(&mut self, more: Self) {
        if more.safety == Safety::ChangesVerdicts {
            self.safety = Safety::ChangesVerdicts;
        }
        for edit in more.edits {
            if self.edits.last() != Some(&edit) {
                self.edits.push(edit);
            }
        }
    }
}

/// What a check rests on.
#[derive(Debug)]
pub struct Reference {
    /// Its title.
    pub title: &'static str,
    /// Its address.
    pub url: &'static str,
    /// When it was read, year and month.
    pub date: &'static str,
}

/// A file on which a check fires and the same, mended, on which it is silent.
#[derive(Debug)]
pub struct Example {
    /// Fires.
    pub bad: &'static [u8],
    /// Silent.
    pub good: &'static [u8],
    /// Where both are served, for a check that asks for it.
    pub origin: Option<&'static str>,
}

impl Example {
    /// Two texts.
    pub const fn new(bad: &'static str, good: &'static str) -> Self {
        Self::octets(bad.as_bytes(), good.as_bytes())
    }

    /// Two files, one of which is no text.
    pub const fn octets(bad: &'static [u8], good: &'static [u8]) -> Self {
        Self { bad, good, origin: None }
    }

    /// Served there.
    #[must_use]
    pub const fn at(self, origin: &'static str) -> Self {
        Self { origin: Some(origin), ..self }
    }
}

/// One defect at its place.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What was looked for.
    pub check: &'static Check,
    /// How much it matters here.
    pub severity: Severity,
    /// The smallest stretch that shows it; `None` for the file as a whole.
    pub span: Option<Span>,
    /// How many equal ones there are, this one included.
    pub times: u32,
    /// The places of the first of the others.
    pub places: Vec<Span>,
    /// The values its message names.
    pub args: Args,
    /// Other places that belong to it.
    pub related: Vec<Related>,
    /// A URL that proves it.
    pub witness: Option<String>,
    /// What mends it.
    pub fix: Option<Fix>,
}

impl Finding {
    /// A finding at `span`, or about the whole file, without values yet.
    pub fn new(check: &'static Check, span: impl Into<Option<Span>>) -> Self {
        Self {
            check,
            severity: check.severity,
            span: span.into(),
            times: 1,
            places: Vec::new(),
            args: Vec::new(),
            related: Vec::new(),
            witness: None,
            fix: None,
        }
    }

    /// With a value for its message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// That matters more or less than its check mostly does.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// With a URL that proves it.
    #[must_use]
    pub fn witness(mut self, url: impl Into<String>) -> Self {
        self.witness = Some(url.into());
        self
    }

    /// With what mends it.
    #[must_use]
    pub fn fix(mut self, fix: impl Into<Option<Fix>>) -> Self {
        self.fix = fix.into();
        self
    }

    /// With another place.
    #[must_use]
    pub fn related(mut self, role: &'static str, span: Span) -> Self {
        self.related.push(Related { role, span });
        self
    }
}

/// The findings of a file.
#[derive(Debug)]
pub struct Report {
    /// At most [`FINDINGS_LIMIT`], by position, then by code. When there are
    /// more, errors stay before warnings, warnings before notes.
    pub findings: Vec<Finding>,
    /// How many were left out, by check, in the order of their codes.
    pub omitted: Vec<(&'static Check, u32)>,
    /// How many findings there are of each severity, those left out included.
    pub errors: u32,
    /// Warnings.
    pub warnings: u32,
    /// Notes.
    pub infos: u32,
}

impl Report {
    pub(super) fn new(mut findings: Vec<Finding>) -> Self {
        let count = |severity| {
            findings.iter().filter(|finding| finding.severity == severity).count() as u32
        };
        let (errors, warnings, infos) =
            (count(Severity::Error), count(Severity::Warning), count(Severity::Info));
        let place = |finding: &Finding| (finding.span, finding.check.code);
        findings.sort_by_key(|finding| (finding.severity, place(finding)));
        let mut omitted: Vec<(&'static Check, u32)> = Vec::new();
        for finding in findings.drain(FINDINGS_LIMIT.min(findings.len())..) {
            match omitted.iter_mut().find(|(check, _)| check.code == finding.check.code) {
                Some((_, count)) => *count += 1,
                None => omitted.push((finding.check, 1)),
            }
        }
        omitted.sort_by_key(|(check, _)| check.code);
        findings.sort_by_key(place);
        Self { findings, omitted, errors, warnings, infos }
    }
}
