use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;
use crate::policy::is_unreserved;

/// An escape in small letters: some readers compare it as written.
pub(super) static CHECK: Check = Check {
    name: "lowercase-percent-hex",
    code: "R418",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[web::PERCENT_ENCODING],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /caf%c3%a9/\n",
        "User-agent: *\nDisallow: /caf%C3%A9/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

/// The first escape with a small letter. One that is not needed at all is
/// another defect.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    pattern::find_escape(pattern, |octet, text| {
        !is_unreserved(octet) && text.iter().any(u8::is_ascii_lowercase)
    })
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'%') {
        return;
    }
    let mut patterns = None;
    for place in pattern::usable(audit, find) {
        let capitals = pattern::replace_escapes(
            place.pattern,
            |octet| !is_unreserved(octet),
            |octet, _, out| pattern::escape(octet, out),
        );
        // Both spellings stand there: nothing is left to tell.
        let patterns = patterns.get_or_insert_with(|| pattern::Patterns::of(audit));
        if !patterns.holds(place.kind, &capitals) {
            let fix = place.rewrite(Safety::Safe, &capitals);
            findings.push(Finding::new(check, place.span()).fix(fix));
        }
    }
}
