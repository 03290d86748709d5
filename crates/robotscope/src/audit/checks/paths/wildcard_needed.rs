use super::pattern;
use crate::audit::prelude::*;

/// A rule for everybody that needs `*` or `$` as wildcards: to readers of the
/// convention of 1994, which has none, it forbids nothing that it is meant to.
pub(super) static CHECK: Check = Check {
    name: "wildcard-needed",
    code: "R430",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[web::CONVENTION_1994, rfc::SPECIAL],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /*.pdf$\n",
        // Covered without a wildcard; and a crawler that has wildcards.
        "User-agent: *\nDisallow: /private/\nDisallow: /private/*.pdf$\n\nUser-agent: Googlebot\nDisallow: /*.pdf$\n",
    )],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'*') && !audit.has(b'$') {
        return;
    }
    // Nobody but the crawlers without a group of their own is known to read so,
    // and the convention has no Allow.
    let forbidding = || {
        audit
            .rule_lines()
            .filter(|line| line.field == Field::Disallow && !is_in_named_group(audit, line.index))
    };
    let text = |line: &RecordLine| audit.octets(line.record.value);
    // With `*` and `$` as ordinary characters a pattern is a prefix. Sorted and
    // without those that begin with another, the only one with which a text can
    // begin is the last that is not behind it.
    let mut prefixes: Vec<&[u8]> = forbidding()
        .map(text)
        .filter(|pattern| !pattern.is_empty() && wildcard(pattern).is_none())
        .collect();
    prefixes.sort_unstable();
    prefixes.dedup_by(|next, kept| next.starts_with(kept));
    for line in forbidding() {
        let text = text(line);
        // One that stands at the end only is not needed, and another finding.
        let Some(at) = wildcard(text).filter(|at| *at == 0 || text[*at..] != *b"*") else {
            continue;
        };
        let head = &text[..at];
        let last = prefixes.partition_point(|prefix| *prefix <= head);
        let is_covered = last.checked_sub(1).is_some_and(|index| head.starts_with(prefixes[index]));
        if !is_covered {
            let at = line.record.value.start + at as u32;
            findings.push(Finding::new(check, Span::new(at, at + 1)));
        }
    }
}

/// Where the first wildcard is.
fn wildcard(pattern: &[u8]) -> Option<usize> {
    let end = pattern.len().checked_sub(1)?;
    memchr::memchr(b'*', pattern).or((pattern[end] == b'$').then_some(end))
}

/// Whether a line, from 0, stands in a group that is not for everybody.
fn is_in_named_group(audit: &Audit<'_>, index: usize) -> bool {
    let is_star = |group| audit.policy.star_groups().binary_search(&(group as u32)).is_ok();
    pattern::group_of(audit, index).is_some_and(|group| !is_star(group))
}
