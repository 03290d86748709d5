use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::named;
use crate::analysis::{GroupReport, Removal, Settled};
use crate::audit::prelude::*;
use crate::audit::{Loss, Meaning};
use crate::policy::{Decision, Group, Rule, RuleKind};

/// Crawlers with a group of their own to which URLs are open that `*` closes,
/// because the group lacks rules of `*`.
pub(super) static CHECK: Check = Check {
    name: "named-group-drops-star-rules",
    code: "R306",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /admin/\n\nUser-agent: ExampleBot\nDisallow: /drafts/\n",
            "User-agent: *\nDisallow: /admin/\n\nUser-agent: ExampleBot\nDisallow: /admin/\nDisallow: /drafts/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nUser-agent: ExampleBot\nDisallow: /search/\n",
            "User-agent: *\nDisallow: /forum/search/\n\nUser-agent: ExampleBot\nDisallow: /forum/\n",
        ),
        // Meant to be open, meant to be closed, meant to differ.
        Example::new(
            "User-agent: *\nDisallow: /a/\nDisallow: /b/\n\nUser-agent: ExampleBot\nDisallow: /b/\n",
            "User-agent: *\nDisallow: /a/\n\nUser-agent: ExampleBot\nDisallow:\n\nUser-agent: OtherBot\nDisallow: /\n\nUser-agent: ThirdBot\nAllow: /a/\nDisallow: /b/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// Rules that a message lists.
const LISTED: usize = 10;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let meaning = audit.meaning();
    let mut found = 0;
    for loss in meaning.losses().iter().filter(|loss| !loss.lost.is_empty()) {
        let crawlers = &meaning.reports()[loss.report].crawlers;
        let Some(agent) = meaning.agent_at(crawlers.lines[0]) else { continue };
        let mut finding = Finding::new(check, agent.value)
            .with("agent", named(audit, agent.value))
            .with("others", crawlers.agents.len() - 1)
            .with("count", loss.lost.len());
        found += 1;
        // Later ones are counted only: no report has room for them.
        if found <= crate::audit::FINDINGS_LIMIT {
            let rules = || loss.lost.iter().filter_map(|lost| meaning.rule_at(lost.line));
            let listed = rules().take(LISTED).map(|rule| named(audit, rule.pattern)).collect();
            finding = finding.with("rules", Arg::List(listed)).witness(loss.lost[0].url.clone());
            if let Some(first) = rules().next() {
                finding = finding.related("star-rule", first.pattern);
            }
            finding = finding.fix(copied(check, audit, loss));
        }
        findings.push(finding);
    }
}

/// The lost rules copied into the group of the crawlers, with the exceptions
/// that `*` makes of them: behind its rules, or before them, where that brings
/// no finding.
fn copied(check: &'static Check, audit: &Audit<'_>, loss: &Loss) -> Option<Fix> {
    if !audit.can_try() {
        return None;
    }
    let meaning = audit.meaning();
    let choice = &meaning.reports()[loss.report].crawlers.choice;
    let policy = audit.reader;
    let known: BTreeSet<_> =
        policy.rules(choice).map(|rule| (rule.kind, policy.normal_pattern(rule))).collect();
    let lost = loss.lost.iter().filter_map(|lost| meaning.rule_at(lost.line));
    let exceptions = meaning.star().into_iter().flat_map(|star| exceptions(meaning, star));
    let mut rules: Vec<&Rule> = lost
        .chain(exceptions.filter(|rule| !known.contains(&(rule.kind, policy.normal_pattern(rule)))))
        .collect();
    // In the order of their strength, so that the order matters to nobody.
    rules.sort_by_key(|rule| (Reverse(rule.octets), rule.kind, rule.line));
    let group = &policy.groups()[*choice.groups.first()? as usize];
    let text = text(audit, &rules);
    let places = [Some(after(audit, group, &text)), before(audit, group, &text)];
    places.into_iter().flatten().find(|fix| audit.brings_nothing(check, &fix.edits))
}

/// The Allow rules of `*` that change a verdict.
fn exceptions<'a>(meaning: &'a Meaning, star: &'a GroupReport) -> impl Iterator<Item = &'a Rule> {
    let rules = star.rules.iter().filter(|rule| {
        rule.decision == Decision::Allow
            && matches!(rule.removal, Settled::Known(Removal::Changes { .. }))
    });
    rules.filter_map(|rule| meaning.rule_at(rule.line))
}

