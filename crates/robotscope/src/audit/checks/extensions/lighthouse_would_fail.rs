use super::extensions;
use crate::audit::prelude::*;

/// A record that is in order and that Lighthouse's audit counts as an error.
pub(super) static CHECK: Check = Check {
    name: "lighthouse-would-fail",
    code: "R535",
    severity: Severity::Info,
    family: Family::Extensions,
    concerns: &["lighthouse"],
    references: &[extension::LIGHTHOUSE, rfc::OTHER_RECORDS],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /cart/\nAgentmap: https://example.com/agentmap.json\n",
            "User-agent: *\nDisallow: /cart/\nLicense: https://example.com/rsl.xml\n",
        ),
        Example::new(
            "User-agent: *\nContent-Usage: train-ai=n\nDisallow: /cart/\n",
            "User-agent: *\nContent-Signal: ai-train=no\nCrawl-delay: 5\nDisallow: /cart/\n",
        ),
    ],
    // What is said of these fields has the same cause.
    yields_to: &[
        "meta-value-as-directive",
        "proposed-ai-directive",
        "llms-txt-mention",
        "bare-url-line",
        "junk-before-key",
    ],
    run,
    ..Check::BASE
};

/// The fields beside those of RFC 9309 and `Sitemap` that Lighthouse lets pass:
/// `DIRECTIVE_SAFELIST` of its `robots-txt.js`, 2026-11.
const LET_PASS: &[&str] = &[
    "clean-param",
    "content-signal",
    "crawl-delay",
    "host",
    "license",
    "noindex",
    "request-rate",
    "visit-time",
];

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (line, extension) in extensions(audit) {
        if !LET_PASS.contains(&extension.name) {
            let field = line.record.field;
            findings.push(Finding::new(check, field).with("field", audit.text(field)));
        }
    }
}
