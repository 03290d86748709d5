use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Severity};
use crate::field::Field;

/// `Disallow:` with nothing behind it forbids nothing.
pub(super) static CHECK: Check = Check {
    name: "empty-disallow",
    code: "R413",
    severity: Severity::Info,
    family: Family::Paths,
    concerns: &[],
    references: &[super::rfc::FORMAT, super::rfc::RULES],
    examples: &[Example { bad: "User-agent: *\nDisallow:\n", good: "User-agent: *\nAllow: /\n" }],
    fix: false,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for (_, record, field) in audit.records() {
        if field == Field::Disallow && record.value.is_empty() {
            findings.push(Finding::new(check, record.field));
        }
    }
}
