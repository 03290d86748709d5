use crate::audit::prelude::*;
use crate::dialect::{GOOGLE_LIBRARY, RFC9309};

/// Field and value with white space between them instead of a colon: Google
/// reads it, RFC 9309 does not.
pub(super) static CHECK: Check = Check {
    name: "missing-colon",
    code: "R201",
    severity: Severity::Warning,
    family: Family::Syntax,
    references: &[rfc::FORMAT, google::MATCHER],
    examples: &[Example::new(
        "User-agent: *\nDisallow /private/\n",
        "User-agent: *\nDisallow: /private/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let source = audit.document.source();
    for ignored in audit.policy.ignored() {
        let index = ignored.line as usize - 1;
        let text = audit.document.content(index, RFC9309.lexing);
        if memchr::memchr(b':', source.slice(text)).is_some() {
            continue;
        }
        let Some(record) = audit.document.record(index, GOOGLE_LIBRARY.lexing) else { continue };
        let name = source.slice(record.field);
        let field = GOOGLE_LIBRARY.field_names.recognise(name);
        if field != Field::Unknown {
            findings.push(
                Finding::new(check, record.separator)
                    .with("text", audit.text(text))
                    .with("field", audit.text(record.field))
                    .with("value", audit.text(record.value))
                    .fix(Fix::insert(super::safety(field), record.separator.start, ":")),
            );
        }
    }
}
