use crate::audit::prelude::*;
use crate::policy::Usability;

/// A pattern that begins with neither `/` nor `*`: no path begins so.
pub(super) static CHECK: Check = Check {
    name: "path-without-slash",
    code: "R401",
    severity: Severity::Error,
    family: Family::Paths,
    references: &[rfc::RULES, google::SPECIFICATION],
    examples: &[Example::new(
        "User-agent: *\nDisallow: private/\n",
        "User-agent: *\nDisallow: /private/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { record, .. } in audit.rule_lines() {
        let pattern = audit.document.source().slice(record.value);
        if Usability::of(pattern) == Usability::Unusable {
            findings.push(
                Finding::new(check, record.value)
                    .with("directive", audit.text(record.field))
                    .with("pattern", audit.text(record.value))
                    .fix(fix(pattern, record.value.start)),
            );
        }
    }
}

/// A slash in front mends a path; an address or a quotation needs more than
/// that.
fn fix(pattern: &[u8], at: u32) -> Option<Fix> {
    let is_path = pattern[0].is_ascii_alphanumeric() || matches!(pattern[0], b'.' | b'_' | b'?');
    let is_address = memchr::memmem::find(pattern, b"://").is_some();
    (is_path && !is_address).then(|| Fix::insert(Safety::ChangesVerdicts, at, "/"))
}
