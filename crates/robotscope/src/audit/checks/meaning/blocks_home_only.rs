use std::collections::BTreeSet;

use crate::analysis::Fact;
use crate::audit::meaning::closed;
use crate::audit::prelude::*;
use crate::policy::Decision;

/// A rule that closes the home page and nothing else: `/$`, where `/` may have
/// been meant, or not.
pub(super) static CHECK: Check = Check {
    name: "blocks-home-only",
    code: "R433",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::SPECIAL],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /$\n",
        "User-agent: *\nAllow: /$\nDisallow: /\n",
    )],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'$') {
        return;
    }
    let meaning = audit.meaning();
    let mut seen = BTreeSet::new();
    for report in meaning.reports() {
        if closed(report, Fact::AllButHome).is_some() {
            continue;
        }
        // No other pattern matches just the one URL.
        let rule = meaning
            .decides(report, "/", Decision::Disallow)
            .filter(|rule| *audit.reader.normal_pattern(rule) == *b"/$");
        if let Some(rule) = rule
            && seen.insert(rule.line)
        {
            let pattern = super::named(audit, rule.pattern);
            findings.push(Finding::new(check, rule.pattern).with("pattern", pattern).witness("/"));
        }
    }
}
