use super::{lines_of, taken_out};
use crate::audit::prelude::*;

/// `Visit-time`, which no crawler is known to read.
pub(super) static CHECK: Check = Check {
    name: "visit-time-legacy",
    code: "R517",
    severity: Severity::Info,
    family: Family::Extensions,
    references: &[extension::EXTENDED_STANDARD],
    examples: &[Example::new(
        "User-agent: *\nVisit-time: 0400-0845\nDisallow: /cart/\n",
        "User-agent: *\nDisallow: /cart/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_of(audit, "visit-time") {
        findings.push(Finding::new(check, line.record.field).fix(taken_out(audit, line.index)));
    }
}
