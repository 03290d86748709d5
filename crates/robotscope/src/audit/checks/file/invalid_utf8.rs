use crate::audit::prelude::*;
use crate::source::Encoding;

/// Octets that are no UTF-8, such as letters in Latin-1: a URL has its letters in
/// UTF-8, so the rule covers another path.
pub(super) static CHECK: Check = Check {
    name: "invalid-utf8",
    code: "R103",
    severity: Severity::Warning,
    family: Family::File,
    references: &[rfc::FORMAT, rfc::ACCESS_METHOD],
    examples: &[
        Example::octets(
            b"User-agent: *\nDisallow: /caf\xE9/\n",
            b"User-agent: *\nDisallow: /caf%C3%A9/\n",
        ),
        Example::octets(
            b"# le caf\xE9\nUser-agent: *\nDisallow: /a/\n",
            "# le café\nUser-agent: *\nDisallow: /a/\n".as_bytes(),
        ),
    ],
    fix: true,
    yields_to: &["bom-partial"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if audit.document.source().encoding() != Encoding::NotUtf8 {
        return;
    }
    let mut rules = audit.rule_lines().peekable();
    for (index, line) in audit.document.lines().iter().enumerate() {
        let octets = audit.octets(line.whole());
        if std::str::from_utf8(octets).is_ok() {
            continue;
        }
        while rules.next_if(|rule| rule.index < index).is_some() {}
        let value = rules.peek().filter(|rule| rule.index == index).map(|rule| rule.record.value);
        let broken = broken(octets, line.start);
        let Some(first) = broken.first() else { continue };
        let in_value = value.is_some_and(|value| first.start < value.end);
        let in_comment = first.start >= line.comment;
        let place = if in_value {
            "rule"
        } else if in_comment {
            "comment"
        } else {
            "line"
        };
        let severity = if in_comment { Severity::Info } else { check.severity };
        // A name of a crawler in another encoding is a guess.
        let mended = in_value || in_comment;
        let edits = broken
            .iter()
            .map(|span| as_latin1(octets, line.start, *span, value))
            .collect::<Option<Vec<Edit>>>()
            .filter(|_| mended);
        let safety = if in_value { Safety::ChangesVerdicts } else { Safety::Safe };
        findings.push(
            Finding::new(check, *first)
                .with("place", place)
                .severity(severity)
                .fix(edits.map(|edits| Fix { safety, edits })),
        );
    }
}

/// The sequences that are no UTF-8, each at its place.
fn broken(octets: &[u8], base: u32) -> Vec<Span> {
    let mut at = base;
    let mut found = Vec::new();
    for chunk in octets.utf8_chunks() {
        let start = at + chunk.valid().len() as u32;
        at = start + chunk.invalid().len() as u32;
        if start < at {
            found.push(Span::new(start, at));
        }
    }
    found
}

/// What writes a broken octet as the letter that it is in Latin-1, if it stands
/// between letters as one does: escaped in a path, plain elsewhere. A run of
/// more than two is text in another encoding.
fn as_latin1(octets: &[u8], base: u32, span: Span, value: Option<Span>) -> Option<Edit> {
    let at = (span.start - base) as usize;
    let octet = octets[at];
    let beside = |at: Option<usize>| at.and_then(|at| octets.get(at)).copied().unwrap_or(b' ');
    let (before, after) = (beside(at.checked_sub(1)), beside(Some(at + 1)));
    let alone = before.is_ascii() && after.is_ascii();
    let pair = (before.is_ascii() && beside(Some(at + 2)).is_ascii())
        || (after.is_ascii() && beside(at.checked_sub(2)).is_ascii());
    let in_word = before.is_ascii_alphabetic() || after.is_ascii_alphabetic();
    let is_letter = octet >= 0xC0 && !matches!(octet, 0xD7 | 0xF7);
    if span.len() != 1 || !is_letter || !in_word || !(alone || pair) {
        return None;
    }
    let text = if value.is_some_and(|value| span.start < value.end) {
        // The letters of Latin-1 from U+00C0 on all begin with C3 in UTF-8.
        format!("%C3%{:02X}", octet - 0x40)
    } else {
        char::from(octet).to_string()
    };
    Some(Edit { span, text: text.into() })
}
