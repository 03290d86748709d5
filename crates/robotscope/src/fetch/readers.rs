//! What each reader makes of an outcome: a table of rules for each, of which the
//! first that applies decides.

use super::facts::Fact::{
    self, Authorisation, ClientError, Copy, CopyYounger, Days, Empty, FirstHours, Fresh,
    FreshByMaxAge, Ftp, Html, Invalid, Long, Loop, Network, Not200, NotModified, OtherType, Outage,
    OutageOr429, OverLimit, Redirect, Redirected, RestFails, RestReachable, ServerError,
    ServiceUnavailable, Success, TooManyRedirects, TooManyRequests, WithoutAgent,
};
use super::outcome::named;
use crate::audit::Reference;

named! {
    /// What a crawler goes by.
    pub enum Policy {
        /// The rules in the body.
        Parse => "parse",
        /// No rules: everything may be fetched.
        AllowAll => "allow-all",
        /// Nothing may be fetched.
        DisallowAll => "disallow-all",
        /// The rules in its last good copy.
        Cached => "cached",
    }
}

named! {
    /// How much a rule binds.
    pub enum Force {
        /// RFC 9309 says MUST.
        Must => "must",
        /// RFC 9309 says SHOULD.
        Should => "should",
        /// RFC 9309 says MAY: what is named first is what it permits.
        May => "may",
        /// The reader does so.
        Does => "does",
        /// Nothing is said.
        Silent => "silent",
    }
}

named! {
    /// How a rule is known.
    pub enum How {
        /// The standard says so.
        Standard => "standard",
        /// The reader's documentation says so.
        Documented => "documented",
        /// Others say that its documentation does.
        SecondHand => "second-hand",
        /// Its source code does so.
        SourceCode => "source-code",
        /// Nothing says so; it is what follows best from what is said.
        Decision => "decision",
        /// Nothing was found.
        Unknown => "unknown",
    }
}

named! {
    /// What becomes of a body beyond its first 512,000 octets.
    pub enum Rest {
        /// It is ignored.
        Ignored => "ignored",
        /// It may be read or not.
        Unspecified => "unspecified",
        /// It is read, too.
        Read => "read",
        /// Who calls the parser decides.
        LeftToCaller => "left-to-caller",
    }
}

named! {
    /// What a person should know besides.
    pub enum Note {
        /// A crawler may instead go on with its cached copy.
        MayUseCopy => "may-use-copy",
        /// The RFC says nothing of such an answer: taken as a network error.
        InvalidAsNetwork => "invalid-as-network",
        /// The rules are those of the address first asked for, whatever host
        /// the redirects led to.
        InitialAuthority => "initial-authority",
        /// There is nothing in the body, so nothing is forbidden.
        NothingApplies => "nothing-applies",
        /// The type should be `text/plain`.
        MediaType => "media-type",
        /// The body is a web page; what parses in it counts.
        WebPage => "web-page",
        /// Redirects that a page makes by HTML or script are not followed.
        PageRedirects => "page-redirects",
        /// 429 is no more than one of 400 to 499 to the RFC.
        RangeOnly => "range-only",
        /// 503 is asked for anew more often.
        RetriedOften => "retried-often",
        /// Known from an old text only.
        OldText => "old-text",
        /// Until the copy is too old the crawler does not ask at all.
        CopyUntilRefetch => "copy-until-refetch",
        /// A copy cannot be younger than the outage: taken as of its beginning.
        CopyYounger => "copy-younger",
        /// The visit is put off.
        Deferred => "deferred",
        /// The program that calls the parser follows redirects, or does not.
        RedirectsByCaller => "redirects-by-caller",
        /// Tags are taken out first.
        TagsStripped => "tags-stripped",
    }
}

