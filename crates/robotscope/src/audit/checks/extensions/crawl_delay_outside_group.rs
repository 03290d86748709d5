use super::{is_star, lines_of};
use crate::audit::prelude::*;
use crate::field::Extension;
use crate::policy::parse_seconds;

/// A `Crawl-delay` before the first `User-agent` line.
pub(super) static CHECK: Check = Check {
    name: "crawl-delay-outside-group",
    code: "R514",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::BING_CRAWL_DELAY],
    examples: &[Example::new(
        "Crawl-delay: 5\n\nUser-agent: *\nDisallow: /cart/\n",
        "User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let begins = audit.policy.groups().first().map_or(u32::MAX, |group| group.first_line);
    let outside =
        || lines_of(audit, "crawl-delay").take_while(|line| (line.index as u32) + 1 < begins);
    let is_only = outside().nth(1).is_none();
    for line in outside() {
        let fix = is_only.then(|| moved(audit, line)).flatten();
        findings.push(Finding::new(check, line.record.field).fix(fix));
    }
}

/// The line moved below the agents of the first group, where that is for
/// everyone and has no delay of its own.
fn moved(audit: &Audit<'_>, line: &RecordLine) -> Option<Fix> {
    let group = audit.policy.groups().first()?;
    let has_delay = group.others.iter().any(|other| {
        matches!(other.field, Field::Extension(Extension { name: "crawl-delay", .. }))
    });
    // A high one is a question of its own.
    let is_modest = parse_seconds(audit.octets(line.record.value))
        .is_some_and(|seconds| seconds <= super::crawl_delay_too_high::MOST);
    let last_agent = group.agents.last()?.line as usize - 1;
    if !is_star(group)
        || group.agents.len() > 1
        || has_delay
        || !is_modest
        || group.rules.is_empty()
    {
        return None;
    }
    let mut fix = Fix::delete(Safety::Safe, audit.whole_line(line.index));
    let text = audit.octets(audit.whole_line(line.index));
    fix.edits.push(Edit { span: Span::at(audit.whole_line(last_agent).end), text: text.to_vec() });
    Some(fix)
}
