//! The audit: what in a file does not work, or works other than it looks.
//!
//! A [`Check`] is what is looked for, a [`Finding`] what was found: a place, a
//! code and the values a sentence needs. The sentences are the catalogues'.

mod checks;
mod finding;
mod typo;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

use typo::Spelling;

use crate::dialect::{Dialect, RFC9309};
use crate::field::Field;
use crate::policy::{Origin, Policy};
use crate::source::Span;
use crate::syntax::{Document, LineEnding, LineEndings, Record};

pub use finding::{
    Arg, Args, Edit, Example, Finding, Fix, Reference, Related, Report, Safety, Severity,
};

/// Findings that a report holds at most; the others are counted.
pub const FINDINGS_LIMIT: usize = 500;

/// Places that a finding names at most; the others are counted.
pub const PLACES_LIMIT: usize = 50;

/// One thing the audit looks for.
#[derive(Debug)]
pub struct Check {
    /// Its name: kebab-case, of the defect. Its identity everywhere.
    pub name: &'static str,
    /// `R` and three digits, never used again.
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// Which part of a file it is about.
    pub family: Family,
    /// Readers or crawlers that it touches; empty for all.
    pub concerns: &'static [&'static str],
    /// What it rests on.
    pub references: &'static [Reference],
    /// Files on which it fires, each with one on which it is silent.
    pub examples: &'static [Example],
    /// Whether it can mend what it finds.
    pub fix: bool,
    /// Looks for it.
    pub run: fn(&'static Check, &Audit<'_>, &mut Findings),
}

/// Which part of a file a check is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The bytes.
    File,
    /// How lines are written.
    Syntax,
    /// Groups and agents.
    Groups,
    /// Paths and which rule wins.
    Paths,
    /// Sitemaps and extension records.
    Extensions,
}

impl Family {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::File => "file",
            Self::Syntax => "syntax",
            Self::Groups => "groups",
            Self::Paths => "paths",
            Self::Extensions => "extensions",
        }
    }
}

/// Every check, by code.
pub fn checks() -> &'static [&'static Check] {
    checks::ALL
}

/// What the checks look at.
#[derive(Debug)]
pub struct Audit<'a> {
    /// The file.
    pub document: &'a Document,
    /// What it means by RFC 9309, whatever the dialect: checks of lines and
    /// fields report for everyone.
    pub policy: &'a Policy,
    /// What it means to the chosen reader: checks of meaning ask this one.
    pub reader: &'a Policy,
    /// Where the file is served, such as `https://example.com`, when that is
    /// known.
    pub origin: Option<&'a str>,
    // Looked at once, because finding what a name was meant to be takes long.
    unknown_fields: Vec<UnknownField>,
}

/// The name of a field that is in no registry.
#[derive(Debug)]
struct UnknownField {
    field: Span,
    spelling: Spelling,
}

impl Audit<'_> {
    /// The records of the file with what their fields are, as RFC 9309 cuts
    /// them: index of the line from 0, record, field. Lines without a field
    /// are left out.
    pub fn records(&self) -> impl Iterator<Item = (usize, Record, Field)> {
        let lexing = RFC9309.lexing;
        (0..self.document.lines().len()).filter_map(move |index| {
            let record = self.document.record(index, lexing)?;
            if record.field.is_empty() {
                return None;
            }
            let name = self.document.source().slice(record.field);
            Some((index, record, RFC9309.field_names.recognise(name)))
        })
    }

    /// The line end that new lines get: the file's own.
    pub fn line_end(&self) -> &'static str {
        match self.document.line_endings() {
            LineEndings::All(LineEnding::CrLf) => "\r\n",
            LineEndings::All(LineEnding::Cr) => "\r",
            _ => "\n",
        }
    }

    /// The text of a span, for people.
    pub fn text(&self, span: Span) -> String {
        self.document.source().text(span).into_owned()
    }
}

