use super::pool::{Conflict, Statement, conflicts};
use super::taken_out;
use crate::audit::prelude::*;
use crate::preferences::Value;

/// A key of `Content-Signal` with two values.
pub(super) static CHECK: Check = Check {
    name: "content-signal-conflict",
    code: "R525",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::CONTENT_SIGNALS],
    examples: &[
        Example::new(
            "User-agent: *\nContent-Signal: search=yes, ai-train=yes, ai-train=no\nAllow: /\n",
            "User-agent: *\nContent-Signal: search=yes, ai-train=no, ai-train=no\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\nContent-Signal: ai-train=yes\n",
            "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\nContent-Signal: /open/ ai-train=yes\n",
        ),
        Example::new(
            "User-agent: *\nContent-Signal: use=full\nAllow: /\n\nUser-agent: *\nContent-Signal: use=immediate\nDisallow: /cart/\n",
            "User-agent: *\nContent-Signal: use=full\nAllow: /\n\nUser-agent: ExampleBot\nContent-Signal: use=immediate\nDisallow: /cart/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for conflict in conflicts(audit, audit.preference_lines(), "content-signal") {
        let Conflict { first, other, .. } = conflict;
        findings.push(
            Finding::new(check, other.span)
                .with("value", other.term.name)
                .related("first", first.span)
                .fix(without_looser(audit, &conflict)),
        );
    }
}

/// The looser of two values taken out: the stricter counts with us anyhow.
fn without_looser(audit: &Audit<'_>, conflict: &Conflict<'_>) -> Option<Fix> {
    let Conflict { first, other, is_pair } = conflict;
    // In another group it may be what counts for another crawler.
    if !is_pair || first.line.group != other.line.group {
        return None;
    }
    let Statement { line, span, .. } = if first.rank > other.rank { first } else { other };
    let Value::Signal(signal) = &line.value else { return None };
    let at = signal.elements.iter().position(|element| element.span == *span)?;
    let next = signal.elements.get(at + 1).map(|next| next.span.start);
    let before = at.checked_sub(1).map(|before| signal.elements[before].span.end);
    match (next, before) {
        (Some(next), _) => Some(Fix::delete(Safety::Safe, Span::new(span.start, next))),
        (None, Some(before)) => Some(Fix::delete(Safety::Safe, Span::new(before, span.end))),
        (None, None) => taken_out(audit, line.record.line as usize - 1),
    }
}
