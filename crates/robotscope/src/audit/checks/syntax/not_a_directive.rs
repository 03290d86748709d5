use crate::audit::prelude::*;
use crate::dialect::RFC9309;
use crate::policy::WhyIgnored;

/// Text that is neither a record nor a comment.
pub(super) static CHECK: Check = Check {
    name: "not-a-directive",
    code: "R202",
    severity: Severity::Warning,
    family: Family::Syntax,
    references: &[rfc::FORMAT, rfc::PARSING_ERRORS],
    examples: &[Example::new(
        "please be gentle\nUser-agent: *\nDisallow:\n",
        "# please be gentle\nUser-agent: *\nDisallow:\n",
    )],
    fix: true,
    yields_to: super::CAUSES_OF_UNREAD_FIELDS,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for ignored in audit.policy.ignored() {
        if matches!(ignored.why, WhyIgnored::NoField | WhyIgnored::NoSeparator) {
            let text = audit.document.content(ignored.line as usize - 1, RFC9309.lexing);
            let finding = Finding::new(check, text).with("text", audit.quote(text));
            findings.push(finding.fix(super::comment_out(audit, text.start)));
        }
    }
}
