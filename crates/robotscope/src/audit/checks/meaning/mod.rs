//! What the rules mean over all URLs: these checks ask the analysis, not the
//! text.

mod allow_disallow_tie;
mod blocks_all_queries;
mod blocks_home_only;
mod blocks_images;
mod blocks_rendering_assets;
mod blocks_well_known;
mod blocks_whole_site;
mod duplicate_rule;
mod first_match_order_dependence;
mod managed_block;
mod named_group_drops_star_rules;
mod named_group_identical_to_star;
mod overridden_rule;
mod prefix_overreach;
mod redundant_rule;
mod rules_lost_to_truncation;
mod self_block_robots;
mod sitemap_disallowed;

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::analysis::{Budget, Change, Depth, Fact, GroupReport, compare};
use crate::audit::meaning::closed;
use crate::audit::prelude::*;
use crate::audit::{Idle, Why};
use crate::crawlers::{Answer, lookup};
use crate::policy::{Decision, Policy, Rule, RuleKind};
use crate::source::Source;
use crate::syntax::Document;

/// Every check that asks the analysis, by code.
pub(super) static ALL: &[&Check] = &[
    &rules_lost_to_truncation::CHECK,
    &managed_block::CHECK,
    &named_group_drops_star_rules::CHECK,
    &named_group_identical_to_star::CHECK,
    &prefix_overreach::CHECK,
    &allow_disallow_tie::CHECK,
    &duplicate_rule::CHECK,
    &redundant_rule::CHECK,
    &overridden_rule::CHECK,
    &first_match_order_dependence::CHECK,
    &blocks_home_only::CHECK,
    &blocks_whole_site::CHECK,
    &blocks_all_queries::CHECK,
    &blocks_images::CHECK,
    &self_block_robots::CHECK,
    &blocks_well_known::CHECK,
    &blocks_rendering_assets::CHECK,
    &sitemap_disallowed::CHECK,
];

/// Characters of a pattern that a message names.
const NAMED: usize = 200;

/// Findings of a check for which a URL is looked for that shows them: that goes
/// through all rules.
const SHOWN: usize = 10;

/// The text of a span for a message; a long one is cut and says so.
fn named(audit: &Audit<'_>, span: Span) -> String {
    let text = audit.document.source().text(span);
    match text.char_indices().nth(NAMED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into_owned(),
    }
}

/// What a fix is that changes no verdict of the chosen reader: safe only when
/// that reads as RFC 9309 does.
fn safety(audit: &Audit<'_>) -> Safety {
    if Arc::ptr_eq(audit.policy, audit.reader) { Safety::Safe } else { Safety::ChangesVerdicts }
}

/// Calls `find` with each idle rule that is so because of `why`, the rule
/// because of which, and the finding at its pattern, which can be made whole.
fn each_idle(
    check: &'static Check,
    audit: &Audit<'_>,
    findings: &mut Findings<'_>,
    why: Why,
    find: impl Fn(Finding, &Rule, &Rule) -> Finding,
) {
    let meaning = audit.meaning();
    for idle in meaning.idle().iter().filter(|idle| idle.why == why) {
        let (Some(rule), Some(by)) = (meaning.rule_at(idle.line), meaning.rule_at(idle.by)) else {
            continue;
        };
        let finding = Finding::new(check, rule.pattern).fix(deleted(audit, idle));
        findings.push(find(finding, rule, by));
    }
}

/// The line of an idle rule taken out, where it can go.
fn deleted(audit: &Audit<'_>, idle: &Idle) -> Option<Fix> {
    idle.can_go.then(|| Fix::delete(safety(audit), audit.whole_line(idle.line as usize - 1)))
}

