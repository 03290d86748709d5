//! Whose a User-Agent header is.

use super::{Crawler, Extent, Known, Purpose, Status, crawlers, lookup};
use crate::dialect::RFC9309;
use crate::policy::Agent;

/// The crawler that sends `typed`, a whole User-Agent header; of a bare token,
/// the crawler that bears it. `None` for what only browsers send and for names
/// that the catalogue does not hold.
///
/// A header that holds the names of a header of the catalogue, in their order,
/// is that crawler's: versions drift, and what is imitated stays (`LINE` sends
/// `facebookexternalhit/1.1;line-poker/1.0`). Else it is the first of its names
/// (C-01) that somebody bears, one of today before one of the past.
///
/// It tells a person whom they typed. Which group binds that crawler is
/// [`Policy::choose`](crate::policy::Policy::choose)'s question, which this does
/// not touch.
///
/// Cost: the headers of the catalogue are read each time; linear in the text,
/// with a logarithm for its names.
pub fn of_header(typed: &str) -> Option<&'static Crawler> {
    let agent = Agent::read(typed, &RFC9309);
    if agent.generic {
        return None;
    }
    let same = |crawler: &&Crawler| {
        !crawler.header.is_empty()
            && is_same(&Agent::read(crawler.header, &RFC9309).candidates, &agent.candidates)
    };
    if let Some(crawler) = crawlers().iter().find(same) {
        return Some(crawler);
    }
    // Some tokens are several words. One word at the beginning is a name as any
    // other, or `Mozilla`.
    let beginning = lookup(&agent.text).filter(|known| known.name.contains(' '));
    let names = agent.candidates.iter().filter_map(|name| lookup(name));
    let whole = names.filter(|known| known.extent == Extent::Whole);
    let known: Vec<Known> = beginning.into_iter().chain(whole).collect();
    known.into_iter().min_by_key(|known| is_of_the_past(known.crawler)).map(|known| known.crawler)
}

fn is_same(names: &[String], others: &[String]) -> bool {
    names.len() == others.len()
        && names.iter().zip(others).all(|(name, other)| name.eq_ignore_ascii_case(other))
}

fn is_of_the_past(crawler: &Crawler) -> bool {
    crawler.purpose == Purpose::Legacy || crawler.status == Status::Retired
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_header_is_its_crawlers() {
        let with_header = crawlers().iter().filter(|crawler| !crawler.header.is_empty());
        let mut count = 0;
        for crawler in with_header {
            let found = of_header(crawler.header).map(|crawler| crawler.token);
            assert_eq!(found, Some(crawler.token), "{}", crawler.header);
            count += 1;
        }
        assert!(count >= 163, "{count}");
    }

    #[test]
    fn headers() {
        for (typed, token) in [
            (
                "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
                Some("bingbot"),
            ),
            ("User-Agent: Mozilla/5.0 (compatible; bingbot/3.0)", Some("bingbot")),
            // What a header imitates does not send it.
            ("TelegramBot (like TwitterBot)", Some("TelegramBot")),
            ("Twitterbot/1.0", Some("Twitterbot")),
            ("facebookexternalhit/1.1;line-poker/1.0", Some("line-poker")),
            (
                "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
                Some("facebookexternalhit"),
            ),
            ("facebookexternalhit/1.2", Some("facebookexternalhit")),
            (
                "LinkedInBot/2.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)",
                Some("LinkedInBot"),
            ),
            // Another telephone, another version.
            (
                "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0 \
                 Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)",
                Some("AdsBot-Google-Mobile"),
            ),
            ("Screaming Frog SEO Spider/22.1 Beta", Some("Screaming Frog SEO Spider")),
            ("GPTBot", Some("GPTBot")),
            ("Pinterest/0.2 (+https://www.pinterest.com/)", Some("Pinterestbot")),
            ("Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/120.0", None),
            ("ElmBot/1.0 (+https://elm.example/)", None),
            ("*", None),
            ("", None),
            ("\u{0}", None),
        ] {
            assert_eq!(of_header(typed).map(|crawler| crawler.token), token, "{typed}");
        }
    }

    #[test]
    fn long_headers_end() {
        assert_eq!(of_header(&"Oak/1 ".repeat(100_000)), None);
        assert_eq!(of_header(&"(".repeat(1_000_000)), None);
    }
}
