use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// `*$` at the end: anything, then the end. It matches the same without, and
/// adds two octets to the pattern's rank.
pub(super) static CHECK: Check = Check {
    name: "star-dollar-end",
    code: "R410",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::RULES, rfc::SPECIAL],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /*?page=*$\n",
        "User-agent: *\nDisallow: /*?page=\nDisallow: /*.pdf$\nDisallow: /a$*$\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

/// The end, where something else stands before it; not a `$`, which would be the
/// end then.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let at = pattern.strip_suffix(b"*$")?.len();
    let last = pattern[..at].iter().rfind(|octet| **octet != b'*')?;
    (*last != b'$').then_some(at..at + 2)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if audit.has(b'$') {
        pattern::shorten(check, audit, findings, find, |pattern, end| {
            let stars = pattern[..end.start].iter().rev().take_while(|octet| **octet == b'*');
            pattern[..end.start - stars.count()].to_vec()
        });
    }
}
