use crate::audit::prelude::*;

/// A `#` directly behind a pattern, which cuts it off there.
pub(super) static CHECK: Check = Check {
    name: "hash-in-path",
    code: "R212",
    severity: Severity::Warning,
    family: Family::Syntax,
    references: &[rfc::SPECIAL],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /page#comments\n",
        "User-agent: *\nDisallow: /page # the comments\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { index, record, .. } in audit.rule_lines() {
        let line = audit.document.lines()[*index];
        let touches = record.value.end == line.comment && line.comment < line.end;
        if touches && !record.value.is_empty() {
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
