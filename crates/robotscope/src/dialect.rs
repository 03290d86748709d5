//! A dialect is a reader's way of reading: a row of switches, each with the
//! source that documents it. There is one engine; a dialect is data.

use crate::field::FieldNames;
use crate::source::SIZE_LIMIT;
use crate::syntax::{Lexing, Separator, Trim};

/// A reader's way of reading.
#[derive(Debug)]
pub struct Dialect {
    /// Its name on the wire, kebab-case.
    pub id: &'static str,
    /// How we know what it does.
    pub how_we_know: HowWeKnow,
    /// What describes it as a whole.
    pub sources: &'static [&'static str],
    /// How a line is cut up.
    pub lexing: Lexing,
    /// How a field's name is recognised.
    pub field_names: FieldNames,
    /// How many octets of a file are read; only complete lines count.
    pub size_limit: Option<u32>,
    /// What is read from the typed agent.
    pub agent: AgentReading,
    /// Which part of a `User-agent` value is the name.
    pub name: NameReading,
    /// Which groups apply to an agent.
    pub group: GroupChoice,
    /// Crawlers that the `*` group does not bind.
    pub not_bound_by_star: &'static [&'static str],
    /// What is made of the typed URL before rules are compared with it.
    pub url: UrlReading,
    /// How octets and escapes of patterns and paths are compared.
    pub escapes: Escapes,
    /// Whether `/robots.txt` is allowed whatever the rules say.
    pub robots_txt_allowed: bool,
    /// Whether `Allow: …/index.htm…` also opens the directory itself.
    pub index_opens_directory: bool,
    /// Whether a crawl delay is kept.
    pub crawl_delay: CrawlDelay,
}

/// Declares a switch with its values and their kebab-case names on the wire.
macro_rules! switch {
    ($(#[doc = $doc:literal])* $name:ident { $($(#[doc = $value_doc:literal])* $value:ident => $code:literal,)* }) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[doc = $value_doc])* $value,)*
        }

        impl $name {
            /// The kebab-case name on the wire.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$value => $code,)*
                }
            }
        }
    };
}

switch! {
    /// How we know what a dialect does.
    HowWeKnow {
        /// Its software was run and compared.
        RanItsCode => "ran-its-code",
        /// A standard or its vendor's pages say so.
        Documented => "documented",
        /// Its source was transcribed.
        Transcribed => "transcribed",
        /// Nobody says; the reading of RFC 9309 is taken.
        Assumed => "assumed",
    }
}

switch! {
    /// What is read from the typed agent.
    AgentReading {
        /// The names in a token or a whole header, likeliest first (C-01).
        Names => "names-in-the-text",
        /// The text as typed, whole.
        Verbatim => "as-typed",
    }
}

switch! {
    /// Which part of a `User-agent` value is the name.
    NameReading {
        /// Up to the first white space or one of `/ , ; : = ( ) *` (C-03).
        Word => "first-word",
        /// The leading letters, `-` and `_`.
        Letters => "leading-letters",
    }
}

switch! {
    /// Which groups apply to an agent.
    GroupChoice {
        /// Those that name the first candidate that any group names; else `*` (C-02).
        Equal => "equal-name",
        /// All whose whole value is part of the typed text; else `*` (C-07).
        Substring => "value-in-the-text",
    }
}

switch! {
    /// What is made of the typed URL.
    UrlReading {
        /// As a browser reads it, then brought to the normal form of RFC 9309
        /// §2.2.2 (C-12, C-21).
        Normalised => "normalised",
        /// As a browser requests it; nothing decoded.
        Browser => "as-browsers-request-it",
        /// From the first `/`, `?` or `;` after the host to the fragment, as typed,
        /// or to a NUL in it.
        Verbatim => "as-typed",
    }
}

switch! {
    /// How octets and escapes are compared.
    Escapes {
        /// By octet; an escape counts as the octet it stands for except where the
        /// octet has a meaning in that place of the URL (RFC 9309 §2.2.2, C-12).
        Meaning => "by-octet",
        /// As written, except that the rule's octets beyond ASCII are escaped and
        /// its hex digits capitalised.
        AsWritten => "as-written",
    }
}

switch! {
    /// What becomes of a crawl delay.
    CrawlDelay {
        /// The standard leaves it to the crawler (RFC 9309 §2.2.4).
        LeftToCrawler => "left-to-the-crawler",
        /// The reader ignores it.
        Ignored => "ignored",
    }
}

/// One switch of a dialect as a person may read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Kebab-case name.
    pub name: &'static str,
    /// Kebab-case value.
    pub value: &'static str,
    /// Who documents it.
    pub source: &'static str,
}

const ROBOTS_CC: &str = "google/robotstxt, robots.cc";

/// RFC 9309 as Robotscope reads it.
pub static RFC9309: Dialect = RFC9309_ROW;

/// The same with every group whose value is part of the typed agent.
pub static SUBSTRING: Dialect = Dialect {
    id: "substring",
    how_we_know: HowWeKnow::Documented,
    sources: &["RFC 9309, read with the liberal substring rule of the 1994 convention"],
    group: GroupChoice::Substring,
    ..RFC9309_ROW
};

/// Googlebot in practice.
pub static GOOGLE: Dialect = Dialect {
    id: "google",
    how_we_know: HowWeKnow::RanItsCode,
    sources: &[ROBOTS_CC, "Google: How Google interprets the robots.txt specification"],
    size_limit: Some(SIZE_LIMIT),
    agent: AgentReading::Names,
    not_bound_by_star: &[
        "AdsBot-Google",
        "AdsBot-Google-Mobile",
        "APIs-Google",
        "Mediapartners-Google",
    ],
    url: UrlReading::Browser,
    ..GOOGLE_LIBRARY_ROW
};

