use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// Two slashes in a row before a name: such addresses are rarely the real ones.
pub(super) static CHECK: Check = Check {
    name: "double-slash-path",
    code: "R415",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::RULES, web::URL],
    examples: &[Example::new(
        "User-agent: *\nDisallow: //private/\n",
        // Against addresses with too many slashes, and a broken link.
        "User-agent: *\nDisallow: /private/\nDisallow: /*//*\nDisallow: /tag//\nDisallow: /https://\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

/// The first slashes of the path that stand together before a name. Before a
/// wildcard or at the end they are what the rule is about.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let path = pattern::path_of(pattern);
    memchr::memmem::find(path, b"//")?;
    let mut at = 0;
    while let Some(found) = memchr::memmem::find(&path[at..], b"//") {
        let start = at + found;
        let length = path[start..].iter().take_while(|octet| **octet == b'/').count();
        let before = start.checked_sub(1).map(|before| path[before]);
        let named = path.get(start + length).is_some_and(|octet| {
            octet.is_ascii_alphanumeric() || matches!(octet, b'_' | b'-' | b'.')
        });
        if named && !matches!(before, Some(b':' | b'*')) {
            return Some(start..start + length);
        }
        at = start + length;
    }
    None
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for place in pattern::usable(audit, find) {
        let mut single = place.pattern[..=place.range.start].to_vec();
        single.extend(&place.pattern[place.range.end..]);
        findings.push(Finding::new(check, place.span()).fix(fix(&place, &single)));
    }
}

/// One slash, unless it may be a host that stands behind the first two.
fn fix(place: &pattern::Place<'_>, single: &[u8]) -> Option<Fix> {
    let name = single[1..].split(|octet| *octet == b'/').next()?;
    let may_be_host = place.range.start == 0 && name.contains(&b'.');
    (!may_be_host).then(|| place.repair(single))?
}
