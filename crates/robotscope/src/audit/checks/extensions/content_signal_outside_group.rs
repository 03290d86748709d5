use super::moved_into_first_group;
use super::pool::{is_alone, statements};
use crate::audit::prelude::*;
use crate::preferences::{Line, Value};

/// A `Content-Signal` or `Content-Usage` before the first `User-agent` line.
pub(super) static CHECK: Check = Check {
    name: "content-signal-outside-group",
    code: "R527",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::CONTENT_SIGNALS, extension::AIPREF_ATTACH],
    examples: &[
        Example::new(
            "Content-Signal: ai-train=no\n\nUser-agent: *\nDisallow: /cart/\n",
            "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n",
        ),
        Example::new(
            "Content-Usage: train-ai=n\nUser-agent: *\nDisallow: /cart/\n",
            "License: https://example.com/rsl.xml\nUser-agent: *\nDisallow: /cart/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let lines = audit.preference_lines();
    let is_alone = is_alone(lines);
    let states = |line: &&Line<'_>| !matches!(line.value, Value::License(_));
    for line in lines.iter().filter(states).filter(|line| line.group.is_none()) {
        let fix = is_alone.then(|| moved(audit, line)).flatten();
        findings.push(
            Finding::new(check, line.record.key)
                .with("field", audit.text(line.record.key))
                .fix(fix),
        );
    }
}

/// The line moved into the group for everyone, where it says one thing for all
/// that is not closed.
fn moved(audit: &Audit<'_>, line: &Line<'_>) -> Option<Fix> {
    let mut said: Vec<_> = statements(audit, line).iter().map(|one| one.term.name).collect();
    said.sort_unstable();
    let is_clear = line.value.path().is_none() && said.windows(2).all(|pair| pair[0] != pair[1]);
    // Nothing there may contradict it.
    let group = audit.policy.groups().first()?;
    let is_open = !group.rules.iter().any(|rule| {
        matches!(audit.octets(rule.pattern).first(), Some(b'*'))
            || matches!(audit.octets(rule.pattern), [b'/'] | [b'/', b'*' | b'$', ..])
                && rule.kind == crate::policy::RuleKind::Disallow
    });
    (is_clear && is_open && audit.policy.star_groups().len() == 1)
        .then(|| moved_into_first_group(audit, line.record.line as usize - 1))
        .flatten()
}