/// Google's open-source matcher, given agent and URL as typed.
pub static GOOGLE_LIBRARY: Dialect = GOOGLE_LIBRARY_ROW;

const RFC9309_ROW: Dialect = Dialect {
    id: "rfc9309",
    how_we_know: HowWeKnow::Documented,
    sources: &["RFC 9309, September 2022"],
    lexing: Lexing::RFC9309,
    field_names: FieldNames::Exact,
    size_limit: None,
    agent: AgentReading::Names,
    name: NameReading::Word,
    group: GroupChoice::Equal,
    not_bound_by_star: &[],
    url: UrlReading::Normalised,
    escapes: Escapes::Meaning,
    robots_txt_allowed: true,
    index_opens_directory: false,
    crawl_delay: CrawlDelay::LeftToCrawler,
};

const GOOGLE_LIBRARY_ROW: Dialect = Dialect {
    id: "google-library",
    how_we_know: HowWeKnow::RanItsCode,
    sources: &[ROBOTS_CC],
    lexing: Lexing {
        trim: Trim::AsciiSpace,
        separator: Separator::ColonOrTwoWords,
        partial_bom: true,
        // A buffer of 2083 × 8 octets, the last of them for the final NUL.
        line_limit: Some(2083 * 8 - 1),
        nul_ends_line: true,
    },
    field_names: FieldNames::GooglePrefixes,
    size_limit: None,
    agent: AgentReading::Verbatim,
    name: NameReading::Letters,
    group: GroupChoice::Equal,
    not_bound_by_star: &[],
    url: UrlReading::Verbatim,
    escapes: Escapes::AsWritten,
    robots_txt_allowed: false,
    index_opens_directory: true,
    crawl_delay: CrawlDelay::Ignored,
};

/// Every dialect, the default first.
pub static DIALECTS: &[&Dialect] = &[&RFC9309, &SUBSTRING, &GOOGLE, &GOOGLE_LIBRARY];

impl Dialect {
    /// The dialect with the wire name `id`.
    pub fn by_id(id: &str) -> Option<&'static Self> {
        DIALECTS.iter().copied().find(|dialect| dialect.id == id)
    }

    /// Every switch of this dialect with its value and source.
    pub fn switches(&self) -> Vec<Switch> {
        let google = self.field_names == FieldNames::GooglePrefixes;
        let flag = |on| if on { "yes" } else { "no" };
        // What Google's matcher does beside what RFC 9309 says of the same.
        let row = |name, value, rfc| {
            let source = if google { ROBOTS_CC } else { rfc };
            Switch { name, value, source }
        };
        let beyond_rfc = "not in RFC 9309";
        let mut switches = vec![
            row("trimmed", self.lexing.trim.code(), "RFC 9309 §2.2 (WS)"),
            row("separator", self.lexing.separator.code(), "RFC 9309 §2.2"),
            row("partial-byte-order-mark-skipped", flag(self.lexing.partial_bom), beyond_rfc),
            row(
                "line-limit",
                if self.lexing.line_limit.is_some() { "16663-octets" } else { "none" },
                beyond_rfc,
            ),
            row("nul-ends-line", flag(self.lexing.nul_ends_line), beyond_rfc),
            row("field-names", self.field_names.code(), "RFC 9309 §2.2"),
            row("name", self.name.code(), "RFC 9309 §2.2.1, lenient beyond its grammar"),
            row("escapes", self.escapes.code(), "RFC 9309 §2.2.2"),
            row("robots-txt-allowed", flag(self.robots_txt_allowed), "RFC 9309 §2.2.2"),
            row("index-opens-directory", flag(self.index_opens_directory), beyond_rfc),
        ];
        // Where the source follows from the value.
        let mut tell = |name, (value, source)| switches.push(Switch { name, value, source });
        tell(
            "size-limit",
            match self.size_limit {
                Some(_) => ("512000-octets", "Google: robots.txt file size limit"),
                None => {
                    ("none", if google { ROBOTS_CC } else { "RFC 9309 §2.5 (at least 500 KiB)" })
                }
            },
        );
        let source = match self.agent {
            AgentReading::Names => "RFC 9309 §2.2.1 (product token)",
            AgentReading::Verbatim => ROBOTS_CC,
        };
        tell("agent", (self.agent.code(), source));
        let source = match self.group {
            GroupChoice::Equal => "RFC 9309 §2.2.1",
            GroupChoice::Substring => "1994 convention (liberal reading)",
        };
        tell("group", (self.group.code(), source));
        tell(
            "not-bound-by-star",
            if self.not_bound_by_star.is_empty() {
                ("nobody", "RFC 9309 §2.2.1")
            } else {
                ("google-special-cases", "Google: special-case crawlers")
            },
        );
        let source = match self.url {
            UrlReading::Normalised => "RFC 9309 §2.2.2, WHATWG URL",
            UrlReading::Browser => "WHATWG URL",
            UrlReading::Verbatim => ROBOTS_CC,
        };
        tell("url", (self.url.code(), source));
        let source = match self.crawl_delay {
            CrawlDelay::LeftToCrawler => "RFC 9309 §2.2.4",
            CrawlDelay::Ignored => "Google: unsupported rules",
        };
        tell("crawl-delay", (self.crawl_delay.code(), source));
        switches
    }
}
