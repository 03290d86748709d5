use crate::audit::key;
use crate::audit::prelude::*;

/// A NUL: a reader written in C takes it for the end of the line.
pub(super) static CHECK: Check = Check {
    name: "nul-byte",
    code: "R112",
    severity: Severity::Warning,
    family: Family::File,
    concerns: &["google"],
    references: &[google::MATCHER, rfc::FORMAT],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /priv\0ate/\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /private/ # a\0b\n",
            "User-agent: *\nDisallow: /private/ # ab\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(0) {
        return;
    }
    for line in audit.document.lines() {
        let octets = audit.octets(line.whole());
        let Some(first) = memchr::memchr(0, octets) else { continue };
        let place = Span::at(line.start + first as u32);
        let mut edits: Vec<Edit> = Vec::new();
        for at in memchr::memchr_iter(0, octets) {
            let at = line.start + at as u32;
            match edits.last_mut() {
                Some(edit) if edit.span.end == at => edit.span.end += 1,
                _ => edits.push(Edit { span: Span::new(at, at + 1), text: Vec::new() }),
            }
        }
        let in_text = place.start < line.comment;
        let finding = Finding::new(check, edits[0].span)
            .with("place", if in_text { "text" } else { "comment" })
            .severity(if in_text { check.severity } else { Severity::Info });
        let fix = match without(audit.octets(line.text())) {
            _ if !in_text => Some(Safety::Safe),
            text if text.is_empty() => Some(Safety::Safe),
            text => key::key(&text).and_then(|key| {
                let sound =
                    key::is_sound(audit, place.start, key.field, text[key.len..].trim_ascii());
                sound.then_some(Safety::ChangesVerdicts)
            }),
        };
        findings.push(finding.fix(fix.map(|safety| Fix { safety, edits })));
    }
}

fn without(text: &[u8]) -> Vec<u8> {
    let text: Vec<u8> = text.iter().copied().filter(|octet| *octet != 0).collect();
    text.trim_ascii().to_vec()
}
