use crate::audit::prelude::*;
use crate::audit::typo::Spelling;

/// A slip in a field's name that Google's matcher takes for the field.
pub(super) static CHECK: Check = Check {
    name: "directive-typo-accepted",
    code: "R203",
    severity: Severity::Warning,
    family: Family::Syntax,
    references: &[rfc::FORMAT, google::MATCHER],
    examples: &[Example::new(
        "User-agent: *\nDisalow: /private/\n",
        "User-agent: *\nDisallow: /private/\n",
    )],
    fix: true,
    yields_to: super::CAUSES_OF_UNREAD_FIELDS,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for unknown in &audit.unknown_fields {
        if let Spelling::SlipGoogleReads(directive) = unknown.spelling {
            findings.push(super::misspelt(check, audit, unknown.record, directive));
        }
    }
}
