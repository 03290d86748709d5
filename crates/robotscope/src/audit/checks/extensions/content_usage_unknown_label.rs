use crate::audit::prelude::*;
use crate::preferences::{FORMER_LABELS, KEYS, LABELS, Term, Value};

/// A label of `Content-Usage` that the vocabulary does not have.
pub(super) static CHECK: Check = Check {
    name: "content-usage-unknown-label",
    code: "R531",
    severity: Severity::Info,
    family: Family::Extensions,
    references: &[extension::AIPREF_VOCAB],
    examples: &[
        Example::new(
            "User-agent: *\nContent-Usage: ai-output=n, search=y\nAllow: /\n",
            "User-agent: *\nContent-Usage: train-ai=n, search=y\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Usage: ai-train=n\nAllow: /\n",
            "User-agent: *\nContent-Usage: train-ai=n;until=2027\nAllow: /\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in audit.preference_lines() {
        let Value::Usage(usage) = &line.value else { continue };
        for member in usage.members.iter().flatten() {
            let key = audit.octets(member.key);
            if LABELS.iter().any(|label| label.name.as_bytes() == key) {
                continue;
            }
            let kind = if FORMER_LABELS.iter().any(|(former, _)| former.as_bytes() == key) {
                "former"
            } else if Term::find(KEYS, key).is_some() {
                "signal"
            } else {
                "unknown"
            };
            findings.push(
                Finding::new(check, member.key)
                    .with("kind", kind)
                    .with("value", super::cut(audit, member.key)),
            );
        }
    }
}
