use super::{commented_out, lines_standing};
use crate::audit::prelude::*;
use crate::field::Standing;

/// A record about AI that was proposed and that no crawler is known to read.
pub(super) static CHECK: Check = Check {
    name: "proposed-ai-directive",
    code: "R534",
    severity: Severity::Info,
    family: Family::Extensions,
    references: &[extension::AI_CONTROL, extension::TDMREP],
    examples: &[
        Example::new(
            "User-agent: *\nDisallowAITraining: /\nDisallow: /cart/\n",
            "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /cart/\nTDM-Reservation: 1\n",
            "User-agent: *\nDisallow: /cart/\nDisallow: /DisallowAITraining\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_standing(audit, Standing::ProposedForAi) {
        let field = line.record.field;
        findings.push(
            Finding::new(check, field)
                .with("field", audit.text(field))
                .fix(commented_out(audit, line)),
        );
    }
}
