use crate::audit::prelude::*;

/// Records, but no group: no crawler has a rule.
pub(super) static CHECK: Check = Check {
    name: "no-groups",
    code: "R114",
    severity: Severity::Warning,
    family: Family::File,
    references: &[rfc::FORMAT, rfc::USER_AGENT],
    examples: &[
        Example::new(
            "Sitemap: https://example.com/sitemap.xml\n",
            "Sitemap: https://example.com/sitemap.xml\n\nUser-agent: *\nAllow: /\n",
        ),
        // Rules without a group are a defect of their own.
        Example::new("Robots welcome\n", "Disallow: /private/\n"),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let mut unread = audit.unread_lines().peekable();
    let is_empty = audit.records().is_empty() && unread.peek().is_none();
    if is_empty || !audit.policy.groups().is_empty() || audit.rule_lines().next().is_some() {
        return;
    }
    // Sitemaps alone do what they are for, and nothing else was meant.
    let severity = if unread.peek().is_none() { Severity::Info } else { check.severity };
    let kind = if unread.peek().is_none() { "records" } else { "text" };
    // A group below the error message of a program would hide what it is.
    let fix = super::markup::lines(audit).is_empty().then(|| super::allow_all(audit));
    let finding = Finding::new(check, None).with("kind", kind);
    findings.push(finding.severity(severity).fix(fix));
}
