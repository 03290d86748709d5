use super::{group_at, lines_of, names};
use crate::audit::prelude::*;
use crate::policy::parse_seconds;

/// A `Crawl-delay` that leaves few pages a day.
pub(super) static CHECK: Check = Check {
    name: "crawl-delay-too-high",
    code: "R512",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::BING_CRAWL_DELAY, extension::BING_GROUPS],
    examples: &[
        Example::new(
            "User-agent: *\nCrawl-delay: 600\nDisallow: /cart/\n",
            "User-agent: *\nCrawl-delay: 60\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: bingbot\nCrawl-delay: 45\nDisallow: /cart/\n",
            "User-agent: bingbot\nCrawl-delay: 30\nDisallow: /cart/\n",
        ),
    ],
    yields_to: &["crawl-delay-outside-group", "crawl-delay-unsupported"],
    run,
    ..Check::BASE
};

/// Seconds beyond which few pages are left to anybody: 1,440 a day.
pub(super) const MOST: f64 = 60.0;

/// Seconds that Bing keeps to at most.
pub(super) const MOST_FOR_BING: f64 = 30.0;

const SECONDS_OF_A_DAY: f64 = 86_400.0;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_of(audit, "crawl-delay") {
        let value = line.record.value;
        let Some(seconds) = parse_seconds(audit.octets(value)) else { continue };
        let is_bing = group_at(audit, line.index)
            .is_some_and(|group| names(group, super::crawl_delay_inherited_bing::BING));
        if seconds > if is_bing { MOST_FOR_BING } else { MOST } {
            findings.push(
                Finding::new(check, value)
                    .with("value", super::cut(audit, value))
                    .with("pages", pages(seconds)),
            );
        }
    }
}

/// Pages a day at most.
#[expect(clippy::cast_sign_loss, reason = "no delay is negative")]
fn pages(seconds: f64) -> u32 {
    (SECONDS_OF_A_DAY / seconds) as u32
}
