use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// Several paths in one rule, separated by commas, semicolons or white space:
/// it is one long path that covers none of them.
pub(super) static CHECK: Check = Check {
    name: "path-list-in-one-line",
    code: "R405",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::FORMAT, rfc::RULES],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /tmp/, /cache/\n",
            "User-agent: *\nDisallow: /tmp/\nDisallow: /cache/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /tmp/ /cache/\n",
            "User-agent: *\nDisallow: /map/52.2,21.0/\nDisallow: /*/0,,*\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

const fn separates(octet: u8) -> bool {
    matches!(octet, b',' | b';' | b' ' | b'\t')
}

/// The paths of a list, where the pattern is one.
fn paths(pattern: &[u8]) -> Option<Vec<&[u8]>> {
    let paths: Vec<&[u8]> =
        pattern.split(|octet| separates(*octet)).filter(|path| !path.is_empty()).collect();
    // `/` alone would be the whole site: more likely it is a path torn apart.
    // After a colon it is a second record that begins.
    let is_path = |path: &&[u8]| {
        matches!(path, [b'/', second, ..] if *second != b'/') && !path.ends_with(b":")
    };
    // In a query, a comma and a slash are as good as anything.
    let is_list = paths.len() > 1 && paths.iter().all(is_path) && !paths[0].contains(&b'?');
    is_list.then_some(paths)
}

/// The first separator of a list.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let start = pattern.iter().position(|octet| separates(*octet))?;
    paths(pattern)?;
    let length = pattern[start..].iter().take_while(|octet| separates(**octet)).count();
    Some(start..start + length)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for place in pattern::usable(audit, find) {
        findings.push(Finding::new(check, place.span()).fix(split(audit, &place)));
    }
}

/// A line for each path.
fn split(audit: &Audit<'_>, place: &pattern::Place<'_>) -> Option<Fix> {
    let field = audit.octets(Span::new(place.field.start, place.value.start));
    let paths = paths(place.pattern)?;
    let is_clean =
        |path: &&[u8]| pattern::is_clean(path) && super::uppercase_path::find(path).is_none();
    if !paths.iter().all(is_clean) {
        return None;
    }
    let next = [audit.line_end().as_bytes(), field].concat();
    place.rewrite(Safety::ChangesVerdicts, &paths.join(next.as_slice()))
}
