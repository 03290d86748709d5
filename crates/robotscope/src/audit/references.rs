//! What several checks rest on.

macro_rules! reference {
    ($(#[$doc:meta])* $name:ident, $title:expr, $url:expr) => {
        $(#[$doc])*
        pub(in crate::audit) const $name: crate::audit::Reference = crate::audit::Reference {
            title: $title,
            url: $url,
            date: "2026-11",
        };
    };
}

/// Sections of RFC 9309.
pub(super) mod rfc {
    macro_rules! section {
        ($name:ident, $number:literal, $title:literal) => {
            reference!(
                $name,
                concat!("RFC 9309 §", $number, ", ", $title),
                concat!("https://www.rfc-editor.org/rfc/rfc9309#section-", $number)
            );
        };
    }

    section!(FORMAT, "2.2", "Formal Syntax");
    section!(USER_AGENT, "2.2.1", "The User-Agent Line");
    section!(RULES, "2.2.2", "The \"Allow\" and \"Disallow\" Lines");
    section!(SPECIAL, "2.2.3", "Special Characters");
    section!(OTHER_RECORDS, "2.2.4", "Other Records");
    section!(PARSING_ERRORS, "2.3.1.5", "Parsing Errors");
    section!(ACCESS_METHOD, "2.3", "Access Method");
    section!(LIMITS, "2.5", "Limits");
}

/// Google's pages and source.
pub(super) mod google {
    reference!(
        SPECIFICATION,
        "Google: How Google interprets the robots.txt specification",
        "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt"
    );
    reference!(
        MATCHER,
        "Google's robots.txt matcher, robots.cc",
        "https://github.com/google/robotstxt/blob/master/robots.cc"
    );
    reference!(
        CRAWLERS,
        "Google: Google's common crawlers",
        "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers"
    );
    reference!(
        SPECIAL_CASES,
        "Google: Special-case crawlers",
        "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers"
    );
    reference!(
        USER_TRIGGERED,
        "Google: User-triggered fetchers",
        "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers"
    );
}

/// Pages of operators of AI crawlers.
pub(super) mod openai {
    reference!(
        BOTS,
        "OpenAI: Overview of OpenAI crawlers",
        "https://developers.openai.com/api/docs/bots"
    );
}

/// What others than Google say about records beside the rules.
pub(super) mod extension {
    reference!(
        SITEMAPS,
        "sitemaps.org: Sitemaps XML format",
        "https://www.sitemaps.org/protocol.html"
    );
    reference!(
        GOOGLE_NOINDEX,
        "Google: A note on unsupported rules in robots.txt",
        "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt"
    );
    reference!(
        GOOGLE_META,
        "Google: Robots meta tag, data-nosnippet and X-Robots-Tag",
        "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag"
    );
    reference!(
        BING_CRAWL_DELAY,
        "Bing: Crawl delay and the Bing crawler, MSNBot",
        "https://blogs.bing.com/webmaster/2009/08/10/crawl-delay-and-the-bing-crawler-msnbot"
    );
    reference!(
        BING_GROUPS,
        "Bing: To crawl or not to crawl, that is BingBot's question",
        "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question"
    );
    reference!(
        PYTHON,
        "Python: urllib.robotparser",
        "https://docs.python.org/3/library/urllib.robotparser.html"
    );
    reference!(
        EXTENDED_STANDARD,
        "An Extended Standard for Robot Exclusion, 1996",
        "http://www.conman.org/people/spc/robots2.html"
    );
    reference!(
        YANDEX_CLEAN_PARAM,
        "Yandex: Clean-param directive",
        "https://yandex.com/support/webmaster/en/robot-workings/clean-param"
    );
    reference!(
        YANDEX_HOST,
        "Yandex: Using robots.txt",
        "https://yandex.com/support/webmaster/en/robot-workings/robots-txt"
    );
    reference!(
        AI_CONTROL,
        "draft-canel-robots-ai-control-00",
        "https://datatracker.ietf.org/doc/draft-canel-robots-ai-control/"
    );
    reference!(
        TDMREP,
        "TDM Reservation Protocol",
        "https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/"
    );
    reference!(
        LIGHTHOUSE,
        "Lighthouse: the audit robots-txt",
        "https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/seo/robots-txt.js"
    );
    reference!(LLMS_TXT, "The /llms.txt file", "https://llmstxt.org/");
    reference!(
        CONTENT_SIGNALS,
        "Cloudflare: Content Signals Policy",
        "https://contentsignals.org/"
    );
    reference!(
        AIPREF_ATTACH,
        "draft-ietf-aipref-attach-05",
        "https://datatracker.ietf.org/doc/html/draft-ietf-aipref-attach-05"
    );
    reference!(
        AIPREF_VOCAB,
        "draft-ietf-aipref-vocab-07",
        "https://datatracker.ietf.org/doc/html/draft-ietf-aipref-vocab-07"
    );
    reference!(
        STRUCTURED_FIELDS,
        "RFC 9651 §3.2, Dictionaries",
        "https://www.rfc-editor.org/rfc/rfc9651#section-3.2"
    );
    reference!(RSL, "RSL: robots.txt", "https://rslstandard.org/guide/robots-txt");
    reference!(
        GOOGLE_CRAWL_RATE,
        "Google: Reduce Google crawl rate",
        "https://developers.google.com/search/docs/crawling-indexing/reduce-crawl-rate"
    );
    reference!(
        YANDEX_CRAWL_DELAY,
        "Yandex: Crawl-delay directive",
        "https://yandex.com/support/webmaster/en/robot-workings/crawl-delay"
    );
}

/// What else says how paths are written and read.
pub(super) mod web {
    reference!(
        RESERVED,
        "RFC 3986 §2.2, Reserved Characters",
        "https://www.rfc-editor.org/rfc/rfc3986#section-2.2"
    );
    reference!(
        UNRESERVED,
        "RFC 3986 §2.3, Unreserved Characters",
        "https://www.rfc-editor.org/rfc/rfc3986#section-2.3"
    );
    reference!(
        PERCENT_ENCODING,
        "RFC 3986 §2.1, Percent-Encoding",
        "https://www.rfc-editor.org/rfc/rfc3986#section-2.1"
    );
    reference!(
        DOT_SEGMENTS,
        "RFC 3986 §5.2.4, Remove Dot Segments",
        "https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4"
    );
    reference!(URL, "WHATWG URL Standard", "https://url.spec.whatwg.org/#url-parsing");
    reference!(
        NORMALISATION,
        "Unicode Standard Annex 15, Unicode Normalization Forms",
        "https://www.unicode.org/reports/tr15/"
    );
    reference!(
        CONVENTION_1994,
        "A Standard for Robot Exclusion, 1994",
        "https://www.robotstxt.org/orig.html"
    );
    reference!(
        ROBOTS_SECURITY,
        "RFC 9309 §3, Security Considerations",
        "https://www.rfc-editor.org/rfc/rfc9309#section-3"
    );
}

/// Yandex's pages.
pub(super) mod yandex {
    reference!(
        ERRORS,
        "Yandex: Errors of the robots.txt analysis",
        "https://yandex.com/support/webmaster/en/error-dictionary/robots-txt"
    );
}

/// What the checks of meaning rest on beside those.
pub(super) mod meaning {
    reference!(
        RENDERING,
        "Google: Understand the JavaScript SEO basics",
        "https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics"
    );
    reference!(
        IMAGES,
        "Google: Image SEO best practices",
        "https://developers.google.com/search/docs/appearance/google-images"
    );
    reference!(
        WELL_KNOWN,
        "RFC 8615, Well-Known Uniform Resource Identifiers",
        "https://www.rfc-editor.org/rfc/rfc8615"
    );
    reference!(
        MANAGED,
        "Cloudflare: Managed robots.txt",
        "https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/"
    );
    reference!(
        DRAFT_1997,
        "A Method for Web Robots Control, draft of 1997: the first matching rule",
        "https://www.robotstxt.org/norobots-rfc.txt"
    );
}
