//! A dialect is a reader's way of reading: a row of switches, each with the
//! source that documents it. There is one engine; a dialect is data.

mod rows;
mod switches;

use crate::field::FieldNames;
use crate::syntax::Lexing;

#[cfg(test)]
pub(crate) use rows::RFC9309_ROW;
pub use rows::{
    BING, DIALECTS, GOOGLE, GOOGLE_LIBRARY, PROTEGO, PYTHON, PYTHON_LEGACY, REP1994, RFC9309,
    SUBSTRING, YANDEX,
};
pub use switches::{SWITCHES, Switch, SwitchValue};

/// A reader's way of reading.
#[derive(Clone, Copy, Debug)]
pub struct Dialect {
    /// Its name on the wire, kebab-case.
    pub id: &'static str,
    /// How we know what it does.
    pub how_we_know: HowWeKnow,
    /// What describes it as a whole.
    pub sources: &'static [&'static str],
    /// Who documents a switch, by its name; of the others it is
    /// [`otherwise`](Self::otherwise).
    pub documented: &'static [(&'static str, &'static str)],
    /// What the switches rest on that `documented` does not name.
    pub otherwise: &'static str,
    /// How a file is cut into lines, and a line into field and value.
    pub lexing: Lexing,
    /// How a field's name is recognised.
    pub field_names: FieldNames,
    /// What a line without text does to a group.
    pub blank_line: BlankLine,
    /// What ends the run of agent lines that head a group.
    pub header_end: HeaderEnd,
    /// What becomes of a group without a rule.
    pub empty_group: EmptyGroup,
    /// What becomes of a file over 500 KiB.
    pub size: Size,
    /// What is read from the typed agent.
    pub agent: AgentReading,
    /// Which part of a `User-agent` value is the name.
    pub name: NameReading,
    /// Which groups apply to an agent.
    pub group: GroupChoice,
    /// Which names are looked for after the own one.
    pub fallback: Fallback,
    /// Crawlers that the `*` group does not bind.
    pub star: StarReach,
    /// What is made of the typed URL before rules are compared with it.
    pub url: UrlReading,
    /// How octets and escapes of patterns and paths are compared.
    pub escapes: Escapes,
    /// What `*` and `$` mean in a pattern.
    pub specials: Specials,
    /// What a rule without a pattern says.
    pub empty_pattern: EmptyPattern,
    /// With what a pattern must begin to match anything.
    pub pattern_start: PatternStart,
    /// Which of the matching rules decides.
    pub precedence: Precedence,
    /// Whether `/robots.txt` is allowed whatever the rules say.
    pub robots_txt: RobotsTxt,
    /// Which Allow rules also open the directory of an index page.
    pub index_page: IndexPage,
    /// What becomes of a crawl delay.
    pub crawl_delay: CrawlDelay,
    /// Whether query parameters that the file declares idle are set aside.
    pub clean_param: CleanParam,
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
    /// What a line without text does.
    BlankLine {
        /// Nothing (C-09).
        Nothing => "nothing",
        /// It ends the group: records of the 1994 convention are set apart so.
        EndsGroup => "ends-the-group",
        /// The same, but only a line without a single octet.
        EndsGroupWhenEmpty => "ends-the-group-when-without-a-character",
    }
}

switch! {
    /// What ends the run of agent lines that head a group: the next agent line
    /// then opens another one.
    HeaderEnd {
        /// An Allow or a Disallow (C-09).
        Rule => "a-rule",
        /// Those, `Crawl-delay` and `Request-rate`.
        RuleOrRate => "a-rule-or-rate",
        /// Every record but `Sitemap` and `Host`.
        AnyOfGroup => "any-record-but-sitemap-and-host",
    }
}

switch! {
    /// What becomes of a group without a rule.
    EmptyGroup {
        /// It binds its crawlers, which may fetch everything.
        Binds => "binds",
        /// It is forgotten, so that its crawlers follow `*`.
        Forgotten => "forgotten",
    }
}

switch! {
    /// What becomes of a file over 500 KiB.
    Size {
        /// All of it is read.
        Unlimited => "unlimited",
        /// The complete lines within the limit are read.
        Cut => "cut-at-512000-octets",
        /// Nothing is read: the site is open.
        VoidOver => "void-over-512000-octets",
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
        /// All of it.
        Whole => "whole",
        /// All of it; one with a `*` also counts without.
        WholeAndWithoutStar => "whole-and-without-stars",
        /// All of it, its escapes decoded.
        WholeDecoded => "whole-decoded",
    }
}

switch! {
    /// Which groups apply to an agent; where none does, those of `*`.
    GroupChoice {
        /// Those that name the first candidate that any group names (C-02).
        Equal => "equal-name",
        /// All whose whole value is part of the typed text (C-07).
        Substring => "value-in-the-text",
        /// The first with a value that is part of the text before its first `/`;
        /// of `*` the first, too.
        FirstInName => "first-value-in-the-name",
        /// Those that name the whole text; else the groups of the first name that
        /// is part of the text before its first `/`.
        EqualOrInName => "equal-or-in-the-name",
        /// Those of the longest value that stands in the text at the start of a
        /// word.
        LongestAtWordStart => "longest-value-at-a-word-start",
    }
}

