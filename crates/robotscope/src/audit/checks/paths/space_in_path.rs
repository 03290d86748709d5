use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// White space inside a pattern: a URL carries it escaped.
pub(super) static CHECK: Check = Check {
    name: "space-in-path",
    code: "R404",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::FORMAT, google::MATCHER],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /style library/\n",
        "User-agent: *\nDisallow: /style%20library/ # and a comment\n",
    )],
    fix: true,
    yields_to: &["path-list-in-one-line"],
    run,
    ..Check::BASE
};

const fn is_space(octet: u8) -> bool {
    matches!(octet, b' ' | b'\t')
}

/// The first run of white space. After a colon it is a second record that begins.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let start = memchr::memchr2(b' ', b'\t', pattern)?;
    if start > 0 && pattern[start - 1] == b':' {
        return None;
    }
    let length = pattern[start..].iter().take_while(|octet| is_space(**octet)).count();
    Some(start..start + length)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for place in pattern::usable(audit, find) {
        let mut escaped = Vec::with_capacity(place.pattern.len() + 2);
        for octet in place.pattern {
            if is_space(*octet) {
                pattern::escape(*octet, &mut escaped);
            } else {
                escaped.push(*octet);
            }
        }
        // What RFC 9309 compares it as anyway.
        findings.push(Finding::new(check, place.span()).fix(place.rewrite(Safety::Safe, &escaped)));
    }
}