/// Collects findings; equal ones become one with a count and places.
#[derive(Debug, Default)]
pub struct Findings {
    all: Vec<Finding>,
    // Position in `all` by check and arguments.
    known: BTreeMap<(&'static str, Args), usize>,
}

impl Findings {
    /// Adds a finding, or its place to an equal one.
    pub fn push(&mut self, finding: Finding) {
        let key = (finding.check.name, finding.args.clone());
        match self.known.entry(key) {
            Entry::Vacant(entry) => {
                entry.insert(self.all.len());
                self.all.push(finding);
            }
            Entry::Occupied(entry) => {
                let first = &mut self.all[*entry.get()];
                first.times += 1;
                if first.places.len() < PLACES_LIMIT
                    && let Some(span) = finding.span
                {
                    first.places.push(span);
                }
                if let (Some(fix), Some(more)) = (&mut first.fix, finding.fix) {
                    fix.merge(more);
                }
            }
        }
    }
}

/// Audits a file. `dialect` is whose reading the checks of meaning ask about,
/// `origin` where the file is served. Cannot fail; n log n in the file's octets.
pub fn audit(document: &Arc<Document>, dialect: &'static Dialect, origin: Option<&str>) -> Report {
    let policy = Policy::read(document, &RFC9309);
    let reader = Policy::read(document, dialect);
    let origin = origin.map(str::trim).filter(|origin| Origin::read(origin).is_some());
    let mut audit =
        Audit { document, policy: &policy, reader: &reader, origin, unknown_fields: Vec::new() };
    audit.unknown_fields = audit
        .records()
        .filter(|(.., field)| *field == Field::Unknown)
        .map(|(_, record, _)| UnknownField {
            field: record.field,
            spelling: Spelling::of(document.source().slice(record.field)),
        })
        .collect();
    let mut findings = Findings::default();
    if checks::is_html(&audit) {
        // Every line of a web page would be a finding of its own.
        let check = checks::HTML;
        (check.run)(check, &audit, &mut findings);
    } else {
        for check in checks() {
            (check.run)(check, &audit, &mut findings);
        }
    }
    Report::new(findings.all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Source;

    fn names(text: &str) -> Vec<&'static str> {
        let document = Document::new(Source::new(text.into()).expect("small"));
        let report = audit(&Arc::new(document), &RFC9309, None);
        report.findings.iter().map(|finding| finding.check.name).collect()
    }

    #[test]
    fn examples_fire_and_stay_silent() {
        for check in checks() {
            for example in check.examples {
                assert!(names(example.bad).contains(&check.name), "{} should fire", check.name);
                assert!(!names(example.good).contains(&check.name), "{} should not", check.name);
            }
        }
    }

    /// Applies a fix and audits what comes out.
    #[test]
    fn a_fix_removes_its_finding_and_brings_none() {
        let origin = Some("https://example.com");
        let report = |bytes: &[u8]| {
            let source = Source::new(bytes.to_vec()).expect("small");
            super::audit(&Arc::new(Document::new(source)), &RFC9309, origin)
        };
        for check in checks() {
            let mut mended = 0;
            for example in check.examples {
                let before = report(example.bad.as_bytes());
                for finding in before.findings.iter().filter(|one| one.check.code == check.code) {
                    let Some(fix) = &finding.fix else { continue };
                    let after = report(&fix.apply(example.bad.as_bytes()));
                    let count = |report: &Report| {
                        report.findings.iter().filter(|one| one.check.code == check.code).count()
                    };
                    assert!(count(&after) < count(&before), "{} stays", check.name);
                    let loud = |report: &Report| report.errors + report.warnings;
                    assert!(loud(&after) <= loud(&before), "{} brings others", check.name);
                    mended += 1;
                }
            }
            assert_eq!(mended > 0, check.fix, "{} says otherwise of its fixes", check.name);
        }
    }

    #[test]
    fn names_and_codes_are_unique_and_in_order() {
        assert!(checks().is_sorted_by(|one, other| one.code < other.code));
        let names: std::collections::BTreeSet<_> =
            checks().iter().map(|check| check.name).collect();
        assert_eq!(names.len(), checks().len());
    }

    #[test]
    fn a_file_over_the_limit() {
        let pad = "# sixteen octets\n".repeat(SIZE / 17);
        let rest = SIZE - pad.len();
        let within = format!("{pad}{}\n", "#".repeat(rest));
        assert_eq!(names(&within), Vec::<&str>::new(), "only the line end lies beyond");
        let beyond = format!("{pad}{}\n", "#".repeat(rest + 1));
        assert_eq!(names(&beyond), ["file-over-500kib"]);
    }

    const SIZE: usize = crate::source::SIZE_LIMIT as usize;

    #[test]
    fn equal_findings_are_one() {
        let text = format!("User-agent: *\n{}", "Disallow: private\n".repeat(2_000));
        let document = Document::new(Source::new(text.into()).expect("small"));
        let report = audit(&Arc::new(document), &RFC9309, None);
        assert_eq!(report.findings.len(), 1);
        assert_eq!(report.findings[0].times, 2_000);
        assert_eq!(report.findings[0].places.len(), PLACES_LIMIT);
    }

    #[test]
    fn findings_are_bounded_and_counted() {
        let lines: Vec<_> = (0..2_000).map(|n| format!("Disallow: private{n}")).collect();
        let lines = lines.join("\n");
        let document =
            Document::new(Source::new(format!("User-agent: *\n{lines}").into()).expect("small"));
        let report = audit(&Arc::new(document), &RFC9309, None);
        assert_eq!(report.findings.len(), FINDINGS_LIMIT);
        assert_eq!(report.errors, 2_000);
        assert_eq!(report.omitted.iter().map(|(_, count)| count).sum::<u32>(), 1_500);
    }
}
