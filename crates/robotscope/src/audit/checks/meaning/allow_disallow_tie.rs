use super::{SHOWN, Why, lost_path};
use crate::audit::prelude::*;

/// A Disallow that an Allow of the same length takes every URL from: on a tie
/// Allow wins.
pub(super) static CHECK: Check = Check {
    name: "allow-disallow-tie",
    code: "R425",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::RULES, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /press/\nAllow: /press/\nDisallow: /drafts/\n",
            "User-agent: *\nDisallow: /press/\nAllow: /press/kit/\nDisallow: /drafts/\n",
        ),
        Example::new(
            "User-agent: *\nAllow: /\nDisallow: *\n",
            "User-agent: *\nAllow: /\n\nUser-agent: ExampleBot\nDisallow: /\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let shown = std::cell::Cell::new(0);
    super::each_idle(check, audit, findings, Why::Tie, |mut finding, rule, by| {
        shown.set(shown.get() + 1);
        if shown.get() <= SHOWN {
            finding.witness = lost_path(audit, rule, by);
        }
        // What the contradiction hid may come to light.
        finding.fix = finding.fix.filter(|fix| audit.brings_nothing(check, &fix.edits));
        finding
            .with("pattern", audit.quote(rule.pattern))
            .with("winner", audit.quote(by.pattern))
            .related("winner", by.pattern)
    });
}
