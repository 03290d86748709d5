//! Whom a name in a robots.txt means.

use super::{CRAWLERS, Crawler, Extent, LONGEST, NAMES, NameKind};

/// A row of the table of names, which is sorted by text, case set aside.
#[derive(Debug)]
pub(super) struct Name {
    pub(super) text: &'static str,
    pub(super) kind: NameKind,
    pub(super) crawler: u16,
}

/// A crawler found by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The crawler.
    pub crawler: &'static Crawler,
    /// The name it was found by, as the catalogue writes it.
    pub name: &'static str,
    /// What this name is to the crawler.
    pub kind: NameKind,
    /// How much of what is written it is.
    pub extent: Extent,
}

/// The crawler that `name`, the value of a `User-agent` line, means to a person.
/// Whether a reader takes it for that crawler is another question, which only
/// C-03 answers.
///
/// A whole header that begins with `Mozilla/5.0` is found as that, whoever sends
/// it: Mozilla is the name in it that readers compare.
///
/// Cost: a few dozen binary searches at most, however long `name` is.
pub fn lookup(name: &str) -> Option<Known> {
    if let Some(found) = exact(name) {
        return Some(found.known(Extent::Whole));
    }
    let trimmed = name.trim_matches(|c: char| c.is_whitespace() || "*+\"'.".contains(c));
    if let Some(found) = exact(trimmed) {
        return Some(found.known(Extent::Trimmed));
    }
    // What C-03 takes for the name always ends at such a place: there is no need
    // to look for that, too.
    let ends = |c: char| !c.is_alphanumeric() && !"-_.".contains(c);
    let within = trimmed.char_indices().take_while(|(at, _)| *at <= LONGEST);
    let mut places: Vec<usize> = within.filter(|(_, c)| ends(*c)).map(|(at, _)| at).collect();
    // The longest first: `Googlebot-Image` is not Googlebot.
    places.reverse();
    places.into_iter().find_map(|at| exact(&trimmed[..at])).map(|name| name.known(Extent::Prefix))
}

/// The crawler that readers take `name` for: its token, or another that its
/// operator documents. A binary search.
pub fn named(name: &str) -> Option<Known> {
    let found = exact(name).filter(|row| matches!(row.kind, NameKind::Token | NameKind::Alias))?;
    Some(found.known(Extent::Whole))
}

/// The row of `name`, case set aside.
fn exact(name: &str) -> Option<&'static Name> {
    let folded = |text: &'static str| text.bytes().map(|octet| octet.to_ascii_lowercase());
    let wanted = || name.bytes().map(|octet| octet.to_ascii_lowercase());
    let at = NAMES.binary_search_by(|row| folded(row.text).cmp(wanted())).ok()?;
    Some(&NAMES[at])
}

impl Name {
    fn known(&self, extent: Extent) -> Known {
        let crawler = &CRAWLERS[usize::from(self.crawler)];
        Known { crawler, name: self.text, kind: self.kind, extent }
    }
}
