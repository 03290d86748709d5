use std::ops::Range;

use crate::audit::prelude::*;

/// A second field in the value of the first: the whole rest of the line is one
/// value.
pub(super) static CHECK: Check = Check {
    name: "two-directives-one-line",
    code: "R215",
    severity: Severity::Error,
    family: Family::Syntax,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new("User-agent: * Disallow: /private/\n", "User-agent: *\nDisallow: /private/\n"),
        Example::new(
            "User-agent: *\nDisallow: /a.phpSitemap: https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow: /go?disallow:all\nDisallow: /wiki/Sitemap:About\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: Disallow: /private/\n",
            "User-agent: *\nDisallow: /allow: # Allow: /private/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// More records than that on a line are for a person to take apart.
const MOST: usize = 30;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { record, field, .. } in audit.records() {
        let value = audit.octets(record.value);
        if *field == Field::Unknown {
            continue;
        }
        let keys = keys_within(value);
        let Some((first, ..)) = keys.first() else { continue };
        let at = record.value.start;
        let place = Span::new(at + first.start as u32, at + first.end as u32);
        let mut finding = Finding::new(check, place).with("directive", audit.text(place));
        finding.fix = split(audit, record.field.start, at, (*field, value), &keys);
        findings.push(finding);
    }
}

/// The records of the line, each on a line of its own.
fn split(
    audit: &Audit<'_>,
    line: u32,
    at: u32,
    (field, value): (Field, &[u8]),
    keys: &[(Range<usize>, Field)],
) -> Option<Fix> {
    let ends = keys.iter().skip(1).map(|(key, _)| key.start).chain([value.len()]);
    let mut records: Vec<(Field, &[u8])> = vec![(field, value[..keys[0].0.start].trim_ascii())];
    for ((key, field), end) in keys.iter().zip(ends) {
        records.push((*field, value[key.end..end].trim_ascii()));
    }
    let mut safety = Safety::Safe;
    let mut edits = Vec::new();
    // A field without anything before the next is the same begun twice.
    let twice = records[0].1.is_empty();
    if twice {
        records.remove(0);
        safety = super::safety(field);
        edits.push(Edit { span: Span::new(line, at + keys[0].0.start as u32), text: Vec::new() });
    }
    for (key, field) in &keys[usize::from(twice)..] {
        let before = value[..key.start].trim_ascii_end().len() as u32;
        let gap = Span::new(at + before, at + key.start as u32);
        edits.push(Edit { span: gap, text: audit.line_end().into() });
        if super::safety(*field) == Safety::ChangesVerdicts {
            safety = Safety::ChangesVerdicts;
        }
    }
    // The first value gets shorter.
    if super::safety(field) == Safety::ChangesVerdicts {
        safety = Safety::ChangesVerdicts;
    }
    let sound = records.iter().all(|(field, value)| super::is_sound(audit, line, *field, value));
    let distinct = records.iter().enumerate().all(|(index, one)| !records[..index].contains(one));
    (sound && distinct && records.len() <= MOST).then_some(Fix { safety, edits })
}

/// Every key in a value, up to and with its colon.
fn keys_within(value: &[u8]) -> Vec<(Range<usize>, Field)> {
    const NAMES: [(&str, Field); 4] = [
        ("user-agent", Field::UserAgent),
        // Before what it ends with.
        ("disallow", Field::Disallow),
        ("allow", Field::Allow),
        ("sitemap", Field::Sitemap),
    ];
    let mut found: Vec<(Range<usize>, Field)> = Vec::new();
    for colon in memchr::memchr_iter(b':', value) {
        if found.len() > MOST {
            break;
        }
        let name = NAMES.iter().find_map(|(name, field)| {
            let start = colon.checked_sub(name.len())?;
            value[start..colon].eq_ignore_ascii_case(name.as_bytes()).then_some((start, *field))
        });
        let Some((start, field)) = name else { continue };
        let separate = match start.checked_sub(1).map(|before| value[before]) {
            None | Some(b' ' | b'\t') => true,
            // A path may well hold a word and a colon.
            Some(before) => {
                value[start].is_ascii_uppercase() && !matches!(before, b'?' | b'&' | b'=' | b'-')
            }
        };
        let rest = value[colon + 1..].trim_ascii_start();
        let follows = match field {
            Field::Sitemap => key_value_is_url(rest),
            Field::UserAgent => !rest.is_empty(),
            _ => matches!(rest.first(), None | Some(b'/' | b'*')),
        };
        if separate && follows {
            found.push((start..colon + 1, field));
        }
    }
    found
}

fn key_value_is_url(rest: &[u8]) -> bool {
    rest.get(..4).is_some_and(|start| start.eq_ignore_ascii_case(b"http"))
}
