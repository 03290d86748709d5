use super::markup::{Writer, report};
use crate::audit::prelude::*;

/// A script, a frame or a link among the records: often a sign of an intruder.
pub(super) static CHECK: Check = Check {
    name: "injected-markup",
    code: "R116",
    severity: Severity::Error,
    family: Family::File,
    references: &[rfc::PARSING_ERRORS, rfc::FORMAT],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /private/\n<script src=\"https://example.com/a.js\"></script>\n",
        "User-agent: *\nDisallow: /private/\nDisallow: /*<script\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if audit.has(b'<') {
        report(check, audit, findings, Writer::Injector);
    }
}
