use std::fmt::Write as _;
use std::sync::Arc;

use super::*;
use crate::dialect::{DIALECTS, GOOGLE, RFC9309};
use crate::source::Source;
use crate::syntax::Document;

fn read(text: &str, dialect: &'static Dialect) -> Policy {
    let source = Source::new(text.as_bytes().to_vec()).expect("small");
    Policy::read(&Arc::new(Document::new(source)), dialect)
}

fn all(text: &str) -> Vec<CrawlerPolicy> {
    policies(&read(text, &RFC9309))
}

fn of<'a>(all: &'a [CrawlerPolicy], token: &str) -> &'a CrawlerPolicy {
    all.iter().find(|one| one.crawler.token == token).unwrap_or_else(|| panic!("no {token}"))
}

#[test]
fn whom_it_lists() {
    let all = all("");
    let tokens: Vec<_> = all.iter().map(|one| one.crawler.token).collect();
    assert_eq!(tokens.len(), crawlers().iter().filter(|one| is_listed(one)).count());
    assert!(tokens.contains(&"cohere-ai"), "unverified, but of models");
    assert!(!tokens.contains(&"anthropic-ai"), "of the past");
    assert!(!tokens.contains(&"msnbot"), "of the past");
    let order: Vec<_> = all.iter().map(|one| one.crawler.purpose as u8).collect();
    assert!(order.is_sorted());
    let training = all.iter().filter(|one| one.crawler.purpose == Purpose::AiTraining);
    assert!(training.map(|one| one.crawler.status != Status::Active).is_sorted());
}

