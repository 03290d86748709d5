//! Known fields at places where a reader does not look for them.

use super::Audit;
use crate::dialect::RFC9309;
use crate::field::Field;
use crate::policy::{Group, Name, is_product_token};

/// Octets in front of a key that are taken for junk at most: what is further in
/// is the middle of a text.
const JUNK: usize = 80;

/// Octets of a key at most, white space and colon included.
const KEY: usize = 40;

/// Records behind a `User-agent` line among which its first rule is looked for,
/// and sitemaps among which an equal one is.
const NEAR: usize = 100;

/// A known field with its colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// What the field is.
    pub(super) field: Field,
    /// Octets up to its colon, which is one of them.
    pub(super) len: usize,
}

/// The key that `text` begins with.
pub(super) fn key(text: &[u8]) -> Option<Key> {
    let head = &text[..text.len().min(KEY)];
    let colon = memchr::memchr(b':', head)?;
    let field = RFC9309.field_names.recognise(head[..colon].trim_ascii_end());
    (field != Field::Unknown).then_some(Key { field, len: colon + 1 })
}

/// Octets in front of the key in `text`, none of them a letter except in a tag,
/// with the key. `None` when `text` begins with its key or holds none.
pub(super) fn key_behind_junk(text: &[u8]) -> Option<(usize, Key)> {
    let mut at = 0;
    while at < text.len().min(JUNK) && !text[at].is_ascii_alphabetic() {
        let rest = &text[at..text.len().min(JUNK)];
        at += match memchr::memchr(b'>', rest) {
            Some(end) if rest[0] == b'<' => end + 1,
            _ => 1,
        };
    }
    let key = key(text.get(at..)?)?;
    (at > 0).then_some((at, key))
}

/// The name of a known field in lower case.
pub(super) const fn name(field: Field) -> &'static str {
    match field {
        Field::UserAgent => "user-agent",
        Field::Allow => "allow",
        Field::Disallow => "disallow",
        Field::Sitemap => "sitemap",
        Field::Extension(extension) => extension.name,
        Field::Unknown => "",
    }
}

/// Whether a field is one of the four that everybody reads.
pub(super) const fn is_standard(field: Field) -> bool {
    matches!(field, Field::UserAgent | Field::Allow | Field::Disallow | Field::Sitemap)
}

/// Whether a record of `field` with `value`, on the line at the offset `at`,
/// would be one that asks for no other change at once: what has two defects is
/// for a person to look at.
pub(super) fn is_sound(audit: &Audit<'_>, at: u32, field: Field, value: &[u8]) -> bool {
    if !is_sound_value(field, value) {
        return false;
    }
    let groups = audit.policy.groups();
    let index = audit.document.line_at(at);
    let is_star = |group: &Group| group.agents.iter().any(|agent| agent.name == Name::Star);
    match field {
        Field::UserAgent => {
            // The rules below get another meaning: to forbid everything to
            // everyone, or to let one crawler off what binds all, deserves a
            // question of its own.
            let records = audit.records();
            let after = records.partition_point(|line| line.index <= index);
            let first = records[after..].iter().take(NEAR).find(|line| line.field.is_rule());
            let closes = first
                .is_some_and(|line| is_whole_site(line.field, audit.octets(line.record.value)));
            if value == b"*" {
                !closes && groups.len() == audit.policy.star_groups().len()
            } else {
                closes || audit.policy.star_groups().is_empty()
            }
        }
        Field::Allow | Field::Disallow => {
            let before = groups.partition_point(|group| group.first_line as usize <= index + 1);
            let group = groups[..before].last();
            group.is_some_and(|group| !(is_whole_site(field, value) && is_star(group)))
        }
        Field::Sitemap => {
            let mut others = audit.policy.sitemaps().iter().take(NEAR);
            is_of_site(audit, value) && !others.any(|other| audit.octets(other.value) == value)
        }
        // A delay for one crawler can be one that Bing takes from another group.
        Field::Extension(extension) => {
            extension.name != "crawl-delay" || audit.policy.groups_named("bingbot").is_empty()
        }
        Field::Unknown => false,
    }
}

/// Whether an address lies on the site, as far as that is known.
pub(super) fn is_of_site(audit: &Audit<'_>, url: &[u8]) -> bool {
    audit.origin.is_none_or(|origin| {
        let origin = origin.trim_end_matches('/').as_bytes();
        url.get(..origin.len()).is_some_and(|start| start.eq_ignore_ascii_case(origin))
            && url.get(origin.len()) == Some(&b'/')
    })
}

/// The same as far as the value tells.
pub(super) fn is_sound_value(field: Field, value: &[u8]) -> bool {
    let begins = |start: &str| {
        value.get(..start.len()).is_some_and(|text| text.eq_ignore_ascii_case(start.as_bytes()))
    };
    match field {
        Field::UserAgent => value == b"*" || std::str::from_utf8(value).is_ok_and(is_product_token),
        Field::Allow | Field::Disallow => {
            matches!(value.first(), Some(b'/' | b'*')) && value.iter().all(u8::is_ascii_graphic)
        }
        Field::Sitemap => begins("http://") || begins("https://"),
        Field::Extension(extension) => match extension.name {
            "crawl-delay" => !value.is_empty() && value.iter().all(u8::is_ascii_digit),
            "content-signal" | "content-usage" => memchr::memchr(b'=', value).is_some(),
            "license" => begins("https://"),
            // What is left is of yesterday, and said to be.
            _ => false,
        },
        Field::Unknown => false,
    }
}

/// Whether a rule forbids everything.
fn is_whole_site(field: Field, value: &[u8]) -> bool {
    field == Field::Disallow && value.iter().all(|octet| matches!(octet, b'/' | b'*'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_behind_junk() {
        for (text, junk) in [
            ("- Disallow: /", Some(2)),
            ("12. user-agent : *", Some(4)),
            ("3: Disallow: /", Some(3)),
            ("<!-- a1 -->User-agent: *", Some(11)),
            ("• Disallow: /", Some(4)),
            (": Disallow: /", Some(2)),
            ("Disallow: /", None),
            ("-en User-agent: *", None),
            ("- Unicorn: /", None),
            ("- Disallow /", None),
            ("---", None),
            ("", None),
        ] {
            assert_eq!(key_behind_junk(text.as_bytes()).map(|(junk, _)| junk), junk, "{text}");
        }
    }
}
