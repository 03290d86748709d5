use super::{lines_of, taken_out};
use crate::audit::prelude::*;

/// `Host`, which Yandex dropped in 2018.
pub(super) static CHECK: Check = Check {
    name: "host-obsolete",
    code: "R518",
    severity: Severity::Info,
    family: Family::Extensions,
    concerns: &["yandex"],
    references: &[extension::YANDEX_HOST],
    examples: &[Example::new(
        "User-agent: Yandex\nDisallow: /cart/\nHost: https://www.example.com\n",
        "User-agent: Yandex\nDisallow: /cart/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_of(audit, "host") {
        findings.push(Finding::new(check, line.record.field).fix(taken_out(audit, line.index)));
    }
}
