use crate::audit::key;
use crate::audit::prelude::*;

/// What a file brings along from a chat, a blog or an editor: the fence of a code
/// block, or a bullet, a quotation mark or a number in front of each line.
pub(super) static CHECK: Check = Check {
    name: "markdown-or-paste-residue",
    code: "R117",
    severity: Severity::Warning,
    family: Family::File,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new(
            "```txt\nUser-agent: *\nDisallow: /private/\n```\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
        Example::new(
            "1: User-agent: *\n2: Disallow: /private/\n",
            "# ```\nUser-agent: *\nDisallow: /```\n",
        ),
        Example::new(
            "> User-agent: *\n> Disallow: /private/\n",
            "User-agent: *\nDisallow: /private/\n> Disallow: /drafts/\n",
        ),
    ],
    fix: true,
    yields_to: &["invisible-character", "nbsp-whitespace", "injected-markup"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let mut places: Vec<Span> = Vec::new();
    let mut edits: Vec<Edit> = Vec::new();
    let mut marked = 0;
    let mut sound = true;
    for (index, text) in audit.unread_lines() {
        let octets = audit.octets(text);
        let edit = |span| Edit { span, text: Vec::new() };
        if is_fence(octets) {
            places.push(text);
            edits.push(edit(audit.whole_line(index)));
        } else if let Some((junk, key)) = key::key_behind_junk(octets)
            && is_mark(&octets[..junk])
        {
            marked += 1;
            let span = Span::new(text.start, text.start + junk as u32);
            places.push(span);
            edits.push(edit(span));
            sound &= key::is_sound_value(key.field, octets[junk + key.len..].trim_ascii());
        }
    }
    // One marked line alone is a slip and has a check of its own.
    if marked == 1 {
        if let Some(at) = places.iter().position(|span| !is_fence(audit.octets(*span))) {
            places.remove(at);
            edits.remove(at);
        }
        marked = 0;
        sound = true;
    }
    let has_records = marked > 0 || !audit.policy.groups().is_empty();
    let safety = if marked > 0 { Safety::ChangesVerdicts } else { Safety::Safe };
    let mut fix =
        (sound && has_records && edits.len() <= super::EDITS).then_some(Fix { safety, edits });
    for place in places {
        // The first mends all: half a list would be worse than all of it.
        findings.push(Finding::new(check, place).fix(fix.take()));
    }
}

fn is_fence(text: &[u8]) -> bool {
    text.starts_with(b"```") || text.starts_with(b"~~~") || matches!(text, b"\"\"\"" | b"'''")
}

/// Whether junk is a bullet, a sign of quotation or a number of a line.
fn is_mark(junk: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(junk) else { return false };
    text.chars().all(|c| matches!(c, '0'..='9' | ' ' | '\t'))
        || text.trim_end().chars().all(|c| matches!(c, '-' | '*' | '+' | '>' | '|' | '•' | ' '))
        || text.trim().trim_end_matches(['.', ')', ':', '|']).chars().all(|c| c.is_ascii_digit())
        || matches!(text.trim(), "\"" | "'" | "`" | "“")
}
