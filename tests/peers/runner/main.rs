//! Runs the software that dialects claim to read as, and some that is widely used, on the same
//! files, agents and URLs as the engine: `cargo xtask test` installs it and starts this.
//!
//! Where a dialect claims to read as the peer does, both must agree on every case but those that
//! `ledger.toml` lists with a reason. Of all peers, `docs/peers.md` tells where they leave RFC 9309;
//! `UPDATE=1` writes it.

mod case;
mod ledger;
mod made;
mod peer;
mod table;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use case::{Amount, Case};
use ledger::Difference;
use peer::{Answer, Peer};
use robotscope::dialect::{Dialect, RFC9309};
use robotscope::policy::Decision;
use robotscope_tests::skips;

const SAMPLE: Amount = Amount { every: 20, made: 3_000 };
const WHOLE: Amount = Amount { every: 1, made: 30_000 };

/// How many unlisted differences are shown of a peer.
const SHOWN: usize = 12;

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers");
    let Some(installed) = std::env::var_os("ROBOTSCOPE_PEERS").map(PathBuf::from) else {
        eprintln!("`cargo xtask test` installs the peers and says in ROBOTSCOPE_PEERS where");
        return ExitCode::FAILURE;
    };
    let whole = std::env::var_os("ROBOTSCOPE_FULL").is_some();
    let cases = case::all(if whole { WHOLE } else { SAMPLE });
    let vectors = cases.iter().take_while(|case| case.topic.is_some()).count();
    let ledger = std::fs::read_to_string(folder.join("ledger.toml")).expect("a ledger");
    let ledger = ledger::read(&ledger);
    let (peers, absent): (Vec<_>, Vec<_>) =
        peer::peers(&installed, &folder).into_iter().partition(Peer::is_installed);
    for peer in &absent {
        let reason = "its package has nothing for the interpreter of this machine";
        skips::note(&format!("peers: {}", peer.id), reason);
    }

    let mut complaints = Vec::new();
    let mut answers = Vec::new();
    for peer in &peers {
        // One without a dialect is there for the table.
        let asked = if peer.dialect.is_some() { cases.as_slice() } else { &cases[..vectors] };
        let said = peer.ask(asked);
        println!("{}", summary(peer, asked, &said));
        if peer.id == "urllib" && peer.dialect.is_none() {
            skips::note(
                "peers: urllib",
                "the interpreter writes paths of two slashes as no dialect does",
            );
        }
        if let Some(dialect) = peer.dialect {
            let of_peer: Vec<_> = ledger.iter().filter(|entry| entry.peer == peer.id).collect();
            let ours = peer::ours(asked, dialect);
            complaints.extend(compare(peer, asked, &said, &ours, &of_peer, whole));
        }
        answers.push(said);
    }
    for entry in
        ledger.iter().filter(|entry| peers.iter().chain(&absent).all(|peer| peer.id != entry.peer))
    {
        complaints.push(format!("ledger.toml: no peer is called {}", entry.peer));
    }
    let table = table::write(&peers, &cases[..vectors], &answers);
    complaints.extend(table::check(&table, &peers, &absent, &folder.join("../../docs/peers.md")));
    for complaint in &complaints {
        println!("{complaint}");
    }
    if complaints.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How often a peer differs, in a line.
fn summary(peer: &Peer, cases: &[Case], said: &[Answer]) -> String {
    let differ = |dialect: &Dialect| {
        let ours = peer::ours(cases, dialect);
        let said = said.iter().zip(&ours);
        let differ = said.filter(|(said, ours)| said.as_ref().is_ok_and(|said| said != *ours));
        format!("{} differ from {}", differ.count(), dialect.id)
    };
    let also = peer.dialect.map(|dialect| format!("{}, ", differ(dialect))).unwrap_or_default();
    let raised = said.iter().filter(|said| said.is_err()).count();
    let (id, asked) = (peer.id, cases.len());
    format!("{id}: of {asked} answers {also}{}, {raised} are errors", differ(&RFC9309))
}

/// What is wrong with a peer's answers: differences that are not listed, and listed ones that are
/// no more.
fn compare(
    peer: &Peer,
    cases: &[Case],
    said: &[Answer],
    ours: &[Decision],
    ledger: &[&Difference],
    whole: bool,
) -> Vec<String> {
    let mut unlisted = Vec::new();
    let mut met: BTreeSet<&str> = BTreeSet::new();
    for ((case, said), ours) in cases.iter().zip(said).zip(ours) {
        let known = match said {
            Ok(said) if said == ours => continue,
            Ok(_) => ledger.iter().find_map(|entry| entry.cases.get(&case.id)),
            Err(raised) => ledger.iter().find_map(|entry| {
                entry.raises.as_ref().filter(|start| raised.starts_with(start.as_str()))
            }),
        };
        match known {
            Some(key) => _ = met.insert(key),
            None => unlisted.push((case, said, ours)),
        }
    }
    let mut complaints = Vec::new();
    let asked: BTreeSet<&str> = cases.iter().map(|case| case.id.as_str()).collect();
    for key in ledger.iter().flat_map(|entry| entry.raises.iter().chain(&entry.cases)) {
        // A sample does not ask everything.
        let is_asked = asked.contains(key.as_str())
            || (whole && std::env::var_os("ROBOTSCOPE_SHARED").is_some())
            || ledger.iter().any(|entry| entry.raises.as_ref() == Some(key));
        if is_asked && !met.contains(key.as_str()) {
            complaints.push(format!("{}: ledger.toml lists {key:?}, where they agree", peer.id));
        }
    }
    if !unlisted.is_empty() {
        complaints.push(format!("{}: {} differences are not listed", peer.id, unlisted.len()));
    }
    unlisted.sort_by_key(|(case, ..)| case.robots.len());
    complaints.extend(unlisted.iter().take(SHOWN).map(|(case, said, ours)| {
        let mut shown = format!("  {} says {said:?}, we say {ours:?}\n", case.id);
        let text = String::from_utf8_lossy(&case.robots);
        let _ = write!(shown, "    agent {:?}\n    url {:?}", case.agent, case.url);
        // Of a long file, its name must do.
        if text.len() < 1_000 {
            let _ = write!(shown, "\n    robots {text:?}");
        }
        shown
    }));
    complaints
}
