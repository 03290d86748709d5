use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// Letters outside ASCII as they are: URLs carry them escaped, and most readers
/// escape them too.
pub(super) static CHECK: Check = Check {
    name: "non-ascii-path",
    code: "R421",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::FORMAT, rfc::RULES],
    examples: &[Example::octets(
        "User-agent: *\nDisallow: /café/\n".as_bytes(),
        "User-agent: *\nDisallow: /caf%C3%A9/ # café\n".as_bytes(),
    )],
    fix: true,
    run,
    ..Check::BASE
};

/// The first letters or signs outside ASCII, in a pattern that is UTF-8 and has
/// nothing outside ASCII that cannot be seen: those are other defects.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let start = pattern.iter().position(|octet| !octet.is_ascii())?;
    let text = std::str::from_utf8(pattern).ok()?;
    let is_unseen = |seen: char| {
        seen.is_whitespace()
            || seen.is_control()
            || matches!(seen, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}')
            || matches!(seen, '\u{2060}'..='\u{2064}' | '\u{FEFF}' | '\u{FFFD}')
    };
    if text[start..].chars().any(|seen| !seen.is_ascii() && is_unseen(seen)) {
        return None;
    }
    let length = pattern[start..].iter().take_while(|octet| !octet.is_ascii()).count();
    Some(start..start + length)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has_non_ascii() {
        return;
    }
    for place in pattern::usable(audit, find) {
        let mut escaped = Vec::with_capacity(place.pattern.len() * 2);
        for octet in place.pattern {
            if octet.is_ascii() {
                escaped.push(*octet);
            } else {
                pattern::escape(*octet, &mut escaped);
            }
        }
        let fix = place.rewrite(Safety::Safe, &escaped);
        findings.push(Finding::new(check, place.span()).fix(fix));
    }
}
