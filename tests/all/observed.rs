//! What the software says that dialects claim to read as, observed once on every
//! vector.

use std::collections::BTreeMap;

use robotscope::dialect::{Dialect, GOOGLE_LIBRARY, PROTEGO, PYTHON, PYTHON_LEGACY};
use robotscope::policy::Agent;
use robotscope_tests::shared;
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
struct Vector {
    id: String,
    robots: String,
    ua: String,
    url: String,
    google_agents: Vec<String>,
}

#[derive(Deserialize)]
struct Observed {
    id: String,
    observed: BTreeMap<String, String>,
}

fn read<T: DeserializeOwned>(path: &str) -> Option<Vec<T>> {
    let path = shared::find(path, "the_observed_verdicts_are_reproduced")?;
    Some(serde_json::from_slice(&std::fs::read(path).expect("readable")).expect("its form"))
}

const ENGINES: &[(&str, &Dialect)] = &[
    ("google_cpp", &GOOGLE_LIBRARY),
    ("jwm", &GOOGLE_LIBRARY),
    ("cpython_legacy", &PYTHON_LEGACY),
    ("cpython_rfc", &PYTHON),
    ("protego", &PROTEGO),
];

#[test]
fn the_observed_verdicts_are_reproduced() {
    let Some(vectors) = read::<Vector>("data/vectors.json") else { return };
    let Some(observed) = read::<Observed>("data/vectors-observed.json") else { return };
    let observed: BTreeMap<_, _> = observed.into_iter().map(|one| (one.id, one.observed)).collect();
    let mut wrong = Vec::new();
    for vector in &vectors {
        for (engine, dialect) in ENGINES {
            let policy = crate::policy(vector.robots.clone(), dialect);
            // Google's was given the names that had been read from a header.
            let is_google = std::ptr::eq(*dialect, &raw const GOOGLE_LIBRARY);
            let typed = match vector.google_agents.as_slice() {
                [agent] if is_google => agent,
                [_, _, ..] | [] if is_google => continue,
                _ => &vector.ua,
            };
            let verdict = policy.test(&Agent::read(typed, dialect), &vector.url, None);
            let expected = &observed[&vector.id][*engine];
            if verdict.decision.code() != expected {
                wrong.push(format!("{} {engine}: {expected}", vector.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{} differ: {wrong:#?}", wrong.len());
}
