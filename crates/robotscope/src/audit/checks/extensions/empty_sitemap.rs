use super::address::sitemaps;
use crate::audit::prelude::*;

/// `Sitemap:` with nothing behind it names no file.
pub(super) static CHECK: Check = Check {
    name: "empty-sitemap",
    code: "R502",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::SITEMAPS],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /cart/\nSitemap:\n",
            "User-agent: *\nDisallow: /cart/\nSitemap: https://example.com/sitemap.xml\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /cart/\nSitemap:\nSitemap: https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow: /cart/\nSitemap: https://example.com/sitemap.xml\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    // Where it is the only one, an address is more likely missing than the line
    // is too many.
    let has_other = audit.policy.sitemaps().iter().any(|sitemap| !sitemap.value.is_empty());
    for sitemap in sitemaps(audit).filter(|sitemap| sitemap.record.value.is_empty()) {
        let line = audit.whole_line(sitemap.index);
        let fix = has_other.then(|| Fix::delete(Safety::Safe, line));
        findings.push(Finding::new(check, sitemap.record.field).fix(fix));
    }
}
