//! What an operator's crawler for training may fetch beside what the one for
//! its search may.

use crate::analysis::{Coverage, Fact, Settled};
use crate::audit::prelude::*;
use crate::crawlers::{Answer, Crawler, Purpose, Status, crawlers};
use crate::policy::Agent;

/// Closed to training and open to the search of the same operator.
pub(super) static TRAINING_BLOCKED: Check = Check {
    name: "training-blocked-search-open",
    code: "R325",
    severity: Severity::Info,
    family: Family::Groups,
    references: &[openai::BOTS],
    examples: &[Example::new(
        "User-agent: GPTBot\nDisallow: /\n",
        "User-agent: GPTBot\nUser-agent: OAI-SearchBot\nDisallow: /\n",
    )],
    run: |check, audit, findings| run(check, audit, findings, Purpose::AiTraining),
    ..Check::BASE
};

/// Closed to the search of an operator and open to its training.
pub(super) static SEARCH_BLOCKED: Check = Check {
    name: "search-blocked-training-open",
    code: "R351",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[openai::BOTS],
    examples: &[Example::new(
        "User-agent: OAI-SearchBot\nDisallow: /\n",
        "User-agent: OAI-SearchBot\nUser-agent: GPTBot\nDisallow: /\n",
    )],
    run: |check, audit, findings| run(check, audit, findings, Purpose::AiSearch),
    ..Check::BASE
};

/// The crawlers of the operator of `crawler`, one for training or search, for
/// the other of the two.
pub(super) fn other_side(crawler: &Crawler) -> impl Iterator<Item = &'static Crawler> + use<'_> {
    let other = match crawler.purpose {
        Purpose::AiTraining => Some(Purpose::AiSearch),
        Purpose::AiSearch => Some(Purpose::AiTraining),
        _ => None,
    };
    crawlers().iter().filter(move |one| {
        Some(one.purpose) == other
            && one.operator == crawler.operator
            && !one.operator.is_empty()
            && one.status == Status::Active
            && one.obeys_robots == Answer::Yes
    })
}

/// Looks for crawlers named for `purpose` that are shut out wholly while one for
/// the other is not.
fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>, purpose: Purpose) {
    for named in audit.agents().named() {
        let Some(closed) = named.known.map(|known| known.crawler) else { continue };
        if closed.purpose != purpose
            || closed.status != Status::Active
            || closed.obeys_robots != Answer::Yes
        {
            continue;
        }
        let Some(Site::Closed) = site(audit, closed) else { continue };
        for open in other_side(closed) {
            // Who names both knows both.
            if purpose == Purpose::AiTraining && audit.agents().find(open.token).is_some() {
                continue;
            }
            // What is open to the one is closed to the other, as all is.
            let Some(Site::Open(witness)) = site(audit, open) else { continue };
            findings.push(
                Finding::new(check, named.first().line(audit.policy).value)
                    .with("agent", closed.token)
                    .with("value", open.token)
                    .with("operator", closed.operator)
                    .witness(witness),
            );
        }
    }
}

/// What a crawler may fetch of a site.
enum Site {
    /// Nothing.
    Closed,
    /// This, among others.
    Open(String),
}

/// What `crawler` may fetch, if it is known.
fn site(audit: &Audit<'_>, crawler: &Crawler) -> Option<Site> {
    let choice = audit.reader.choose(&Agent::read(crawler.token, audit.dialect()));
    if choice.groups.is_empty() {
        return Some(Site::Open("/".to_owned()));
    }
    let mut reports = audit.meaning().reports().iter();
    let report = reports.find(|report| report.crawlers.choice.groups == choice.groups)?;
    let whole = report.facts.iter().find(|fact| fact.fact == Fact::WholeSite)?;
    match &whole.coverage {
        Settled::Known(Coverage::Closed(_)) => Some(Site::Closed),
        Settled::Known(Coverage::Open(open) | Coverage::Mixed { open, .. }) => {
            Some(Site::Open(open.url.clone()))
        }
        Settled::Known(Coverage::NoUrl) | Settled::Open => None,
    }
}
