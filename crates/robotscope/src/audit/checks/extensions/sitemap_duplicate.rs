use std::borrow::Cow;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::address::{Address, missing_part, sitemaps};
use crate::audit::prelude::*;

/// The same sitemap twice.
pub(super) static CHECK: Check = Check {
    name: "sitemap-duplicate",
    code: "R505",
    severity: Severity::Info,
    family: Family::Extensions,
    references: &[extension::SITEMAPS],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\nSitemap: https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\nSitemap: https://example.com/Sitemap.xml\n",
        ),
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: /sitemap.xml\nSitemap: https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\nSitemap:\nSitemap:\n",
        )
        .at("https://example.com"),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let mut known: HashMap<Cow<'_, [u8]>, Span> = HashMap::new();
    for sitemap in sitemaps(audit) {
        let value = sitemap.record.value;
        if value.is_empty() {
            continue;
        }
        match known.entry(address(audit, value)) {
            Entry::Vacant(entry) => {
                entry.insert(value);
            }
            Entry::Occupied(first) => {
                findings.push(
                    Finding::new(check, value)
                        .with("url", super::cut(audit, value))
                        .related("first", *first.get())
                        .fix(Fix::delete(Safety::Safe, audit.whole_line(sitemap.index))),
                );
            }
        }
    }
}

/// The address as written, or with what `sitemap-relative` puts before it.
fn address<'a>(audit: &Audit<'a>, value: Span) -> Cow<'a, [u8]> {
    let octets = audit.octets(value);
    let part = match Address::read(audit, value) {
        Address::Partial => missing_part(audit, value),
        _ => None,
    };
    part.map_or(Cow::Borrowed(octets), |part| {
        let mut whole = part.into_bytes();
        whole.extend_from_slice(octets);
        Cow::Owned(whole)
    })
}
