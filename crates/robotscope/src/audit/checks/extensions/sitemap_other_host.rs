use super::address::{is_on_host, whole_sitemaps};
use crate::audit::prelude::*;
use crate::policy::Origin;

/// A sitemap that lies on another host than the file.
pub(super) static CHECK: Check = Check {
    name: "sitemap-other-host",
    code: "R507",
    severity: Severity::Info,
    family: Family::Extensions,
    references: &[extension::SITEMAPS, google::SPECIFICATION],
    examples: &[Example::new(
        "User-agent: *\nDisallow:\nSitemap: https://maps.example.net/example-com.xml\n",
        "User-agent: *\nDisallow:\nSitemap: https://Example.com:443/sitemap.xml\n",
    )
    .at("https://example.com")],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let Some(origin) = audit.origin.and_then(Origin::read) else { return };
    for (value, _, host) in whole_sitemaps(audit) {
        if !is_on_host(audit, value, host, &origin) {
            findings.push(Finding::new(check, host).with("host", audit.text(host)));
        }
    }
}
