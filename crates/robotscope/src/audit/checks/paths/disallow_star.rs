use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;
use crate::policy::RuleKind;

/// `Disallow: *`: nearly every reader takes it for everything.
pub(super) static CHECK: Check = Check {
    name: "disallow-star",
    code: "R411",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::FORMAT, rfc::SPECIAL],
    examples: &[Example::new("User-agent: *\nDisallow: *\n", "User-agent: *\nDisallow: /\n")],
    fix: true,
    run,
    ..Check::BASE
};

/// The whole of a pattern that is stars only.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let is_star = pattern.starts_with(b"*") && pattern.iter().all(|octet| *octet == b'*');
    is_star.then_some(0..pattern.len())
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let mut patterns = None;
    for place in pattern::usable(audit, find) {
        if place.kind == RuleKind::Disallow {
            let patterns = patterns.get_or_insert_with(|| pattern::Patterns::of(audit));
            // As long, and every path begins with it.
            let fix = (place.pattern == b"*" && !patterns.holds(RuleKind::Disallow, b"/"))
                .then(|| place.rewrite(Safety::Safe, b"/"))
                .flatten();
            findings.push(Finding::new(check, place.span()).fix(fix));
        }
    }
}
