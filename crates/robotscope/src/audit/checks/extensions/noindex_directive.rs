use super::lines_of;
use crate::audit::prelude::*;

/// `Noindex`, which Google read without documenting it and dropped in 2019.
pub(super) static CHECK: Check = Check {
    name: "noindex-directive",
    code: "R521",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::GOOGLE_NOINDEX, extension::GOOGLE_META],
    examples: &[Example::new(
        "User-agent: *\nNoindex: /drafts/\nDisallow: /cart/\n",
        "User-agent: *\n# Noindex: /drafts/\nDisallow: /cart/\n",
    )],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_of(audit, "noindex") {
        findings.push(Finding::new(check, line.record.field));
    }
}
