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
        SITEMAPS,
        "sitemaps.org: Sitemaps XML format",
        "https://www.sitemaps.org/protocol.html"
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
