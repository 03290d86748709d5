//! What a record's field means to a reader.

/// What a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Names crawlers: opens a group or adds to its header.
    UserAgent,
    /// A rule that permits.
    Allow,
    /// A rule that forbids.
    Disallow,
    /// The address of a sitemap; belongs to no group.
    Sitemap,
    /// A record that somebody reads and that RFC 9309 leaves to them (§2.2.4).
    Extension(&'static Extension),
    /// In no registry.
    Unknown,
}

impl Field {
    /// Whether the line is a rule.
    pub const fn is_rule(self) -> bool {
        matches!(self, Self::Allow | Self::Disallow)
    }
}

/// A field outside RFC 9309 that is known.
#[derive(Debug, PartialEq, Eq)]
pub struct Extension {
    /// Its name in lower case.
    pub name: &'static str,
    /// What a record of it speaks about.
    pub scope: Scope,
    /// Whether anybody reads it.
    pub standing: Standing,
    /// Where it is described, or who reads it.
    pub source: &'static str,
}

/// What an extension record speaks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// The crawlers of the group it stands in.
    Group,
    /// The site.
    Site,
}

/// Whether anybody reads an extension record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Somebody documents that it does.
    Read,
    /// Nobody is known to read it any more.
    Past,
    /// It is a value of the robots meta tag and the `X-Robots-Tag` header; no
    /// crawler reads it here.
    OfPages,
    /// A proposal about the use of content by AI; no crawler is known to read it.
    ProposedForAi,
    /// Points AI systems to another file; no crawler documents that it follows.
    Pointer,
}

macro_rules! extensions {
    ($($name:literal, $scope:ident, $standing:ident, $source:literal;)*) => {
        &[$(Extension {
            name: $name,
            scope: Scope::$scope,
            standing: Standing::$standing,
            source: $source,
        }),*]
    };
}

/// The known extension fields, by name.
pub static EXTENSIONS: &[Extension] = extensions! {
    "agentmap", Site, Pointer, "sites that describe themselves to AI agents";
    "allowaitraining", Group, ProposedForAi, "draft-canel-robots-ai-control-00";
    "clean-param", Site, Read, "Yandex: query parameters that do not change a page";
    "content-signal", Group, Read, "Cloudflare content signals";
    "content-usage", Group, Read, "draft-ietf-aipref-attach-05";
    "crawl-delay", Group, Read, "Bing, Python and others: pause between visits";
    "disallowaitraining", Group, ProposedForAi, "draft-canel-robots-ai-control-00";
    "domain", Site, Past, "Google's list of fields it knows and does not use";
    "host", Site, Past, "Yandex until 2018: preferred host";
    "license", Site, Read, "RSL 1.0";
    "llm-policy", Site, Pointer, "sites with an llms.txt";
    "llms-full", Site, Pointer, "sites with an llms-full.txt";
    "llms-txt", Site, Pointer, "sites with an llms.txt";
    "noai", Group, OfPages, "DeviantArt, 2022: use for AI";
    "noarchive", Group, OfPages, "Google's list of fields it knows and does not use";
    "nofollow", Group, OfPages, "Google's list of fields it knows and does not use";
    "noimageai", Group, OfPages, "DeviantArt, 2022: use of images for AI";
    "noimageindex", Group, OfPages, "Google's robots meta tag";
    "noindex", Group, Past, "Google until 2019-09-01";
    "nosnippet", Group, OfPages, "Google's robots meta tag";
    "notranslate", Group, OfPages, "Google's robots meta tag";
    "request-rate", Group, Read, "Extended standard of 1996; Python";
    "revisit-after", Group, Past, "Google's list of fields it knows and does not use";
    "robot-version", Site, Past, "Extended standard of 1996";
    "schemamap", Site, Pointer, "NLWeb: where a site's structured data lie";
    "tdm-policy", Site, ProposedForAi, "TDMRep, which defines it for headers and pages";
    "tdm-reservation", Site, ProposedForAi, "TDMRep, which defines it for headers and pages";
    "unavailable_after", Group, OfPages, "Google's robots meta tag";
    "visit-time", Group, Past, "Extended standard of 1996";
};

/// How a reader recognises a field's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldNames {
    /// The whole name, ASCII case set aside (RFC 9309 §2.2).
    Exact,
    /// A name that begins like one of the four, or like an accepted slip
    /// (C-11). Extensions are still compared whole: Google uses none.
    GooglePrefixes,
    /// As [`Exact`](Self::Exact), but `Allow` is no field yet.
    ExactWithoutAllow,
    /// A name of Protego's lists.
    Protego,
}

