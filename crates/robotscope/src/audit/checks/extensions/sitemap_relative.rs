use super::address::{Address, missing_part, sitemaps};
use crate::audit::prelude::*;

/// A sitemap without its full address.
pub(super) static CHECK: Check = Check {
    name: "sitemap-relative",
    code: "R501",
    severity: Severity::Error,
    family: Family::Extensions,
    references: &[google::SPECIFICATION, extension::SITEMAPS],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n",
            "User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\n",
        ),
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: //example.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\nSitemap: ftp://example.com/sitemap.xml\n",
        ),
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: https:/example.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\nSitemap:\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for sitemap in sitemaps(audit) {
        let value = sitemap.record.value;
        if Address::read(audit, value) != Address::Partial {
            continue;
        }
        let fix =
            missing_part(audit, value).map(|part| Fix::insert(Safety::Safe, value.start, part));
        findings.push(Finding::new(check, value).with("url", super::cut(audit, value)).fix(fix));
    }
}
