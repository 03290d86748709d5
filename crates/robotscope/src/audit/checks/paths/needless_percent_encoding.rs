use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;
use crate::policy::is_unreserved;

/// An escaped letter, digit or one of `-._~`: RFC 9309 reads it as the plain
/// character, many readers do not.
pub(super) static CHECK: Check = Check {
    name: "needless-percent-encoding",
    code: "R419",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[web::UNRESERVED, rfc::RULES, google::MATCHER],
    examples: &[
        Example::new("User-agent: *\nDisallow: /%7Euser/\n", "User-agent: *\nDisallow: /~user/\n"),
        Example::new(
            "User-agent: *\nDisallow: /%70rivate/\n",
            "User-agent: *\nDisallow: /%7Euser/\nDisallow: /~user/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// The first such escape.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    pattern::find_escape(pattern, |octet, _| is_unreserved(octet))
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'%') {
        return;
    }
    let mut patterns = None;
    for place in pattern::usable(audit, find) {
        let plain = pattern::replace_escapes(place.pattern, is_unreserved, |octet, _, out| {
            out.push(octet);
        });
        // Both spellings stand there: nothing is left to tell.
        let patterns = patterns.get_or_insert_with(|| pattern::Patterns::of(audit));
        if patterns.holds(place.kind, &plain) {
            continue;
        }
        let fix = pattern::is_clean(&plain).then(|| place.rewrite(Safety::Safe, &plain)).flatten();
        findings.push(Finding::new(check, place.span()).fix(fix));
    }
}
