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

/// How we know what a dialect does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowWeKnow {
    /// Its software was run and compared.
    RanItsCode,
    /// A standard or its vendor's pages say so.
    Documented,
    /// Its source was transcribed.
    Transcribed,
    /// Nobody says; the reading of RFC 9309 is taken.
    Assumed,
}

impl HowWeKnow {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::RanItsCode => "ran-its-code",
            Self::Documented => "documented",
            Self::Transcribed => "transcribed",
            Self::Assumed => "assumed",
        }
    }
}

/// What is read from the typed agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgentReading {
    /// The names in a token or a whole header, likeliest first (C-01).
    Names,
    /// The text as typed, whole.
    Verbatim,
}

/// Which part of a `User-agent` value is the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameReading {
    /// Up to the first white space or one of `/ , ; : = ( ) *` (C-03).
    Word,
    /// The leading letters, `-` and `_`.
    Letters,
}

/// Which groups apply to an agent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupChoice {
    /// Those that name the first candidate that any group names; else `*` (C-02).
    Equal,
    /// All whose whole value is part of the typed text; else `*` (C-07).
    Substring,
}

/// What is made of the typed URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UrlReading {
    /// As a browser reads it, then brought to the normal form of RFC 9309
    /// §2.2.2 (C-12, C-21).
    Normalised,
    /// As a browser requests it; nothing decoded.
    Browser,
    /// From the first `/`, `?` or `;` after the host to the fragment, as typed.
    Verbatim,
}

/// How octets and escapes are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escapes {
    /// By octet; an escape counts as the octet it stands for except where the
    /// octet has a meaning in that place of the URL (RFC 9309 §2.2.2, C-12).
    Meaning,
    /// As written, except that the rule's octets beyond ASCII are escaped and
    /// its hex digits capitalised.
    AsWritten,
}

/// What becomes of a crawl delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrawlDelay {
    /// The standard leaves it to the crawler (RFC 9309 §2.2.4).
    LeftToCrawler,
    /// The reader ignores it.
    Ignored,
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
        let by = |google_source, rfc_source| if google { google_source } else { rfc_source };
        let flag = |on| if on { "yes" } else { "no" };
        let row = |name, value, source| Switch { name, value, source };
        vec![
            row(
                "trimmed",
                match self.lexing.trim {
                    Trim::SpaceTab => "space-and-tab",
                    Trim::AsciiSpace => "ascii-white-space",
                },
                by(ROBOTS_CC, "RFC 9309 §2.2 (WS)"),
            ),
            row(
                "separator",
                match self.lexing.separator {
                    Separator::Colon => "colon",
                    Separator::ColonOrTwoWords => "colon-or-two-words",
                },
                by(ROBOTS_CC, "RFC 9309 §2.2"),
            ),
            row(
                "partial-byte-order-mark-skipped",
                flag(self.lexing.partial_bom),
                by(ROBOTS_CC, "not in RFC 9309"),
            ),
            row(
                "line-limit",
                if self.lexing.line_limit.is_some() { "16663-octets" } else { "none" },
                by(ROBOTS_CC, "not in RFC 9309"),
            ),
            row("nul-ends-line", flag(self.lexing.nul_ends_line), by(ROBOTS_CC, "not in RFC 9309")),
            row(
                "field-names",
                match self.field_names {
                    FieldNames::Exact => "exact",
                    FieldNames::GooglePrefixes => "prefixes-and-accepted-slips",
                },
                by(ROBOTS_CC, "RFC 9309 §2.2"),
            ),
            row(
                "size-limit",
                if self.size_limit.is_some() { "512000-octets" } else { "none" },
                if self.size_limit.is_some() {
                    "Google: robots.txt file size limit"
                } else {
                    by(ROBOTS_CC, "RFC 9309 §2.5 (at least 500 KiB)")
                },
            ),
            row(
                "agent",
                match self.agent {
                    AgentReading::Names => "names-in-the-text",
                    AgentReading::Verbatim => "as-typed",
                },
                match self.agent {
                    AgentReading::Names => "RFC 9309 §2.2.1 (product token)",
                    AgentReading::Verbatim => ROBOTS_CC,
                },
            ),
            row(
                "name",
                match self.name {
                    NameReading::Word => "first-word",
                    NameReading::Letters => "leading-letters",
                },
                by(ROBOTS_CC, "RFC 9309 §2.2.1, lenient beyond its grammar"),
            ),
            row(
                "group",
                match self.group {
                    GroupChoice::Equal => "equal-name",
                    GroupChoice::Substring => "value-in-the-text",
                },
                match self.group {
                    GroupChoice::Equal => "RFC 9309 §2.2.1",
                    GroupChoice::Substring => "1994 convention (liberal reading)",
                },
            ),
            row(
                "not-bound-by-star",
                if self.not_bound_by_star.is_empty() { "nobody" } else { "google-special-cases" },
                if self.not_bound_by_star.is_empty() {
                    "RFC 9309 §2.2.1"
                } else {
                    "Google: special-case crawlers"
                },
            ),
            row(
                "url",
                match self.url {
                    UrlReading::Normalised => "normalised",
                    UrlReading::Browser => "as-browsers-request-it",
                    UrlReading::Verbatim => "as-typed",
                },
                match self.url {
                    UrlReading::Normalised => "RFC 9309 §2.2.2, WHATWG URL",
                    UrlReading::Browser => "WHATWG URL",
                    UrlReading::Verbatim => ROBOTS_CC,
                },
            ),
            row(
                "escapes",
                match self.escapes {
                    Escapes::Meaning => "by-octet",
                    Escapes::AsWritten => "as-written",
                },
                by(ROBOTS_CC, "RFC 9309 §2.2.2"),
            ),
            row(
                "robots-txt-allowed",
                flag(self.robots_txt_allowed),
                by(ROBOTS_CC, "RFC 9309 §2.2.2"),
            ),
            row(
                "index-opens-directory",
                flag(self.index_opens_directory),
                by(ROBOTS_CC, "not in RFC 9309"),
            ),
            row(
                "crawl-delay",
                match self.crawl_delay {
                    CrawlDelay::LeftToCrawler => "left-to-the-crawler",
                    CrawlDelay::Ignored => "ignored",
                },
                match self.crawl_delay {
                    CrawlDelay::LeftToCrawler => "RFC 9309 §2.2.4",
                    CrawlDelay::Ignored => "Google: unsupported rules",
                },
            ),
        ]
    }
}
