use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// A segment `.` or `..`: whoever requests a URL resolves them first.
pub(super) static CHECK: Check = Check {
    name: "dot-segments-in-path",
    code: "R416",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[web::DOT_SEGMENTS, web::URL],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /shop/../private/\n",
            // Names that begin with dots.
            "User-agent: *\nDisallow: /private/\nDisallow: /.\nDisallow: /.git/\nDisallow: /...\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /./private/\n",
            "User-agent: *\nDisallow: /go?to=/a/../b\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// How many dots a segment is, where it is nothing else.
fn dots(segment: &[u8]) -> Option<usize> {
    let mut rest = segment;
    let mut count = 0;
    while !rest.is_empty() {
        rest = match rest {
            [b'.', after @ ..] | [b'%', b'2', b'e' | b'E', after @ ..] => after,
            _ => return None,
        };
        count += 1;
    }
    matches!(count, 1 | 2).then_some(count)
}

/// The first such segment of the path. The last one is only the beginning of a
/// name.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let path = pattern::path_of(pattern);
    if !path.starts_with(b"/") {
        return None;
    }
    pattern::segments(path)
        .find(|range| range.end < path.len() && dots(&path[range.clone()]).is_some())
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for place in pattern::usable(audit, find) {
        let fix = resolve(place.pattern).and_then(|mended| place.repair(&mended));
        findings.push(Finding::new(check, place.span()).fix(fix));
    }
}

/// The pattern as URLs have it. A wildcard may stand for any number of segments,
/// and a rule that would close everything is not guessed.
fn resolve(pattern: &[u8]) -> Option<Vec<u8>> {
    let path = pattern::path_of(pattern);
    if path.contains(&b'*') {
        return None;
    }
    let mut kept: Vec<&[u8]> = Vec::new();
    for range in pattern::segments(path).skip(1) {
        let segment = &path[range.clone()];
        match dots(segment).filter(|_| range.end < path.len()) {
            Some(2) => drop(kept.pop()),
            Some(_) => {}
            None => kept.push(segment),
        }
    }
    let mut out = Vec::with_capacity(pattern.len());
    for segment in kept {
        out.push(b'/');
        out.extend(segment);
    }
    out.extend(&pattern[path.len()..]);
    (out.len() > 1).then_some(out)
}
