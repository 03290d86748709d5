use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Severity};
use crate::field::Field;

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
    for (_, record, field) in audit.records() {
        if field != Field::Unknown {
            continue;
        }
        let name = audit.document.source().slice(record.field);
        let Some(directive) = super::directive_typo_accepted::rejected(name) else { continue };
        let mut finding = Finding::new(check, record.field)
            .with("field", audit.text(record.field))
            .with("directive", super::display_name(directive))
            .fix(super::renamed(record.field, directive));
        // An extension that is misread costs no rule.
        if !matches!(directive, "user-agent" | "allow" | "disallow" | "sitemap") {
            finding.severity = Severity::Warning;
        }
        findings.push(finding);
    }
}
