use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;
use crate::policy::escape_at;

/// A `%` without two hexadecimal digits behind it.
pub(super) static CHECK: Check = Check {
    name: "malformed-percent",
    code: "R417",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[web::PERCENT_ENCODING, rfc::RULES],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /100%-off/\n",
            "User-agent: *\nDisallow: /100%25-off/\nDisallow: /caf%C3%A9/\n",
        ),
        Example::new("User-agent: *\nDisallow: /*%\n", "User-agent: *\nDisallow: /*%25\n"),
    ],
    fix: true,
    yields_to: &["dollar-not-final"],
    run,
    ..Check::BASE
};

fn all(pattern: &[u8]) -> impl Iterator<Item = usize> {
    memchr::memchr_iter(b'%', pattern).filter(|at| escape_at(&pattern[*at..]).is_none())
}

/// The first one.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    all(pattern).next().map(|at| at..at + 1)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'%') {
        return;
    }
    for place in pattern::usable(audit, find) {
        findings.push(Finding::new(check, place.span()).fix(fix(&place)));
    }
}

/// The escape of `%` itself, which is what RFC 9309 compares it as; not where it
/// may stand for the beginning of any escape, as some readers take it, or an
/// escape is torn.
fn fix(place: &pattern::Place<'_>) -> Option<Fix> {
    let pattern = place.pattern;
    let mut mended = Vec::with_capacity(pattern.len() + 2);
    let mut from = 0;
    for at in all(pattern) {
        if pattern.get(at + 1).is_none_or(|next| *next == b'*' || next.is_ascii_hexdigit()) {
            return None;
        }
        mended.extend(&pattern[from..at]);
        mended.extend(b"%25");
        from = at + 1;
    }
    mended.extend(&pattern[from..]);
    place.rewrite(Safety::Safe, &mended)
}
