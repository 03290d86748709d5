use crate::audit::prelude::*;
use crate::crawlers::{Crawler, Evidence, Purpose, Status, crawlers};
use crate::policy::{Group, RuleKind, Usability};

/// A name that its operator no longer uses: the rules reach no request.
pub(super) static CHECK: Check = Check {
    name: "retired-agent-token",
    code: "R321",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT],
    examples: &[
        Example::new(
            "User-agent: anthropic-ai\nDisallow: /\n",
            "User-agent: ClaudeBot\nUser-agent: Claude-SearchBot\nUser-agent: Claude-User\nDisallow: /\n",
        ),
        // bingbot, without a group of its own, obeys this one.
        Example::new("User-agent: ia_archiver\nDisallow: /\n", "User-agent: msnbot\nDisallow: /\n"),
    ],
    run,
    ..Check::BASE
};

/// Names of today that a message lists.
const LISTED: usize = 10;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for named in audit.agents().named() {
        let Some(known) = named.known.filter(|known| is_retired(known.crawler)) else { continue };
        let today = today(known.crawler);
        let named_too = today.iter().any(|crawler| audit.agents().find(crawler.token).is_some());
        let mut listed: Vec<String> =
            today.iter().take(LISTED).map(|crawler| crawler.token.to_owned()).collect();
        if today.len() > LISTED {
            listed.push("…".to_owned());
        }
        for place in &named.places {
            // It costs something only where it closes a door that its operator's
            // crawlers of today find open.
            let matters = !today.is_empty() && !named_too && forbids(place.group(audit.policy));
            let value = place.line(audit.policy).value;
            findings.push(
                Finding::new(check, value)
                    .severity(if matters { check.severity } else { Severity::Info })
                    .with("agent", super::quoted(audit, value))
                    .with("count", today.len())
                    .with("names", listed.clone()),
            );
        }
    }
}

/// Whether its operator gave the name up, as far as somebody looked, and no
/// crawler at work falls back on it.
fn is_retired(crawler: &Crawler) -> bool {
    crawler.status == Status::Retired
        && crawler.checked.how != Evidence::GeneralKnowledge
        && !crawlers()
            .iter()
            .any(|other| other.status == Status::Active && other.fallback.contains(&crawler.token))
}

/// What the same operator names its crawlers today.
fn today(crawler: &Crawler) -> Vec<&'static Crawler> {
    let same =
        |other: &&Crawler| !crawler.operator.is_empty() && other.operator == crawler.operator;
    crawlers()
        .iter()
        .filter(same)
        .filter(|other| other.status == Status::Active && other.purpose != Purpose::Legacy)
        .collect()
}

fn forbids(group: &Group) -> bool {
    group
        .rules
        .iter()
        .any(|rule| rule.kind == RuleKind::Disallow && rule.usability == Usability::Usable)
}