/// What a reader does when certain things are so.
#[derive(Debug)]
pub struct Rule {
    /// The rule's name on the wire.
    pub code: &'static str,
    /// What the crawler goes by; several where it is free to choose or where
    /// nobody knows which; none where nothing can be said.
    pub policies: &'static [Policy],
    /// How much it binds.
    pub force: Force,
    /// How it is known.
    pub how: How,
    /// What says so; `None` where nothing was found.
    pub source: Option<Reference>,
    pub(super) needs: &'static [Fact],
    pub(super) notes: &'static [Note],
}

/// Somebody who reads robots.txt files.
#[derive(Debug)]
pub struct Reader {
    /// The name on the wire.
    pub id: &'static str,
    /// What it does with the rest of a body beyond 512,000 octets.
    pub rest: Rest,
    pub(super) rules: &'static [Rule],
    pub(super) notes: &'static [(&'static [Fact], Note)],
}

impl Reader {
    /// Its rules in the order in which they are tried.
    pub fn rules(&self) -> impl Iterator<Item = &'static Rule> {
        self.rules.iter()
    }
}

impl Rule {
    const fn new(
        code: &'static str,
        needs: &'static [Fact],
        policies: &'static [Policy],
        (how, force): (How, Force),
        source: Reference,
    ) -> Self {
        Self { code, policies, force, how, source: Some(source), needs, notes: &[] }
    }

    const fn unknown(needs: &'static [Fact]) -> Self {
        Self {
            code: "not-documented",
            policies: &[],
            force: Force::Silent,
            how: How::Unknown,
            source: None,
            needs,
            notes: &[],
        }
    }

    const fn note(mut self, notes: &'static [Note]) -> Self {
        self.notes = notes;
        self
    }
}

const PARSE: &[Policy] = &[Policy::Parse];
const ALLOW: &[Policy] = &[Policy::AllowAll];
const DISALLOW: &[Policy] = &[Policy::DisallowAll];
const CACHED: &[Policy] = &[Policy::Cached];
const OPEN: &[Policy] = &[];

const MUST: (How, Force) = (How::Standard, Force::Must);
const SHOULD: (How, Force) = (How::Standard, Force::Should);
const MAY: (How, Force) = (How::Standard, Force::May);
const DECIDED: (How, Force) = (How::Decision, Force::Silent);
const DOCUMENTED: (How, Force) = (How::Documented, Force::Does);
const TOLD: (How, Force) = (How::SecondHand, Force::Does);
const CODED: (How, Force) = (How::SourceCode, Force::Does);

const fn page(title: &'static str, url: &'static str) -> Reference {
    Reference { title, url, date: "2026-11" }
}

macro_rules! section {
    ($number:literal, $title:literal) => {
        page(
            concat!("RFC 9309 §", $number, ", ", $title),
            concat!("https://www.rfc-editor.org/rfc/rfc9309#section-", $number),
        )
    };
}

const SUCCESSFUL: Reference = section!("2.3.1.1", "Successful Access");
const REDIRECTS: Reference = section!("2.3.1.2", "Redirects");
const UNAVAILABLE: Reference = section!("2.3.1.3", "\"Unavailable\" Status");
const UNREACHABLE: Reference = section!("2.3.1.4", "\"Unreachable\" Status");
const CACHING: Reference = section!("2.4", "Caching");
const NOT_MODIFIED: Reference = page(
    "RFC 9111 §4.3.3, Handling a Validation Response",
    "https://www.rfc-editor.org/rfc/rfc9111#section-4.3.3",
);
const GOOGLE: Reference = page(
    "Google: How Google interprets the robots.txt specification",
    "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt",
);
const YANDEX: Reference = page(
    "Yandex: Using robots.txt",
    "https://yandex.com/support/webmaster/en/robot-workings/robots-txt",
);
const PYTHON: Reference = page(
    "CPython: Lib/urllib/robotparser.py",
    "https://github.com/python/cpython/blob/main/Lib/urllib/robotparser.py",
);
const PYTHON_REQUEST: Reference = page(
    "CPython: Lib/urllib/request.py",
    "https://github.com/python/cpython/blob/main/Lib/urllib/request.py",
);
const CRAWLER_COMMONS: Reference = page(
    "crawler-commons: SimpleRobotRulesParser.java",
    "https://github.com/crawler-commons/crawler-commons/blob/master/src/main/java/crawlercommons/robots/SimpleRobotRulesParser.java",
);

