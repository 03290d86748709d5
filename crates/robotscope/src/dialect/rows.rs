//! The dialects, each a row of switches.

use super::{
    AgentReading, BlankLine, CleanParam, CrawlDelay, Dialect, EmptyGroup, EmptyPattern, Escapes,
    Fallback, GroupChoice, HeaderEnd, HowWeKnow, IndexPage, NameReading, PatternStart, Precedence,
    RobotsTxt, Size, Specials, StarReach, UrlReading,
};
use crate::field::FieldNames;
use crate::syntax::{ByteOrderMark, Lexing, LineBreaks, Separator, Trim};

/// Every dialect, the default first.
pub static DIALECTS: &[&Dialect] = &[
    &RFC9309,
    &SUBSTRING,
    &GOOGLE,
    &GOOGLE_LIBRARY,
    &BING,
    &YANDEX,
    &REP1994,
    &PYTHON_LEGACY,
    &PYTHON,
    &PROTEGO,
];

const NOT_DOCUMENTED: &str = "not documented; the reading of RFC 9309";
const GOOGLE_SPECIFICATION: &str = "Google: How Google interprets the robots.txt specification";
const ROBOTS_CC: &str = "google/robotstxt, robots.cc";
const BING_BLOG: &str = "Bing Webmaster Blog, 3 May 2012: crawl delay and the Bing crawler";
const YANDEX_HELP: &str = "Yandex Webmaster help: using robots.txt";
const YANDEX_ROBOTS: &str = "Yandex Webmaster help: how to check that a robot is of Yandex";
const CONVENTION: &str = "A Standard for Robot Exclusion, 1994";
const ROBOTPARSER_OLD: &str = "CPython up to 3.13.0, Lib/urllib/robotparser.py";
const ROBOTPARSER: &str = "CPython main of 2026, Lib/urllib/robotparser.py";
const PROTEGO_SOURCE: &str = "Protego 0.7.0";

/// RFC 9309 as Robotscope reads it.
pub static RFC9309: Dialect = RFC9309_ROW;

/// The same, to make other rows of.
pub(crate) const RFC9309_ROW: Dialect = Dialect {
    id: "rfc9309",
    how_we_know: HowWeKnow::Documented,
    sources: &["RFC 9309, September 2022"],
    documented: &[
        ("lines", "RFC 9309 §2.2 (EOL)"),
        ("trimmed", "RFC 9309 §2.2 (WS)"),
        ("separator", "RFC 9309 §2.2"),
        ("field-names", "RFC 9309 §2.2"),
        ("blank-line", "RFC 9309 §2.2 (emptyline)"),
        ("header-end", "RFC 9309 §2.1"),
        ("empty-group", "RFC 9309 §2.1"),
        ("size", "RFC 9309 §2.5 (at least 500 KiB)"),
        ("agent", "RFC 9309 §2.2.1 (product token)"),
        ("name", "RFC 9309 §2.2.1, lenient beyond its grammar"),
        ("group", "RFC 9309 §2.2.1"),
        ("star", "RFC 9309 §2.2.1"),
        ("url", "RFC 9309 §2.2.2, WHATWG URL"),
        ("escapes", "RFC 9309 §2.2.2"),
        ("specials", "RFC 9309 §2.2.3"),
        ("empty-pattern", "RFC 9309 §2.2 (empty-pattern)"),
        ("pattern-start", "RFC 9309 §2.2, erratum 7995"),
        ("precedence", "RFC 9309 §2.2.2"),
        ("robots-txt", "RFC 9309 §2.2.2"),
        ("crawl-delay", "RFC 9309 §2.2.4"),
    ],
    otherwise: "not in RFC 9309",
    lexing: Lexing::RFC9309,
    field_names: FieldNames::Exact,
    blank_line: BlankLine::Nothing,
    header_end: HeaderEnd::Rule,
    empty_group: EmptyGroup::Binds,
    size: Size::Unlimited,
    agent: AgentReading::Names,
    name: NameReading::Word,
    group: GroupChoice::Equal,
    fallback: Fallback::None,
    star: StarReach::Everyone,
    url: UrlReading::Normalised,
    escapes: Escapes::Meaning,
    specials: Specials::Wildcards,
    empty_pattern: EmptyPattern::Nothing,
    pattern_start: PatternStart::SlashOrStar,
    precedence: Precedence::LongestPattern,
    robots_txt: RobotsTxt::Allowed,
    index_page: IndexPage::Nothing,
    crawl_delay: CrawlDelay::LeftToCrawler,
    clean_param: CleanParam::Ignored,
};

