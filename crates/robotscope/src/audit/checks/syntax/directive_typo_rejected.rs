use crate::audit::prelude::*;
use crate::audit::typo::Spelling;

/// A slip in a field's name that no major reader takes for the field.
pub(super) static CHECK: Check = Check {
    name: "directive-typo-rejected",
    code: "R204",
    severity: Severity::Error,
    family: Family::Syntax,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new(
            "User-agent: *\nDisalllow: /private/\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
        Example::new(
            "User_agent: *\nDisallow: /private/\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    yields_to: super::CAUSES_OF_UNREAD_FIELDS,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for unknown in &audit.unknown_fields {
        let Spelling::Slip(directive) = unknown.spelling else { continue };
        let mut finding = super::misspelt(check, audit, unknown.record, directive);
        // An extension that is misread costs no rule.
        if !matches!(directive, "user-agent" | "allow" | "disallow" | "sitemap") {
            finding.severity = Severity::Warning;
        }
        findings.push(finding);
    }
}