/// The readers in the order in which people see them.
pub static READERS: &[Reader] = &[
    Reader { id: "rfc9309", rest: Rest::Unspecified, rules: RFC9309, notes: RFC9309_NOTES },
    Reader { id: "google", rest: Rest::Ignored, rules: GOOGLE_RULES, notes: GOOGLE_NOTES },
    Reader { id: "bing", rest: Rest::Unspecified, rules: BING_RULES, notes: &[] },
    Reader { id: "yandex", rest: Rest::Unspecified, rules: YANDEX_RULES, notes: YANDEX_NOTES },
    Reader { id: "python-legacy", rest: Rest::Read, rules: PYTHON_LEGACY, notes: PYTHON_NOTES },
    Reader { id: "python", rest: Rest::Read, rules: PYTHON_NEW, notes: PYTHON_NOTES },
    Reader {
        id: "crawler-commons",
        rest: Rest::LeftToCaller,
        rules: CRAWLER_COMMONS_RULES,
        notes: CRAWLER_COMMONS_NOTES,
    },
];

static RFC9309: &[Rule] = &[
    Rule::new("copy-fresh", &[Outage, Fresh], CACHED, MAY, CACHING),
    Rule::new(
        "outage-long-copy",
        &[Outage, Long, Copy],
        &[Policy::AllowAll, Policy::Cached],
        MAY,
        UNREACHABLE,
    ),
    Rule::new(
        "outage-long",
        &[Outage, Long],
        &[Policy::AllowAll, Policy::DisallowAll],
        MAY,
        UNREACHABLE,
    ),
    // Read alone, §2.3.1.4 forbids everything at once, while §2.4 lets an old
    // copy be used meanwhile; the RFC does not settle the two.
    Rule::new("unreachable", &[Invalid, Copy], DISALLOW, DECIDED, UNREACHABLE)
        .note(&[Note::MayUseCopy]),
    Rule::new("unreachable", &[Invalid], DISALLOW, DECIDED, UNREACHABLE),
    Rule::new("unreachable", &[Outage, Copy], DISALLOW, MUST, UNREACHABLE)
        .note(&[Note::MayUseCopy]),
    Rule::new("unreachable", &[Outage], DISALLOW, MUST, UNREACHABLE),
    Rule::new("unavailable", &[ClientError], ALLOW, MAY, UNAVAILABLE),
    Rule::new("not-modified", &[NotModified], CACHED, MAY, NOT_MODIFIED),
    Rule::new("too-many-redirects", &[Loop], ALLOW, MAY, REDIRECTS),
    Rule::new(
        "too-many-redirects",
        &[TooManyRedirects, Success],
        &[Policy::AllowAll, Policy::Parse],
        MAY,
        REDIRECTS,
    ),
    Rule::new("too-many-redirects", &[TooManyRedirects], ALLOW, MAY, REDIRECTS),
    Rule::new("redirect", &[Redirect], OPEN, SHOULD, REDIRECTS),
    Rule::new("redirected", &[Success, Redirected], PARSE, MUST, REDIRECTS),
    Rule::new("served", &[Success], PARSE, MUST, SUCCESSFUL),
];

static RFC9309_NOTES: &[(&[Fact], Note)] = &[
    (&[Invalid], Note::InvalidAsNetwork),
    (&[Outage, CopyYounger], Note::CopyYounger),
    (&[ClientError, Fresh], Note::CopyUntilRefetch),
    (&[TooManyRequests], Note::RangeOnly),
    (&[Success, Redirected], Note::InitialAuthority),
    (&[Success, Empty], Note::NothingApplies),
    (&[Success, Html], Note::WebPage),
    (&[Success, OtherType], Note::MediaType),
];

