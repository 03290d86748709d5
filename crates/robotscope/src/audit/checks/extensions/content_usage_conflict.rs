use super::pool::{Conflict, Statement, conflicts};
use super::taken_out;
use crate::audit::prelude::*;
use crate::preferences::Value;

/// A label of `Content-Usage` with `y` and `n` for the same path.
pub(super) static CHECK: Check = Check {
    name: "content-usage-conflict",
    code: "R529",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::AIPREF_ATTACH, extension::AIPREF_VOCAB],
    examples: &[
        Example::new(
            "User-agent: *\nAllow: /\nContent-Usage: train-ai=n\nContent-Usage: train-ai=y\n",
            "User-agent: *\nAllow: /\nContent-Usage: train-ai=n\nContent-Usage: /open/ train-ai=y\n",
        ),
        Example::new(
            "User-agent: *\nAllow: /\nContent-Usage: /%6Fpen/ train-ai=n\nContent-Usage: /open/ train-ai=y\n",
            "User-agent: *\nAllow: /\nContent-Usage: train-ai=n\nContent-Usage: search=y\n",
        ),
        Example::new(
            "User-agent: *\nAllow: /\nContent-Usage: train-ai=n, train-ai=y\n",
            "User-agent: *\nAllow: /\nContent-Usage: train-ai=n, train-ai=n\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for conflict in conflicts(audit, audit.preference_lines(), "content-usage") {
        let Conflict { first, other, .. } = conflict;
        let kind = if first.line.record.line == other.line.record.line { "line" } else { "lines" };
        findings.push(
            Finding::new(check, other.span)
                .with("kind", kind)
                .with("value", other.term.name)
                .related("first", first.span)
                .fix(without_looser(audit, &conflict)),
        );
    }
}

/// The line that allows taken out where it says nothing else: the other counts
/// anyhow.
fn without_looser(audit: &Audit<'_>, conflict: &Conflict<'_>) -> Option<Fix> {
    let Conflict { first, other, is_pair } = conflict;
    let is_same = first.line.record.line == other.line.record.line;
    // In another group it may be what counts for another crawler.
    if !is_pair || is_same || first.line.group != other.line.group {
        return None;
    }
    let Statement { line, .. } = if first.rank > other.rank { first } else { other };
    let Value::Usage(usage) = &line.value else { return None };
    let says_more = usage.members.iter().flatten().nth(1).is_some();
    (!says_more).then(|| taken_out(audit, line.record.line as usize - 1)).flatten()
}
