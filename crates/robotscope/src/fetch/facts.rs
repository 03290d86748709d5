//! What a reader's rules ask of an outcome, as a set of plain facts.

use crate::source::SIZE_LIMIT;

use super::outcome::{Body, Copy, Failure, Outcome, Reply};

/// One thing that is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Fact {
    /// 200 to 299, reached without going in a circle.
    Success,
    /// 201 to 299.
    Not200,
    /// A successful answer without a body.
    Empty,
    /// A successful answer with a web page, by its look or its type.
    Html,
    /// A page of that look in which `user-agent:` does not stand.
    WithoutAgent,
    /// A type is given and it is not `text/plain`.
    OtherType,
    /// A body larger than [`SIZE_LIMIT`].
    OverLimit,
    /// An answer after one to five redirects.
    Redirected,
    /// More than five redirects.
    TooManyRedirects,
    /// Redirects in a circle.
    Loop,
    /// 300 to 399, but for 304: nothing is known of what is behind it.
    Redirect,
    /// 304.
    NotModified,
    /// 400 to 499.
    ClientError,
    /// 401 or 403.
    Authorisation,
    /// 429.
    TooManyRequests,
    /// 500 to 599.
    ServerError,
    /// 503.
    ServiceUnavailable,
    /// No answer.
    Network,
    /// An answer that says nothing: 100 to 199, 600 and more, an answer that
    /// cannot be read, or 304 to somebody who has no copy.
    Invalid,
    /// A server error, no answer or one that says nothing.
    Outage,
    /// That, or 429.
    OutageOr429,
    /// Within the first 12 hours of an outage.
    FirstHours,
    /// From then to 30 days.
    Days,
    /// Beyond 30 days.
    Long,
    /// There is a good copy.
    Copy,
    /// It is so young that it is not fetched anew, at most 24 hours.
    Fresh,
    /// The same where `max-age` may also make it longer.
    FreshByMaxAge,
    /// The copy is said to be younger than the outage.
    CopyYounger,
    /// The rest of the site answers.
    RestReachable,
    /// The rest of the site does not.
    RestFails,
    /// Asked for by FTP.
    Ftp,
}

/// What is so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Facts(u64);

impl Facts {
    fn add(&mut self, fact: Fact, holds: bool) {
        self.0 |= u64::from(holds) << fact as u8;
    }

    pub(super) fn has(self, fact: Fact) -> bool {
        self.0 & (1 << fact as u8) != 0
    }

    pub(super) fn has_all(self, facts: &[Fact]) -> bool {
        facts.iter().all(|fact| self.has(*fact))
    }
}

/// Hours after which Google goes on with its copy.
pub(super) const FIRST_HOURS: f64 = 12.0;
/// Hours for which a copy is good where nothing else is said (RFC 9309 §2.4).
pub(super) const DAY: f64 = 24.0;
/// Hours after which an outage has lasted long (RFC 9309 §2.3.1.4).
pub(super) const MONTH: f64 = 720.0;

/// How long a copy is good, in hours: at most a day, and as `max-age` has it.
fn lifetimes(copy: Copy) -> (f64, f64) {
    let by_max_age = copy.max_age.map_or(DAY, |seconds| seconds / 3600.0);
    (by_max_age.min(DAY), by_max_age)
}

/// How old a copy was when the outage began, in hours.
fn age_at_start(outcome: &Outcome, copy: Copy) -> Option<f64> {
    copy.age_hours.map(|age| (age - outcome.outage_hours).max(0.0))
}

/// The hours of an outage at which its copy ceases to be fresh.
pub(super) fn fresh_until(outcome: &Outcome) -> Option<(f64, f64)> {
    let copy = outcome.copy?;
    let start = age_at_start(outcome, copy)?;
    let (day, by_max_age) = lifetimes(copy);
    Some((day - start, by_max_age - start))
}

fn media_type(content_type: &str) -> String {
    content_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase()
}

/// What is so of an outcome when its outage has lasted `hours`.
pub(super) fn facts(outcome: &Outcome, hours: f64) -> Facts {
    let mut facts = Facts::default();
    of_reply(outcome, &mut facts);
    of_body(outcome, &mut facts);
    facts.add(Fact::FirstHours, hours < FIRST_HOURS);
    facts.add(Fact::Days, (FIRST_HOURS..=MONTH).contains(&hours));
    facts.add(Fact::Long, hours > MONTH);
    facts.add(Fact::Copy, outcome.copy.is_some());
    if let Some((day, by_max_age)) = fresh_until(outcome) {
        facts.add(Fact::Fresh, hours < day);
        facts.add(Fact::FreshByMaxAge, hours < by_max_age);
    }
    let age = outcome.copy.and_then(|copy| copy.age_hours);
    facts.add(Fact::CopyYounger, age.is_some_and(|age| age < outcome.outage_hours));
    facts.add(Fact::RestReachable, outcome.rest_reachable == Some(true));
    facts.add(Fact::RestFails, outcome.rest_reachable == Some(false));
    let scheme = outcome.address.as_deref().map(str::trim_start).and_then(|text| text.get(..4));
    facts.add(Fact::Ftp, scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case("ftp:")));
    facts
}

fn of_reply(outcome: &Outcome, facts: &mut Facts) {
    let (status, failure) = match outcome.reply {
        Reply::Status(status) => (status, None),
        Reply::Failure(failure) => (0, Some(failure)),
    };
    let class = status / 100;
    let no_copy = outcome.copy.is_none();
    let is_invalid = failure == Some(Failure::InvalidResponse)
        || failure.is_none() && !(2..=5).contains(&class)
        || status == 304 && no_copy;
    let is_network = failure.is_some_and(|failure| failure != Failure::InvalidResponse);
    let is_outage = is_invalid || is_network || class == 5;
    facts.add(Fact::Network, is_network);
    facts.add(Fact::Invalid, is_invalid);
    facts.add(Fact::ServerError, class == 5);
    facts.add(Fact::ServiceUnavailable, status == 503);
    facts.add(Fact::Outage, is_outage);
    facts.add(Fact::OutageOr429, is_outage || status == 429);
    facts.add(Fact::ClientError, class == 4);
    facts.add(Fact::Authorisation, matches!(status, 401 | 403));
    facts.add(Fact::TooManyRequests, status == 429);
    facts.add(Fact::NotModified, status == 304);
    facts.add(Fact::Redirect, class == 3 && status != 304);
    facts.add(Fact::Loop, outcome.redirect_loop);
    facts.add(Fact::TooManyRedirects, outcome.redirects > 5);
    facts.add(Fact::Redirected, (1..=5).contains(&outcome.redirects) && !outcome.redirect_loop);
    facts.add(Fact::Success, class == 2 && !outcome.redirect_loop);
    facts.add(Fact::Not200, class == 2 && status != 200);
}

fn of_body(outcome: &Outcome, facts: &mut Facts) {
    if !facts.has(Fact::Success) {
        return;
    }
    let media_type = outcome.content_type.as_deref().map(media_type).unwrap_or_default();
    let is_page =
        outcome.body != Body::Text || matches!(&*media_type, "text/html" | "application/xhtml+xml");
    let is_204 = matches!(outcome.reply, Reply::Status(204 | 205));
    facts.add(Fact::Empty, is_204 || outcome.octets == Some(0));
    facts.add(Fact::Html, is_page);
    facts.add(Fact::WithoutAgent, outcome.body == Body::Html);
    facts.add(Fact::OtherType, !media_type.is_empty() && media_type != "text/plain");
    facts.add(Fact::OverLimit, outcome.octets.is_some_and(|octets| octets > SIZE_LIMIT.into()));
}
