use crate::audit::prelude::*;

/// Nothing but comments and empty lines: everything is allowed.
pub(super) static CHECK: Check = Check {
    name: "empty-file",
    code: "R113",
    severity: Severity::Info,
    family: Family::File,
    references: &[rfc::RULES],
    examples: &[
        Example::new("", "User-agent: *\nAllow: /\n"),
        Example::new("# Nothing to see here", "# All may see it\nUser-agent: *\nAllow: /\n"),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if audit.records().is_empty() && audit.unread_lines().next().is_none() {
        findings.push(Finding::new(check, None).fix(super::allow_all(audit)));
    }
}
