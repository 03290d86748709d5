use crate::audit::prelude::*;
use crate::policy::{AgentLine, Name};

/// The last group has no rule: its crawlers may fetch everything.
pub(super) static CHECK: Check = Check {
    name: "empty-group",
    code: "R309",
    severity: Severity::Info,
    family: Family::Groups,
    references: &[rfc::FORMAT, rfc::USER_AGENT],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /private/\n\nUser-agent: ExampleBot\n",
            "User-agent: *\nDisallow: /private/\n\nUser-agent: ExampleBot\nAllow: /\n",
        ),
        // What the group says is no rule, but it is not nothing.
        Example::new("User-agent: *", "User-agent: *\nCrawl-delay: 10\n"),
    ],
    fix: true,
    yields_to: &["empty-user-agent"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let Some(group) = audit.policy.groups().last() else { return };
    let Some(last) = group.agents.last() else { return };
    let only = |line: &AgentLine| match &line.name {
        Name::Star => audit.policy.star_groups().len() == 1,
        Name::Word(word) => audit.policy.groups_named(word).len() == 1,
    };
    if group.rules.is_empty() && group.others.is_empty() && group.agents.iter().all(only) {
        findings.push(
            Finding::new(check, last.value)
                .with("agent", super::quoted(audit, last.value))
                .fix(super::allow_all_below(audit, last.line, Safety::Safe)),
        );
    }
}
