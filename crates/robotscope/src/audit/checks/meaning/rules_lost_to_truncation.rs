use crate::analysis::Origin;
use crate::audit::prelude::*;
use crate::policy::Decision;
use crate::source::SIZE_LIMIT;

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
    let before = audit.document.source().bytes()[..start].to_vec();
    let changed = super::differing(audit.policy, before);
    let line = |origin: Origin| match origin {
        Origin::Line(line) if line as usize > cut => Some(line),
        _ => None,
    };
    let first = changed.iter().min_by_key(|(_, change)| line(change.before).unwrap_or(u32::MAX));
    let Some((_, change)) = first else { return };
    // Where another rule decides now, the first of the lost ones stands for all.
    let at = line(change.before).unwrap_or(cut as u32 + 1);
    let opened = if change.now == Decision::Allow { "yes" } else { "no" };
    findings.push(
        Finding::new(check, audit.line(at as usize - 1))
            .with("count", count)
            .with("url", change.witness.url.clone())
            .with("opened", opened)
            .witness(change.witness.url.clone()),
    );
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
