//! The names in real files, looked up in the catalogue.

use std::collections::BTreeSet;

use robotscope::crawlers::{Bound, SiteState, lookup, nearest, policies};
use robotscope::dialect::{GOOGLE, RFC9309};
use robotscope::policy::{Agent, Choice, Decision, Policy};
use robotscope_tests::shared;

/// Every value that real files hold and that is taken for a slip, with the token
/// it is taken for. Read by eye: one that is no slip is a false alarm to many.
const SLIPS: &[(&str, &str)] = &[
    ("AdldxBot", "AdIdxBot"),
    ("AhrefsBots", "AhrefsBot"),
    ("BySpider", "Bytespider"),
    ("Chat-GPT", "ChatGPT"),
    ("DeepTrawl", "deepcrawl"),
    ("Google_InspectionTool", "Google-InspectionTool"),
    ("ICCrawler", "ICC-Crawler"),
    ("Link Checker", "LinkChecker"),
    ("Meltawer", "Meltwater"),
    ("Mozlila", "Mozilla"),
    ("Perplexity\u{2011}User", "Perplexity-User"),
    ("Python urllib", "Python-urllib"),
    ("SemrushBoth", "SemrushBot"),
    ("Sogouwebspider", "Sogou web spider"),
    ("Yandesbot", "YandexBot"),
    ("^Java", "Java"),
    ("bdbrandprotect", "Brandprotect"),
    ("googlebot_news", "Googlebot-News"),
    ("link_checker", "LinkChecker"),
    ("nutch1/huntsman", "Nutch"),
    ("pipBot", "PiplBot"),
];

#[test]
fn real_names() {
    let Some(files) = shared::files("real_names") else { return };
    let mut names = BTreeSet::new();
    for (_, bytes) in files {
        let document = crate::document(bytes);
        let policy = Policy::read(&document, &RFC9309);
        let lines = policy.groups().iter().flat_map(|group| &group.agents);
        names.extend(lines.map(|line| document.source().text(line.value).into_owned()));
    }
    let known = names.iter().filter(|name| lookup(name).is_some()).count();
    assert!(known >= 2_000, "{known} of {} names are known", names.len());
    let slips: Vec<(&str, &str)> =
        names.iter().filter_map(|name| Some((name.as_str(), nearest(name)?.token))).collect();
    assert_eq!(slips, SLIPS);
}

/// What real files say to each crawler is what the ordinary test says, wherever
/// only the crawler's token and `*` are at stake; and the URLs that show whether
/// the site is open do.
#[test]
fn real_policies() {
    let Some(files) = shared::files("real_policies") else { return };
    let mut states = [0_usize; 5];
    for (name, bytes) in files {
        let document = crate::document(bytes);
        for dialect in [&RFC9309, &GOOGLE] {
            let policy = Policy::read(&document, dialect);
            let decision = |choice: &Choice, url: &str| {
                let ruling = policy.decide(choice, &policy.target(url));
                (ruling.decision, ruling.rule.map_or(0, |rule| rule.line))
            };
            let mut seen = BTreeSet::new();
            for one in policies(&policy) {
                let token = one.crawler.token;
                assert_ne!(one.site.state, SiteState::Unsettled, "{name}: {token}");
                states[one.site.state as usize] += 1;
                let is_plain = match one.bound {
                    Bound::Own | Bound::Star => true,
                    Bound::Alias | Bound::Fallback => false,
                    Bound::Nothing => !one.star_ignored,
                };
                if !is_plain {
                    continue;
                }
                let choice = policy.choose(&Agent::read(token, dialect));
                assert_eq!(one.groups as usize, choice.groups.len(), "{name}: {token}");
                // Crawlers that the same groups bind have the same answers.
                let told = (choice.groups.clone(), one.root_line, one.site.state as u8);
                if !seen.insert(told) {
                    continue;
                }
                assert_eq!((one.root, one.root_line), decision(&choice, "/"), "{name}: {token}");
                let witnesses =
                    [(&one.site.open, Decision::Allow), (&one.site.closed, Decision::Disallow)];
                for (url, expected) in witnesses {
                    let Some(url) = url else { continue };
                    // A path that begins with two slashes would be read as a host.
                    let url = format!("https://example.com{url}");
                    assert_eq!(decision(&choice, &url).0, expected, "{name}: {token}, {url}");
                }
            }
        }
    }
    assert!(states[..4].iter().all(|count| *count > 0), "{states:?}");
}
