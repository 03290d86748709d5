use crate::audit::prelude::*;

/// `Disallow:` with nothing behind it forbids nothing.
pub(super) static CHECK: Check = Check {
    name: "empty-disallow",
    code: "R413",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::FORMAT, rfc::RULES],
    examples: &[Example::new("User-agent: *\nDisallow:\n", "User-agent: *\nAllow: /\n")],
    // It cannot simply go: without it, its agents would share the next group.
    yields_to: &["empty-disallow-beside-rules"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { record, field, .. } in audit.records() {
        if *field == Field::Disallow && record.value.is_empty() {
            findings.push(Finding::new(check, record.field));
        }
    }
}