/// The same with every group whose value is part of the typed agent.
pub static SUBSTRING: Dialect = Dialect {
    id: "substring",
    sources: &["RFC 9309, read with the liberal substring rule of the 1994 convention"],
    documented: &[("group", "1994 convention (liberal reading)")],
    otherwise: "RFC 9309",
    group: GroupChoice::Substring,
    ..RFC9309_ROW
};

/// Google's open-source matcher, given agent and URL as typed.
pub static GOOGLE_LIBRARY: Dialect = GOOGLE_LIBRARY_ROW;

const GOOGLE_LIBRARY_ROW: Dialect = Dialect {
    id: "google-library",
    how_we_know: HowWeKnow::RanItsCode,
    sources: &[ROBOTS_CC],
    documented: &[],
    otherwise: ROBOTS_CC,
    lexing: Lexing {
        breaks: LineBreaks::CrLf,
        trim: Trim::AsciiSpace,
        separator: Separator::ColonOrTwoWords,
        bom: ByteOrderMark::AlsoPartial,
        // A buffer of 2083 × 8 octets, the last of them for the final NUL.
        line_limit: Some(2083 * 8 - 1),
        nul_ends_line: true,
    },
    field_names: FieldNames::GooglePrefixes,
    agent: AgentReading::Verbatim,
    name: NameReading::Letters,
    url: UrlReading::Verbatim,
    escapes: Escapes::AsWritten,
    robots_txt: RobotsTxt::Ordinary,
    index_page: IndexPage::IndexHtm,
    crawl_delay: CrawlDelay::Ignored,
    ..RFC9309_ROW
};

/// Googlebot in practice.
pub static GOOGLE: Dialect = Dialect {
    id: "google",
    how_we_know: HowWeKnow::RanItsCode,
    sources: &[ROBOTS_CC, GOOGLE_SPECIFICATION],
    documented: &[
        ("size", "Google: robots.txt file size limit"),
        ("agent", "RFC 9309 §2.2.1 (product token)"),
        ("star", "Google: special-case crawlers"),
        ("url", "WHATWG URL"),
        ("crawl-delay", "Google: unsupported rules"),
    ],
    size: Size::Cut,
    agent: AgentReading::Names,
    star: StarReach::NotSomeOfGoogle,
    url: UrlReading::Browser,
    ..GOOGLE_LIBRARY_ROW
};

/// Bing, as far as it documents its reading.
pub static BING: Dialect = Dialect {
    id: "bing",
    sources: &[BING_BLOG],
    documented: &[
        ("fallback", BING_BLOG),
        ("specials", BING_BLOG),
        ("crawl-delay", BING_BLOG),
        ("group", BING_BLOG),
    ],
    otherwise: NOT_DOCUMENTED,
    fallback: Fallback::OfBing,
    crawl_delay: CrawlDelay::KeptFromStar,
    ..RFC9309_ROW
};

/// Yandex, as far as it documents its reading.
pub static YANDEX: Dialect = Dialect {
    id: "yandex",
    sources: &[YANDEX_HELP, YANDEX_ROBOTS],
    documented: &[
        ("size", YANDEX_HELP),
        ("fallback", YANDEX_HELP),
        ("group", YANDEX_HELP),
        ("star", YANDEX_ROBOTS),
        ("specials", YANDEX_HELP),
        ("pattern-start", YANDEX_HELP),
        ("precedence", YANDEX_HELP),
        ("crawl-delay", "Yandex Webmaster blog: not read since 22 February 2018"),
        ("clean-param", "Yandex Webmaster help: Clean-param"),
    ],
    otherwise: NOT_DOCUMENTED,
    size: Size::VoidOver,
    fallback: Fallback::OfYandex,
    star: StarReach::NotSomeOfYandex,
    crawl_delay: CrawlDelay::Ignored,
    clean_param: CleanParam::Applied,
    ..RFC9309_ROW
};

