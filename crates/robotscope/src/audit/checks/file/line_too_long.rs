use crate::audit::prelude::*;
use crate::audit::references::yandex;

/// A record that goes on where a reader stops: what is left is another rule.
pub(super) static CHECK: Check = Check {
    name: "line-too-long",
    code: "R111",
    severity: Severity::Warning,
    family: Family::File,
    concerns: &["google", "yandex"],
    references: &[google::MATCHER, yandex::ERRORS],
    // A firing example would be a long one; the check's own test makes it.
    examples: &[],
    run,
    ..Check::BASE
};

/// Octets of a line that Google reads, and characters of a rule that Yandex
/// takes.
const GOOGLE: u32 = 16_663;
const YANDEX: u32 = 1024;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { index, record, field } in audit.records() {
        let value = record.value;
        let start = audit.line(*index).start;
        // The value is what is cut; a comment beyond is none.
        let (reader, limit, from) = if value.end - start > GOOGLE && *field != Field::Unknown {
            ("google", GOOGLE, (start + GOOGLE).max(value.start))
        } else if field.is_rule() && characters(audit, value) > YANDEX as usize {
            ("yandex", YANDEX, value.start + YANDEX)
        } else {
            continue;
        };
        findings.push(
            Finding::new(check, Span::new(from, value.end))
                .with("reader", reader)
                .with("limit", limit),
        );
    }
}

fn characters(audit: &Audit<'_>, value: Span) -> usize {
    // There are no more of them than octets.
    if value.len() <= YANDEX { 0 } else { audit.text(value).chars().count() }
}

#[cfg(test)]
mod tests {
    use crate::audit::checks::found;

    #[test]
    fn what_is_cut() {
        let cut = |length: usize| {
            let path = "a".repeat(length - "/bc".len());
            found(super::CHECK.name, &format!("User-agent: *\nDisallow: /{path}bc\n"))
        };
        let none: [&str; 0] = [];
        assert_eq!(cut(1024), none);
        assert_eq!(cut(1025), ["c"]);
        // Google counts the whole line.
        assert_eq!(cut(16_663 - 10)[0].len(), 16_663 - 10 - 1024, "Yandex");
        assert_eq!(cut(16_663 - 10 + 2), ["bc"]);
    }

    #[test]
    fn a_comment_may_be_long() {
        let file = format!("User-agent: * #{}\nDisallow:\n", "c".repeat(17_000));
        assert!(found(super::CHECK.name, &file).is_empty());
    }
}
