use super::address::sitemaps;
use crate::audit::prelude::*;

/// A `#` directly behind a sitemap's address, which ends it there, or white
/// space within it.
pub(super) static CHECK: Check = Check {
    name: "sitemap-fragment-or-space",
    code: "R504",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[rfc::SPECIAL, extension::SITEMAPS],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml#news\n",
            "User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml # news\n",
        ),
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: https://example.com/site map.xml\n",
            "User-agent: *\nDisallow:\nSitemap: https://example.com/site%20map.xml \n",
        ),
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: https://example.com/a.xml https://example.com/b.xml\n",
            "User-agent: *\nDisallow:\nSitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\n",
        ),
    ],
    fix: true,
    // A path or a template: the whole address is what is missing.
    yields_to: &["sitemap-relative"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for sitemap in sitemaps(audit) {
        let value = sitemap.record.value;
        let octets = audit.octets(value);
        let is_white = |octet: &u8| matches!(octet, b' ' | b'\t');
        if let Some(at) = octets.iter().position(is_white) {
            let width = octets[at..].iter().take_while(|octet| is_white(octet)).count();
            let start = value.start + at as u32;
            let gap = Span::new(start, start + width as u32);
            let is_second = memchr::memmem::find(&octets[at..], b"://").is_some();
            let kind = if is_second { "addresses" } else { "space" };
            findings.push(Finding::new(check, gap).with("kind", kind).fix(encoded(octets, gap)));
            continue;
        }
        let line = audit.document.lines()[sitemap.index];
        if value.end == line.comment && line.comment < line.end && !octets.is_empty() {
            let rest = Span::new(line.comment, line.end);
            findings.push(
                Finding::new(check, rest)
                    .with("kind", "fragment")
                    // Plainly a comment: what every reader takes it for.
                    .fix(Fix::insert(Safety::Safe, rest.start, " ")),
            );
        }
    }
}

/// A single space within a single address, escaped.
fn encoded(address: &[u8], gap: Span) -> Option<Fix> {
    let white = address.iter().filter(|octet| matches!(octet, b' ' | b'\t')).count();
    let is_one = gap.len() == 1 && white == 1 && address.contains(&b' ');
    let addresses = memchr::memmem::find_iter(address, b"://").count();
    (is_one && addresses == 1).then(|| Fix::replace(Safety::Safe, gap, "%20"))
}
