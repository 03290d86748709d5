use crate::audit::prelude::*;
use crate::audit::references::meaning;
use crate::policy::Decision;

/// Rules that Cloudflare puts in front of a site's own, between two comments.
pub(super) static CHECK: Check = Check {
    name: "managed-block",
    code: "R119",
    severity: Severity::Info,
    family: Family::File,
    references: &[meaning::MANAGED],
    examples: &[Example::new(
        "# BEGIN Cloudflare Managed content\n\nUser-agent: ExampleBot\nDisallow: /\n\n# END Cloudflare Managed Content\n\nUser-agent: *\nDisallow: /admin/\n",
        "# Cloudflare: keep these\nUser-agent: ExampleBot\nDisallow: /\n\nUser-agent: *\nDisallow: /admin/\n",
    )],
    run,
    ..Check::BASE
};

/// Names that the message lists.
const LISTED: usize = 10;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if memchr::memmem::find(audit.document.source().bytes(), b"loudflare").is_none() {
        return;
    }
    let marker = |from: usize, word: &str| {
        (from..audit.document.lines().len())
            .find(|index| is_marker(audit.octets(audit.line(*index)), word))
    };
    let Some(first) = marker(0, "begin") else { return };
    let Some(last) = marker(first, "end") else { return };
    let (line, end) = (audit.line(first), audit.whole_line(last).end);
    let bytes = audit.document.source().bytes();
    let own = [&bytes[..line.start as usize], &bytes[end as usize..]].concat();
    let changed = super::differing(audit.reader, own);
    let agents: Vec<String> = changed.iter().flat_map(|(agents, _)| agents).cloned().collect();
    let mut finding = Finding::new(check, line)
        .with("lines", last - first + 1)
        .with("count", agents.len())
        .with("agents", agents.into_iter().take(LISTED).collect::<Vec<_>>());
    // Without the block it is open.
    let closed = changed.into_iter().find(|(_, change)| change.now == Decision::Allow);
    finding.witness = closed.map(|(_, change)| change.witness.url);
    findings.push(finding);
}

fn is_marker(line: &[u8], word: &str) -> bool {
    let Some(text) = line.trim_ascii().strip_prefix(b"#") else { return false };
    let text = text.trim_ascii().to_ascii_lowercase();
    text.strip_prefix(word.as_bytes())
        .is_some_and(|rest| rest.trim_ascii_start().starts_with(b"cloudflare managed content"))
}
