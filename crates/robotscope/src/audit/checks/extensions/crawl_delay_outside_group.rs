use super::{lines_of, moved_into_first_group};
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

/// The line moved into the first group, where that has no delay of its own.
fn moved(audit: &Audit<'_>, line: &RecordLine) -> Option<Fix> {
    let group = audit.policy.groups().first()?;
    let has_delay = group.others.iter().any(|other| {
        matches!(other.field, Field::Extension(Extension { name: "crawl-delay", .. }))
    });
    // A high one is a question of its own.
    let is_modest = parse_seconds(audit.octets(line.record.value))
        .is_some_and(|seconds| seconds <= super::crawl_delay_too_high::MOST);
    (is_modest && !has_delay).then(|| moved_into_first_group(audit, line.index)).flatten()
}
