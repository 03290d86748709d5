use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// Signs of a regular expression, which a path pattern is not: all but `*` and
/// a final `$` stand for themselves.
pub(super) static CHECK: Check = Check {
    name: "regex-syntax",
    code: "R407",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::SPECIAL, google::SPECIFICATION],
    examples: &[
        Example::new("User-agent: *\nDisallow: /.*\\.pdf$\n", "User-agent: *\nDisallow: /*.pdf$\n"),
        Example::new(
            "User-agent: *\nDisallow: ^/private/.*/\n",
            "User-agent: *\nDisallow: /image.*\nDisallow: /*?f[]=\nDisallow: /paper(2).pdf\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /(news|blog)/print/\n",
            "User-agent: *\nDisallow: /news/print/\nDisallow: /*|*\nDisallow: /.*\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// The first sign that is nothing else. `.*` behind a name is a usual pattern,
/// any extension; brackets and bars are usual in names and queries.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let is_suspect = pattern.iter().any(|octet| matches!(octet, b'^' | b'\\' | b'.' | b'(' | b'['));
    is_suspect.then(|| (0..pattern.len()).find_map(|at| sign_at(pattern, at)))?
}

fn sign_at(pattern: &[u8], at: usize) -> Option<Range<usize>> {
    let rest = &pattern[at..];
    let before = at.checked_sub(1).map(|before| pattern[before]);
    let begins = matches!(before, None | Some(b'/' | b'(' | b'^'));
    let length = match rest {
        [b'^', _, ..] if begins => 1,
        // Files whose names begin with a dot, when nothing follows.
        [b'.', b'*' | b'+', _, ..] if begins => 2,
        [b'(', b'?', ..]
        | [b'\\', b'.' | b'?' | b'+' | b'*' | b'(' | b')' | b'[' | b']' | b'/' | b'-', ..]
        | [b'\\', b'd' | b'w' | b's', b'+' | b'*' | b'{', ..] => 2,
        [b'(', ..] => alternatives(rest)?,
        [b'[', ..] => class(rest)?,
        _ => return None,
    };
    Some(at..at + length)
}

/// Octets that a group or class has at most.
const LONGEST: usize = 256;

/// How long `(one|other)` is.
fn alternatives(rest: &[u8]) -> Option<usize> {
    let end = memchr::memchr(b')', &rest[..rest.len().min(LONGEST)])?;
    rest[..end].contains(&b'|').then_some(end + 1)
}

/// How long a class with a range or a repetition is, such as `[a-z]` or `[^/]+`.
fn class(rest: &[u8]) -> Option<usize> {
    let end = memchr::memchr(b']', &rest[..rest.len().min(LONGEST)])?;
    let inside = &rest[1..end];
    let is_range = |of: &[u8]| {
        matches!(of, [b'a', b'-', b'z'] | [b'A', b'-', b'Z'])
            || matches!(of, [one, b'-', other] if one.is_ascii_digit() && other.is_ascii_digit())
    };
    let is_class = inside.starts_with(b"^")
        || inside.windows(3).any(is_range)
        || (!inside.is_empty() && matches!(rest.get(end + 1), Some(b'+' | b'{')));
    is_class.then_some(end + 1)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for place in pattern::written(audit, find) {
        let fix = translate(place.pattern).and_then(|mended| place.repair(&mended));
        findings.push(Finding::new(check, place.span()).fix(fix));
    }
}

/// The pattern that says the same, where there is one.
fn translate(expression: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::with_capacity(expression.len());
    let mut rest = expression;
    loop {
        rest = match rest {
            [] => return Some(out),
            [b'^', after @ ..] if matches!(out.as_slice(), b"" | b"/") => after,
            [b'(', b'.', b'*', b')', after @ ..] | [b'.', b'*', after @ ..] => {
                out.push(b'*');
                after
            }
            [b'\\', octet @ (b'.' | b'/' | b'-' | b'?' | b'+' | b'='), after @ ..] => {
                out.push(*octet);
                after
            }
            [b'\\' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'|' | b'^' | b'+', ..] => {
                return None;
            }
            [octet, after @ ..] => {
                out.push(*octet);
                after
            }
        };
    }
}
