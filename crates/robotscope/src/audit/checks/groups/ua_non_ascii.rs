use crate::audit::agents::Written;
use crate::audit::prelude::*;
use crate::crawlers::{Crawler, lookup, nearest};

/// A character beyond ASCII in a name, be it one that only looks like a hyphen.
pub(super) static CHECK: Check = Check {
    name: "ua-non-ascii",
    code: "R316",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT, google::MATCHER],
    examples: &[
        Example::new(
            "User-agent: H\u{E4}m\u{E4}h\u{E4}kki\nDisallow: /\n",
            "User-agent: Hamahakki\nDisallow: /\n",
        ),
        Example::new(
            "User-agent: Googlebot\u{2011}Image\nDisallow: /photos/\n",
            "User-agent: Googlebot-Image\nDisallow: /photos/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (named, value) in super::each_written(audit, Written::NonAscii) {
        let fix = meant(&audit.text(value))
            .filter(|crawler| {
                named.places.len() == 1
                    && super::can_be_named(audit, crawler, named.first().group(audit.policy))
            })
            .map(|crawler| Fix::replace(Safety::ChangesVerdicts, value, crawler.token));
        let google = super::google_name(audit.octets(value));
        findings.push(
            Finding::new(check, value)
                .with("agent", super::quoted(audit, value))
                .with("kept", google.len())
                .with("value", String::from_utf8_lossy(google).into_owned())
                .fix(fix),
        );
    }
}

/// The crawler that is named once what looks like ASCII is.
fn meant(text: &str) -> Option<&'static Crawler> {
    let plain: String = text
        .chars()
        .filter_map(|c| match c {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{AD}' => Some('-'),
            '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' => None,
            c if c.is_whitespace() => Some(' '),
            c => Some(c),
        })
        .collect();
    let plain = plain.trim();
    match lookup(plain) {
        Some(known) => (known.name.len() == plain.len()).then_some(known.crawler),
        None => nearest(plain),
    }
}
