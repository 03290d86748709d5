use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Severity};
use crate::field::Field;

/// A sitemap without its full address.
pub(super) static CHECK: Check = Check {
    name: "sitemap-relative",
    code: "R501",
    severity: Severity::Error,
    family: Family::Extensions,
    concerns: &[],
    references: &[super::google::SPECIFICATION],
    examples: &[Example {
        bad: "User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n",
        good: "User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\n",
    }],
    fix: None,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for (_, record, field) in audit.records() {
        let value = audit.document.source().slice(record.value);
        // A scheme of another kind is another defect.
        if field == Field::Sitemap
            && !value.is_empty()
            && memchr::memmem::find(value, b"://").is_none()
        {
            findings.push(Finding::new(check, record.value).with("url", audit.text(record.value)));
        }
    }
}
