//! The kinds of what the catalogue says. The build script reads the data file
//! with the same lists, so that the two cannot differ.

/// Declares kinds with their kebab-case names in the data file and on the wire.
macro_rules! kinds {
    ($($(#[doc = $doc:literal])* $name:ident { $($(#[doc = $value_doc:literal])* $value:ident => $code:literal,)* })*) => {$(
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[doc = $value_doc])* $value,)*
        }

        impl $name {
            /// All of them, in the order in which they are declared.
            pub const ALL: &'static [Self] = &[$(Self::$value,)*];

            /// The kebab-case name in the data file and on the wire.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$value => $code,)*
                }
            }
        }
    )*};
}

kinds! {
    /// What a crawler fetches for, mainly.
    Purpose {
        /// A search engine's index.
        Search => "search",
        /// Material to train models with.
        AiTraining => "ai-training",
        /// An index that answers of a model draw on.
        AiSearch => "ai-search",
        /// A page that a person asked a model about.
        AiUserFetch => "ai-user-fetch",
        /// No fetches: its name in a robots.txt steers what another crawler's
        /// copies are used for.
        ControlToken => "control-token",
        /// Advertising: review, placement, fraud.
        Ads => "ads",
        /// Tools for search engine optimisation.
        Seo => "seo",
        /// Copies that are kept.
        Archive => "archive",
        /// Uptime, mentions, brands, markets.
        Monitoring => "monitoring",
        /// The card beneath a link in a message.
        SocialPreview => "social-preview",
        /// Research, and uses inside a firm.
        Research => "research",
        /// Scans and filters.
        Security => "security",
        /// Feeds and news.
        Feed => "feed",
        /// Software that anybody runs.
        GenericTool => "generic-tool",
        /// Names of the past, and of lists that were copied from file to file.
        Legacy => "legacy",
    }

    /// Whether a crawler is at work today.
    Status {
        /// Its operator says so, or it is seen.
        Active => "active",
        /// Operator or service is gone, or the name was replaced.
        Retired => "retired",
        /// No statement of an operator was seen that it exists today.
        Unverified => "unverified",
    }

    /// What the operator says; `Unclear` accuses nobody.
    Answer {
        /// It does.
        Yes => "yes",
        /// It does not, or need not.
        No => "no",
        /// Silent, contradictory or not known.
        Unclear => "unclear",
    }

    /// What a crawler makes of `Crawl-delay`.
    CrawlDelay {
        /// It keeps it.
        Supported => "supported",
        /// It takes no notice of it.
        Ignored => "ignored",
        /// Nothing was read about it.
        Unknown => "unknown",
    }

    /// What the tokens that a crawler falls back on rest on.
    FallbackBasis {
        /// What its operator says today.
        Documented => "documented",
        /// A page of its operator that has been replaced by one that says less: a
        /// hint, no default (C-04).
        Superseded => "superseded",
    }

    /// What an entry rests on.
    Evidence {
        /// The operator's page was read, or a copy of it.
        OperatorDoc => "operator-doc",
        /// A third party that cites or describes it.
        Secondary => "secondary",
        /// Not looked up.
        GeneralKnowledge => "general-knowledge",
    }

    /// What a name is to its crawler.
    NameKind {
        /// Its [token](super::Crawler::token).
        Token => "token",
        /// One of its [aliases](super::Crawler::aliases).
        Alias => "alias",
        /// One of its [variants](super::Crawler::variants): understood, not matched.
        Variant => "variant",
    }

    /// How much of what is written a name is.
    Extent {
        /// All of it, case set aside.
        Whole => "whole",
        /// All but white space and `* + " ' .` around it.
        Trimmed => "trimmed",
        /// What it begins with: a version or more follows.
        Prefix => "prefix",
    }
}