switch! {
    /// Which names are looked for when the own one heads no group.
    Fallback {
        /// None.
        None => "none",
        /// Those that Bing documents for its crawlers.
        OfBing => "documented-by-bing",
        /// Those that Yandex documents for its crawlers.
        OfYandex => "documented-by-yandex",
    }
}

switch! {
    /// Whom the group of `*` does not bind.
    StarReach {
        /// It binds everyone without a group.
        Everyone => "everyone",
        /// Not the crawlers of which Google says so.
        NotSomeOfGoogle => "not-some-of-google",
        /// Not the crawlers of which Yandex says so.
        NotSomeOfYandex => "not-some-of-yandex",
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
        /// Without scheme and host, which are looked for behind the escapes; empty
        /// parameters, query or fragment go.
        WithFragment => "as-typed-with-fragment",
        /// As typed, without scheme, host and fragment.
        WithoutFragment => "as-typed-without-fragment",
        /// The same, with a slash at its start.
        WithSlash => "as-typed-from-the-slash",
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
        /// As written, octet for octet.
        Literal => "literal",
        /// Every escape decoded, then all but letters, digits and `_.-~/` escaped;
        /// what is no UTF-8 becomes U+FFFD.
        Decoded => "decoded",
        /// The same, but `=` and `&` keep their meaning in the query, and so does
        /// the first `?`; octets stay.
        DecodedInParts => "decoded-in-parts",
        /// Every escape decoded but those of `/` and `%`, and of `*` in a rule; then
        /// all but letters, digits and `_.-~/%=` escaped.
        DecodedButSlash => "decoded-but-slash",
    }
}

switch! {
    /// What `*` and `$` mean.
    Specials {
        /// `*` any text, a final `$` the end (RFC 9309 §2.2.3, C-17).
        Wildcards => "wildcards",
        /// Themselves.
        Literal => "literal",
        /// As in RFC 9309; a pattern with a `$` counts a second time with that as
        /// itself.
        WildcardsAndDollar => "wildcards-and-literal-dollar",
        /// As in RFC 9309, after `$` followed by `$` or `*` is one `$`; a rule with a
        /// `$` elsewhere is dropped.
        WildcardsNoInnerDollar => "wildcards-no-inner-dollar",
    }
}

switch! {
    /// What a rule without a pattern says.
    EmptyPattern {
        /// Nothing: it matches no URL (C-18).
        Nothing => "nothing",
        /// That every URL is allowed.
        AllowsAll => "allows-everything",
    }
}

switch! {
    /// With what a pattern must begin to match anything.
    PatternStart {
        /// `/` or `*` (C-16).
        SlashOrStar => "slash-or-star",
        /// Anything: it is compared as it stands.
        Anything => "anything",
    }
}

switch! {
    /// Which of the matching rules decides.
    Precedence {
        /// The one with most octets in its pattern; Allow on a tie (C-14, C-15).
        LongestPattern => "longest-pattern",
        /// The one that covers most of the URL; Allow on a tie.
        LongestMatch => "longest-match",
        /// The first in the file.
        FileOrder => "first-in-the-file",
    }
}

switch! {
    /// Whether `/robots.txt` is allowed whatever the rules say.
    RobotsTxt {
        /// It is, without a query (C-19).
        Allowed => "allowed",
        /// It is, with any query.
        AllowedWithQuery => "allowed-with-any-query",
        /// The rules decide.
        Ordinary => "by-the-rules",
    }
}

switch! {
    /// Which Allow rules also open the directory of an index page.
    IndexPage {
        /// None.
        Nothing => "nothing",
        /// Those whose last part begins with `index.htm`.
        IndexHtm => "index-htm",
        /// Those whose last part is `index.html`.
        IndexHtml => "index-html",
    }
}

switch! {
    /// What becomes of a crawl delay.
    CrawlDelay {
        /// The standard leaves it to the crawler (RFC 9309 §2.2.4).
        LeftToCrawler => "left-to-the-crawler",
        /// The reader ignores it.
        Ignored => "ignored",
        /// It is kept, and that of `*` where the own group has none.
        KeptFromStar => "kept-from-star-too",
        /// The last one of the group that is a whole number.
        LastWholeNumber => "last-whole-number",
        /// The last one of the group that is a number.
        LastNumber => "last-number",
    }
}

switch! {
    /// Whether query parameters declared idle are set aside.
    CleanParam {
        /// They are compared like any others.
        Ignored => "ignored",
        /// They are taken out of the URL first.
        Applied => "applied",
    }
}

impl Dialect {
    /// The dialect with the wire name `id`.
    pub fn by_id(id: &str) -> Option<&'static Self> {
        DIALECTS.iter().copied().find(|dialect| dialect.id == id)
    }
}
