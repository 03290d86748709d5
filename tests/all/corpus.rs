//! Every real file: read without a panic, given back octet for octet, a
//! verdict in every dialect, no finding outside the file.

use robotscope::audit::{Settings, audit};
use robotscope::dialect::{DIALECTS, RFC9309};
use robotscope::policy::{Agent, Policy, RuleSet};
use robotscope::syntax::Document;
use robotscope_tests::shared;

/// The octets of the tokens, one after the other.
pub(crate) fn rejoined(document: &Document) -> Vec<u8> {
    let mut all = Vec::with_capacity(document.source().len() as usize);
    for token in document.tokens() {
        all.extend_from_slice(document.source().slice(token.span));
    }
    all
}

/// URLs that the file's own rules speak of, and some that none does.
fn urls(policy: &Policy) -> Vec<String> {
    let mut urls = vec!["/".to_owned(), "/robots.txt".to_owned(), "/a/b.html?q=1".to_owned()];
    let rules = policy.groups().iter().flat_map(|group| &group.rules);
    urls.extend(rules.step_by(7).take(10).map(|rule| {
        let text = policy.document().source().text(rule.pattern);
        format!("https://site.test{}", text.replace('*', "x").replace('$', ""))
    }));
    urls
}

#[test]
fn every_real_file_is_read() {
    let Some(corpus) = shared::files("every_real_file_is_read") else { return };
    let mut files = 0;
    for (file, bytes) in corpus {
        let document = crate::document(bytes.clone());
        assert!(rejoined(&document) == bytes, "{file} is not given back");
        let names: Vec<String> = {
            let policy = Policy::read(&document, &RFC9309);
            let lines = policy.groups().iter().flat_map(|group| &group.agents);
            let named = lines.step_by(5).take(3);
            let named = named.map(|line| document.source().text(line.value).into_owned());
            ["Googlebot".to_owned()].into_iter().chain(named).collect()
        };
        for dialect in DIALECTS {
            let policy = Policy::read(&document, dialect);
            let urls = urls(&policy);
            for name in &names {
                let agent = Agent::read(name, dialect);
                let choice = policy.choose(&agent);
                let rules = RuleSet::new(&policy, &choice);
                for url in &urls {
                    let verdict = policy.test(&agent, url, Some("https://site.test"));
                    let line = verdict.rule.as_ref().map_or(0, |rule| rule.line);
                    let told = (verdict.decision, line);
                    let target = policy.target(url);
                    assert_eq!(
                        rules.decide(&target),
                        told,
                        "decide and test differ: {file} {} {name} {url}",
                        dialect.id
                    );
                }
            }
        }
        let size = document.source().len();
        for finding in audit(&document, &RFC9309, None, &Settings::default()).findings {
            for span in finding.span.iter().chain(&finding.places) {
                assert!(span.start <= span.end && span.end <= size, "{file}");
            }
        }
        files += 1;
    }
    assert!(files >= 2_000, "only {files} files");
}
