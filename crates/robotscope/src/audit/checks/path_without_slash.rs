use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Severity};
use crate::policy::Usability;

/// A pattern that begins with neither `/` nor `*`: no path begins so.
pub(super) static CHECK: Check = Check {
    name: "path-without-slash",
    code: "R401",
    severity: Severity::Error,
    family: Family::Paths,
    concerns: &[],
    references: &[super::rfc::RULES, super::google::SPECIFICATION],
    examples: &[Example {
        bad: "User-agent: *\nDisallow: private/\n",
        good: "User-agent: *\nDisallow: /private/\n",
    }],
    fix: None,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for (_, record, field) in audit.records() {
        let pattern = audit.document.source().slice(record.value);
        if field.is_rule() && Usability::of(pattern) == Usability::Unusable {
            findings.push(
                Finding::new(check, record.value)
                    .with("directive", audit.text(record.field))
                    .with("pattern", audit.text(record.value)),
            );
        }
    }
}
