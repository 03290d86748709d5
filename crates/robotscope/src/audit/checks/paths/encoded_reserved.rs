use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;
use crate::policy::{escape_at, is_reserved};

/// An escaped character that can have a meaning of its own, such as `%2F` or
/// `%2A`: readers differ on whether it equals the plain one.
pub(super) static CHECK: Check = Check {
    name: "encoded-reserved",
    code: "R420",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[web::RESERVED, rfc::RULES, rfc::SPECIAL],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /wiki/Special%3ASearch\n",
            "User-agent: *\nDisallow: /wiki/Special:Search\nDisallow: /caf%C3%A9/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /file-with-a-%2A.html\n",
            "User-agent: *\nDisallow: /wiki/Special%3ASearch\nDisallow: /wiki/Special:Search\n",
        ),
    ],
    run,
    ..Check::BASE
};

/// The first such escape.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    pattern::find_escape(pattern, |octet, _| is_reserved(octet))
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'%') {
        return;
    }
    let mut patterns = None;
    for place in pattern::usable(audit, find) {
        let plain = pattern::replace_escapes(place.pattern, is_reserved, |octet, _, out| {
            out.push(octet);
        });
        // Both spellings stand there: nothing is left to tell.
        let patterns = patterns.get_or_insert_with(|| pattern::Patterns::of(audit));
        if let Some(octet) = escape_at(&place.pattern[place.range.start..])
            && !patterns.holds(place.kind, &plain)
        {
            findings.push(
                Finding::new(check, place.span())
                    .with("escape", format!("%{octet:02X}"))
                    .with("character", char::from(octet).to_string()),
            );
        }
    }
}
