//! The names in real files, looked up in the catalogue.

use std::collections::BTreeSet;

use robotscope::crawlers::{lookup, nearest};
use robotscope::dialect::RFC9309;
use robotscope::policy::Policy;
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
