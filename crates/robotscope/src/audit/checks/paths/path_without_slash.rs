use super::pattern;
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
        "User-agent: *\nDisallow: /private/\nDisallow: *.pdf\n",
    )],
    fix: true,
    yields_to: &["absolute-url-in-rule", "backslash-path", "regex-syntax"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { record, .. } in audit.rule_lines() {
        let text = audit.document.source().slice(record.value);
        if Usability::of(text) == Usability::Unusable {
            findings.push(
                Finding::new(check, record.value)
                    .with("pattern", pattern::shown(text))
                    .fix(fix(text, record.value.start)),
            );
        }
    }
}

/// A slash in front mends a path, where nothing else is wrong with it; an ending
/// such as `.php`, an address or a quotation needs more than that.
fn fix(text: &[u8], at: u32) -> Option<Fix> {
    let is_path = text[0].is_ascii_alphanumeric() || text[0] == b'_';
    let is_address = memchr::memmem::find(text, b"://").is_some();
    let mended = [b"/", text].concat();
    (is_path && !is_address && pattern::is_clean(&mended))
        .then(|| Fix::insert(Safety::ChangesVerdicts, at, "/"))
}
