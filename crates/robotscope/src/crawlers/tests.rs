use super::catalogue;
use super::*;

fn token(name: &str) -> &'static Crawler {
    let known = lookup(name).unwrap_or_else(|| panic!("{name} is not known"));
    assert_eq!(known.kind, NameKind::Token, "{name}");
    known.crawler
}

#[test]
fn every_name_finds_its_crawler() {
    let mut names = 0;
    for crawler in crawlers() {
        let of_kind = [
            (NameKind::Token, &[crawler.token][..]),
            (NameKind::Alias, crawler.aliases),
            (NameKind::Variant, crawler.variants),
        ];
        for (kind, written) in of_kind {
            for name in written {
                let expected = Some(Known { crawler, name, kind, extent: Extent::Whole });
                assert_eq!(lookup(name), expected);
                assert_eq!(lookup(&name.to_ascii_uppercase()), expected);
                assert_eq!(nearest(name), None, "{name}");
                names += 1;
            }
        }
    }
    assert_eq!(names, NAMES.len());
    assert!(crawlers().len() >= 1_150 && names >= 1_483, "{} {names}", crawlers().len());
}

#[test]
fn more_than_a_name() {
    use Extent::{Prefix, Trimmed, Whole};
    use NameKind::{Alias, Token, Variant};
    for (written, name, kind, extent) in [
        ("gOOGLEBOT", "Googlebot", Token, Whole),
        ("Googlebot*", "Googlebot", Token, Trimmed),
        (" \"Googlebot\" ", "Googlebot", Token, Trimmed),
        ("Baiduspider+", "Baiduspider+", Variant, Whole),
        ("Googlebot/2.1 (+http://www.google.com/bot.html)", "Googlebot", Token, Prefix),
        ("Googlebot-Image/1.0", "Googlebot-Image", Token, Prefix),
        ("Googlebot, bingbot", "Googlebot", Token, Prefix),
        ("Googlebot\u{A0}x", "Googlebot", Token, Prefix),
        ("Screaming Frog SEO Spider/20.0", "Screaming Frog SEO Spider", Token, Prefix),
        ("pinterest/0.2", "Pinterest", Alias, Prefix),
        ("Mozilla/5.0 (compatible; Googlebot/2.1)", "Mozilla/5.0", Variant, Prefix),
    ] {
        let known = lookup(written).map(|known| (known.name, known.kind, known.extent));
        assert_eq!(known, Some((name, kind, extent)), "{written}");
    }
}

#[test]
fn names_of_nobody() {
    for name in ["", "*", ".", " ", "Googlebotx", "Googlebot_x", "Googlebot.x", "Googlebotä", "5"]
    {
        assert_eq!(lookup(name), None, "{name}");
    }
    assert_eq!(lookup(&"Googlebot".repeat(100_000)), None);
    assert_eq!(lookup(&" /".repeat(100_000)), None);
}

#[test]
fn every_fallback_is_a_token() {
    for crawler in crawlers() {
        for name in crawler.fallback {
            assert_eq!(token(name).token, *name);
        }
    }
}

/// What people most often get wrong, as far as a field says it. A change of the
/// data that undoes one of these wants a source.
#[test]
fn facts() {
    use Answer::{No, Yes};

    let answers = |name, robots, star| {
        let crawler = token(name);
        assert_eq!((crawler.obeys_robots, crawler.obeys_star), (robots, star), "{name}");
    };

    for name in ["Google-Extended", "Applebot-Extended"] {
        assert_eq!(token(name).purpose, Purpose::ControlToken, "{name}");
        assert_eq!(token(name).header, "", "{name} sends no request");
    }
    for name in ["AdsBot-Google", "AdsBot-Google-Mobile", "Mediapartners-Google", "APIs-Google"] {
        answers(name, Yes, No);
    }
    for name in [
        "Google-Safety",
        "FeedFetcher-Google",
        "Google-Read-Aloud",
        "Google-Site-Verification",
        "Google-Agent",
        "Google-GeminiNotebook",
        "ChatGPT-User",
        "Perplexity-User",
        "meta-externalfetcher",
        "Amzn-User",
    ] {
        answers(name, No, No);
    }
    for name in ["Googlebot", "GPTBot", "OAI-SearchBot", "PerplexityBot", "Claude-User"] {
        answers(name, Yes, Yes);
    }
    for name in ["YandexDirect", "YandexCalendar", "YandexFavicons"] {
        answers(name, Yes, No);
    }

    for name in ["Claude-Web", "anthropic-ai", "FacebookBot", "ia_archiver"] {
        assert_eq!(token(name).purpose, Purpose::Legacy, "{name}");
        assert_eq!(token(name).status, Status::Retired, "{name}");
    }
    assert_eq!(token("Google-NotebookLM").status, Status::Retired);
    assert_eq!(token("cohere-ai").status, Status::Unverified);
    for (name, purpose) in [
        ("GPTBot", Purpose::AiTraining),
        ("ClaudeBot", Purpose::AiTraining),
        ("OAI-SearchBot", Purpose::AiSearch),
        ("Claude-SearchBot", Purpose::AiSearch),
        ("PerplexityBot", Purpose::AiSearch),
        ("Claude-User", Purpose::AiUserFetch),
        ("Google-Agent", Purpose::AiUserFetch),
        ("SemrushBot-OCOB", Purpose::Seo),
        ("SemrushBot-SWA", Purpose::Seo),
        ("AwarioBot", Purpose::Monitoring),
        ("magpie-crawler", Purpose::Monitoring),
        ("WARDBot", Purpose::Monitoring),
    ] {
        assert_eq!(token(name).purpose, purpose, "{name}");
    }

    for (name, delay) in [
        ("ClaudeBot", CrawlDelay::Supported),
        ("bingbot", CrawlDelay::Supported),
        ("CCBot", CrawlDelay::Supported),
        ("Diffbot", CrawlDelay::Supported),
        ("Googlebot", CrawlDelay::Ignored),
        ("YandexBot", CrawlDelay::Ignored),
        ("Amazonbot", CrawlDelay::Ignored),
        ("Amzn-SearchBot", CrawlDelay::Ignored),
        ("Amzn-User", CrawlDelay::Ignored),
    ] {
        assert_eq!(token(name).crawl_delay, delay, "{name}");
    }
    for (name, fallback) in [
        ("Applebot", &["Googlebot"][..]),
        ("bingbot", &["msnbot"]),
        ("YandexBot", &["Yandex"]),
        ("Storebot-Google", &[]),
    ] {
        assert_eq!(token(name).fallback, fallback, "{name}");
        assert_eq!(token(name).fallback_basis, FallbackBasis::Documented, "{name}");
    }
    for name in ["Googlebot-Image", "Googlebot-News", "Googlebot-Video"] {
        assert_eq!(token(name).fallback, ["Googlebot"], "{name}");
        assert_eq!(token(name).fallback_basis, FallbackBasis::Superseded, "{name}");
    }
    let of_star = crawlers().iter().filter(|crawler| crawler.delay_of_star);
    assert!(of_star.map(|crawler| crawler.token).eq(["bingbot"]));

    assert_eq!(token("CCBot").operator, "Common Crawl");
    assert!(token("BLEXBot").operator.starts_with("SE Ranking"));
    assert_eq!(token("ExaBot"), token("Exabot"));
    assert_ne!(token("ExaBot").operator, token("ExaSearchBot").operator);
    assert_eq!(token("SiteAuditBot").operator, token("SemrushBot").operator);
    for name in ["MJ12bot", "360Spider", "008", "AI2Bot", "archive.org_bot"] {
        assert!(!crate::policy::is_product_token(token(name).token), "{name}");
    }
}

