use super::{group_at, lines_of, taken_out};
use crate::audit::prelude::*;
use crate::policy::parse_seconds;

/// Two `Crawl-delay` lines in a group.
pub(super) static CHECK: Check = Check {
    name: "crawl-delay-duplicate",
    code: "R513",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::PYTHON],
    examples: &[
        Example::new(
            "User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\nCrawl-delay: 10\n",
            "User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\n\nUser-agent: ExampleBot\nCrawl-delay: 10\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: *\nCrawl-delay: 5\nDisallow: /cart/\nCrawl-delay: 5.0\n",
            // Meant for one crawler each: that they share a group is another defect.
            "User-agent: ExampleBot\nCrawl-delay: 5\nUser-agent: *\nCrawl-delay: 10\nDisallow: /cart/\n",
        ),
    ],
    fix: true,
    yields_to: &["crawl-delay-unsupported"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    // The first of the group, up to the next agent line.
    let mut first: Option<&RecordLine> = None;
    for line in lines_of(audit, "crawl-delay") {
        let Some(group) = group_at(audit, line.index) else { continue };
        let agents_above =
            |index: usize| group.agents.partition_point(|agent| (agent.line as usize) <= index);
        let beside = first.filter(|first| {
            first.index + 1 >= group.first_line as usize
                && agents_above(first.index) == agents_above(line.index)
        });
        let Some(beside) = beside else {
            first = Some(line);
            continue;
        };
        let [one, other] =
            [beside, line].map(|line| parse_seconds(audit.octets(line.record.value)));
        let mut finding =
            Finding::new(check, line.record.value).related("first", beside.record.value);
        if one == other && one.is_some() {
            // No reader takes one for the other.
            finding = finding.severity(Severity::Info).fix(taken_out(audit, line.index));
        }
        let kind = if one == other { "same" } else { "different" };
        findings.push(finding.with("kind", kind));
    }
}
