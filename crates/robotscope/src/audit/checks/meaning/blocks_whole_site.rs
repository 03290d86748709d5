use crate::audit::prelude::*;
use crate::policy::{RuleKind, Usability};

/// A rule of `*` that closes every URL, with no Allow beside it.
pub(super) static CHECK: Check = Check {
    name: "blocks-whole-site",
    code: "R434",
    severity: Severity::Warning,
    family: Family::Paths,
    concerns: &["*"],
    references: &[rfc::RULES],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /\n",
        "User-agent: *\nDisallow: /private/\n",
    )],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.reader;
    let rules =
        || policy.star_groups().iter().flat_map(|index| &policy.groups()[*index as usize].rules);
    if rules().any(|rule| rule.kind == RuleKind::Allow && rule.usability == Usability::Usable) {
        return;
    }
    let source = audit.document.source();
    let closing = rules().find(|rule| {
        rule.kind == RuleKind::Disallow
            && matches!(source.slice(rule.pattern), b"/" | b"/*" | b"*" | b"*/" | b"/*$" | b"*$")
    });
    if let Some(rule) = closing {
        let mut finding =
            Finding::new(check, rule.pattern).with("pattern", audit.text(rule.pattern));
        finding.witness = Some("/".to_owned());
        findings.push(finding);
    }
}
