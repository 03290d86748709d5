use super::{Why, named};
use crate::audit::prelude::*;

/// A rule without which every verdict is the same, because another says the same
/// of all of its URLs, or of all that it decides.
pub(super) static CHECK: Check = Check {
    name: "redundant-rule",
    code: "R427",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::RULES],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /forum/\nDisallow: /forum/search/\n",
            "User-agent: *\nDisallow: /forum/\nAllow: /forum/help/\nDisallow: /forum/help/search/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /*.pdf\nDisallow: /press/*.pdf\n",
            "User-agent: *\nDisallow: /*.pdf$\nDisallow: /press/*.pdf\n",
        ),
        // The first of two equal ones is not the one that is too much.
        Example::new(
            "User-agent: *\nDisallow: /tag/\nDisallow: /tag/a/\nDisallow: /tag/a/\n",
            "User-agent: *\nDisallow: /tag/a/\nDisallow: /tag/a/\n",
        ),
        // What needs no saying, a block of everything.
        Example::new(
            "User-agent: *\nDisallow: /blog/\nDisallow: /blog/tag/\n",
            "User-agent: *\nAllow: /\nDisallow: /blog/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /*?\nDisallow: /*?sort=\n",
            "User-agent: *\nDisallow: /\nDisallow: /admin/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let meaning = audit.meaning();
    for idle in meaning.idle().iter().filter(|idle| idle.why == Why::Redundant) {
        let (Some(rule), Some(by)) = (meaning.rule_at(idle.line), meaning.rule_at(idle.by)) else {
            continue;
        };
        // All that one rule covers are one finding.
        let mut finding = Finding::new(check, rule.pattern)
            .with("cover", named(audit, by.pattern))
            .related("winner", by.pattern)
            .fix(super::deleted(audit, idle));
        finding.witness = (!idle.url.is_empty()).then(|| idle.url.clone());
        findings.push(finding);
    }
}
