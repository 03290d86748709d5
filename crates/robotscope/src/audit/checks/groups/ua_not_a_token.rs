use std::collections::BTreeSet;

use crate::audit::agents::Written;
use crate::audit::prelude::*;
use crate::crawlers::{Crawler, lookup};
use crate::dialect::RFC9309;
use crate::policy::{Agent, AgentLine};

/// A whole User-Agent header, or an address, where the short name of a crawler
/// belongs.
pub(super) static CHECK: Check = Check {
    name: "ua-not-a-token",
    code: "R312",
    severity: Severity::Error,
    family: Family::Groups,
    references: &[rfc::USER_AGENT, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)\nDisallow: /private/\n",
            "User-agent: bingbot\nDisallow: /private/\n",
        ),
        Example::new(
            "User-agent: https://example.com/bot\nDisallow: /\n",
            "User-agent: ExampleBot\nDisallow: /\n",
        ),
    ],
    fix: true,
    yields_to: super::SPOILED,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    // Two headers of one crawler are one name.
    let mut named_now = BTreeSet::new();
    for named in audit.agents().written(Written::Header) {
        for place in &named.places {
            let line = place.line(audit.policy);
            let crawler = crawler_in(audit, line);
            // Most such lines come down from lists of browsers of the nineties.
            let severity = if crawler.is_some() { check.severity } else { Severity::Warning };
            let fix = crawler
                .filter(|crawler| super::can_be_named(audit, crawler, place.group(audit.policy)))
                .filter(|crawler| named.places.len() == 1 && named_now.insert(crawler.token))
                .map(|crawler| Fix::replace(Safety::ChangesVerdicts, line.value, crawler.token));
            findings.push(
                Finding::new(check, line.value)
                    .severity(severity)
                    .with("agent", audit.text(line.token_span(audit.policy)))
                    .fix(fix),
            );
        }
    }
}

/// The crawler that sends this header.
fn crawler_in(audit: &Audit<'_>, line: &AgentLine) -> Option<&'static Crawler> {
    let agent = Agent::read(&audit.text(line.value), &RFC9309);
    let words = agent.candidates.iter().filter(|_| !agent.generic);
    words
        .filter_map(|word| lookup(word))
        .map(|known| known.crawler)
        .find(|crawler| crawler.purpose != crate::crawlers::Purpose::Legacy)
}
