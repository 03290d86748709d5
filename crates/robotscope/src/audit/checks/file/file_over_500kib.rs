use crate::audit::prelude::*;
use crate::source::SIZE_LIMIT;

/// More than 500 KiB: what lies beyond is lost to readers that stop there.
pub(super) static CHECK: Check = Check {
    name: "file-over-500kib",
    code: "R108",
    severity: Severity::Warning,
    family: Family::File,
    concerns: &["google"],
    references: &[rfc::LIMITS, google::SPECIFICATION],
    // A firing example would be half a megabyte; the check's own test makes one.
    examples: &[],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let bytes = audit.document.source().len();
    if bytes <= SIZE_LIMIT {
        return;
    }
    // Only a line end may lie beyond: then nothing is lost, and nothing said.
    if let Some(index) = audit.document.first_line_beyond(SIZE_LIMIT) {
        let line = audit.document.lines()[index];
        findings.push(
            Finding::new(check, line.whole()).with("bytes", bytes).with("line", index as u32 + 1),
        );
    }
}
