use std::sync::Arc;

use crate::analysis::Origin;
use crate::audit::prelude::*;
use crate::policy::{Agent, Decision, Policy, Target};
use crate::source::{SIZE_LIMIT, Source};
use crate::syntax::Document;

/// Rules beyond 500 KiB without which readers that stop there decide otherwise.
pub(super) static CHECK: Check = Check {
    name: "rules-lost-to-truncation",
    code: "R109",
    severity: Severity::Error,
    family: Family::File,
    concerns: &["google"],
    references: &[rfc::LIMITS, google::SPECIFICATION],
    // A firing example would be half a megabyte; the check's own test makes one.
    examples: &[],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let Some(cut) = audit.document.first_line_beyond(SIZE_LIMIT) else { return };
    // As RFC 9309 reads it: the chosen reader may stop there itself.
    let lost = |rule: &&crate::policy::Rule| rule.line as usize > cut;
    let count = audit.policy.groups().iter().flat_map(|group| &group.rules).filter(lost).count();
    if count == 0 {
        return;
    }
    let start = audit.line(cut).start as usize;
    let rest = audit.document.source().bytes()[..start].to_vec();
    let Some(shown) = known(audit, cut, &rest).or_else(|| searched(audit, cut, rest)) else {
        return;
    };
    let opened = if shown.now == Decision::Allow { "yes" } else { "no" };
    findings.push(
        Finding::new(check, audit.line(shown.line as usize - 1))
            .with("count", count)
            .with("url", shown.url.clone())
            .with("opened", opened)
            .witness(shown.url),
    );
}

/// A URL on which something else is decided without the lost rules.
struct Shown {
    /// The line of a lost rule that decides on it.
    line: u32,
    /// What is decided without it.
    now: Decision,
    url: String,
}

/// Lost rules of which it is asked whether what is known of them shows it.
const ASKED: usize = 100;

/// What the analysis knows of the lost rules, which spares comparing two large
/// files.
fn known(audit: &Audit<'_>, cut: usize, rest: &[u8]) -> Option<Shown> {
    if !Arc::ptr_eq(audit.policy, audit.reader) {
        return None;
    }
    let dialect = audit.policy.dialect();
    let rest = Policy::read(&Arc::new(Document::new(Source::new(rest.to_vec()).ok()?)), dialect);
    audit.meaning().rules_from(cut as u32 + 1).take(ASKED).find_map(|(line, reports)| {
        reports.into_iter().find_map(|(report, rule)| {
            let choice = rest.choose(&Agent::read(&report.crawlers.agents[0], dialect));
            let witness = rule.witnesses().find(|witness| {
                let target = Target::of_path(&witness.url, dialect);
                rest.decide(&choice, &target).decision != rule.decision
            })?;
            Some(Shown { line, now: rule.decision.opposite(), url: witness.url.clone() })
        })
    })
}

fn searched(audit: &Audit<'_>, cut: usize, rest: Vec<u8>) -> Option<Shown> {
    let changed = super::differing(audit.policy, rest);
    let line = |origin: Origin| match origin {
        Origin::Line(line) if line as usize > cut => Some(line),
        _ => None,
    };
    let first =
        changed.into_iter().min_by_key(|(_, change)| line(change.before).unwrap_or(u32::MAX));
    let (_, change) = first?;
    // Where another rule decides now, the first of the lost ones stands for all.
    let line = line(change.before).unwrap_or(cut as u32 + 1);
    Some(Shown { line, now: change.now, url: change.witness.url })
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::audit::{Finding, Settings, audit};
    use crate::dialect::{GOOGLE, RFC9309};
    use crate::source::{SIZE_LIMIT, Source};
    use crate::syntax::Document;

    fn findings(late: &str) -> Vec<Finding> {
        let early = "User-agent: *\nDisallow: /early/\n";
        let pad = "# sixteen octets\n".repeat(SIZE_LIMIT as usize / 17);
        let file = format!("{early}{pad}{late}");
        let document = Arc::new(Document::new(Source::new(file.into()).expect("small")));
        let find = |dialect| {
            let mut found = audit(&document, dialect, None, &Settings::default()).findings;
            found.retain(|finding| finding.check.code == super::CHECK.code);
            found
        };
        assert_eq!(find(&RFC9309).len(), find(&GOOGLE).len());
        find(&RFC9309)
    }

    #[test]
    fn a_rule_that_opens_a_url_when_it_is_lost() {
        let found = findings("# more\nDisallow: /late/\n");
        assert_eq!(found.len(), 1);
        assert!(found[0].witness.as_ref().is_some_and(|url| url.starts_with("/late/")));
    }

    #[test]
    fn a_rule_that_changes_nothing_is_not_missed() {
        assert!(
            findings("# more\nDisallow: /early/bird/\nSitemap: https://example.com/s\n").is_empty()
        );
    }
}
