use super::lines_of;
use crate::audit::prelude::*;

/// A `Request-rate` in a form that nobody reads.
pub(super) static CHECK: Check = Check {
    name: "request-rate-syntax",
    code: "R516",
    severity: Severity::Info,
    family: Family::Extensions,
    concerns: &["python"],
    references: &[extension::PYTHON, extension::EXTENDED_STANDARD],
    examples: &[Example::new(
        "User-agent: *\nRequest-rate: 1/10s\nDisallow: /cart/\n",
        "User-agent: *\nRequest-rate: 1/10 # a page in ten seconds\nDisallow: /cart/\n",
    )],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_of(audit, "request-rate") {
        let value = line.record.value;
        if !is_rate(audit.octets(value)) {
            let span = if value.is_empty() { line.record.field } else { value };
            findings.push(Finding::new(check, span));
        }
    }
}

/// Two numbers with a slash between them: what Python reads.
fn is_rate(value: &[u8]) -> bool {
    let is_number = |part: &[u8]| {
        let part = part.trim_ascii();
        !part.is_empty() && part.iter().all(u8::is_ascii_digit)
    };
    let mut parts = value.split(|octet| *octet == b'/');
    let [one, other, more] = [parts.next(), parts.next(), parts.next()];
    one.is_some_and(is_number) && other.is_some_and(is_number) && more.is_none()
}
