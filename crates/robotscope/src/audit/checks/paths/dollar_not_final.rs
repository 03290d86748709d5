use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// A `$` before the end of a pattern: there it stands for itself, and readers
/// differ on it.
pub(super) static CHECK: Check = Check {
    name: "dollar-not-final",
    code: "R406",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::SPECIAL, google::SPECIFICATION],
    examples: &[
        Example::new("User-agent: *\nDisallow: /*.pdf$/\n", "User-agent: *\nDisallow: /*.pdf$\n"),
        Example::new(
            "User-agent: *\nDisallow: /price$list/\n",
            "User-agent: *\nDisallow: /pricelist/\n",
        ),
    ],
    fix: true,
    yields_to: &["regex-syntax"],
    run,
    ..Check::BASE
};

/// The first `$` that is not the last octet.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let at = memchr::memchr(b'$', pattern)?;
    (at + 1 < pattern.len()).then_some(at..at + 1)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'$') {
        return;
    }
    for place in pattern::usable(audit, find) {
        // One stray mark behind what was to be the end; more may be meant.
        let (to_the_end, rest) = place.pattern.split_at(place.range.end);
        let is_stray = matches!(rest, [b'/' | b'\\' | b',' | b';' | b'%' | b'}' | b'|']);
        let fix = is_stray.then(|| place.repair(to_the_end)).flatten();
        findings.push(Finding::new(check, place.span()).fix(fix));
    }
}
