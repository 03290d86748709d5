use crate::audit::prelude::*;

/// The same name twice above the same rules.
pub(super) static CHECK: Check = Check {
    name: "duplicate-agent-in-group",
    code: "R308",
    severity: Severity::Info,
    family: Family::Groups,
    references: &[rfc::USER_AGENT],
    examples: &[Example::new(
        "User-agent: ExampleBot\nUser-agent: examplebot\nDisallow: /private/\n",
        "User-agent: ExampleBot\nDisallow: /private/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.policy;
    for named in audit.agents().named() {
        for pair in named.places.windows(2).filter(|pair| pair[0].group == pair[1].group) {
            let (before, again) = (pair[0].line(policy), pair[1].line(policy));
            // Below a blank line it may be the only one that stands by its rules.
            let whole = again.line - before.line == pair[1].agent - pair[0].agent;
            let line = audit.whole_line(again.line as usize - 1);
            findings.push(
                Finding::new(check, again.value)
                    .with("agent", super::quoted(audit, named.first().line(policy).value))
                    .related("first", before.value)
                    .fix(whole.then(|| Fix::delete(Safety::Safe, line))),
            );
        }
    }
}
