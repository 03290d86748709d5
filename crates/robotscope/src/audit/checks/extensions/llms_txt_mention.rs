use super::commented_out;
use crate::audit::prelude::*;

/// A record that points to an llms.txt.
pub(super) static CHECK: Check = Check {
    name: "llms-txt-mention",
    code: "R536",
    severity: Severity::Info,
    family: Family::Extensions,
    references: &[extension::LLMS_TXT, rfc::OTHER_RECORDS],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /cart/\nLLMs-Txt: https://example.com/llms.txt\n",
            "User-agent: *\nDisallow: /cart/\n# https://example.com/llms.txt\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /cart/\nAI-Index: /llms-full.txt\n",
            "User-agent: *\nDisallow: /cart/\nAllow: /llms.txt\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// Fields that speak of it whatever their value.
const FIELDS: &[&str] = &["llm-policy", "llms-full", "llms-txt"];

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in audit.records() {
        let names_it = || {
            let value = audit.octets(line.record.value);
            let name = value.rsplit(|octet| *octet == b'/').next().unwrap_or_default();
            name.eq_ignore_ascii_case(b"llms.txt") || name.eq_ignore_ascii_case(b"llms-full.txt")
        };
        let (is_it, can_go) = match line.field {
            Field::UserAgent | Field::Allow | Field::Disallow => (false, false),
            // A crawler would read the file as a sitemap.
            Field::Sitemap => (names_it(), false),
            Field::Extension(known) => (FIELDS.contains(&known.name) || names_it(), true),
            Field::Unknown => (names_it(), true),
        };
        if is_it {
            let field = line.record.field;
            let fix = can_go.then(|| commented_out(audit, line)).flatten();
            findings
                .push(Finding::new(check, field).with("field", super::cut(audit, field)).fix(fix));
        }
    }
}