#[test]
fn slips() {
    for (written, meant) in [
        ("GTPBot", Some("GPTBot")),
        ("GPTBott/1.2", Some("GPTBot")),
        ("Googlebto", Some("Googlebot")),
        ("ooglebot", Some("Googlebot")),
        ("Gooogelbot", Some("Googlebot")),
        ("googlebot_news", Some("Googlebot-News")),
        ("CludeBot", Some("ClaudeBot")),
        ("Yandesbot", Some("YandexBot")),
        ("Perplexity\u{2011}User", Some("Perplexity-User")),
        ("Link Checker", Some("LinkChecker")),
        // Known.
        ("GPTBot", None),
        ("GPTBot/1.2", None),
        // Another letter in a short name.
        ("GetBot", None),
        // Two slips, one of them in the first letter.
        ("oogelbot", None),
        // Two letters more, two less.
        ("AdsTxtCrawlerTP", None),
        ("LinkCheck", None),
        // As near to other crawlers, or nearer to one of the past.
        ("McBot", None),
        ("uMBot", None),
        ("LBot", None),
        // Words.
        ("bot", None),
        ("spider", None),
        ("crawler", None),
        ("yourbot", None),
        ("Riddle", None),
        ("http://bot.example/", None),
        ("yandex.com/bot", None),
        ("", None),
        ("*", None),
        ("ä", None),
    ] {
        assert_eq!(nearest(written).map(|crawler| crawler.token), meant, "{written}");
    }
}

#[test]
fn the_data_file_must_be_whole() {
    let whole = r#"
        [[crawler]]
        token = "ElmBot"
        aliases = ["Elm"]
        variants = []
        operator = "Elm"
        purpose = "search"
        status = "active"
        obeys_robots = "yes"
        obeys_star = "unclear"
        fallback = ["ElmBot"]
        crawl_delay = "unknown"
        header = ""
        doc = ""
        checked = "2026-11 secondary"
        note = ""
    "#;
    assert!(catalogue::read(whole).is_ok());
    let more = "note = \"\"\nfallback_basis = \"superseded\"\ndelay_of_star = true\n";
    let entries = catalogue::read(&whole.replace("note = \"\"", more)).expect("whole as well");
    assert!(entries[0].delay_of_star && entries[0].fallback_basis == FallbackBasis::Superseded);
    for (part, instead, fault) in [
        ("\"search\"", "\"serach\"", "line 7: `serach` is none of search, ai-training"),
        ("\"active\"", "\"\"", "line 8: `` is none of active, retired, unverified"),
        ("secondary", "hearsay", "line 15: `hearsay` is none of operator-doc"),
        ("2026-11", "last-year", "line 15: not a month and how"),
        ("doc = \"\"", "", "missing field 'doc'"),
        ("note = \"\"", "", "missing field 'note'"),
        ("note =", "fallback_basis = \"old\"\nnote =", "`old` is none of documented, superseded"),
        ("note =", "delay_of_star = \"yes\"\nnote =", "line 16: expected a bool"),
        ("note =", "notes = \"\"\nnote =", "(\"notes\""),
        ("[\"Elm\"]", "[\"ELMBOT\"]", "ElmBot: `ELMBOT` is already a name of ElmBot"),
        ("[\"ElmBot\"]", "[\"Elm\"]", "ElmBot: fallback `Elm` is no token"),
    ] {
        assert!(whole.contains(part), "{part}");
        let faults = catalogue::read(&whole.replacen(part, instead, 1)).expect_err(fault);
        assert!(faults.contains(fault), "{faults}");
    }
}
