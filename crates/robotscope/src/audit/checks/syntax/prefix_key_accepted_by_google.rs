use crate::audit::prelude::*;
use crate::audit::typo::Spelling;

/// A field that merely begins with a known name: Google compares no further.
pub(super) static CHECK: Check = Check {
    name: "prefix-key-accepted-by-google",
    code: "R205",
    severity: Severity::Warning,
    family: Family::Syntax,
    concerns: &["google"],
    references: &[rfc::FORMAT, google::MATCHER],
    examples: &[Example::new(
        "User-agent: *\nDisallowed: /private/\n",
        "User-agent: *\nDisallow: /private/\n",
    )],
    fix: true,
    yields_to: super::CAUSES_OF_UNREAD_FIELDS,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for unknown in &audit.unknown_fields {
        if let Spelling::Extended(directive) = unknown.spelling {
            findings.push(super::misspelt(check, audit, unknown.record, directive));
        }
    }
}
