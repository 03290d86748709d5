use std::collections::BTreeMap;

use super::{Why, named};
use crate::audit::Idle;
use crate::audit::prelude::*;
use crate::policy::Rule;

/// A Disallow that ends within a word and so closes what another rule names as
/// something else: `/shop` closes `/shopping`.
pub(super) static CHECK: Check = Check {
    name: "prefix-overreach",
    code: "R424",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::RULES, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /shop\nDisallow: /shopping/cart/\n",
            "User-agent: *\nDisallow: /shop/\nDisallow: /shopping/cart/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /user\nDisallow: /users/\n",
            "User-agent: *\nDisallow: /user\nDisallow: /user/login\nDisallow: /user.php\nDisallow: /user?\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let meaning = audit.meaning();
    let mut by_cover: BTreeMap<u32, Vec<&Idle>> = BTreeMap::new();
    for idle in meaning.idle().iter().filter(|idle| idle.why == Why::Overreached) {
        by_cover.entry(idle.by).or_default().push(idle);
    }
    for (line, covered) in by_cover {
        let (Some(cover), Some(first)) = (meaning.rule_at(line), meaning.rule_at(covered[0].line))
        else {
            continue;
        };
        let mut finding = Finding::new(check, cover.pattern)
            .with("pattern", named(audit, cover.pattern))
            .with("sibling", named(audit, first.pattern))
            .with("others", covered.len() - 1)
            .fix(narrowed(check, audit, cover));
        for idle in covered.iter().take(crate::audit::PLACES_LIMIT) {
            if let Some(rule) = meaning.rule_at(idle.line) {
                finding = finding.related("sibling", rule.pattern);
            }
        }
        finding.witness = (!covered[0].url.is_empty()).then(|| covered[0].url.clone());
        findings.push(finding);
    }
}

/// The pattern with a slash at its end, where that is the name of a folder.
fn narrowed(check: &'static Check, audit: &Audit<'_>, rule: &Rule) -> Option<Fix> {
    if audit.octets(rule.pattern).iter().any(|octet| b".?=&*$".contains(octet)) {
        return None;
    }
    let fix = Fix::insert(Safety::ChangesVerdicts, rule.pattern.end, "/");
    audit.brings_nothing(check, &fix.edits).then_some(fix)
}
