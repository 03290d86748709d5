use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Fix, Safety, Severity};
use crate::source::Span;

/// A `#` directly behind a pattern, which cuts it off there.
pub(super) static CHECK: Check = Check {
    name: "hash-in-path",
    code: "R212",
    severity: Severity::Warning,
    family: Family::Syntax,
    concerns: &[],
    references: &[super::rfc::SPECIAL],
    examples: &[Example {
        bad: "User-agent: *\nDisallow: /page#comments\n",
        good: "User-agent: *\nDisallow: /page # the comments\n",
    }],
    fix: true,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for (index, record, field) in audit.records() {
        let line = audit.document.lines()[index];
        let touches = record.value.end == line.comment && line.comment < line.end;
        if field.is_rule() && touches && !record.value.is_empty() {
            let rest = Span::new(line.comment, line.end);
            findings.push(
                Finding::new(check, rest)
                    .with("pattern", audit.text(record.value))
                    .with("rest", audit.text(rest))
                    // Plainly a comment: what every reader takes it for.
                    .fix(Fix::insert(Safety::Safe, rest.start, " ")),
            );
        }
    }
}
