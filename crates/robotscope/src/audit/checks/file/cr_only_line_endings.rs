use crate::audit::prelude::*;
use crate::syntax::{LineEnding, LineEndings};

/// Lines that end with CR alone: some parsers see one line.
pub(super) static CHECK: Check = Check {
    name: "cr-only-line-endings",
    code: "R106",
    severity: Severity::Warning,
    family: Family::File,
    references: &[rfc::FORMAT],
    examples: &[Example::new(
        "User-agent: *\rDisallow: /private/\r",
        "User-agent: *\nDisallow: /private/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if audit.has(b'\r') && audit.document.line_endings() == LineEndings::All(LineEnding::Cr) {
        let fix = super::line_ends(audit, LineEnding::Lf);
        findings.push(Finding::new(check, None).fix(fix));
    }
}
