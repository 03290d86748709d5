use super::{SHOWN, Why, lost_path, named};
use crate::audit::prelude::*;
use crate::policy::Decision;

/// A rule that decides on no URL, because stronger ones say the opposite of all
/// that it matches.
pub(super) static CHECK: Check = Check {
    name: "overridden-rule",
    code: "R428",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::RULES, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /community*\nAllow: /community\n",
            "User-agent: *\nDisallow: /community\nAllow: /community/events\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /*\nAllow: /\n",
            "User-agent: *\nDisallow: /*\nAllow: /$\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let shown = std::cell::Cell::new(0);
    super::each_idle(check, audit, findings, Why::Overridden, |mut finding, rule, by| {
        shown.set(shown.get() + 1);
        if shown.get() <= SHOWN {
            finding.witness = lost_path(audit, rule, by);
        }
        finding
            .with("pattern", named(audit, rule.pattern))
            .with("directive", directive(by))
            .with("winner", named(audit, by.pattern))
            .related("winner", by.pattern)
    });
}

fn directive(rule: &crate::policy::Rule) -> &'static str {
    match Decision::from(rule.kind) {
        Decision::Allow => "Allow",
        Decision::Disallow => "Disallow",
    }
}
