use crate::audit::prelude::*;

/// A sitemap without its full address.
pub(super) static CHECK: Check = Check {
    name: "sitemap-relative",
    code: "R501",
    severity: Severity::Error,
    family: Family::Extensions,
    references: &[google::SPECIFICATION],
    examples: &[Example::new(
        "User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n",
        "User-agent: *\nDisallow:\nSitemap: https://example.com/sitemap.xml\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { record, field, .. } in audit.records() {
        let value = audit.document.source().slice(record.value);
        // A scheme of another kind is another defect.
        if *field == Field::Sitemap
            && !value.is_empty()
            && memchr::memmem::find(value, b"://").is_none()
        {
            findings.push(
                Finding::new(check, record.value).with("url", audit.text(record.value)).fix(fix(
                    audit.origin,
                    value,
                    record.value.start,
                )),
            );
        }
    }
}

/// The origin in front of a path, once it is known.
fn fix(origin: Option<&str>, value: &[u8], at: u32) -> Option<Fix> {
    let origin = origin?.trim_end_matches('/');
    let slash = if value.starts_with(b"/") { "" } else { "/" };
    let is_path = !value.starts_with(b"//");
    is_path.then(|| Fix::insert(Safety::Safe, at, format!("{origin}{slash}")))
}
