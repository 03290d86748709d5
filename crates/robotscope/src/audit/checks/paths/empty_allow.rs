use super::pattern;
use crate::audit::prelude::*;
use crate::policy::{Rule, RuleKind, Usability};

/// `Allow:` with nothing behind it allows nothing that was not allowed before.
pub(super) static CHECK: Check = Check {
    name: "empty-allow",
    code: "R414",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::FORMAT, rfc::RULES],
    examples: &[Example::new(
        "User-agent: *\nAllow:\nDisallow: /private/\n",
        "User-agent: *\nAllow: /\nDisallow: /private/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let is_empty_allow =
        |rule: &Rule| rule.kind == RuleKind::Allow && rule.usability == Usability::Empty;
    for group in audit.policy.groups() {
        // A group that is left without rules would be joined to the next.
        let has_others = group.rules.iter().any(|rule| !is_empty_allow(rule));
        for rule in group.rules.iter().filter(|rule| is_empty_allow(rule)) {
            if let Some(field) = pattern::field_of(audit, rule) {
                let fix = has_others.then(|| pattern::take_out(audit, rule));
                findings.push(Finding::new(check, field).fix(fix));
            }
        }
    }
}
