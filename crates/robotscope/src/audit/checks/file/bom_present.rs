use crate::audit::prelude::*;

/// A byte order mark: the RFC does not know it, and some parsers lose line 1.
pub(super) static CHECK: Check = Check {
    name: "bom-present",
    code: "R104",
    severity: Severity::Info,
    family: Family::File,
    references: &[google::SPECIFICATION, rfc::FORMAT],
    examples: &[Example::new(
        "\u{FEFF}User-agent: *\nDisallow: /private/\n",
        "User-agent: *\nDisallow: /private/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let mark = audit.document.bom();
    if mark.is_empty() {
        return;
    }
    // A second one makes line 1 unread, and would be the first.
    let rest = &audit.document.source().bytes()[mark.range().end..];
    let twice = rest.first() == Some(&0xEF);
    let fix = (!twice).then_some(Fix::delete(Safety::Safe, mark));
    findings.push(Finding::new(check, mark).fix(fix));
}
