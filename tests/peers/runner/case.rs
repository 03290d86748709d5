//! What is asked of every peer: files with agents and URLs, always the same.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::sync::Arc;

use robotscope::dialect::RFC9309;
use robotscope::policy::Policy;
use robotscope::source::Source;
use robotscope::syntax::Document;
use robotscope::vectors::{self, TOPICS};
use robotscope_tests::shared;
use serde::Deserialize;

use crate::made;

/// One file, agent and URL.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    /// What the ledger calls it: the same in every run.
    pub(crate) id: String,
    /// The topic, of a vector of the engine.
    pub(crate) topic: Option<&'static str>,
    /// Shared by the cases of a file, which follow each other.
    pub(crate) robots: Arc<[u8]>,
    pub(crate) agent: Arc<str>,
    pub(crate) url: String,
}

/// How much is asked.
#[derive(Clone, Copy)]
pub(crate) struct Amount {
    /// Every how many-th real file is taken.
    pub(crate) every: usize,
    /// How many files are made.
    pub(crate) made: usize,
}

/// The vectors of the engine.
pub(crate) fn vectors() -> Vec<Case> {
    let mut cases = Vec::new();
    for (topic, text) in TOPICS {
        for vector in vectors::read(text).expect("our TOML") {
            cases.push(Case {
                id: vector.id.clone(),
                topic: Some(topic),
                robots: vector.file().into(),
                url: vector.typed_url(),
                agent: vector.agent.into(),
            });
        }
    }
    cases
}

/// The vectors, those beside the repository, real files, and files made for this.
pub(crate) fn all(amount: Amount) -> Vec<Case> {
    let mut cases = vectors();
    cases.extend(shared_vectors());
    cases.extend(made::cases(amount.made));
    if let Some(files) = shared::files("peers on real files") {
        for (name, octets) in files.step_by(amount.every) {
            of_file(&name, octets, &mut cases);
        }
    }
    cases
}

#[derive(Deserialize)]
struct SharedVector {
    id: String,
    robots: String,
    ua: String,
    url: String,
}

fn shared_vectors() -> Vec<Case> {
    let Some(path) = shared::find("data/vectors.json", "peers on vectors") else {
        return Vec::new();
    };
    let text = std::fs::read(path).expect("readable");
    let vectors: Vec<SharedVector> = serde_json::from_slice(&text).expect("its form");
    let case = |vector: SharedVector| Case {
        id: format!("shared/{}", vector.id),
        topic: None,
        robots: vector.robots.into_bytes().into(),
        agent: vector.ua.into(),
        url: vector.url,
    };
    vectors.into_iter().map(case).collect()
}

/// Agents and URLs that a real file has something to say about. What it says goes into no id.
fn of_file(name: &str, octets: Vec<u8>, cases: &mut Vec<Case>) {
    let robots: Arc<[u8]> = octets.clone().into();
    let document = Arc::new(Document::new(Source::new(octets).expect("below 4 GiB")));
    let policy = Policy::read(&document, &RFC9309);
    let urls = urls(&policy);
    for agent in agents(&policy) {
        let agent: Arc<str> = agent.into();
        for url in &urls {
            let id = format!("{name}/{}", hash(&[agent.as_bytes(), url.as_bytes()]));
            let (robots, agent) = (Arc::clone(&robots), Arc::clone(&agent));
            cases.push(Case { id, topic: None, robots, agent, url: url.clone() });
        }
    }
}

/// Names of the file's own agent lines, one that no file has, and a whole header.
fn agents(policy: &Policy) -> BTreeSet<String> {
    let lines: Vec<_> = policy.groups().iter().flat_map(|group| &group.agents).collect();
    let source = policy.document().source();
    let named = spread(&lines, 3).map(|line| source.text(line.value).into_owned());
    let mut agents: BTreeSet<String> = named.collect();
    let first = agents.iter().find(|name| *name != "*").map_or("acornbot", String::as_str);
    let header = format!("Mozilla/5.0 (compatible; {first}/2.1; +https://site.test/bot.html)");
    agents.extend(["quincebot".to_owned(), header]);
    agents
}

/// URLs at the edges of the file's own rules.
fn urls(policy: &Policy) -> BTreeSet<String> {
    let rules: Vec<_> = policy.groups().iter().flat_map(|group| &group.rules).collect();
    let source = policy.document().source();
    let mut urls: BTreeSet<String> =
        ["/", "/robots.txt", "https://site.test"].map(str::to_owned).into();
    for (index, rule) in spread(&rules, 6).enumerate() {
        let pattern = source.text(rule.pattern);
        let plain = pattern.replace(['*', '$'], "");
        let filled = pattern.replace('*', "word").replace('$', "");
        let mut paths =
            vec![pattern.into_owned(), filled, format!("{plain}x"), format!("{plain}?q=1")];
        paths.push(plain.chars().take(plain.chars().count().saturating_sub(1)).collect());
        paths.push(escape(&plain, |octet| !octet.is_ascii_alphanumeric() && octet != b'/'));
        paths.push(escape(&plain, |octet| octet.is_ascii_lowercase()).to_ascii_lowercase());
        paths.push(plain);
        for path in paths {
            let slash = if path.starts_with('/') { "" } else { "/" };
            // Now and then without the host.
            let host = if index % 3 == 2 { "" } else { "https://site.test" };
            urls.insert(format!("{host}{slash}{path}"));
        }
    }
    urls
}

/// At most `most` of them, from everywhere.
fn spread<T>(all: &[T], most: usize) -> impl Iterator<Item = &T> {
    all.iter().step_by(all.len().div_ceil(most).max(1))
}

fn escape(path: &str, which: impl Fn(u8) -> bool) -> String {
    let mut out = String::with_capacity(path.len());
    for c in path.chars() {
        let mut octets = [0; 4];
        match c.encode_utf8(&mut octets).as_bytes() {
            [octet] if !which(*octet) => out.push(c),
            octets => octets.iter().for_each(|octet| _ = write!(out, "%{octet:02X}")),
        }
    }
    out
}

/// FNV-1a over the parts with their lengths, as hexadecimal digits.
pub(crate) fn hash(parts: &[&[u8]]) -> String {
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    for part in parts {
        for octet in (part.len() as u64).to_le_bytes().iter().chain(*part) {
            hash = (hash ^ u64::from(*octet)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
    format!("{hash:016x}")
}
