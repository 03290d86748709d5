use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;
use crate::policy::RuleKind;

/// The place of a backup, a database dump, a key or a repository: anybody can
/// read it here, and it is nothing a crawler would look for.
pub(super) static CHECK: Check = Check {
    name: "sensitive-path-advertised",
    code: "R439",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[web::ROBOTS_SECURITY],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /old/site-backup.sql\n",
            // Kinds of files, articles about them, usual directories.
            "User-agent: *\nDisallow: /*.sql$\nDisallow: /blog/backup-your-files/\nDisallow: /admin/\nDisallow: /user/password\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /.git/\n",
            "User-agent: *\nDisallow: /.well-known/\nDisallow: /dumpster-permit\n",
        ),
    ],
    run,
    ..Check::BASE
};

/// Names of files and directories that hold secrets, in small letters.
const NAMES: [&[u8]; 18] = [
    b".aws",
    b".env",
    b".git",
    b".hg",
    b".htpasswd",
    b".ssh",
    b".svn",
    b"backup",
    b"backups",
    b"confidential",
    b"database_backup",
    b"db_backup",
    b"db_backups",
    b"id_rsa",
    b"phpmyadmin",
    b"secret",
    b"secrets",
    b"sqldump",
];

/// Endings of such files.
const ENDINGS: [&[u8]; 11] = [
    b".bak",
    b".kdbx",
    b".key",
    b".mdb",
    b".p12",
    b".pem",
    b".pfx",
    b".sql",
    b".sql.gz",
    b".sql.zip",
    b".sqlite",
];

/// The first segment of the path that names such a thing, and not a kind of
/// them.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let path = pattern::path_of(pattern);
    let path = path.strip_suffix(b"$").unwrap_or(path);
    let path = path.strip_suffix(b"*").unwrap_or(path);
    pattern::segments(path).find(|range| {
        let segment = &path[range.clone()];
        let is = |name: &&[u8]| segment.eq_ignore_ascii_case(name);
        let ends = |ending: &&[u8]| {
            segment.len() > ending.len()
                && segment[segment.len() - ending.len()..].eq_ignore_ascii_case(ending)
        };
        !segment.is_empty()
            && !segment.contains(&b'*')
            && (NAMES.iter().any(is) || ENDINGS.iter().any(ends))
    })
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for place in pattern::usable(audit, find) {
        if place.kind == RuleKind::Disallow {
            findings.push(Finding::new(check, place.span()));
        }
    }
}
