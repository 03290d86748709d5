use crate::audit::typo::Spelling;
use crate::audit::{Audit, Check, Example, Family, Findings, Severity};

/// A slip in a field's name that Google's matcher takes for the field.
pub(super) static CHECK: Check = Check {
    name: "directive-typo-accepted",
    code: "R203",
    severity: Severity::Warning,
    family: Family::Syntax,
    concerns: &[],
    references: &[super::rfc::FORMAT, super::google::MATCHER],
    examples: &[Example {
        bad: "User-agent: *\nDisalow: /private/\n",
        good: "User-agent: *\nDisallow: /private/\n",
    }],
    fix: true,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for unknown in &audit.unknown_fields {
        if let Spelling::SlipGoogleReads(directive) = unknown.spelling {
            findings.push(super::misspelt(check, audit, unknown.field, directive));
        }
    }
}
