use crate::audit::key;
use crate::audit::prelude::*;

/// A rule behind a `#`: a comment like any other.
pub(super) static CHECK: Check = Check {
    name: "commented-out-rule",
    code: "R214",
    severity: Severity::Info,
    family: Family::Syntax,
    references: &[rfc::FORMAT],
    examples: &[Example::new(
        "User-agent: *\n#Disallow: /private/\nDisallow: /drafts/\n",
        "User-agent: *\n# Disallow: what nobody should read\nDisallow: /drafts/\n",
    )],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'#') {
        return;
    }
    for line in audit.document.lines() {
        if line.comment == line.end || !audit.octets(line.text()).trim_ascii().is_empty() {
            continue;
        }
        let comment = audit.octets(line.comment()).trim_ascii_end();
        let hashes = comment.iter().take_while(|octet| **octet == b'#').count();
        let text = comment[hashes..].trim_ascii();
        if let Some(key) = key::key(text)
            && key.field.is_rule()
            && let value = text[key.len..].trim_ascii_start()
            && matches!(value.first(), Some(b'/' | b'*'))
            && !value.iter().any(u8::is_ascii_whitespace)
        {
            let end = line.comment + comment.len() as u32;
            findings.push(Finding::new(check, Span::new(line.comment, end)));
        }
    }
}