/// File, crawler, how it is bound, by which name, first line; the verdict on the
/// home page and its line; the state of the site.
#[test]
fn who_binds_and_what_is_open() {
    use Bound::{Alias, Fallback, Nothing, Own, Star};
    use Decision::{Allow, Disallow};
    use SiteState::{Closed, OnlyHome, Open, Partly};
    let one = "User-agent: *\nDisallow: /attic/\n";
    let closed = "User-agent: *\nDisallow: /\n";
    for (file, token, bound, name, line, root, root_line, site) in [
        ("", "GPTBot", Nothing, None, 0, Allow, 0, Open),
        (one, "GPTBot", Star, None, 1, Allow, 0, Partly),
        (closed, "GPTBot", Star, None, 1, Disallow, 2, Closed),
        ("User-agent: *\nDisallow: /\nAllow: /$\n", "GPTBot", Star, None, 1, Allow, 3, OnlyHome),
        ("User-agent: *\nDisallow: /$\n", "GPTBot", Star, None, 1, Disallow, 2, Partly),
        ("User-agent: *\nDisallow: /*a\nDisallow:\n", "GPTBot", Star, None, 1, Allow, 0, Partly),
        ("User-agent: *\nDisallow:\n", "GPTBot", Star, None, 1, Allow, 0, Open),
        // A group of its own, merged; `*` is nothing to it.
        (
            "User-agent: *\nDisallow: /\nUser-agent: Elm\nUser-agent: gptbot/1.0\nAllow: /\nUser-agent: GPTBot\nDisallow: /b\n",
            "GPTBot",
            Own,
            Some("GPTBot"),
            4,
            Allow,
            5,
            Partly,
        ),
        // Another token that is documented to match.
        (
            "User-agent: Pinterest\nDisallow: /\n",
            "Pinterestbot",
            Alias,
            Some("Pinterest"),
            1,
            Disallow,
            2,
            Closed,
        ),
        (
            "User-agent: SISTRIX Crawler\nDisallow: /\n",
            "sistrix",
            Own,
            Some("sistrix"),
            1,
            Disallow,
            2,
            Closed,
        ),
        ("User-agent: Crawler\nDisallow: /\n", "sistrix", Nothing, None, 0, Allow, 0, Open),
        // Another crawler's group, where that is documented, before `*`.
        (
            "User-agent: msnbot\nDisallow: /\nUser-agent: *\nDisallow:\n",
            "bingbot",
            Fallback,
            Some("msnbot"),
            1,
            Disallow,
            2,
            Closed,
        ),
        (
            "User-agent: msnbot\nDisallow: /\nUser-agent: bingbot\nDisallow:\n",
            "bingbot",
            Own,
            Some("bingbot"),
            3,
            Allow,
            0,
            Open,
        ),
        (
            "User-agent: Yandex\nDisallow: /\nUser-agent: *\nDisallow:\n",
            "YandexBot",
            Fallback,
            Some("Yandex"),
            1,
            Disallow,
            2,
            Closed,
        ),
        (
            "User-agent: YandexBot\nDisallow: /a\nUser-agent: Yandex\nDisallow: /\n",
            "YandexBot",
            Own,
            Some("YandexBot"),
            1,
            Allow,
            0,
            Partly,
        ),
        (
            "User-agent: Googlebot\nDisallow: /\nUser-agent: *\nDisallow:\n",
            "Applebot",
            Fallback,
            Some("Googlebot"),
            1,
            Disallow,
            2,
            Closed,
        ),
        // Where it rests on a page that has been replaced, it is not followed.
        (
            "User-agent: Googlebot\nDisallow: /\nUser-agent: *\nDisallow:\n",
            "Googlebot-Image",
            Star,
            None,
            3,
            Allow,
            0,
            Open,
        ),
        (
            "User-agent: Googlebot\nDisallow: /\nUser-agent: *\nDisallow:\n",
            "Storebot-Google",
            Star,
            None,
            3,
            Allow,
            0,
            Open,
        ),
        // Those must be named.
        (closed, "AdsBot-Google", Nothing, None, 0, Allow, 0, Open),
        (closed, "YandexDirect", Nothing, None, 0, Allow, 0, Open),
        (
            "User-agent: AdsBot-Google\nDisallow: /\n",
            "AdsBot-Google",
            Own,
            Some("AdsBot-Google"),
            1,
            Disallow,
            2,
            Closed,
        ),
        // Whether it keeps to it is another question.
        (
            "User-agent: ChatGPT-User\nDisallow: /\n",
            "ChatGPT-User",
            Own,
            Some("ChatGPT-User"),
            1,
            Disallow,
            2,
            Closed,
        ),
        (closed, "ChatGPT-User", Nothing, None, 0, Allow, 0, Open),
    ] {
        let all = all(file);
        let found = of(&all, token);
        let told =
            (found.bound, found.name, found.line, found.root, found.root_line, found.site.state);
        assert_eq!(told, (bound, name, line, root, root_line, site), "{token} in {file:?}");
        let is_star_there = file.contains("User-agent: *");
        let ignored = is_star_there && bound == Nothing;
        assert_eq!(found.star_ignored, ignored, "{token} in {file:?}");
    }
}

#[test]
fn witnesses_show_it() {
    let policy = read(
        "User-agent: *\nDisallow: /\nAllow: /a\nUser-agent: GPTBot\nDisallow: /*?\n",
        &RFC9309,
    );
    for one in policies(&policy) {
        let agent = Agent::read(one.crawler.token, &RFC9309);
        for (url, decision) in
            [(&one.site.open, Decision::Allow), (&one.site.closed, Decision::Disallow)]
        {
            let Some(url) = url.as_ref().filter(|_| !one.star_ignored) else { continue };
            assert_eq!(policy.test(&agent, url, None).decision, decision, "{}", one.crawler.token);
        }
    }
}

