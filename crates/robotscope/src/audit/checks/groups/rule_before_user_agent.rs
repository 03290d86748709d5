use crate::audit::prelude::*;
use crate::audit::typo::Spelling;
use crate::dialect::RFC9309;
use crate::policy::WhyIgnored;

/// A rule that stands in no group: it binds nobody.
pub(super) static CHECK: Check = Check {
    name: "rule-before-user-agent",
    code: "R301",
    severity: Severity::Error,
    family: Family::Groups,
    references: &[rfc::RULES],
    examples: &[
        Example::new("Disallow: /private/\n", "User-agent: *\nDisallow: /private/\n"),
        // The slip above is the cause.
        Example::new(
            "Disallow: /a/\nDisallow: /b/\n",
            "User_agent: *\nDisallow: /a/\nDisallow: /b/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let orphans = || {
        let outside = audit.policy.ignored().iter();
        outside.filter(|ignored| ignored.why == WhyIgnored::RuleOutsideGroup)
    };
    let Some(first) = orphans().next() else { return };
    let at = audit.document.lines()[first.line as usize - 1].start;
    // From there on, an agent line that no reader of the RFC sees is the cause.
    let hidden =
        audit.unknown_fields.iter().map(|unknown| (unknown.record.field, &unknown.spelling));
    let cause =
        hidden.filter(|(_, spelling)| is_agent(spelling)).map(|(field, _)| field.start).min();
    // One agent line above the first of them is enough for all. Where there are
    // groups, a person has to say to which of them they belong; and nobody wants
    // a site shut by a click.
    let rules = || audit.rule_lines().map(|line| (line.field, audit.octets(line.record.value)));
    let closes = rules().any(|(_, pattern)| matches!(pattern, b"/" | b"/*" | b"*"));
    let forbids = rules().any(|(field, pattern)| field == Field::Disallow && !pattern.is_empty());
    let mends = audit.policy.groups().is_empty() && cause.is_none() && forbids && !closes;
    let agent = format!("User-agent: *{}", audit.line_end());
    let fix = mends.then(|| Fix::insert(Safety::ChangesVerdicts, at, agent));
    for ignored in orphans() {
        let rule = audit.document.content(ignored.line as usize - 1, RFC9309.lexing);
        if cause.is_none_or(|cause| rule.start < cause) {
            findings.push(Finding::new(check, rule).fix(fix.clone()));
        }
    }
}

fn is_agent(spelling: &Spelling) -> bool {
    match spelling {
        Spelling::SlipGoogleReads(field) | Spelling::Extended(field) | Spelling::Slip(field) => {
            *field == "user-agent"
        }
        Spelling::Unlike => false,
    }
}
