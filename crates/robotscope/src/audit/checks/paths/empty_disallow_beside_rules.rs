use super::pattern;
use crate::audit::prelude::*;
use crate::policy::{Rule, RuleKind, Usability};

/// An empty `Disallow` in a group that forbids something: it adds nothing, and
/// readers that stop at the first rule that fits take it for permission.
pub(super) static CHECK: Check = Check {
    name: "empty-disallow-beside-rules",
    code: "R412",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::FORMAT, rfc::RULES, web::CONVENTION_1994],
    examples: &[Example::new(
        "User-agent: *\nDisallow:\nDisallow: /private/\n",
        "User-agent: *\nDisallow: /private/\n\nUser-agent: ExampleBot\nDisallow:\nAllow: /\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let is_disallow =
        |rule: &&Rule, usability| rule.kind == RuleKind::Disallow && rule.usability == usability;
    for group in audit.policy.groups() {
        if !group.rules.iter().any(|rule| is_disallow(&rule, Usability::Usable)) {
            continue;
        }
        for rule in group.rules.iter().filter(|rule| is_disallow(rule, Usability::Empty)) {
            if let Some(field) = pattern::field_of(audit, rule) {
                findings.push(Finding::new(check, field).fix(pattern::take_out(audit, rule)));
            }
        }
    }
}