#[test]
fn parents() {
    let all = all("User-agent: Googlebot\nDisallow: /\nUser-agent: Googlebot-Video\nDisallow:\n");
    let closed = Some(Parent { token: "Googlebot", line: 1, decision: Decision::Disallow });
    assert_eq!(of(&all, "Googlebot-Image").parent, closed);
    assert_eq!(of(&all, "Googlebot-News").parent, closed);
    assert_eq!(of(&all, "Googlebot-Video").parent, None, "it has a group");
    assert_eq!(of(&all, "Storebot-Google").parent, None);
    assert_eq!(of(&all, "Applebot").parent, None, "that one binds");
}

#[test]
fn delays() {
    use CrawlDelay::{Ignored, Supported};
    let delay = |file: &str, token: &str, dialect| {
        let all = policies(&read(file, dialect));
        of(&all, token).delay.map(|delay| (delay.seconds, delay.line, delay.of_star, delay.support))
    };
    let star = "User-agent: *\nCrawl-delay: 9\nDisallow: /a\n";
    let both = &format!("{star}User-agent: bingbot\nUser-agent: ClaudeBot\nDisallow: /b\n");
    let own = &format!("{both}Crawl-delay: 2.5\n");
    assert_eq!(delay(star, "bingbot", &RFC9309), Some((9.0, 2, false, Supported)));
    // That of `*` counts beside a group of its own: for Bing only.
    assert_eq!(delay(both, "bingbot", &RFC9309), Some((9.0, 2, true, Supported)));
    assert_eq!(delay(both, "ClaudeBot", &RFC9309), None);
    assert_eq!(delay(own, "bingbot", &RFC9309), Some((2.5, 7, false, Supported)));
    assert_eq!(delay(star, "Googlebot", &RFC9309), Some((9.0, 2, false, Ignored)));
    assert_eq!(delay(star, "ClaudeBot", &GOOGLE), Some((9.0, 2, false, Ignored)));
    assert_eq!(delay("User-agent: *\nCrawl-delay: soon\n", "bingbot", &RFC9309), None);
}

/// Many groups cost only as much as those of them that bind somebody.
#[test]
fn groups_of_nobody_are_not_looked_at() {
    let mut file = String::from("User-agent: *\nDisallow: /attic/\n");
    for number in 0..1_000 {
        let _ = writeln!(
            file,
            "User-agent: oak{number}\nDisallow: /{number}/*/leaf\nAllow: /{number}/b"
        );
    }
    let policy = read(&file, &RFC9309);
    let mut sites = Sites::new(&policy);
    for crawler in crawlers().iter().filter(|crawler| is_listed(crawler)) {
        let _ = policy_of(&policy, crawler, &mut sites);
    }
    // `*`, and nobody's.
    assert_eq!(sites.known.len(), 2);
    assert_eq!(sites.rules_left, MORE_RULES + 2_000);
}

/// One large group that each crawler has together with a small one of its own.
#[test]
fn many_sets_of_large_groups_end() {
    let listed: Vec<_> = crawlers().iter().filter(|crawler| is_listed(crawler)).collect();
    let mut file = String::new();
    for crawler in &listed {
        let _ = writeln!(file, "User-agent: {}", crawler.token);
    }
    for number in 0..20_000 {
        let _ = writeln!(file, "Disallow: /oak/{number}/*/leaf");
    }
    for crawler in &listed {
        let _ = writeln!(file, "User-agent: {}\nAllow: /{}", crawler.token, crawler.token.len());
    }
    let all = policies(&read(&file, &RFC9309));
    let left_open = all.iter().filter(|one| one.site.state == SiteState::Unsettled).count();
    assert!(left_open > 0 && left_open < all.len(), "{left_open}");
}

#[test]
fn any_file_by_any_reader() {
    let count = crawlers().iter().filter(|crawler| is_listed(crawler)).count();
    for dialect in DIALECTS {
        for file in [
            "",
            "\u{0}",
            "User-agent:\nDisallow: /",
            "User-agent: *\nUser-agent: GPTBot\nDisallow: *",
        ] {
            let all = policies(&read(file, dialect));
            assert_eq!(all.len(), count, "{file:?}");
        }
    }
}