/// What Protego takes for a field it knows, beside the four themselves. Source:
/// its lists of version 0.7.0.
pub static PROTEGO_NAMES: &[(&str, &str)] = &[
    ("useragent", "user-agent"),
    ("user agent", "user-agent"),
    ("dissallow", "disallow"),
    ("dissalow", "disallow"),
    ("disalow", "disallow"),
    ("diasllow", "disallow"),
    ("disallaw", "disallow"),
    ("sitemaps", "sitemap"),
    ("site-map", "sitemap"),
    ("crawl-delay", "crawl-delay"),
    ("crawl delay", "crawl-delay"),
    ("request-rate", "request-rate"),
    ("request rate", "request-rate"),
    ("visit-time", "visit-time"),
    ("visit time", "visit-time"),
    ("host", "host"),
];

/// What Google's matcher takes for the four fields, longest known spelling
/// first where one begins another. Source: its `robots.cc`.
pub static GOOGLE_PREFIXES: &[(&str, Field)] = &[
    ("user-agent", Field::UserAgent),
    ("useragent", Field::UserAgent),
    ("user agent", Field::UserAgent),
    ("allow", Field::Allow),
    ("disallow", Field::Disallow),
    ("dissallow", Field::Disallow),
    ("dissalow", Field::Disallow),
    ("disalow", Field::Disallow),
    ("diasllow", Field::Disallow),
    ("disallaw", Field::Disallow),
    ("sitemap", Field::Sitemap),
    ("site-map", Field::Sitemap),
];

impl FieldNames {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::GooglePrefixes => "prefixes-and-accepted-slips",
            Self::ExactWithoutAllow => "exact-without-allow",
            Self::Protego => "names-and-slips-of-protego",
        }
    }

    /// What `name`, a field as written, means. Cost: the length of the table.
    pub fn recognise(self, name: &[u8]) -> Field {
        if let Some(field) = standard(name) {
            let is_known = self != Self::ExactWithoutAllow || field != Field::Allow;
            return if is_known { field } else { Field::Unknown };
        }
        if self == Self::Protego
            && let Some(meant) = protego(name)
        {
            return FieldNames::Exact.recognise(meant.as_bytes());
        }
        if self == Self::GooglePrefixes
            && let Some((_, field)) = GOOGLE_PREFIXES.iter().find(|(prefix, _)| {
                name.get(..prefix.len())
                    .is_some_and(|start| start.eq_ignore_ascii_case(prefix.as_bytes()))
            })
        {
            return *field;
        }
        EXTENSIONS
            .iter()
            .find(|extension| name.eq_ignore_ascii_case(extension.name.as_bytes()))
            .map_or(Field::Unknown, Field::Extension)
    }
}

impl FieldNames {
    /// Whether the reader has a use for a field that is written `name`.
    pub fn knows(self, name: &[u8]) -> bool {
        standard(name).is_some() || (self == Self::Protego && protego(name).is_some())
    }
}

/// The field that Protego takes `name` for.
fn protego(name: &[u8]) -> Option<&'static str> {
    let is = |known: &str| name.eq_ignore_ascii_case(known.as_bytes());
    PROTEGO_NAMES.iter().find(|(known, _)| is(known)).map(|(_, field)| *field)
}

/// The four fields, compared whole.
fn standard(name: &[u8]) -> Option<Field> {
    // The length tells the four apart: one comparison a line.
    let (known, field): (&[u8], Field) = match name.len() {
        5 => (b"allow", Field::Allow),
        7 => (b"sitemap", Field::Sitemap),
        8 => (b"disallow", Field::Disallow),
        10 => (b"user-agent", Field::UserAgent),
        _ => return None,
    };
    name.eq_ignore_ascii_case(known).then_some(field)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        use Field::{Allow, Disallow, Sitemap, Unknown, UserAgent};
        for (name, exact, google) in [
            ("User-Agent", UserAgent, UserAgent),
            ("dIsAlLoW", Disallow, Disallow),
            ("Disallowed", Unknown, Disallow),
            ("Allowance", Unknown, Allow),
            ("Sitemap-index", Unknown, Sitemap),
            ("site-map", Unknown, Sitemap),
            ("Useragents", Unknown, UserAgent),
            ("User_agent", Unknown, Unknown),
            ("Alow", Unknown, Unknown),
            ("dis", Unknown, Unknown),
            ("", Unknown, Unknown),
        ] {
            assert_eq!(FieldNames::Exact.recognise(name.as_bytes()), exact, "{name}");
            assert_eq!(FieldNames::GooglePrefixes.recognise(name.as_bytes()), google, "{name}");
        }
    }

    #[test]
    fn extensions_are_sorted_and_compared_whole() {
        assert!(EXTENSIONS.is_sorted_by_key(|extension| extension.name));
        assert!(matches!(
            FieldNames::Exact.recognise(b"CRAWL-delay"),
            Field::Extension(Extension { name: "crawl-delay", .. })
        ));
        assert_eq!(FieldNames::Exact.recognise(b"crawl-delays"), Field::Unknown);
    }
}
