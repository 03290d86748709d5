use crate::audit::agents::{Written, names_of_list};
use crate::audit::prelude::*;
use crate::crawlers::{lookup, nearest};
use crate::policy::{Group, is_product_token};

/// Several names on one line: readers take the first.
pub(super) static CHECK: Check = Check {
    name: "ua-list-in-one-line",
    code: "R317",
    severity: Severity::Error,
    family: Family::Groups,
    references: &[rfc::USER_AGENT, google::MATCHER],
    examples: &[Example::new(
        "User-agent: ExampleBot, SampleBot\nDisallow: /\n",
        "User-agent: ExampleBot\nUser-agent: SampleBot\nDisallow: /\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

/// Names that a fix puts on lines of their own.
const SPLIT: usize = 200;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for named in audit.agents().written(Written::List) {
        for place in &named.places {
            let value = place.line(audit.policy).value;
            let text = audit.text(value);
            let Some(names) = names_of_list(&text, named.known) else { continue };
            let group = place.group(audit.policy);
            let splits = named.places.len() == 1 && can_be_split(audit, group, &names);
            let separator = format!("{}User-agent: ", audit.line_end());
            let fix = splits
                .then(|| Fix::replace(Safety::ChangesVerdicts, value, names.join(&separator)));
            findings.push(
                Finding::new(check, value)
                    .with("agent", names[0])
                    .with("count", names.len() - 1)
                    .fix(fix),
            );
        }
    }
}

/// Whether each name can stand alone with nothing else to say about it: not to
/// be found a second time, and under rules that leave nothing to compare with
/// those of `*`.
fn can_be_split(audit: &Audit<'_>, group: &Group, names: &[&str]) -> bool {
    let mut known: Vec<String> = names.iter().map(|name| name.to_ascii_lowercase()).collect();
    known.sort_unstable();
    known.dedup();
    let fits = |name: &&str| {
        let crawler = lookup(name).map(|known| known.crawler);
        is_product_token(name)
            && audit.agents().find(name).is_none()
            && crawler.is_none_or(|crawler| super::can_be_named(audit, crawler, group))
            && nearest(name).is_none()
    };
    let closes = super::closes_all(audit, group) || audit.policy.star_groups().is_empty();
    names.len() <= SPLIT && known.len() == names.len() && closes && names.iter().all(fits)
}
