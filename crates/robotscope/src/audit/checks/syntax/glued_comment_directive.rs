use crate::audit::key;
use crate::audit::prelude::*;

/// A record behind a `#` that touches the value before it: it is a comment.
pub(super) static CHECK: Check = Check {
    name: "glued-comment-directive",
    code: "R250",
    severity: Severity::Error,
    family: Family::Syntax,
    references: &[rfc::FORMAT, rfc::SPECIAL],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /drafts/#Disallow: /private/\n",
        "User-agent: *\nDisallow: /drafts/ #Disallow: /private/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'#') {
        return;
    }
    for RecordLine { index, record, field } in audit.records() {
        let line = audit.document.lines()[*index];
        let touches = record.value.end == line.comment && line.comment < line.end;
        if *field == Field::Unknown || record.value.is_empty() || !touches {
            continue;
        }
        let comment = audit.octets(line.comment());
        let hashes = comment.iter().take_while(|octet| **octet == b'#').count();
        let text = comment[hashes..].trim_ascii();
        let Some(key) = key::key(text) else { continue };
        if !key::is_standard(key.field) {
            continue;
        }
        let value = &text[key.len..];
        let end = memchr::memchr(b'#', value).unwrap_or(value.len());
        let sound = super::is_sound(audit, line.start, key.field, value[..end].trim_ascii());
        let mark = Span::new(line.comment, line.comment + hashes as u32);
        let split = Fix::replace(super::safety(key.field), mark, audit.line_end());
        findings.push(
            Finding::new(check, line.comment())
                .with("rest", audit.quote(line.comment()))
                .fix(sound.then_some(split)),
        );
    }
}
