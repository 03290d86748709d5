//! What happened when a robots.txt was asked for, checked for being possible.

use std::fmt;

/// How a person or a program tells it: nothing is required but one of `status`
/// and `failure`, and nothing is checked yet.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// The HTTP status of the last answer.
    pub status: Option<f64>,
    /// Why there was no answer, by its code.
    pub failure: Option<String>,
    /// Redirects followed before that.
    pub redirects: Option<f64>,
    /// Whether they led in a circle.
    pub redirect_loop: bool,
    /// Where they ended.
    pub final_address: Option<String>,
    /// Size of the body in octets.
    pub octets: Option<f64>,
    /// The `Content-Type` field.
    pub content_type: Option<String>,
    /// What the body looks like, by its code.
    pub body: Option<String>,
    /// Hours since the outage began.
    pub outage_hours: Option<f64>,
    /// The last good copy, if the crawler has one.
    pub copy: Option<GivenCopy>,
    /// Whether the rest of the site answers; `None` where nobody knows.
    pub rest_reachable: Option<bool>,
    /// Where the file was asked for.
    pub address: Option<String>,
    /// The site that it is to govern.
    pub site: Option<String>,
}

/// A cached copy as it is told.
#[derive(Clone, Debug, Default)]
pub struct GivenCopy {
    /// Hours since it was fetched.
    pub age_hours: Option<f64>,
    /// `max-age` of its `Cache-Control`, in seconds.
    pub max_age: Option<f64>,
}

/// A value that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// The field, as on the wire.
    pub field: &'static str,
    /// What stood there.
    pub found: String,
    /// What could have.
    pub expected: &'static str,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is {}; expected {}", self.field, self.found, self.expected)
    }
}

impl std::error::Error for Impossible {}

/// Declares an enum whose values have names on the wire.
macro_rules! named {
    ($(#[$doc:meta])* pub enum $name:ident { $($(#[$value_doc:meta])* $value:ident => $code:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$value_doc])* $value,)* }

        impl $name {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$value),*];

            /// The name on the wire.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$value => $code,)* }
            }

            /// The value with a name on the wire.
            pub fn by_code(code: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.code() == code)
            }
        }
    };
}

pub(super) use named;

named! {
    /// Why no answer came, or none that can be read.
    pub enum Failure {
        /// The name has no address.
        Dns => "dns",
        /// Nobody answered in time.
        Timeout => "timeout",
        /// The connection was refused or reset.
        Reset => "reset",
        /// The secure connection could not be made.
        Tls => "tls",
        /// What came is no HTTP, or broke off.
        InvalidResponse => "invalid-response",
    }
}

named! {
    /// What a body looks like.
    pub enum Body {
        /// Anything but a web page.
        Text => "text",
        /// A web page in which `user-agent:` does not stand.
        Html => "html",
        /// A web page with `user-agent:` in it.
        HtmlWithAgent => "html-with-agent",
    }
}

impl Body {
    /// What `octets` look like: a web page is what begins as one, white space
    /// and byte order mark set aside. Linear.
    pub fn of(octets: &[u8]) -> Self {
        const STARTS: [&[u8]; 4] = [b"<!doctype html", b"<html", b"<head", b"<body"];
        let text = octets.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(octets).trim_ascii_start();
        let begins = |start: &&[u8]| {
            text.get(..start.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(start))
        };
        if !STARTS.iter().any(begins) {
            return Self::Text;
        }
        let name = b"user-agent:";
        let mut colons = memchr::memchr_iter(b':', text);
        let is_name = |at: usize| {
            let start = (at + 1).checked_sub(name.len());
            start.is_some_and(|start| text[start..=at].eq_ignore_ascii_case(name))
        };
        if colons.any(is_name) { Self::HtmlWithAgent } else { Self::Html }
    }
}

/// The last answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// An HTTP status, 100 to 999.
    Status(u16),
    /// No answer.
    Failure(Failure),
}

/// A copy of the file from when it was last served.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Copy {
    /// Hours since it was fetched; `None` where nobody knows.
    pub age_hours: Option<f64>,
    /// `max-age` of its `Cache-Control`, in seconds.
    pub max_age: Option<f64>,
}