static GOOGLE_RULES: &[Rule] = &[
    Rule::new("copy-fresh", &[OutageOr429, FreshByMaxAge], CACHED, DOCUMENTED, GOOGLE),
    Rule::new("outage-first-hours", &[OutageOr429, FirstHours], DISALLOW, DOCUMENTED, GOOGLE),
    Rule::new("outage-copy", &[OutageOr429, Days, Copy], CACHED, DOCUMENTED, GOOGLE),
    Rule::new("outage-no-copy", &[OutageOr429, Days], ALLOW, DOCUMENTED, GOOGLE),
    Rule::new("outage-rest-works", &[OutageOr429, RestReachable], ALLOW, DOCUMENTED, GOOGLE),
    Rule::new("outage-rest-fails", &[OutageOr429, RestFails], DISALLOW, DOCUMENTED, GOOGLE),
    Rule::new(
        "outage-rest-unknown",
        &[OutageOr429],
        &[Policy::AllowAll, Policy::DisallowAll],
        DOCUMENTED,
        GOOGLE,
    ),
    Rule::new("unavailable", &[ClientError], ALLOW, DOCUMENTED, GOOGLE),
    Rule::new("not-modified", &[NotModified], CACHED, DECIDED, NOT_MODIFIED),
    Rule::new("redirects-as-404", &[Loop], ALLOW, DOCUMENTED, GOOGLE),
    Rule::new("redirects-as-404", &[TooManyRedirects], ALLOW, DOCUMENTED, GOOGLE),
    Rule::new("redirect", &[Redirect], OPEN, DOCUMENTED, GOOGLE),
    Rule::new("redirected", &[Success, Redirected], PARSE, DOCUMENTED, GOOGLE),
    Rule::new("served", &[Success], PARSE, DOCUMENTED, GOOGLE),
];

static GOOGLE_NOTES: &[(&[Fact], Note)] = &[
    (&[ServiceUnavailable], Note::RetriedOften),
    (&[OutageOr429, CopyYounger], Note::CopyYounger),
    (&[Success, Redirected], Note::InitialAuthority),
    (&[Success, Empty], Note::NothingApplies),
    (&[Success, Html], Note::WebPage),
    (&[Success, Html], Note::PageRedirects),
];

static BING_RULES: &[Rule] = &[Rule::unknown(&[])];

static YANDEX_RULES: &[Rule] = &[
    Rule::unknown(&[Ftp]),
    Rule::unknown(&[Network]),
    Rule::unknown(&[Invalid]),
    Rule::new("not-200", &[ServerError], ALLOW, TOLD, YANDEX).note(&[Note::OldText]),
    Rule::new("not-200", &[ClientError], ALLOW, TOLD, YANDEX),
    Rule::unknown(&[NotModified]),
    Rule::unknown(&[Loop]),
    Rule::unknown(&[TooManyRedirects]),
    Rule::new("redirect", &[Redirect], OPEN, TOLD, YANDEX),
    Rule::new("not-200", &[Success, Not200], ALLOW, TOLD, YANDEX),
    Rule::new("too-large", &[Success, OverLimit], ALLOW, TOLD, YANDEX),
    Rule::new("not-text", &[Success, Html], ALLOW, TOLD, YANDEX),
    Rule::new("not-text", &[Success, OtherType], ALLOW, TOLD, YANDEX),
    Rule::new("redirected", &[Success, Redirected], PARSE, TOLD, YANDEX),
    Rule::new("served", &[Success], PARSE, TOLD, YANDEX),
];

static YANDEX_NOTES: &[(&[Fact], Note)] = &[];

