use crate::audit::prelude::*;
use crate::audit::{key, letters};

/// A character that nobody sees in a field or a value: no crawler leaves it out.
pub(super) static CHECK: Check = Check {
    name: "invisible-character",
    code: "R206",
    severity: Severity::Warning,
    family: Family::Syntax,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new(
            "User-agent: *\n\u{200B}Disallow: /private/\n",
            "User-agent: *\n# in a comment\u{200B}\nDisallow: /private/\n",
        ),
        // Joiners are letters' business where letters are joined.
        Example::new(
            "User-agent: *\nDisallow: /private\u{AD}area/\n",
            "User-agent: *\nDisallow: /می\u{200C}شود/\n",
        ),
    ],
    fix: true,
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
    let ascii_at = |at: Option<usize>| at.and_then(|at| octets.get(at)).is_none_or(u8::is_ascii);
    let mut edits = Vec::new();
    let mut without = Vec::new();
    let mut kept = text.start;
    let mut characters = letters::characters(octets, text.start).peekable();
    let mut first = None;
    while let Some((span, c)) = characters.next() {
        if !letters::is_invisible(c) {
            continue;
        }
        let mut run = span;
        while let Some((next, _)) =
            characters.next_if(|(next, c)| next.start == run.end && letters::is_invisible(*c))
        {
            run.end = next.end;
        }
        let (start, end) = ((run.start - text.start) as usize, (run.end - text.start) as usize);
        let is_half = letters::is_half(octets, start, c);
        if !is_half && (ascii_at(start.checked_sub(1)) || ascii_at(Some(end))) {
            first.get_or_insert((span, c));
            without.extend_from_slice(audit.octets(Span::new(kept, run.start)));
            kept = run.end;
            edits.push(Edit { span: run, text: Vec::new() });
        }
    }
    let (span, c) = first?;
    without.extend_from_slice(audit.octets(Span::new(kept, text.end)));
    let finding = Finding::new(check, span).with("character", letters::code_point(c));
    let clean = without.trim_ascii();
    if clean.is_empty() {
        // It would be an empty line.
        let fix = Fix { safety: Safety::Safe, edits };
        return Some(finding.with("place", "line").severity(Severity::Info).fix(fix));
    }
    let key = key::key(clean)?;
    let value = clean[key.len..].trim_ascii();
    let sound = super::is_sound(audit, text.start, key.field, value);
    let fix = sound.then_some(Fix { safety: super::safety(key.field), edits });
    // As it stands, the field is another.
    if key::key(octets).is_some() {
        return Some(finding.with("place", "value").fix(fix));
    }
    let index = audit.document.line_at(text.start);
    let rescued = super::google_reads(audit, index, key.field, value);
    let severity = if rescued { Severity::Warning } else { super::severity(key.field) };
    Some(finding.with("place", "field").severity(severity).fix(fix))
}