/// What happened when a robots.txt was asked for. Every number in it is finite
/// and not negative.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The last answer.
    pub reply: Reply,
    /// Redirects followed before it.
    pub redirects: u64,
    /// Whether they led in a circle.
    pub redirect_loop: bool,
    /// Where they ended.
    pub final_address: Option<String>,
    /// Size of the body in octets.
    pub octets: Option<u64>,
    /// The `Content-Type` field.
    pub content_type: Option<String>,
    /// What the body looks like.
    pub body: Body,
    /// Hours since the outage began; 0 when it has just begun.
    pub outage_hours: f64,
    /// The last good copy, if there is one.
    pub copy: Option<Copy>,
    /// Whether the rest of the site answers; `None` where nobody knows.
    pub rest_reachable: Option<bool>,
    /// Where the file was asked for.
    pub address: Option<String>,
    /// The site that it is to govern.
    pub site: Option<String>,
}

/// The largest integer that a JavaScript number holds exactly.
const EXACT: f64 = 9_007_199_254_740_991.0;

type Field = &'static str;

fn impossible<T>(field: Field, found: String, expected: Field) -> Result<T, Impossible> {
    Err(Impossible { field, found, expected })
}

fn count(field: Field, value: f64, expected: Field) -> Result<u64, Impossible> {
    if !(0.0..=EXACT).contains(&value) || value.fract() != 0.0 {
        return impossible(field, value.to_string(), expected);
    }
    #[expect(clippy::cast_sign_loss, reason = "not negative")]
    Ok(value as u64)
}

fn hours(field: Field, value: f64) -> Result<f64, Impossible> {
    if value.is_finite() && value >= 0.0 {
        return Ok(value);
    }
    impossible(field, value.to_string(), "a number of hours, 0 or more")
}

fn reply(status: Option<f64>, failure: Option<String>) -> Result<Reply, Impossible> {
    const STATUS: Field = "an HTTP status, an integer from 100 to 999";
    const EITHER: Field = "either an HTTP status or a failure";
    match (status, failure) {
        (Some(status), None) => {
            if !(100.0..=999.0).contains(&status) || status.fract() != 0.0 {
                return impossible("status", status.to_string(), STATUS);
            }
            #[expect(clippy::cast_sign_loss, reason = "from 100")]
            Ok(Reply::Status(status as u16))
        }
        (None, Some(failure)) => Failure::by_code(&failure).map_or_else(
            || {
                let expected = "dns, timeout, reset, tls or invalid-response";
                impossible("failure", format!("{failure:?}"), expected)
            },
            |failure| Ok(Reply::Failure(failure)),
        ),
        (Some(_), Some(_)) => impossible("failure", "given beside a status".to_owned(), EITHER),
        (None, None) => impossible("status", "missing".to_owned(), EITHER),
    }
}

impl TryFrom<Given> for Outcome {
    type Error = Impossible;

    /// Checks every value; the first that cannot be is told.
    fn try_from(given: Given) -> Result<Self, Impossible> {
        const SECONDS: Field = "a whole number of seconds, 0 or more";
        let copy = |copy: GivenCopy| {
            let max_age = copy.max_age.map(|value| count("copy.maxAge", value, SECONDS));
            Ok(Copy {
                age_hours: copy.age_hours.map(|value| hours("copy.ageHours", value)).transpose()?,
                #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53")]
                max_age: max_age.transpose()?.map(|seconds| seconds as f64),
            })
        };
        let body = given.body.as_deref().unwrap_or(Body::Text.code());
        let Some(body) = Body::by_code(body) else {
            return impossible("body", format!("{body:?}"), "text, html or html-with-agent");
        };
        let redirects = given.redirects.unwrap_or(0.0);
        let octets =
            given.octets.map(|octets| count("octets", octets, "a whole number, 0 or more"));
        Ok(Self {
            reply: reply(given.status, given.failure)?,
            redirects: count("redirects", redirects, "a whole number, 0 or more")?,
            redirect_loop: given.redirect_loop,
            final_address: given.final_address,
            octets: octets.transpose()?,
            content_type: given.content_type,
            body,
            outage_hours: hours("outageHours", given.outage_hours.unwrap_or(0.0))?,
            copy: given.copy.map(copy).transpose()?,
            rest_reachable: given.rest_reachable,
            address: given.address,
            site: given.site,
        })
    }
}
