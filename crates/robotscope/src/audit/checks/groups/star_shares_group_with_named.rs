use super::headers;
use crate::audit::agents::Written;
use crate::audit::prelude::*;
use crate::crawlers::{Answer, Known};
use crate::policy::{AgentLine, Name};

/// `*` and a crawler's name head one group: the rules are for everybody, and the
/// name does nothing.
pub(super) static CHECK: Check = Check {
    name: "star-shares-group-with-named",
    code: "R304",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT],
    examples: &[
        Example::new(
            "User-agent: *\nUser-agent: ExampleBot\nDisallow: /\n",
            "User-agent: *\nAllow: /\n\nUser-agent: ExampleBot\nDisallow: /\n",
        ),
        // It has to be named: `*` does not bind it.
        Example::new(
            "User-agent: ExampleBot\nUser-agent: *\nDisallow: /private/\n",
            "User-agent: *\nUser-agent: AdsBot-Google\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.policy;
    let with_star = policy.star_groups().iter().map(|index| &policy.groups()[*index as usize]);
    for group in with_star.filter(|group| !group.rules.is_empty()) {
        // Only where all is closed can it be told what was meant.
        let closes = super::closes_all(audit, group);
        let severity = if closes { check.severity } else { Severity::Info };
        let runs = headers::runs(audit, group);
        for (run, _) in &runs {
            let star = run.iter().find(|line| line.name == Name::Star);
            let named = run.iter().find(|line| is_pointless(audit, line));
            let (Some(star), Some(named)) = (star, named) else { continue };
            let first = [run[0].line, run[1].line] == [star.line, named.line];
            let splits = closes && runs.len() == 1 && first;
            let safety = Safety::ChangesVerdicts;
            findings.push(
                Finding::new(check, named.value)
                    .severity(severity)
                    .with("agent", super::quoted(audit, named.value))
                    .related("group", star.value)
                    .fix(splits.then(|| super::allow_all_below(audit, star.line, safety))),
            );
        }
    }
}

/// Whether the line names a crawler, and one that `*` binds or is taken to bind.
/// What is no name is another finding.
fn is_pointless(audit: &Audit<'_>, line: &AgentLine) -> bool {
    let bound = |known: Known| known.crawler.obeys_star != Answer::No;
    line.name != Name::Star
        && audit
            .agents()
            .find(audit.octets(line.value))
            .is_some_and(|named| named.written == Written::Well && named.known.is_none_or(bound))
}
