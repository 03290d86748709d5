use crate::audit::key;
use crate::audit::prelude::*;

/// A bullet, a quotation mark, a tag or other characters in front of a field: no
/// reader looks behind them.
pub(super) static CHECK: Check = Check {
    name: "junk-before-key",
    code: "R211",
    severity: Severity::Error,
    family: Family::Syntax,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new(
            "User-agent: *\n- Disallow: /private/\n",
            "User-agent: *\n  Disallow: /private/\n",
        ),
        // A byte order mark that was read as Latin-1 and saved again.
        Example::new(
            "ï»¿User-agent: ExampleBot\nDisallow: /private/\n",
            "# - Disallow: /private/\nUser-agent: ExampleBot\nDisallow: /\n",
        ),
    ],
    fix: true,
    yields_to: &[
        "invisible-character",
        "nbsp-whitespace",
        "homoglyph-key",
        "markdown-or-paste-residue",
        "injected-markup",
        "nul-byte",
        "bom-partial",
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (_, text) in audit.unread_lines() {
        let octets = audit.octets(text);
        let Some((junk, key)) = key::key_behind_junk(octets) else { continue };
        let place = Span::new(text.start, text.start + junk as u32);
        let mut fix = Fix::delete(super::safety(key.field), place);
        let mut value = octets[junk + key.len..].trim_ascii();
        // What is quoted ends with the mark it begins with.
        if let Some(mark @ (b'"' | b'\'' | b'`')) = octets.get(junk - 1)
            && let Some(inner) = value.strip_suffix(std::slice::from_ref(mark))
        {
            value = inner;
            fix.edits.push(Edit { span: Span::new(text.end - 1, text.end), text: Vec::new() });
        }
        let sound = super::is_sound(audit, text.start, key.field, value);
        findings.push(
            Finding::new(check, place)
                .with("text", audit.quote(place))
                .with("directive", super::display_name(key::name(key.field)))
                .severity(super::severity(key.field))
                .fix(sound.then_some(fix)),
        );
    }
}
