use crate::analysis::Fact;
use crate::audit::prelude::*;
use crate::audit::references::meaning;

/// Rules that close `/.well-known/`, where other protocols keep their files.
pub(super) static CHECK: Check = Check {
    name: "blocks-well-known",
    code: "R438",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[meaning::WELL_KNOWN],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /.\nDisallow: /admin/\n",
            "User-agent: *\nDisallow: /.git/\nDisallow: /admin/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /.well-known/\n",
            "User-agent: *\nDisallow: /.well-known/private/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /.*\n",
            "User-agent: *\nDisallow: /\nAllow: /press/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (rule, url) in super::closing(audit, &[Fact::WellKnown]) {
        let fix = super::allowed(check, audit, rule, "/.well-known/", Safety::ChangesVerdicts);
        let pattern = super::named(audit, rule.pattern);
        findings
            .push(Finding::new(check, rule.pattern).with("pattern", pattern).witness(url).fix(fix));
    }
}
