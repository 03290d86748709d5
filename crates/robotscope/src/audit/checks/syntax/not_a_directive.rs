use crate::audit::prelude::*;
use crate::dialect::{GOOGLE_LIBRARY, RFC9309};
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
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for ignored in audit.policy.ignored() {
        let index = ignored.line as usize - 1;
        let text = audit.document.content(index, RFC9309.lexing);
        let is_other = match ignored.why {
            WhyIgnored::NoField => true,
            // Two words with a known field are a record without its colon.
            WhyIgnored::NoSeparator => audit
                .document
                .record(index, GOOGLE_LIBRARY.lexing)
                .map(|record| audit.document.source().slice(record.field))
                .is_none_or(|name| GOOGLE_LIBRARY.field_names.recognise(name) == Field::Unknown),
            WhyIgnored::RuleOutsideGroup | WhyIgnored::BeyondLimit => false,
        };
        if is_other {
            findings.push(
                Finding::new(check, text).with("text", audit.text(text)).fix(Fix::insert(
                    Safety::Safe,
                    text.start,
                    "# ",
                )),
            );
        }
    }
}