/// The convention of 1994.
pub static REP1994: Dialect = Dialect {
    id: "rep1994",
    sources: &[CONVENTION],
    documented: &[],
    otherwise: CONVENTION,
    lexing: Lexing { bom: ByteOrderMark::Kept, ..Lexing::RFC9309 },
    field_names: FieldNames::ExactWithoutAllow,
    blank_line: BlankLine::EndsGroup,
    agent: AgentReading::Verbatim,
    name: NameReading::Whole,
    group: GroupChoice::FirstInName,
    url: UrlReading::Verbatim,
    escapes: Escapes::Literal,
    specials: Specials::Literal,
    pattern_start: PatternStart::Anything,
    precedence: Precedence::FileOrder,
    robots_txt: RobotsTxt::Ordinary,
    crawl_delay: CrawlDelay::Ignored,
    ..RFC9309_ROW
};

const PYTHON_LEXING: Lexing = Lexing {
    breaks: LineBreaks::Unicode,
    trim: Trim::UnicodeSpace,
    bom: ByteOrderMark::Kept,
    ..Lexing::RFC9309
};

/// Python's `urllib.robotparser` before it was rewritten.
pub static PYTHON_LEGACY: Dialect = Dialect {
    id: "python-legacy",
    how_we_know: HowWeKnow::RanItsCode,
    sources: &[ROBOTPARSER_OLD],
    documented: &[],
    otherwise: ROBOTPARSER_OLD,
    lexing: PYTHON_LEXING,
    blank_line: BlankLine::EndsGroupWhenEmpty,
    header_end: HeaderEnd::RuleOrRate,
    empty_group: EmptyGroup::Forgotten,
    agent: AgentReading::Verbatim,
    name: NameReading::WholeDecoded,
    group: GroupChoice::FirstInName,
    url: UrlReading::WithFragment,
    escapes: Escapes::Decoded,
    specials: Specials::Literal,
    empty_pattern: EmptyPattern::AllowsAll,
    pattern_start: PatternStart::Anything,
    precedence: Precedence::FileOrder,
    robots_txt: RobotsTxt::Ordinary,
    crawl_delay: CrawlDelay::LastWholeNumber,
    ..RFC9309_ROW
};

/// Python's `urllib.robotparser` since it was rewritten.
pub static PYTHON: Dialect = Dialect {
    id: "python",
    how_we_know: HowWeKnow::Transcribed,
    sources: &[ROBOTPARSER],
    documented: &[],
    otherwise: ROBOTPARSER,
    lexing: PYTHON_LEXING,
    header_end: HeaderEnd::RuleOrRate,
    agent: AgentReading::Verbatim,
    name: NameReading::Whole,
    group: GroupChoice::EqualOrInName,
    url: UrlReading::WithoutFragment,
    escapes: Escapes::DecodedInParts,
    specials: Specials::WildcardsNoInnerDollar,
    pattern_start: PatternStart::Anything,
    precedence: Precedence::LongestMatch,
    crawl_delay: CrawlDelay::LastWholeNumber,
    ..RFC9309_ROW
};

/// Protego, Scrapy's default parser.
pub static PROTEGO: Dialect = Dialect {
    id: "protego",
    how_we_know: HowWeKnow::RanItsCode,
    sources: &[PROTEGO_SOURCE],
    documented: &[],
    otherwise: PROTEGO_SOURCE,
    lexing: Lexing { separator: Separator::ColonOrKnownField, ..PYTHON_LEXING },
    field_names: FieldNames::Protego,
    header_end: HeaderEnd::AnyOfGroup,
    agent: AgentReading::Verbatim,
    name: NameReading::WholeAndWithoutStar,
    group: GroupChoice::LongestAtWordStart,
    url: UrlReading::WithSlash,
    escapes: Escapes::DecodedButSlash,
    specials: Specials::WildcardsAndDollar,
    pattern_start: PatternStart::Anything,
    robots_txt: RobotsTxt::AllowedWithQuery,
    index_page: IndexPage::IndexHtml,
    crawl_delay: CrawlDelay::LastNumber,
    ..RFC9309_ROW
};
