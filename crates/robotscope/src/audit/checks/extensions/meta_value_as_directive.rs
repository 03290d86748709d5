use super::{commented_out, lines_standing};
use crate::audit::prelude::*;
use crate::field::Standing;

/// A value of the robots meta tag written as a record.
pub(super) static CHECK: Check = Check {
    name: "meta-value-as-directive",
    code: "R522",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::GOOGLE_META, extension::GOOGLE_NOINDEX],
    examples: &[
        Example::new(
            "User-agent: *\nNofollow: /partners/\nDisallow: /cart/\n",
            "User-agent: *\n# Nofollow: /partners/\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /cart/\nNosnippet: /prices/\n",
            "User-agent: *\nDisallow: /cart/\nDisallow: /nosnippet\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_standing(audit, Standing::OfPages) {
        let field = line.record.field;
        findings.push(
            Finding::new(check, field)
                .with("field", audit.text(field))
                .fix(commented_out(audit, line)),
        );
    }
}
