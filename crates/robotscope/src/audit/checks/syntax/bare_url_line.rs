use std::collections::BTreeSet;

use crate::audit::key;
use crate::audit::prelude::*;

/// A URL alone on a line: to a reader a record of the unknown field `https`.
pub(super) static CHECK: Check = Check {
    name: "bare-url-line",
    code: "R216",
    severity: Severity::Warning,
    family: Family::Syntax,
    references: &[rfc::FORMAT, rfc::OTHER_RECORDS],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /private/\n\nhttps://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow: /private/\n\nSitemap: https://example.com/sitemap.xml\n",
        ),
        Example::new(
            "https://example.com/about\nUser-agent: *\nDisallow: /private/\n",
            "# https://example.com/about\nUser-agent: *\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let mut named: Option<BTreeSet<&[u8]>> = None;
    for unknown in &audit.unknown_fields {
        let record = unknown.record;
        let scheme = audit.octets(record.field).to_ascii_lowercase();
        let url = Span::new(record.field.start, record.value.end);
        let octets = audit.octets(url);
        if !matches!(scheme.as_slice(), b"http" | b"https")
            || !audit.octets(Span::new(record.separator.end, url.end)).starts_with(b"//")
            || octets.iter().any(u8::is_ascii_whitespace)
        {
            continue;
        }
        let named = named.get_or_insert_with(|| {
            audit.policy.sitemaps().iter().map(|sitemap| audit.octets(sitemap.value)).collect()
        });
        let is_sitemap = key::is_of_site(audit, octets) && is_file_of_sitemaps(octets);
        let fix = if is_sitemap && named.insert(octets) {
            Some(Fix::insert(Safety::Safe, url.start, "Sitemap: "))
        } else {
            super::comment_out(audit, url.start)
        };
        findings.push(Finding::new(check, url).with("url", audit.quote(url)).fix(fix));
    }
}

fn is_file_of_sitemaps(url: &[u8]) -> bool {
    let url = url.to_ascii_lowercase();
    url.ends_with(b".xml")
        || url.ends_with(b".xml.gz")
        || memchr::memmem::find(&url, b"sitemap").is_some()
}
