use crate::audit::prelude::*;
use crate::dialect::RFC9309;
use crate::policy::WhyIgnored;

/// A rule that stands in no group: it binds nobody.
pub(super) static CHECK: Check = Check {
    name: "rule-before-user-agent",
    code: "R301",
    severity: Severity::Error,
    family: Family::Groups,
    references: &[rfc::RULES],
    examples: &[Example::new("Disallow: /private/\n", "User-agent: *\nDisallow: /private/\n")],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    // One agent line above the first of them is enough for all.
    let mut first = None;
    for ignored in audit.policy.ignored() {
        if ignored.why != WhyIgnored::RuleOutsideGroup {
            continue;
        }
        let index = ignored.line as usize - 1;
        if let Some(record) = audit.document.record(index, RFC9309.lexing) {
            let at = *first.get_or_insert(audit.document.lines()[index].start);
            let agent = format!("User-agent: *{}", audit.line_end());
            findings.push(
                Finding::new(check, audit.document.content(index, RFC9309.lexing))
                    .fix(Fix::insert(Safety::ChangesVerdicts, at, agent))
                    .with("directive", audit.text(record.field))
                    .with("pattern", audit.text(record.value)),
            );
        }
    }
}