/// A URL path that `rule` matches and on which `by` decides the other way,
/// where the text of its pattern is one; the ordinary matcher says so.
fn lost_path(audit: &Audit<'_>, rule: &Rule, by: &Rule) -> Option<String> {
    let text = String::from_utf8(audit.octets(rule.pattern).to_vec()).ok()?;
    let text = text.strip_suffix('$').unwrap_or(&text);
    let meaning = audit.meaning();
    let report = meaning.report_of(rule.line)?;
    let said = if rule.kind == RuleKind::Allow { Decision::Disallow } else { Decision::Allow };
    ["", "page"].into_iter().find_map(|word| {
        let path = text.replace('*', word);
        let path = if path.starts_with('/') { path } else { format!("/{path}") };
        let decides = meaning.decides(report, &path, said)?;
        (decides.line == by.line).then_some(path)
    })
}

/// Whether nothing of the site is open but the home page at most: then its parts
/// are nothing to speak of.
fn is_shut(report: &GroupReport) -> bool {
    closed(report, Fact::WholeSite).is_some() || report.only_home_is_open()
}

/// Whether a crawler's operator says that the rules of `*` do not bind it.
fn ignores_star(name: &str) -> bool {
    lookup(name).is_some_and(|known| known.crawler.obeys_star == Answer::No)
}

/// Whether a pattern matches every URL: then a rule says nothing of a part of
/// the site.
fn is_all(audit: &Audit<'_>, rule: &Rule) -> bool {
    let pattern = audit.octets(rule.pattern);
    let rest: Vec<u8> = pattern.iter().copied().filter(|octet| *octet != b'*').collect();
    match rest.as_slice() {
        b"" | b"/" => true,
        b"$" | b"/$" => pattern.ends_with(b"*$"),
        _ => false,
    }
}

/// The rules that close a whole part of the site, each once, with a URL that
/// shows it; those that close everything but what others allow are left out.
fn closing<'a>(audit: &'a Audit<'_>, facts: &[Fact]) -> Vec<(&'a Rule, String)> {
    let meaning = audit.meaning();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for report in meaning.reports() {
        if is_shut(report) {
            continue;
        }
        for fact in &report.facts {
            if !facts.contains(&fact.fact) {
                continue;
            }
            let Some(witness) = fact.closed() else { continue };
            let rule = meaning.decides(report, &witness.url, Decision::Disallow);
            if let Some(rule) = rule
                && !is_all(audit, rule)
                && seen.insert(rule.line)
            {
                found.push((rule, witness.url.clone()));
            }
        }
    }
    found.sort_by_key(|(rule, ..)| rule.line);
    found
}

/// An Allow rule for `path` above the rule that closes it: there it wins for
/// readers that take the longest as for those that take the first. Only where
/// that mends the finding and brings none.
fn allowed(
    check: &'static Check,
    audit: &Audit<'_>,
    closing: &Rule,
    path: &str,
    safety: Safety,
) -> Option<Fix> {
    // One as long wins as well, but an equal one would be a contradiction.
    if path.len() < closing.octets as usize || path.as_bytes() == audit.octets(closing.pattern) {
        return None;
    }
    let line = audit.line(closing.line as usize - 1);
    let fix = Fix::insert(safety, line.start, format!("Allow: {path}{}", audit.line_end()));
    audit.brings_nothing(check, &fix.edits).then_some(fix)
}

/// States that the comparison with an edited file may open.
const STATES: u64 = 50_000;

/// What differs for crawlers between a file and `other`, as its reader reads
/// both: of those for whom something does, their names and one change.
fn differing(policy: &Arc<Policy>, other: Vec<u8>) -> Vec<(Vec<String>, Change)> {
    let Ok(source) = Source::new(other) else { return Vec::new() };
    let other = Policy::read(&Arc::new(Document::new(source)), policy.dialect());
    let budget = Budget { total: STATES, ..Budget::default() };
    // One URL is enough to show that something differs.
    let depth = Depth::AllPairs(1);
    let found = compare(policy, &Arc::new(other), &[], depth, budget).crawlers.into_iter();
    found.filter_map(|one| Some((one.agents, one.diff.changes.into_iter().next()?))).collect()
}
