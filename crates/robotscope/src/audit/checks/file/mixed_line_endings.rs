use crate::audit::prelude::*;
use crate::syntax::{LineEnding, LineEndings};

/// Lines that end in two or three ways.
pub(super) static CHECK: Check = Check {
    name: "mixed-line-endings",
    code: "R107",
    severity: Severity::Info,
    family: Family::File,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new(
            "User-agent: *\r\nDisallow: /private/\nDisallow: /drafts/\r\n",
            "User-agent: *\r\nDisallow: /private/\r\nDisallow: /drafts/",
        ),
        Example::new(
            "User-agent: *\rDisallow: /private/\rDisallow: /drafts/\n",
            "User-agent: *\nDisallow: /private/\nDisallow: /drafts/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'\r') || audit.document.line_endings() != LineEndings::Mixed {
        return;
    }
    let ends = || audit.document.lines().iter().map(|line| line.line_end());
    let count = |text: &[u8]| ends().filter(|span| audit.octets(*span) == text).count();
    let (lf, crlf, cr) = (count(b"\n"), count(b"\r\n"), count(b"\r"));
    // CR alone is a defect of its own.
    let (most, text): (_, &[u8]) =
        if crlf > lf { (LineEnding::CrLf, b"\r\n") } else { (LineEnding::Lf, b"\n") };
    let other = ends().find(|span| !span.is_empty() && audit.octets(*span) != text);
    findings.push(
        Finding::new(check, other)
            .with("lf", lf)
            .with("crlf", crlf)
            .with("cr", cr)
            .fix(super::line_ends(audit, most)),
    );
}
