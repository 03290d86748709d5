use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Fix, Safety, Severity};
use crate::source::Span;

/// A web page where a robots.txt should be.
pub(in crate::audit) static CHECK: Check = Check {
    name: "html-instead-of-text",
    code: "R101",
    severity: Severity::Error,
    family: Family::File,
    concerns: &[],
    references: &[super::rfc::ACCESS_METHOD, super::rfc::PARSING_ERRORS],
    examples: &[Example {
        bad: "<!doctype html>\n<html>\n<head><title>404: not found</title></head>\n</html>\n",
        good: "User-agent: *\nDisallow:\n",
    }],
    fix: true,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    if let Some(tag) = first_tag(audit) {
        let file = Span::new(0, audit.document.source().len());
        // What a reader takes from the page, nothing, said plainly.
        let minimal = Fix::replace(Safety::Safe, file, "User-agent: *\nDisallow:\n");
        findings.push(Finding::new(check, tag).fix(minimal));
    }
}

/// Whether the file is a web page: it begins as one and no group is in it. A
/// robots.txt with a stray tag above its groups is still a robots.txt.
pub(in crate::audit) fn is_html(audit: &Audit<'_>) -> bool {
    first_tag(audit).is_some()
}

fn first_tag(audit: &Audit<'_>) -> Option<Span> {
    const STARTS: [&[u8]; 9] = [
        b"<!doctype",
        b"<html",
        b"<head",
        b"<body",
        b"<?xml",
        b"<!--",
        b"<meta",
        b"<title",
        b"<script",
    ];
    let source = audit.document.source();
    let start = audit.document.bom().end as usize;
    let skip = source.bytes()[start..].iter().position(|octet| !octet.is_ascii_whitespace())?;
    let start = start + skip;
    let text = &source.bytes()[start..];
    let begins = STARTS
        .iter()
        .any(|tag| text.get(..tag.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(tag)));
    if !begins || !audit.policy.groups().is_empty() {
        return None;
    }
    let line = audit.document.lines()[audit.document.line_at(start as u32)];
    let tag_end = memchr::memchr(b'>', text).map_or(line.end, |at| (start + at + 1) as u32);
    Some(Span::new(start as u32, tag_end.min(line.end)))
}
