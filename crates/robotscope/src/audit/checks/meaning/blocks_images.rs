use std::collections::BTreeSet;

use crate::analysis::{Budget, Coverage, Fact, Reasoner, Rules, Settled};
use crate::audit::prelude::*;
use crate::audit::references::meaning;
use crate::policy::{RuleKind, Usability};

/// Rules that close every image of a type, or a folder of images, while pages
/// are open.
pub(super) static CHECK: Check = Check {
    name: "blocks-images",
    code: "R436",
    severity: Severity::Info,
    family: Family::Paths,
    concerns: &["google", "bing", "yandex"],
    references: &[meaning::IMAGES],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /*.jpg$\nDisallow: /*.png$\n",
            "User-agent: *\nDisallow: /admin/*.jpg$\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /images/\n",
            "User-agent: *\nDisallow: /images/\nAllow: /images/products/\n",
        ),
    ],
    run,
    ..Check::BASE
};

/// Folders that hold images and little else, as sites call them.
const FOLDERS: &[&[u8]] =
    &[b"images", b"image", b"img", b"imgs", b"pics", b"pictures", b"photos", b"wp-content/uploads"];

/// Folders of a file that are asked about.
const ASKED: usize = 20;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let mut closing = super::closing(audit, &[Fact::Images]);
    let mut known: BTreeSet<u32> = closing.iter().map(|(rule, ..)| rule.line).collect();
    let policy = audit.reader;
    let mut asked = 0;
    for report in audit.meaning().reports().iter().filter(|report| !super::is_shut(report)) {
        for rule in policy.rules(&report.crawlers.choice) {
            if rule.kind == RuleKind::Allow
                || rule.usability != Usability::Usable
                || !is_folder(audit.octets(rule.pattern))
                || known.contains(&rule.line)
                || asked == ASKED
            {
                continue;
            }
            asked += 1;
            let rules = Rules::new(policy, &report.crawlers.choice);
            let pattern = policy.normal_pattern(rule);
            let coverage = Reasoner::new(&rules).coverage(&pattern, &[], &mut Budget::default());
            if let Settled::Known(Coverage::Closed(witness)) = coverage {
                known.insert(rule.line);
                closing.push((rule, witness.url));
            }
        }
    }
    closing.sort_by_key(|(rule, ..)| rule.line);
    for (rule, url) in closing {
        findings.push(Finding::new(check, rule.pattern).witness(url));
    }
}

fn is_folder(pattern: &[u8]) -> bool {
    let name = pattern.strip_prefix(b"/").map(|name| name.strip_suffix(b"*").unwrap_or(name));
    let name = name.map(|name| name.strip_suffix(b"/").unwrap_or(name));
    name.is_some_and(|name| FOLDERS.contains(&name))
}
