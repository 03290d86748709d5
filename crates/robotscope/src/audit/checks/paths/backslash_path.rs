use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// A backslash in a path: in the URL that a crawler requests there is none.
pub(super) static CHECK: Check = Check {
    name: "backslash-path",
    code: "R403",
    severity: Severity::Error,
    family: Family::Paths,
    references: &[rfc::RULES, web::URL],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: \\private\\drafts\n",
            "User-agent: *\nDisallow: /private/drafts\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /news\\2009/\n",
            "User-agent: *\nDisallow: /news%5C2009/\n",
        ),
    ],
    fix: true,
    // Where it is part of a regular expression, that is the cause.
    yields_to: &["regex-syntax", "dollar-not-final"],
    run,
    ..Check::BASE
};

/// The first backslash.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    memchr::memchr(b'\\', pattern).map(|at| at..at + 1)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'\\') {
        return;
    }
    for place in pattern::written(audit, find) {
        findings.push(Finding::new(check, place.span()).fix(fix(&place)));
    }
}

/// Slashes instead, where names follow.
fn fix(place: &pattern::Place<'_>) -> Option<Fix> {
    let mut slashes = place.pattern.to_vec();
    for at in memchr::memchr_iter(b'\\', place.pattern) {
        if !place.pattern.get(at + 1)?.is_ascii_alphanumeric() {
            return None;
        }
        slashes[at] = b'/';
    }
    place.repair(&slashes)
}
