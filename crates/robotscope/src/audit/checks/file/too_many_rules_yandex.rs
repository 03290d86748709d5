use crate::audit::prelude::*;
use crate::audit::references::yandex;

/// More rules than Yandex takes.
pub(super) static CHECK: Check = Check {
    name: "too-many-rules-yandex",
    code: "R110",
    severity: Severity::Warning,
    family: Family::File,
    concerns: &["yandex"],
    references: &[yandex::ERRORS],
    // A firing example would be a long one; the check's own test makes it.
    examples: &[],
    run,
    ..Check::BASE
};

/// Rules that Yandex takes.
const LIMIT: usize = 2048;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let rules = audit.rule_lines().count();
    if let Some(first) = audit.rule_lines().nth(LIMIT) {
        findings.push(
            Finding::new(check, audit.line(first.index)).with("rules", rules).with("limit", LIMIT),
        );
    }
}

#[cfg(test)]
mod tests {
    use crate::audit::checks::found;

    #[test]
    fn one_too_many() {
        let file = |rules| format!("User-agent: *\n{}", "Disallow: /a\n".repeat(rules));
        assert_eq!(found(super::CHECK.name, &file(super::LIMIT)), Vec::<String>::new());
        let found = found(super::CHECK.name, &file(super::LIMIT + 2));
        assert_eq!(found, ["Disallow: /a"]);
    }
}
