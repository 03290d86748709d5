use crate::audit::key;
use crate::audit::prelude::*;

/// Quotation marks round a value: they are part of it.
pub(super) static CHECK: Check = Check {
    name: "quoted-value",
    code: "R217",
    severity: Severity::Error,
    family: Family::Syntax,
    references: &[rfc::FORMAT, rfc::RULES],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: \"/private/\"\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
        Example::new(
            "User-agent: “ExampleBot”\nDisallow: /private/\n",
            "User-agent: ExampleBot\nDisallow: /*\"quote\"\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// What opens and what may close it.
const MARKS: [(&str, &[&str]); 8] = [
    ("\"", &["\""]),
    ("'", &["'"]),
    ("`", &["`"]),
    ("“", &["”", "“", "\""]),
    ("”", &["”"]),
    ("„", &["”", "“"]),
    ("‘", &["’"]),
    ("«", &["»"]),
];

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { record, field, .. } in audit.records() {
        let value = audit.octets(record.value);
        // Most values begin with none.
        if !key::is_standard(*field) || value.first().is_none_or(u8::is_ascii_alphanumeric) {
            continue;
        }
        let Some((open, close)) = marks(value) else { continue };
        let inner = &value[open..value.len() - close];
        let safety = super::safety(*field);
        let edit = |span| Edit { span, text: Vec::new() };
        let Span { start, end } = record.value;
        let edits = vec![
            edit(Span::new(start, start + open as u32)),
            edit(Span::new(end - close as u32, end)),
        ];
        let sound = super::is_sound(audit, start, *field, inner);
        findings.push(
            Finding::new(check, record.value)
                .with("value", audit.quote(record.value))
                .fix(sound.then_some(Fix { safety, edits })),
        );
    }
}

/// Octets of the marks that a value begins and ends with.
fn marks(value: &[u8]) -> Option<(usize, usize)> {
    let (open, closing) = MARKS.iter().find(|(open, _)| value.starts_with(open.as_bytes()))?;
    let rest = &value[open.len()..];
    let close = closing.iter().find(|close| rest.ends_with(close.as_bytes()))?;
    Some((open.len(), close.len()))
}
