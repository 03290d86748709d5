use crate::audit::typo::Spelling;
use crate::audit::{Audit, Check, Example, Family, Findings, Severity};

/// A field that merely begins with a known name: Google compares no further.
pub(super) static CHECK: Check = Check {
    name: "prefix-key-accepted-by-google",
    code: "R205",
    severity: Severity::Warning,
    family: Family::Syntax,
    concerns: &["google"],
    references: &[super::rfc::FORMAT, super::google::MATCHER],
    examples: &[Example {
        bad: "User-agent: *\nDisallowed: /private/\n",
        good: "User-agent: *\nDisallow: /private/\n",
    }],
    fix: true,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for unknown in &audit.unknown_fields {
        if let Spelling::Extended(directive) = unknown.spelling {
            findings.push(super::misspelt(check, audit, unknown.field, directive));
        }
    }
}
