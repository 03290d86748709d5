use crate::audit::prelude::*;
use crate::source::Bom;

/// One or two octets of a byte order mark: only Google skips them.
pub(super) static CHECK: Check = Check {
    name: "bom-partial",
    code: "R105",
    severity: Severity::Warning,
    family: Family::File,
    references: &[google::MATCHER, rfc::FORMAT],
    examples: &[Example::octets(
        b"\xEF\xBBUser-agent: *\nDisallow: /private/\n",
        b"User-agent: *\nDisallow: /private/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let source = audit.document.source();
    let bytes = source.bytes();
    // A character of its own may begin with the same octets.
    let is_character = bytes.get(..3).is_some_and(|start| std::str::from_utf8(start).is_ok());
    if source.bom() == Bom::Partial && !is_character {
        let part = Span::new(0, source.bom_len());
        let fix = Fix::delete(Safety::ChangesVerdicts, part);
        findings.push(Finding::new(check, part).fix(fix));
    }
}
