use super::{Why, each_idle, named};
use crate::audit::prelude::*;

/// A rule that an earlier line has already: the same field, the same pattern
/// once escapes are set aside.
pub(super) static CHECK: Check = Check {
    name: "duplicate-rule",
    code: "R426",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::RULES],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /cart/\nDisallow: /search/\nDisallow: /cart/\n",
            "User-agent: *\nDisallow: /cart/\nDisallow: /search/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /%7Eanna/\nDisallow: /~anna/\n",
            "User-agent: *\nDisallow: /~anna/\n\nUser-agent: ExampleBot\nDisallow: /~anna/\nDisallow: /drafts/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    each_idle(check, audit, findings, Why::Duplicate, |finding, rule, by| {
        finding.with("pattern", named(audit, rule.pattern)).related("first", by.pattern)
    });
}