fn text(audit: &Audit<'_>, rules: &[&Rule]) -> String {
    let (mut text, line_end) = (String::new(), audit.line_end());
    for rule in rules {
        text.push_str(if rule.kind == RuleKind::Allow { "Allow: " } else { "Disallow: " });
        // An edit is text: octets that are none are escaped, which means the same.
        for chunk in audit.octets(rule.pattern).utf8_chunks() {
            text.push_str(chunk.valid());
            text.extend(chunk.invalid().iter().map(|octet| format!("%{octet:02X}")));
        }
        text.push_str(line_end);
    }
    text
}

/// Behind the last line of the group.
fn after(audit: &Audit<'_>, group: &Group, text: &str) -> Fix {
    let last = audit.document.lines()[group.last_line as usize - 1];
    let break_before = if last.line_end().is_empty() { audit.line_end() } else { "" };
    Fix::insert(Safety::ChangesVerdicts, last.next, format!("{break_before}{text}"))
}

/// Before its first rule.
fn before(audit: &Audit<'_>, group: &Group, text: &str) -> Option<Fix> {
    let first = audit.line(group.rules.first()?.line as usize - 1);
    Some(Fix::insert(Safety::ChangesVerdicts, first.start, text))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::audit::{FINDINGS_LIMIT, Finding, Settings, apply, audit};
    use crate::dialect::RFC9309;
    use crate::source::Source;
    use crate::syntax::Document;

    fn findings(file: impl Into<Vec<u8>>) -> (Vec<Finding>, u32) {
        let document = Document::new(Source::new(file.into()).expect("small"));
        let mut settings = Settings::default();
        // One more finding would take the place of one of these.
        settings.set("too-many-rules-yandex", None).expect("a check");
        let mut report = audit(&Arc::new(document), &RFC9309, None, &settings);
        report.findings.retain(|finding| finding.check.code == super::CHECK.code);
        (report.findings, report.warnings)
    }

    #[test]
    fn octets_that_are_no_text_are_found_and_copied_escaped() {
        let file = b"User-agent: *\nDisallow: /caf\xE9/\nUser-agent: b\xE9t\nDisallow: /x/\n";
        let (findings, _) = findings(file.as_slice());
        let fix = findings[0].fix.as_ref().expect("few rules");
        let mended = apply(file, &fix.edits).expect("one edit");
        assert!(mended.ends_with(b"Disallow: /x/\nDisallow: /caf%E9/\n"));
        assert!(self::findings(mended).0.is_empty(), "escaped or not, it is the same rule");
    }

    #[test]
    fn an_exception_is_copied_with_its_rule() {
        let file = b"User-agent: *\nAllow: /admin/ajax\nDisallow: /admin/\n\nUser-agent: ExampleBot\nDisallow: /x/\n";
        let (findings, _) = findings(file.as_slice());
        let fix = findings[0].fix.as_ref().expect("few rules");
        let mended = apply(file, &fix.edits).expect("one edit");
        assert!(mended.ends_with(b"Disallow: /x/\nAllow: /admin/ajax\nDisallow: /admin/\n"));
    }

    #[test]
    fn one_finding_for_the_crawlers_of_a_group() {
        let file =
            "User-agent: *\nDisallow: /a/\n\nUser-agent: one\nUser-agent: two\nDisallow: /b/\n";
        assert_eq!(findings(file).0.len(), 1);
    }

    #[test]
    fn many_groups_and_many_rules_stay_small() {
        let rules: Vec<_> = (0..2_000).map(|n| format!("Disallow: /archive/{n}/\n")).collect();
        // Names of letters, none part of another: those are findings of their own.
        let name = |n: u32| -> String {
            format!("{n:04}").bytes().map(|digit| char::from(digit - b'0' + b'a')).collect()
        };
        let groups: Vec<_> =
            (0..2_000).map(|n| format!("User-agent: {}-x\nDisallow: /x/\n", name(n))).collect();
        let file = format!("User-agent: *\n{}{}", rules.concat(), groups.concat());
        let (findings, count) = findings(file);
        assert_eq!(findings.len(), FINDINGS_LIMIT);
        assert_eq!(count, 2_000);
        assert!(findings.iter().all(|finding| finding.fix.is_none()), "a copy of all is too much");
    }
}
