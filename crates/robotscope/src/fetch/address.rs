//! What the address of a file says about what it governs (RFC 9309 §2.3, R28;
//! C-22, C-23).

use super::outcome::Outcome;
use crate::dialect::{RFC9309, RobotsTxt};
use crate::policy::{Hint, Oddity, Origin, Target, governed};

/// What the file at an address governs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Whether crawlers look there for rules at all.
    pub is_robots_txt: bool,
    /// The only origin it governs; `None` where it governs nothing, or where the
    /// address does not tell.
    pub governs: Option<String>,
    /// What a person should know of it.
    pub notes: Vec<AddressNote>,
}

/// What there is to know of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddressNote {
    /// It governs this origin only.
    GovernsOnly {
        /// The origin.
        origin: String,
    },
    /// A path alone: which origin is not told.
    OriginUnknown,
    /// Other letter case than `/robots.txt`: nobody asks for it.
    LetterCase {
        /// The path.
        path: String,
    },
    /// A `robots.txt` below the top level: nobody asks for it.
    NotTopLevel {
        /// The path.
        path: String,
    },
    /// A query behind `/robots.txt`: nobody asks for it.
    Query {
        /// Path and query.
        path: String,
    },
    /// Another file.
    OtherFile {
        /// The path.
        path: String,
    },
    /// A scheme whose resources no robots.txt governs.
    OtherKind {
        /// The scheme.
        scheme: String,
    },
    /// No host.
    NoHost,
    /// Not the scheme of the site.
    OtherScheme {
        /// The file's origin.
        file: String,
        /// The site's.
        site: String,
    },
    /// Not the host of the site.
    OtherHost {
        /// The file's origin.
        file: String,
        /// The site's.
        site: String,
    },
    /// Not the port of the site.
    OtherPort {
        /// The file's origin.
        file: String,
        /// The site's.
        site: String,
    },
    /// Redirected to another origin: the rules are those of the first.
    RedirectedAway {
        /// The origin first asked.
        file: String,
        /// Where the file was.
        target: String,
    },
}

impl AddressNote {
    /// The name on the wire and the values its sentence needs.
    pub fn parts(&self) -> (&'static str, Vec<(&'static str, &str)>) {
        match self {
            Self::GovernsOnly { origin } => ("governs-only", vec![("origin", origin)]),
            Self::OriginUnknown => ("origin-unknown", vec![]),
            Self::LetterCase { path } => ("letter-case", vec![("path", path)]),
            Self::NotTopLevel { path } => ("not-top-level", vec![("path", path)]),
            Self::Query { path } => ("query", vec![("path", path)]),
            Self::OtherFile { path } => ("other-file", vec![("path", path)]),
            Self::OtherKind { scheme } => ("other-kind", vec![("scheme", scheme)]),
            Self::NoHost => ("no-host", vec![]),
            Self::OtherScheme { file, site } => {
                ("other-scheme", vec![("file", file), ("site", site)])
            }
            Self::OtherHost { file, site } => ("other-host", vec![("file", file), ("site", site)]),
            Self::OtherPort { file, site } => ("other-port", vec![("file", file), ("site", site)]),
            Self::RedirectedAway { file, target } => {
                ("redirected-away", vec![("file", file), ("target", target)])
            }
        }
    }
}

/// How the origin of one address differs from another's.
fn difference(address: &Target, other: &str) -> Option<Hint> {
    let mut hints = Vec::new();
    let governed = governed(address, Some(other), &mut hints);
    (governed == Some(false)).then(|| hints.pop()).flatten()
}

impl Address {
    /// What the address of `outcome` says, if there is one. Linear.
    pub(super) fn of(outcome: &Outcome) -> Option<Self> {
        let typed = outcome.address.as_deref().filter(|typed| !typed.trim().is_empty())?;
        let target = Target::read(typed, &RFC9309);
        let mut notes = Vec::new();
        let wrong = wrong_place(&target);
        let is_robots_txt = wrong.is_none();
        notes.extend(wrong);
        let origin = target.origin.as_ref().filter(|origin| !origin.host.is_empty());
        let file = origin.map(Origin::to_string);
        let governs = file.clone().filter(|_| is_robots_txt);
        if is_robots_txt {
            notes.push(
                governs.clone().map_or(AddressNote::OriginUnknown, |origin| {
                    AddressNote::GovernsOnly { origin }
                }),
            );
        }
        if let (true, Some(file)) = (is_robots_txt, file) {
            notes.extend(elsewhere(&target, &file, outcome));
        }
        Some(Self { is_robots_txt, governs, notes })
    }
}

/// Why nobody looks for rules there.
fn wrong_place(target: &Target) -> Option<AddressNote> {
    for oddity in &target.oddities {
        match oddity {
            Oddity::NotHttp { scheme } => {
                return Some(AddressNote::OtherKind { scheme: scheme.clone() });
            }
            Oddity::NoHost => return Some(AddressNote::NoHost),
            Oddity::Empty | Oddity::ReadAsHost { .. } | Oddity::SlashPrepended => {}
        }
    }
    if target.is_robots_txt(RobotsTxt::Allowed) {
        return None;
    }
    let path = target.path.clone();
    let (before, query) = path.split_once('?').map_or((&*path, None), |(a, b)| (a, Some(b)));
    let last = before.rsplit('/').next().unwrap_or_default();
    Some(if before == "/robots.txt" && query.is_some() {
        AddressNote::Query { path }
    } else if before.eq_ignore_ascii_case("/robots.txt") {
        AddressNote::LetterCase { path }
    } else if last.eq_ignore_ascii_case("robots.txt") {
        AddressNote::NotTopLevel { path }
    } else {
        AddressNote::OtherFile { path }
    })
}

/// Whether the site, or where the redirects led, is somewhere else.
fn elsewhere(target: &Target, file: &str, outcome: &Outcome) -> Vec<AddressNote> {
    let mut notes = Vec::new();
    let origin = |typed: &str| Origin::read(typed).map(|origin| origin.to_string());
    if let Some(site) = outcome.site.as_deref()
        && let Some(hint) = difference(target, site)
        && let Some(site) = origin(site)
    {
        let file = file.to_owned();
        notes.push(match hint {
            Hint::OtherScheme { .. } => AddressNote::OtherScheme { file, site },
            Hint::OtherPort { .. } => AddressNote::OtherPort { file, site },
            _ => AddressNote::OtherHost { file, site },
        });
    }
    if let Some(last) = outcome.final_address.as_deref()
        && difference(target, last).is_some()
        && let Some(target) = origin(last)
    {
        notes.push(AddressNote::RedirectedAway { file: file.to_owned(), target });
    }
    notes
}
