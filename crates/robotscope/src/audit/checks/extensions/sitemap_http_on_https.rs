use std::collections::HashSet;

use super::address::{is_on_host, whole_sitemaps};
use crate::audit::prelude::*;
use crate::policy::Origin;

/// A sitemap of a site served over https, named with http.
pub(super) static CHECK: Check = Check {
    name: "sitemap-http-on-https",
    code: "R506",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::SITEMAPS],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: http://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\n",
        )
        .at("https://example.com"),
        Example::new(
            "User-agent: *\nDisallow:\nSitemap: HTTP://EXAMPLE.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\nSitemap: http://maps.example.net/sitemap.xml\n",
        )
        .at("https://example.com"),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let Some(origin) = audit.origin.and_then(Origin::read) else { return };
    if origin.scheme.as_deref() != Some("https") {
        return;
    }
    let insecure = |scheme: Span| audit.octets(scheme).eq_ignore_ascii_case(b"http");
    let mut others: Option<HashSet<&[u8]>> = None;
    for (value, scheme, host) in whole_sitemaps(audit) {
        if !insecure(scheme) || !is_on_host(audit, value, host, &origin) {
            continue;
        }
        // What follows the scheme of those that are right.
        let others = others.get_or_insert_with(|| {
            let right = whole_sitemaps(audit).filter(|(_, scheme, _)| !insecure(*scheme));
            right.map(|(value, scheme, _)| rest(audit, value, scheme)).collect()
        });
        let has_port = audit.octets(Span::new(host.end, value.end)).starts_with(b":");
        let can_change = !has_port && !others.contains(rest(audit, value, scheme));
        let fix = can_change.then(|| Fix::replace(Safety::Safe, scheme, "https"));
        findings.push(Finding::new(check, scheme).fix(fix));
    }
}

fn rest<'a>(audit: &Audit<'a>, value: Span, scheme: Span) -> &'a [u8] {
    audit.octets(Span::new(scheme.end, value.end))
}
