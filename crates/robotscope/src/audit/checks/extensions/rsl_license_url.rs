use super::address::missing_part;
use crate::audit::prelude::*;
use crate::preferences::Value;

/// A `License` without the whole address of its terms.
pub(super) static CHECK: Check = Check {
    name: "rsl-license-url",
    code: "R533",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::RSL],
    examples: &[
        Example::new(
            "License: /license.xml\nUser-agent: *\nAllow: /\n",
            "License: https://example.com/license.xml\nUser-agent: *\nAllow: /\n",
        )
        .at("https://example.com"),
        Example::new(
            "User-agent: *\nAllow: /\nLicense:\n",
            "User-agent: *\nAllow: /\nLicense: https://terms.example.net/rsl.xml\n",
        ),
        Example::new(
            "User-agent: *\nAllow: /\nLicense: mailto:rights@example.com\n",
            "User-agent: *\nAllow: /\n# License: mailto:rights@example.com\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in audit.preference_lines() {
        let Value::License(license) = &line.value else { continue };
        if license.usable {
            continue;
        }
        let (key, value) = (line.record.key, line.record.value);
        let is_address = memchr::memchr(b':', audit.octets(value)).is_some();
        let part = (!is_address).then(|| missing_part(audit, value)).flatten();
        let fix = part.map(|part| Fix::insert(Safety::Safe, value.start, part));
        let span = if value.is_empty() { key } else { value };
        let whole = Span::new(key.start, value.end.max(key.end));
        findings.push(Finding::new(check, span).with("text", super::cut(audit, whole)).fix(fix));
    }
}
