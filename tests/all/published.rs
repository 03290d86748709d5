//! The expectations that Google publishes for its own matcher.

use base64::Engine as _;
use robotscope::dialect::GOOGLE_LIBRARY;
use robotscope::policy::Agent;
use robotscope_tests::shared;
use serde::Deserialize;

#[derive(Deserialize)]
struct Expectation {
    file: String,
    robots: Robots,
    ua: String,
    url: String,
    expect: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Robots {
    Text(String),
    Base64(String),
}

#[test]
fn googles_expectations_hold() {
    let Some(path) = shared::find("data/spec-test.json", "googles_expectations_hold") else {
        return;
    };
    let text = std::fs::read(path).expect("readable");
    let expectations: Vec<Expectation> = serde_json::from_slice(&text).expect("its form");
    assert!(expectations.len() >= 400);
    for (index, one) in expectations.into_iter().enumerate() {
        let bytes = match one.robots {
            Robots::Text(text) => text.into_bytes(),
            Robots::Base64(coded) => {
                base64::prelude::BASE64_STANDARD.decode(coded).expect("base64")
            }
        };
        let policy = crate::policy(bytes, &GOOGLE_LIBRARY);
        let verdict = policy.test(&Agent::read(&one.ua, &GOOGLE_LIBRARY), &one.url, None);
        assert_eq!(verdict.decision.code(), one.expect, "{}#{index}", one.file);
    }
}
