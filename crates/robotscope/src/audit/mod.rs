//! The audit: what in a file does not work, or works other than it looks.
//!
//! A [`Check`] is what is looked for, a [`Finding`] what was found: a place, a
//! code and the values a sentence needs. The sentences are the catalogues'.

mod agents;
mod checks;
mod finding;
mod findings;
mod key;
mod letters;
mod meaning;
mod mend;
mod references;
mod settings;
mod subject;
mod typo;

use std::sync::Arc;

use crate::dialect::{Dialect, RFC9309};
use crate::policy::Policy;
use crate::syntax::Document;

pub use finding::{
    Arg, Args, Edit, Example, Finding, Fix, Reference, Related, Report, Safety, Severity,
};
pub use findings::Findings;
pub use meaning::{Idle, Loss, Lost, Meaning, Why};
pub use mend::{BadEdit, Mended, apply, mend};
pub use settings::{Settings, UnknownCheck};
pub use subject::{Audit, RecordLine};

/// What a check's file needs.
#[allow(unused_imports, reason = "each check takes what it needs")]
mod prelude {
    pub(in crate::audit) use super::references::{extension, google, openai, rfc, web};
    pub(in crate::audit) use super::{
        Arg, Audit, Check, Edit, Example, Family, Finding, Findings, Fix, RecordLine, Safety,
        Severity,
    };
    pub(in crate::audit) use crate::field::Field;
    pub(in crate::audit) use crate::source::Span;
}

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
    /// Checks that find a bigger cause: where one of them finds something on the
    /// same line, this one stays silent.
    pub yields_to: &'static [&'static str],
    /// Whether what it finds makes every other check pointless.
    pub instead_of_all: bool,
    /// Looks for it.
    pub run: fn(&'static Check, &Audit<'_>, &mut Findings<'_>),
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

impl Check {
    /// What most checks have in common: a row that names only what is special to
    /// it goes on with `..Check::BASE`.
    pub(crate) const BASE: Self = Self {
        name: "",
        code: "",
        severity: Severity::Info,
        family: Family::File,
        concerns: &[],
        references: &[],
        examples: &[],
        fix: false,
        yields_to: &[],
        instead_of_all: false,
        run: |_, _, _| {},
    };
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
    checks::all()
}

/// Audits a file. `dialect` is whose reading the checks of meaning ask about,
/// `origin` where the file is served. Cannot fail; n log n in the file's octets,
/// and the analysis within its budget.
pub fn audit(
    document: &Arc<Document>,
    dialect: &Dialect,
    origin: Option<&str>,
    settings: &Settings,
) -> Report {
    Report::new(audit_all(document, dialect, origin, settings))
}

fn audit_all(
    document: &Arc<Document>,
    dialect: &Dialect,
    origin: Option<&str>,
    settings: &Settings,
) -> Vec<Finding> {
    let mut all = find_all(document, dialect, origin, false);
    all.retain_mut(|finding| {
        let level = settings.level(finding.check, finding.severity);
        finding.severity = level.unwrap_or(finding.severity);
        level.is_some()
    });
    all
}

/// What the checks find, whatever the settings. `trial`: only how often each
/// does is wanted, to see what a fix would bring.
fn find_all(
    document: &Arc<Document>,
    dialect: &Dialect,
    origin: Option<&str>,
    trial: bool,
) -> Vec<Finding> {
    let policy = Arc::new(Policy::read(document, &RFC9309));
    let reader = if std::ptr::eq(dialect, &raw const RFC9309) {
        Arc::clone(&policy)
    } else {
        Arc::new(Policy::read(document, dialect))
    };
    let audit = Audit::new(&policy, &reader, origin, trial);
    let mut findings = Findings::new(document);
    for check in checks::in_order() {
        for name in check.yields_to {
            findings.watch(name);
        }
    }
    for check in checks::in_order() {
        (check.run)(check, &audit, &mut findings);
        if check.instead_of_all && !findings.all.is_empty() {
            // Every line of a web page would be a finding of its own.
            break;
        }
    }
    findings.all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::subject::counts;
    use super::*;
    use crate::source::Source;

    fn names(text: &str) -> Vec<&'static str> {
        let document = Document::new(Source::new(text.into()).expect("small"));
        let report = audit(&Arc::new(document), &RFC9309, None, &Settings::default());
        report.findings.iter().map(|finding| finding.check.name).collect()
    }

    fn report_of(bytes: &[u8], origin: Option<&str>) -> Vec<Finding> {
        let document = Document::new(Source::new(bytes.to_vec()).expect("small"));
        audit_all(&Arc::new(document), &RFC9309, origin, &Settings::default())
    }

    #[test]
    fn examples_fire_and_stay_silent() {
        for check in checks() {
            for example in check.examples {
                let fires = |file: &[u8]| {
                    report_of(file, example.origin).iter().any(|one| one.check.name == check.name)
                };
                assert!(fires(example.bad), "{} should fire", check.name);
                assert!(!fires(example.good), "{} should not", check.name);
            }
        }
    }

    /// Applies a fix and audits what comes out. A check that stands for all may
    /// uncover what it hid, and a line that is read for the first time what is
    /// notable in it.
    #[test]
    fn a_fix_removes_its_finding_and_brings_none() {
        for check in checks() {
            let mut mended = 0;
            for example in check.examples {
                let origin = example.origin.or(Some("https://example.com"));
                let found = report_of(example.bad, origin);
                let before = counts(&found);
                for finding in found.iter().filter(|one| one.check.code == check.code) {
                    let Some(fix) = &finding.fix else { continue };
                    let edited = apply(example.bad, &fix.edits).expect("edits that can be made");
                    let after_fix = report_of(&edited, origin);
                    let after = counts(&after_fix);
                    let text = String::from_utf8_lossy(&edited);
                    let count = |counts: &BTreeMap<_, u32>, name| counts.get(name).copied();
                    let left = count(&after, check.name).unwrap_or(0);
                    assert!(left < before[check.name], "{} stays:\n{text}", check.name);
                    for (name, times) in after.iter().filter(|_| !check.instead_of_all) {
                        let times_before = count(&before, *name).unwrap_or(0);
                        let notes = fix.safety == Safety::ChangesVerdicts
                            && after_fix
                                .iter()
                                .filter(|one| one.check.name == *name)
                                .all(|one| one.severity == Severity::Info);
                        let brings = *times > times_before && !notes;
                        assert!(!brings, "{} brings {name}:\n{text}", check.name);
                    }
                    if fix.safety == Safety::Safe {
                        let same = same_verdicts(example.bad, &edited);
                        assert!(same, "{} is not safe:\n{text}", check.name);
                    }
                    mended += 1;
                }
            }
            assert_eq!(mended > 0, check.fix, "{} says otherwise of its fixes", check.name);
        }
    }

    fn same_verdicts(before: &[u8], after: &[u8]) -> bool {
        let [before, after] = [before, after].map(|bytes| {
            let document = Document::new(Source::new(bytes.to_vec()).expect("small"));
            Arc::new(Policy::read(&Arc::new(document), &RFC9309))
        });
        let depth = crate::analysis::Depth::OnePerChangedRule;
        let budget = crate::analysis::Budget::default();
        let found = crate::analysis::compare(&before, &after, &[], depth, budget);
        found.crawlers.iter().all(|one| one.diff.is_equal() == Some(true))
    }

    #[test]
    fn names_and_codes_are_unique_and_in_order() {
        assert!(checks().is_sorted_by(|one, other| one.code < other.code));
        let names: std::collections::BTreeSet<_> =
            checks().iter().map(|check| check.name).collect();
        assert_eq!(names.len(), checks().len());
        for check in checks() {
            assert!(check.yields_to.iter().all(|name| names.contains(name)), "{}", check.name);
        }
        assert_eq!(checks::in_order().len(), checks().len());
    }

    #[test]
    fn a_file_over_the_limit() {
        let pad = "# sixteen octets\n".repeat(SIZE / 17);
        let rest = SIZE - pad.len();
        let within = format!("{pad}{}\n", "#".repeat(rest));
        let fires = |text: &str| names(text).contains(&"file-over-500kib");
        assert!(!fires(&within), "only the line end lies beyond");
        let beyond = format!("{pad}{}\n", "#".repeat(rest + 1));
        assert!(fires(&beyond));
    }

    /// What is found nothing about.
    const START: &str = "Sitemap: https://site.test/sitemap.xml\nUser-agent: *\n";

    const SIZE: usize = crate::source::SIZE_LIMIT as usize;

    #[test]
    fn equal_findings_are_one() {
        let text = format!("{START}{}", "Disallow: private\n".repeat(2_000));
        let document = Document::new(Source::new(text.into()).expect("small"));
        let report = audit(&Arc::new(document), &RFC9309, None, &Settings::default());
        assert_eq!(report.findings.len(), 1);
        assert_eq!(report.findings[0].times, 2_000);
        assert_eq!(report.findings[0].places.len(), PLACES_LIMIT);
    }

    #[test]
    fn findings_are_bounded_and_counted() {
        let lines: Vec<_> = (0..2_000).map(|n| format!("Disallow: private{n}")).collect();
        let lines = lines.join("\n");
        let document = Document::new(Source::new(format!("{START}{lines}").into()).expect("small"));
        let report = audit(&Arc::new(document), &RFC9309, None, &Settings::default());
        assert_eq!(report.findings.len(), FINDINGS_LIMIT);
        assert_eq!(report.errors, 2_000);
        assert_eq!(report.omitted.iter().map(|(_, count)| count).sum::<u32>(), 1_500);
    }
}