static PYTHON_LEGACY: &[Rule] = &[
    Rule::unknown(&[Ftp]),
    Rule::new("exception", &[Network], OPEN, CODED, PYTHON),
    Rule::new("nothing-parsed", &[NotModified], DISALLOW, CODED, PYTHON),
    Rule::unknown(&[Invalid]),
    Rule::new("nothing-parsed", &[ServerError], DISALLOW, CODED, PYTHON),
    Rule::new("authorisation", &[Authorisation], DISALLOW, CODED, PYTHON),
    Rule::new("unavailable", &[ClientError], ALLOW, CODED, PYTHON),
    Rule::new("nothing-parsed", &[Loop], DISALLOW, CODED, PYTHON),
    Rule::new("nothing-parsed", &[TooManyRedirects], DISALLOW, CODED, PYTHON),
    Rule::new("redirect", &[Redirect], OPEN, CODED, PYTHON_REQUEST),
    Rule::new("redirected", &[Success, Redirected], PARSE, CODED, PYTHON_REQUEST),
    Rule::new("served", &[Success], PARSE, CODED, PYTHON),
];

static PYTHON_NEW: &[Rule] = &[
    Rule::unknown(&[Ftp]),
    Rule::new("exception", &[Network], OPEN, CODED, PYTHON),
    Rule::new("nothing-parsed", &[NotModified], DISALLOW, CODED, PYTHON),
    Rule::unknown(&[Invalid]),
    Rule::new("unreachable", &[ServerError], DISALLOW, CODED, PYTHON),
    Rule::new("authorisation", &[Authorisation], DISALLOW, CODED, PYTHON),
    Rule::new("unavailable", &[ClientError], ALLOW, CODED, PYTHON),
    Rule::new("nothing-parsed", &[Loop], DISALLOW, CODED, PYTHON),
    Rule::new("nothing-parsed", &[TooManyRedirects], DISALLOW, CODED, PYTHON),
    Rule::new("redirect", &[Redirect], OPEN, CODED, PYTHON_REQUEST),
    Rule::new("redirected", &[Success, Redirected], PARSE, CODED, PYTHON_REQUEST),
    Rule::new("served", &[Success], PARSE, CODED, PYTHON),
];

static PYTHON_NOTES: &[(&[Fact], Note)] = &[(&[Success, Empty], Note::NothingApplies)];

static CRAWLER_COMMONS_RULES: &[Rule] = &[
    Rule::unknown(&[Ftp]),
    Rule::new("exception", &[Network], OPEN, CODED, CRAWLER_COMMONS),
    Rule::new("not-successful", &[Outage], DISALLOW, CODED, CRAWLER_COMMONS)
        .note(&[Note::Deferred]),
    Rule::new("unavailable", &[ClientError], ALLOW, CODED, CRAWLER_COMMONS),
    Rule::new("not-successful", &[NotModified], DISALLOW, CODED, CRAWLER_COMMONS)
        .note(&[Note::Deferred]),
    Rule::new("not-successful", &[Loop], DISALLOW, CODED, CRAWLER_COMMONS).note(&[Note::Deferred]),
    Rule::new("not-successful", &[TooManyRedirects], DISALLOW, CODED, CRAWLER_COMMONS)
        .note(&[Note::Deferred]),
    Rule::new("redirect", &[Redirect], OPEN, CODED, CRAWLER_COMMONS)
        .note(&[Note::RedirectsByCaller]),
    Rule::new("page-without-agent", &[Success, WithoutAgent], ALLOW, CODED, CRAWLER_COMMONS),
    Rule::new("served", &[Success, Html], PARSE, CODED, CRAWLER_COMMONS)
        .note(&[Note::TagsStripped]),
    Rule::new("served", &[Success], PARSE, CODED, CRAWLER_COMMONS),
];

static CRAWLER_COMMONS_NOTES: &[(&[Fact], Note)] =
    &[(&[Success, Redirected], Note::RedirectsByCaller), (&[Success, Empty], Note::NothingApplies)];

/// What is said where no rule of a table applies.
pub(super) static NOTHING_SAID: Rule = Rule::unknown(&[]);
