use crate::audit::typo::Spelling;
use crate::audit::{Audit, Check, Example, Family, Findings, Severity};

/// A slip in a field's name that no major reader takes for the field.
pub(super) static CHECK: Check = Check {
    name: "directive-typo-rejected",
    code: "R204",
    severity: Severity::Error,
    family: Family::Syntax,
    concerns: &[],
    references: &[super::rfc::FORMAT],
    examples: &[
        Example {
            bad: "User-agent: *\nDisalllow: /private/\n",
            good: "User-agent: *\nDisallow: /private/\n",
        },
        Example {
            bad: "User_agent: *\nDisallow: /private/\n",
            good: "User-agent: *\nDisallow: /private/\n",
        },
    ],
    fix: true,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for unknown in &audit.unknown_fields {
        let Spelling::Slip(directive) = unknown.spelling else { continue };
        let mut finding = super::misspelt(check, audit, unknown.field, directive);
        // An extension that is misread costs no rule.
        if !matches!(directive, "user-agent" | "allow" | "disallow" | "sitemap") {
            finding.severity = Severity::Warning;
        }
        findings.push(finding);
    }
}
