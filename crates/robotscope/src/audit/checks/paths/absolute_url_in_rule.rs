use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;
use crate::policy::Origin;

/// A whole address, or one that lacks only its scheme, where a path belongs.
pub(super) static CHECK: Check = Check {
    name: "absolute-url-in-rule",
    code: "R402",
    severity: Severity::Error,
    family: Family::Paths,
    references: &[rfc::RULES, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: https://example.com/private/\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: www.example.com/private/\n",
            "User-agent: *\nDisallow: /go?to=https://example.com/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// What stands in front of the path.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let scheme = pattern
        .iter()
        .take_while(|octet| octet.is_ascii_alphanumeric() || matches!(octet, b'+' | b'-' | b'.'))
        .count();
    let host = if pattern[scheme..].starts_with(b"://") && pattern[0].is_ascii_alphabetic() {
        scheme + 3
    } else if pattern.get(..4)?.eq_ignore_ascii_case(b"www.") {
        0
    } else {
        return None;
    };
    let path = pattern[host..].iter().position(|octet| matches!(octet, b'/' | b'?' | b'*'));
    Some(0..path.map_or(pattern.len(), |path| host + path))
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for place in pattern::written(audit, find) {
        let path = &place.pattern[place.range.end..];
        // A rule for another site is not one for this, and one that would close
        // all of it is not guessed.
        let fix = (is_here(audit, &place) && path.len() > 1).then(|| place.repair(path)).flatten();
        findings.push(Finding::new(check, place.span()).fix(fix));
    }
}

/// Whether the address is one of the site, as far as that is known.
fn is_here(audit: &Audit<'_>, place: &pattern::Place<'_>) -> bool {
    let Some(site) = audit.origin.and_then(Origin::read) else { return true };
    let address = audit.text(place.span());
    let address = if address.contains("://") { address } else { format!("https://{address}") };
    Origin::read(&address).is_some_and(|origin| origin.host == site.host)
}
