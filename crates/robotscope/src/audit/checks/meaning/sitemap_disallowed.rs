use std::collections::BTreeSet;

use crate::audit::prelude::*;
use crate::policy::{AgentLine, Decision, Name, RuleSet, Target};

/// A sitemap that the file names and its rules for `*` close.
pub(super) static CHECK: Check = Check {
    name: "sitemap-disallowed",
    code: "R508",
    severity: Severity::Warning,
    family: Family::Extensions,
    concerns: &["*"],
    references: &[extension::SITEMAPS, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /sitemap\n\nSitemap: https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow: /sitemap/\n\nSitemap: https://example.com/sitemap.xml\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /*.xml$\n\nSitemap: https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow: /\n\nSitemap: https://example.com/sitemap.xml\n",
        ),
        // The rules of one host say nothing of another.
        Example::new(
            "User-agent: *\nDisallow: /feeds/\n\nSitemap: https://example.com/feeds/sitemap.xml\n",
            "User-agent: *\nDisallow: /feeds/\n\nSitemap: https://cdn.example.net/feeds/sitemap.xml\n",
        )
        .at("https://example.com"),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.reader;
    if policy.sitemaps().is_empty() {
        return;
    }
    let meaning = audit.meaning();
    let Some(star) = meaning.star() else { return };
    // A block of the whole site is what has to be looked at. Only where it may
    // be meant for other crawlers of a shared group, the sitemap tells.
    let others =
        |line: &AgentLine| line.name != Name::Star && !super::ignores_star(&audit.text(line.value));
    let mut groups = star.crawlers.choice.groups.iter();
    let shared = groups.any(|index| policy.groups()[*index as usize].agents.iter().any(others));
    if super::is_shut(star) && !shared {
        return;
    }
    let here = audit.origin.map(|origin| Target::read(origin, policy.dialect()).origin);
    let rules = RuleSet::new(policy, &star.crawlers.choice);
    let mut seen = BTreeSet::new();
    for sitemap in policy.sitemaps() {
        let target = Target::read(&audit.text(sitemap.value), policy.dialect());
        let elsewhere = here.as_ref().is_some_and(|here| *here != target.origin);
        if target.origin.is_none() || elsewhere || !seen.insert(target.path.clone()) {
            continue;
        }
        let (Decision::Disallow, line) = rules.decide(&target) else { continue };
        let Some(rule) = meaning.rule_at(line) else { continue };
        let plain = !target.path.contains(['*', '$', '#', '%']);
        let allowed = || super::allowed(check, audit, rule, &target.path, Safety::ChangesVerdicts);
        findings.push(
            Finding::new(check, sitemap.value)
                .with("pattern", super::named(audit, rule.pattern))
                .related("winner", rule.pattern)
                .witness(target.path.clone())
                .fix(plain.then(allowed).flatten()),
        );
    }
}
