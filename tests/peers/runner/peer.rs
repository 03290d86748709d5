//! Talking to a peer: a program that is given cases line by line and answers each in a line.
//!
//! A case is `{"id", "robots", "agent", "url"}`, the file in base64 and left out where it is that of
//! the line before; the answer is `{"id", "verdict", "error"}`, the verdict `allow`, `disallow` or
//! `error`, and only with the last one what the peer raised.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use robotscope::dialect::{Dialect, GOOGLE_LIBRARY, PROTEGO, PYTHON, PYTHON_LEGACY};
use robotscope::policy::Decision;
use serde::{Deserialize, Serialize};

use crate::case::Case;

/// Published software that reads robots.txt.
pub(crate) struct Peer {
    /// What the ledger calls it.
    pub(crate) id: &'static str,
    /// Its name and version, for people.
    pub(crate) name: &'static str,
    /// The dialect that claims to read as it does.
    pub(crate) dialect: Option<&'static Dialect>,
    command: Vec<OsString>,
}

/// What a peer says of a case: a decision, or what it raised.
pub(crate) type Answer = Result<Decision, String>;

#[derive(Serialize)]
struct Request<'c> {
    id: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    robots: Option<String>,
    agent: &'c str,
    url: &'c str,
}

#[derive(Deserialize)]
struct Response {
    id: usize,
    verdict: String,
    error: Option<String>,
}

/// The peers, as installed below `target`, with their adapters in `tests`.
pub(crate) fn peers(target: &Path, tests: &Path) -> Vec<Peer> {
    let python = target.join("python/bin/python").into_os_string();
    let crates = target.join("crates/debug/robotscope-peers").into_os_string();
    let script = |name: &str| tests.join("adapters").join(name).into_os_string();
    let of_python = |name: &str| vec![python.clone(), script("peer.py"), name.into()];
    let of_crate = |name: &str| vec![crates.clone(), name.into()];
    let peer = |id, name, dialect, command| Peer { id, name, dialect, command };
    let mut urllib = peer(
        "urllib",
        "urllib.robotparser of Python’s standard library",
        None,
        of_python("urllib"),
    );
    urllib.dialect = urllib.which_urllib();
    vec![
        peer(
            "jwm",
            "Google’s robotstxt, as jwm.robotstxt 1.0.8",
            Some(&GOOGLE_LIBRARY),
            of_python("jwm"),
        ),
        peer("protego", "Protego 0.7.0", Some(&PROTEGO), of_python("protego")),
        urllib,
        peer(
            "robots-parser",
            "robots-parser 3.0.1",
            None,
            vec!["node".into(), script("robots_parser.mjs")],
        ),
        peer("robotstxt", "robotstxt 0.3.0", None, of_crate("robotstxt")),
        peer("texting-robots", "texting_robots 0.2.2", None, of_crate("texting-robots")),
    ]
}

impl Peer {
    /// Which of the dialects of Python's own parser the installed one has: before it was rewritten,
    /// it knew no wildcards. None where the interpreter writes paths of two slashes as the dialect
    /// does not: 3.13.0 does, 3.12.1 not yet.
    fn which_urllib(&self) -> Option<&'static Dialect> {
        let probe = |rule: &str, url: &str| Case {
            id: String::new(),
            topic: None,
            robots: format!("User-agent: *\nDisallow: {rule}\n").into_bytes().into(),
            agent: "acornbot".into(),
            url: url.to_owned(),
        };
        let answers = self.ask(&[probe("/*b", "/ab"), probe("//a", "https://site.test//a")]);
        match answers.as_slice() {
            [Ok(Decision::Disallow), _] => Some(&PYTHON),
            [_, Ok(Decision::Disallow)] => Some(&PYTHON_LEGACY),
            _ => None,
        }
    }

    /// Whether it is there: a package may have nothing for the interpreter of this machine.
    pub(crate) fn is_installed(&self) -> bool {
        let (program, arguments) = self.command.split_first().expect("a program");
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    }

    /// Its answers, in the order of the cases.
    ///
    /// # Panics
    ///
    /// When it does not start, or does not answer every case.
    pub(crate) fn ask(&self, cases: &[Case]) -> Vec<Answer> {
        let mut child = Command::new(&self.command[0])
            .args(&self.command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{} does not start: {error}", self.id));
        let mut input = BufWriter::new(child.stdin.take().expect("a pipe"));
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut answers = Vec::with_capacity(cases.len());
        std::thread::scope(|scope| {
            scope.spawn(move || {
                let mut before: Option<&Arc<[u8]>> = None;
                for (id, case) in cases.iter().enumerate() {
                    let same = before.is_some_and(|before| Arc::ptr_eq(before, &case.robots));
                    before = Some(&case.robots);
                    let robots = (!same).then(|| BASE64_STANDARD.encode(&case.robots));
                    let request = Request { id, robots, agent: &case.agent, url: &case.url };
                    // A peer that has gone is found out by the answers that are missing.
                    let written = serde_json::to_writer(&mut input, &request);
                    if written.is_err() || input.write_all(b"\n").is_err() {
                        return;
                    }
                }
            });
            for line in output.lines() {
                let line = line.expect("UTF-8");
                let response: Response = serde_json::from_str(&line)
                    .unwrap_or_else(|error| panic!("{} says {line:?}: {error}", self.id));
                assert_eq!(response.id, answers.len(), "{} answers out of order", self.id);
                answers.push(match response.verdict.as_str() {
                    "allow" => Ok(Decision::Allow),
                    "disallow" => Ok(Decision::Disallow),
                    _ => Err(response.error.unwrap_or_default()),
                });
            }
        });
        let status = child.wait().expect("a child");
        assert!(
            status.success() && answers.len() == cases.len(),
            "{} ended ({status}) after {} of {} cases",
            self.id,
            answers.len(),
            cases.len()
        );
        answers
    }
}

/// What `dialect` says of each case. A file is read once, its rules once for an agent.
pub(crate) fn ours(cases: &[Case], dialect: &Dialect) -> Vec<Decision> {
    use robotscope::policy::{Agent, Policy, RuleSet, Target};
    let mut answers = Vec::with_capacity(cases.len());
    for of_file in cases.chunk_by(|one, next| Arc::ptr_eq(&one.robots, &next.robots)) {
        let source = robotscope::source::Source::new(of_file[0].robots.to_vec());
        let document = robotscope::syntax::Document::new(source.expect("below 4 GiB"));
        let policy = Policy::read(&Arc::new(document), dialect);
        for of_agent in of_file.chunk_by(|one, next| Arc::ptr_eq(&one.agent, &next.agent)) {
            let choice = policy.choose(&Agent::read(&of_agent[0].agent, dialect));
            let rules = RuleSet::new(&policy, &choice);
            answers.extend(
                of_agent.iter().map(|case| rules.decide(&Target::read(&case.url, dialect)).0),
            );
        }
    }
    answers
}
