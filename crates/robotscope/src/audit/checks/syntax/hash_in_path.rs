use crate::audit::prelude::*;

/// A `#` directly behind a pattern, which cuts it off there.
pub(super) static CHECK: Check = Check {
    name: "hash-in-path",
    code: "R212",
    severity: Severity::Warning,
    family: Family::Syntax,
    references: &[rfc::SPECIAL],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /page#comments\n",
            "User-agent: *\nDisallow: /page # comments\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /page#the old one\n",
            "User-agent: *\nDisallow: /page%23the-old-one\n",
        ),
    ],
    fix: true,
    yields_to: &["glued-comment-directive", "two-directives-one-line"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { index, record, .. } in audit.rule_lines() {
        let line = audit.document.lines()[*index];
        let touches = record.value.end == line.comment && line.comment < line.end;
        if touches && !record.value.is_empty() {
            let rest = Span::new(line.comment, line.end);
            // What has white space in it is a comment, set off plainly; the
            // other is a part of a URL that no crawler sends.
            let fix = if audit.octets(rest).trim_ascii_end().iter().any(u8::is_ascii_whitespace) {
                Fix::insert(Safety::Safe, rest.start, " ")
            } else {
                Fix::delete(Safety::Safe, rest)
            };
            findings.push(
                Finding::new(check, rest)
                    .with("pattern", audit.quote(record.value))
                    .with("rest", audit.quote(rest))
                    .fix(fix),
            );
        }
    }
}
