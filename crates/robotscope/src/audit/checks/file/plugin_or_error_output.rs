use super::markup::{Writer, report};
use crate::audit::prelude::*;

/// A message of PHP, a note of a cache, or other output of a program among the
/// records.
pub(super) static CHECK: Check = Check {
    name: "plugin-or-error-output",
    code: "R115",
    severity: Severity::Error,
    family: Family::File,
    references: &[rfc::PARSING_ERRORS, rfc::FORMAT],
    examples: &[
        Example::new(
            "<br />\n<b>Warning</b>:  Undefined index in <b>/var/www/a.php</b> on line <b>7</b><br />\nUser-agent: *\nDisallow: /private/\n",
            "User-agent: *\nDisallow: /private/\n# Warning: mind the gap on line 7\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /private/\n<!--\nPerformance optimized by a cache.\n-->\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    report(check, audit, findings, Writer::Program);
}
