use crate::audit::typo::Spelling;
use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Fix, Safety, Severity};

/// A field in no registry and like none: harmless.
pub(super) static CHECK: Check = Check {
    name: "unknown-directive",
    code: "R219",
    severity: Severity::Info,
    family: Family::Syntax,
    concerns: &[],
    references: &[super::rfc::OTHER_RECORDS],
    examples: &[Example {
        bad: "User-agent: *\nUnicorn: /glade/\nDisallow: /private/\n",
        good: "User-agent: *\nCrawl-delay: 5\nDisallow: /private/\n",
    }],
    fix: true,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for unknown in &audit.unknown_fields {
        if unknown.spelling == Spelling::Unlike {
            findings.push(
                Finding::new(check, unknown.field)
                    .with("field", audit.text(unknown.field))
                    .fix(Fix::insert(Safety::Safe, unknown.field.start, "# ")),
            );
        }
    }
}
