use crate::analysis::Fact;
use crate::audit::prelude::*;
use crate::audit::references::meaning;

/// Rules that close every style sheet or every script of the site, while pages
/// are open.
pub(super) static CHECK: Check = Check {
    name: "blocks-rendering-assets",
    code: "R450",
    severity: Severity::Warning,
    family: Family::Paths,
    concerns: &["google", "bing", "yandex"],
    references: &[meaning::RENDERING],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /*.css$\nDisallow: /*.js$\n",
            "User-agent: *\nDisallow: /wp-admin/css/\nDisallow: /wp-admin/*.js$\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /*.js\n",
            "User-agent: *\nDisallow: /*.js\nAllow: /assets/*.js\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (rule, url) in super::closing(audit, &[Fact::StyleSheets, Fact::Scripts]) {
        findings.push(Finding::new(check, rule.pattern).witness(url));
    }
}
