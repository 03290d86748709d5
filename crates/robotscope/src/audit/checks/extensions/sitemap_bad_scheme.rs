use super::address::{Address, sitemaps};
use crate::audit::prelude::*;

/// A sitemap under a scheme that no crawler fetches.
pub(super) static CHECK: Check = Check {
    name: "sitemap-bad-scheme",
    code: "R503",
    severity: Severity::Error,
    family: Family::Extensions,
    references: &[extension::SITEMAPS, extension::LIGHTHOUSE],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /cart/\nSitemap: file:///var/www/sitemap.xml\n",
            "User-agent: *\nDisallow: /cart/\nSitemap: https://example.com/sitemap.xml\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /cart/\nSitemap: htps://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow: /cart/\nSitemap: HTTP://example.com/sitemap.xml\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for sitemap in sitemaps(audit) {
        if let Address::Foreign { scheme } = Address::read(audit, sitemap.record.value) {
            findings.push(Finding::new(check, scheme).with("scheme", audit.text(scheme)));
        }
    }
}
