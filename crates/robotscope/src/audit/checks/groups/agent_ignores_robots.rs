use crate::audit::prelude::*;
use crate::crawlers::{Answer, Crawler, Evidence, Purpose};
use crate::policy::{RuleKind, Usability};

/// Rules for a crawler whose operator says that it does not, or need not, keep
/// to robots.txt.
pub(super) static CHECK: Check = Check {
    name: "agent-ignores-robots",
    code: "R323",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[openai::BOTS, google::USER_TRIGGERED],
    examples: &[
        Example::new(
            "User-agent: Perplexity-User\nDisallow: /\n",
            "User-agent: PerplexityBot\nDisallow: /\n",
        ),
        // Nothing is forbidden here.
        Example::new(
            "User-agent: ChatGPT-User\nDisallow: /\n",
            "User-agent: ChatGPT-User\nAllow: /\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for named in audit.agents().named() {
        let Some(crawler) = named.known.map(|known| known.crawler) else { continue };
        if crawler.obeys_robots != Answer::No || !is_service(crawler) {
            continue;
        }
        // It takes an operator's own word to warn.
        let documented = crawler.checked.how == Evidence::OperatorDoc;
        let severity = if documented { check.severity } else { Severity::Info };
        for place in &named.places {
            let forbids =
                place.group(audit.policy).rules.iter().any(|rule| {
                    rule.kind == RuleKind::Disallow && rule.usability == Usability::Usable
                });
            if forbids {
                let value = place.line(audit.policy).value;
                findings.push(
                    Finding::new(check, value).severity(severity).with("agent", crawler.token),
                );
            }
        }
    }
}

/// Whether somebody runs it as a service. Of programs that anybody runs nobody
/// expects that they ask, least of all of scanners for weak points.
fn is_service(crawler: &Crawler) -> bool {
    !matches!(crawler.purpose, Purpose::Legacy | Purpose::GenericTool | Purpose::Security)
}
