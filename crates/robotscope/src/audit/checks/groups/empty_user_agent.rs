use crate::audit::prelude::*;

/// `User-agent:` with nothing behind it opens a group that is nobody's.
pub(super) static CHECK: Check = Check {
    name: "empty-user-agent",
    code: "R302",
    severity: Severity::Error,
    family: Family::Groups,
    references: &[rfc::USER_AGENT],
    examples: &[
        Example::new("User-agent:\nDisallow: /private/\n", "User-agent: *\nDisallow: /private/\n"),
        Example::new(
            "User-agent: ExampleBot\nUser-agent:\nDisallow: /private/\n",
            "User-agent: ExampleBot\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for group in audit.policy.groups() {
        let named = group.agents.iter().any(|line| !line.value.is_empty());
        for line in group.agents.iter().filter(|line| line.value.is_empty()) {
            let index = line.line as usize - 1;
            let text = audit.document.content(index, crate::dialect::RFC9309.lexing);
            // Alone, it keeps the rules below from those above.
            let fix = named.then(|| Fix::delete(Safety::Safe, audit.whole_line(index)));
            findings.push(Finding::new(check, text).fix(fix));
        }
    }
}
