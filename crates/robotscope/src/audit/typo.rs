//! Which known field a misspelt one was meant to be.

use crate::edit::distance;
use crate::field::{EXTENSIONS, Field, GOOGLE_PREFIXES};

const STANDARD: [&str; 4] = ["user-agent", "allow", "disallow", "sitemap"];

/// What the name of a field that is in no registry looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// A slip of this field that Google's matcher takes for it.
    SlipGoogleReads(&'static str),
    /// Begins with the whole name of this field: Google compares no further.
    Extended(&'static str),
    /// A slip of this field that no major reader takes for it.
    Slip(&'static str),
    /// Like no known field.
    Unlike,
}

impl Spelling {
    /// Looks at `name`, which is no known field's.
    pub(super) fn of(name: &[u8]) -> Self {
        if let Some(directive) = accepted(name) {
            Self::SlipGoogleReads(directive)
        } else if let Some(directive) = STANDARD.into_iter().find(|field| begins(name, field)) {
            Self::Extended(directive)
        } else {
            meant(name).map_or(Self::Unlike, Self::Slip)
        }
    }
}

fn begins(name: &[u8], prefix: &str) -> bool {
    name.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix.as_bytes()))
}

/// The field that Google takes `name` for although it begins with none of the
/// four names: by its list of slips.
fn accepted(name: &[u8]) -> Option<&'static str> {
    let (_, field) = GOOGLE_PREFIXES.iter().find(|(prefix, _)| begins(name, prefix))?;
    let directive = match field {
        Field::UserAgent => "user-agent",
        Field::Allow => "allow",
        Field::Disallow => "disallow",
        Field::Sitemap => "sitemap",
        Field::Extension(_) | Field::Unknown => return None,
    };
    (!begins(name, directive)).then_some(directive)
}

/// A known field that `name` is a slip of: the nearest one at a distance of
/// at most a quarter of its letters (one for a short name), where swapping two
/// neighbours, dropping, adding or changing a letter count one each and
/// `_`, space and `-` are the same. `None` for a name that is known itself or
/// resembles none, and for names over 40 octets, which nobody mistypes.
fn meant(name: &[u8]) -> Option<&'static str> {
    if name.len() > 40 {
        return None;
    }
    let text = String::from_utf8_lossy(name).to_lowercase();
    let typed: Vec<char> =
        text.chars().map(|c| if matches!(c, '_' | ' ') { '-' } else { c }).collect();
    let known = STANDARD.into_iter().chain(EXTENSIONS.iter().map(|extension| extension.name));
    let mut best: Option<(usize, &'static str)> = None;
    for field in known {
        if field == text {
            return None;
        }
        let most = (field.len() / 4).max(1);
        if let Some(distance) = distance(&typed, field.as_bytes(), 1, most)
            && best.is_none_or(|(before, _)| distance < before)
        {
            best = Some((distance, field));
        }
    }
    best.map(|(_, field)| field)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips() {
        for (name, field) in [
            ("Disalow", Some("disallow")),
            ("Alow", Some("allow")),
            ("User_agent", Some("user-agent")),
            ("User agent", Some("user-agent")),
            ("Site-map", Some("sitemap")),
            ("Content-Signals", Some("content-signal")),
            ("Crawl-deley", Some("crawl-delay")),
            ("DİSALLOW", Some("disallow")),
            ("Disallow", None),
            ("Unicorn", None),
            ("Agentmap", None),
            ("foo", None),
            ("", None),
        ] {
            assert_eq!(meant(name.as_bytes()), field, "{name}");
        }
    }
}
