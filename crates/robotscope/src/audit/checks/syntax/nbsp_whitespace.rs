use crate::audit::letters::is_half;
use crate::audit::prelude::*;
use crate::audit::{key, letters};
use crate::dialect::RFC9309;

/// A no-break space or another that is none to RFC 9309, beside a field or a
/// value: some readers take it off, others make it part of them.
pub(super) static CHECK: Check = Check {
    name: "nbsp-whitespace",
    code: "R207",
    severity: Severity::Warning,
    family: Family::Syntax,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow:\u{A0}/private/\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
        Example::new(
            "User-agent: *\n\u{3000}Disallow: /private/\n",
            "User-agent: *\nDisallow: /a\u{A0}b/ #\u{A0}in a comment\n",
        ),
    ],
    fix: true,
    yields_to: &["invisible-character"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for finding in super::non_ascii_lines(audit).filter_map(|text| look(check, audit, text)) {
        findings.push(finding);
    }
}

fn look(check: &'static Check, audit: &Audit<'_>, text: Span) -> Option<Finding> {
    let octets = audit.octets(text);
    let core = letters::trim(octets);
    let span =
        |start: usize, end: usize| Span::new(text.start + start as u32, text.start + end as u32);
    if core.is_empty() {
        // It would be an empty line.
        let fix = Fix::delete(Safety::Safe, text);
        let (place, c) = letters::characters(octets, text.start).next()?;
        let finding = Finding::new(check, place).with("character", letters::code_point(c));
        return Some(finding.with("place", "line").severity(Severity::Info).fix(fix));
    }
    let colon = core.start + memchr::memchr(b':', &octets[core.clone()])?;
    let name = core.start + letters::trim(&octets[core.start..colon]).end;
    let field = RFC9309.field_names.recognise(&octets[core.start..name]);
    if field == Field::Unknown {
        return None;
    }
    let value = letters::trim(&octets[colon + 1..core.end]);
    let (value, value_end) = if value.is_empty() {
        (core.end, core.end)
    } else {
        (colon + 1 + value.start, colon + 1 + value.end)
    };
    // The gaps round field and value, each with what belongs there.
    let gaps = [(0, core.start, ""), (name, colon, ""), (colon + 1, value, " ")];
    let behind = (value_end, octets.len(), "");
    let odd = |start: usize, end: usize| {
        letters::characters(&octets[start..end], text.start + start as u32)
            .find(|(_, c)| letters::is_odd_space(*c))
    };
    let mut found = None;
    let mut edits = Vec::new();
    for (start, end, instead) in gaps.into_iter().chain([behind]) {
        if let Some(character) = odd(start, end) {
            found.get_or_insert((character, start < colon));
            edits.push(Edit { span: span(start, end), text: instead.into() });
        }
    }
    let ((place, c), in_field) = found?;
    // The second half of a letter that was read in another encoding.
    if is_half(octets, (place.start - text.start) as usize, c) {
        return None;
    }
    let safety = super::safety(field);
    let sound = super::is_sound(audit, text.start, field, &octets[value..value_end]);
    Some(
        Finding::new(check, place)
            .with("character", letters::code_point(c))
            .with("place", if in_field && key::key(octets).is_none() { "field" } else { "value" })
            .fix(sound.then_some(Fix { safety, edits })),
    )
}
