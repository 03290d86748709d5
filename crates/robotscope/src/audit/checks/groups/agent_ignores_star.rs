use crate::analysis::{Coverage, Fact, Settled};
use crate::audit::prelude::*;
use crate::crawlers::{Answer, Crawler, Evidence, Status, crawlers};
use crate::policy::Name;

/// `*` closes the site, and there are crawlers that have to be named.
pub(super) static CHECK: Check = Check {
    name: "agent-ignores-star",
    code: "R324",
    severity: Severity::Info,
    family: Family::Groups,
    concerns: &["google"],
    references: &[google::SPECIAL_CASES],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /\n",
        "User-agent: *\nUser-agent: AdsBot-Google\nUser-agent: AdsBot-Google-Mobile\nUser-agent: APIs-Google\nUser-agent: Mediapartners-Google\nDisallow: /\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.policy;
    let Some(index) = policy.star_groups().first() else { return };
    let header = &policy.groups()[*index as usize].agents;
    let Some(star) = header.iter().find(|line| line.name == Name::Star) else { return };
    let report = audit.meaning().reports().iter().find(|report| report.crawlers.choice.star);
    let whole =
        report.and_then(|report| report.facts.iter().find(|fact| fact.fact == Fact::WholeSite));
    let Some(Settled::Known(Coverage::Closed(witness))) = whole.map(|fact| &fact.coverage) else {
        return;
    };
    let unnamed: Vec<String> = crawlers()
        .iter()
        .filter(|crawler| must_be_named(crawler))
        .filter(|crawler| policy.groups_named(crawler.token.to_ascii_lowercase()).is_empty())
        .map(|crawler| crawler.token.to_owned())
        .collect();
    if unnamed.is_empty() {
        return;
    }
    // Named beside `*`, they have the same rules. Where `*` has several groups,
    // one of them would not do; and a name that is part of theirs would be a
    // finding.
    let holds = |part: &[u8]| {
        let name = |name: &String| {
            memchr::memmem::find(&name.to_ascii_lowercase().into_bytes(), part).is_some()
        };
        unnamed.iter().any(name)
    };
    let mut words = policy.groups().iter().flat_map(|group| &group.agents);
    let part =
        words.any(|line| matches!(&line.name, Name::Word(word) if !word.is_empty() && holds(word)));
    let fits = policy.star_groups().len() == 1 && header.len() == 1 && !part;
    let line_end = audit.line_end();
    let lines = unnamed.iter().map(|name| format!("User-agent: {name}{line_end}"));
    let below = audit.whole_line(star.line as usize - 1).end;
    let fix = fits.then(|| Fix::insert(Safety::ChangesVerdicts, below, lines.collect::<String>()));
    findings.push(
        Finding::new(check, star.value)
            .with("names", unnamed)
            .witness(witness.url.clone())
            .fix(fix),
    );
}

/// Whether its operator says that it obeys robots.txt and not `*`.
fn must_be_named(crawler: &Crawler) -> bool {
    crawler.obeys_robots == Answer::Yes
        && crawler.obeys_star == Answer::No
        && crawler.status == Status::Active
        && crawler.checked.how == Evidence::OperatorDoc
}
