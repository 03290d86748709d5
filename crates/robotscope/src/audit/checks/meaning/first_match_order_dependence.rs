use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::safety;
use crate::analysis::{GroupReport, Origin};
use crate::audit::prelude::*;
use crate::dialect::IndexPage;
use crate::policy::Usability;

/// Rules in an order in which a reader that takes the first that matches decides
/// otherwise than one that takes the longest.
pub(super) static CHECK: Check = Check {
    name: "first-match-order-dependence",
    code: "R429",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::RULES, crate::audit::references::meaning::DRAFT_1997],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n",
            "User-agent: *\nAllow: /wp-admin/admin-ajax.php\nDisallow: /wp-admin/\n",
        ),
        Example::new(
            "User-agent: *\nAllow: /\nDisallow: /search/\n",
            "User-agent: *\nDisallow: /search/\nAllow: /press/\n",
        ),
    ],
    fix: true,
    // Two rules that contradict each other are the cause of what they do.
    yields_to: &["allow-disallow-tie"],
    run,
    ..Check::BASE
};

/// Rules of a group that a fix puts in order.
const SORTED: usize = 100;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let meaning = audit.meaning();
    let mut seen = BTreeSet::new();
    for report in meaning.reports() {
        let Some(Some(found)) = report.order.known() else { continue };
        let (Origin::Line(first), Origin::Line(winner)) = (found.by_order, found.by_length) else {
            continue;
        };
        let (Some(first), Some(winner)) = (meaning.rule_at(first), meaning.rule_at(winner)) else {
            continue;
        };
        if !seen.insert((first.line, winner.line)) {
            continue;
        }
        findings.push(
            Finding::new(check, first.pattern)
                .with("first", audit.quote(first.pattern))
                .with("winner", audit.quote(winner.pattern))
                .related("winner", winner.pattern)
                .witness(found.witness.url.clone())
                .fix(sorted(audit, report)),
        );
    }
}

/// The rules of the group put in order of their strength, each in the place of
/// another: then the first that matches is the strongest. Not where a comment
/// stands among them, which may speak of the next one.
fn sorted(audit: &Audit<'_>, report: &GroupReport) -> Option<Fix> {
    let [group] = report.crawlers.choice.groups.as_slice() else { return None };
    // With an index page Google reads one rule as two.
    if audit.dialect().index_page != IndexPage::Nothing {
        return None;
    }
    let rules = &audit.reader.groups()[*group as usize].rules;
    let usable: Vec<_> =
        rules.iter().filter(|rule| rule.usability == Usability::Usable).take(SORTED + 1).collect();
    if usable.len() > SORTED {
        return None;
    }
    let (first, last) = (rules.first()?.line as usize - 1, rules.last()?.line as usize);
    if (first..last).any(|index| audit.octets(audit.line(index)).contains(&b'#')) {
        return None;
    }
    let record = |line: u32| {
        let index = line as usize - 1;
        let record = audit.document.record(index, audit.dialect().lexing)?;
        let span = Span::new(record.field.start, record.value.end);
        std::str::from_utf8(audit.octets(span)).ok().map(|text| (span, text))
    };
    let mut strongest = usable.clone();
    strongest.sort_by_key(|rule| (Reverse(rule.octets), rule.kind, rule.line));
    let mut edits = Vec::new();
    for (place, rule) in usable.iter().zip(strongest) {
        if place.line != rule.line {
            let ((span, _), (_, text)) = (record(place.line)?, record(rule.line)?);
            edits.push(Edit { span, text: text.into() });
        }
    }
    (!edits.is_empty()).then_some(Fix { safety: safety(audit), edits })
}
