use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// A `*` at the end of a pattern: it matches the same without, and adds an
/// octet to its rank.
pub(super) static CHECK: Check = Check {
    name: "redundant-trailing-star",
    code: "R408",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::RULES, rfc::SPECIAL, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /private/*\n",
            "User-agent: *\nDisallow: /private/\nDisallow: /*/print/\n",
        ),
        Example::new(
            "User-agent: *\nAllow: /a\nDisallow: /*k*\n",
            "User-agent: *\nAllow: /a\nDisallow: /*k\n",
        ),
    ],
    fix: true,
    // What is wrong with the end as a whole is more than the star.
    yields_to: &["regex-syntax", "dollar-not-final"],
    run,
    ..Check::BASE
};

/// The star at the end, where one stands alone behind something else. Behind a
/// `$` it is needed: without it the `$` would be the end.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let at = pattern.len().checked_sub(1)?;
    (at > 0 && pattern[at] == b'*' && !matches!(pattern[at - 1], b'*' | b'$')).then_some(at..at + 1)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if audit.has(b'*') {
        pattern::shorten(check, audit, findings, find, |pattern, star| {
            pattern[..star.start].to_vec()
        });
    }
}
