use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// Stars side by side: they match what one does, and each adds an octet to the
/// pattern's rank.
pub(super) static CHECK: Check = Check {
    name: "collapsed-stars",
    code: "R409",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::RULES, rfc::SPECIAL],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /uploads/**/*.zip\n",
            "User-agent: *\nDisallow: /uploads/*/*.zip\n",
        ),
        Example::new("User-agent: *\nDisallow: /**.html$\n", "User-agent: *\nDisallow: /*.html$\n"),
        Example::new(
            "User-agent: *\nDisallow: /private/**\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// The first run of stars, unless the pattern is nothing else.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let start = memchr::memmem::find(pattern, b"**")?;
    let length = pattern[start..].iter().take_while(|octet| **octet == b'*').count();
    (length < pattern.len()).then_some(start..start + length)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if audit.has(b'*') {
        pattern::shorten(check, audit, findings, find, |pattern, _| collapse(pattern));
    }
}

/// One star for each run, and none at the end where it is needless.
fn collapse(pattern: &[u8]) -> Vec<u8> {
    let mut out = pattern.to_vec();
    out.dedup_by(|next, previous| *next == b'*' && *previous == b'*');
    // A `$` before it would become the end, and a space no part of the value.
    if let [.., before, b'*'] = out.as_slice()
        && !matches!(before, b'$' | b' ' | b'\t')
        && pattern.ends_with(b"**")
    {
        out.pop();
    }
    out
}
