use crate::audit::prelude::*;

/// A web page where a robots.txt should be.
pub(super) static CHECK: Check = Check {
    name: "html-instead-of-text",
    code: "R101",
    severity: Severity::Error,
    family: Family::File,
    references: &[rfc::ACCESS_METHOD, rfc::PARSING_ERRORS],
    examples: &[Example::new(
        "<!doctype html>\n<html>\n<head><title>404: not found</title></head>\n</html>\n",
        "User-agent: *\nDisallow:\n",
    )],
    fix: true,
    run,
    instead_of_all: true,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if let Some(tag) = first_tag(audit) {
        let file = Span::new(0, audit.document.source().len());
        // What a reader takes from the page, nothing, said plainly.
        let minimal = Fix::replace(Safety::Safe, file, "User-agent: *\nAllow: /\n");
        findings.push(Finding::new(check, tag).fix(minimal));
    }
}

/// The tag that the file begins with, if it is a web page: one in which no group
/// is. A robots.txt with a stray tag above its groups is still a robots.txt.
fn first_tag(audit: &Audit<'_>) -> Option<Span> {
    const STARTS: [&[u8]; 13] = [
        b"<!doctype",
        b"<html",
        b"<head",
        b"<body",
        b"<?xml",
        b"<!--",
        b"<meta",
        b"<title",
        b"<script",
        b"<style",
        b"<div",
        b"<p>",
        b"<h1",
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
