//! `docs/peers.md`: where each peer leaves RFC 9309, counted over the vectors of the repository.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use robotscope::dialect::{Dialect, PYTHON_LEGACY, RFC9309, SWITCHES};
use robotscope::policy::Decision;
use robotscope::vectors::TOPICS;

use crate::case::Case;
use crate::peer::{self, Answer, Peer};

/// How many vectors are named as examples in a row.
const EXAMPLES: usize = 4;

const HEAD: &str = "\
# Where other software leaves RFC 9309

The software below was run on every vector of `crates/robotscope/vectors`, agent and URL as the vector
has them; the answers were compared with those of the dialect `rfc9309`. A whole User-Agent header is
one such difference: most libraries want to be given a name. What raises an error has no answer and
does not count as a difference. The parser of Python is the one before it was rewritten, which the
dialect `python-legacy` reads as; `python` is transcribed from the source of its successor, which
was not run. Written by the suite `tests/peers` (`UPDATE=1 cargo xtask peers`), not by hand.
";

/// The whole text.
pub(crate) fn write(peers: &[Peer], vectors: &[Case], answers: &[Vec<Answer>]) -> String {
    let rfc = peer::ours(vectors, &RFC9309);
    let mut out = HEAD.to_owned();
    out.push_str(
        "\n| software | dialect | vectors | differ | raise an error |\n|---|---|--:|--:|--:|\n",
    );
    for (peer, said) in peers.iter().zip(answers) {
        let errors = said[..vectors.len()].iter().filter(|said| said.is_err()).count();
        let differ = differences(vectors, said, &rfc).count();
        let dialect = peer.dialect.map_or("–".to_owned(), |dialect| format!("`{}`", dialect.id));
        let _ = writeln!(
            out,
            "| {} | {dialect} | {} | {differ} | {errors} |",
            peer.name,
            vectors.len(),
        );
    }
    for (peer, said) in peers.iter().zip(answers) {
        let _ = write!(out, "\n## {}\n\n", peer.name);
        let differ: Vec<_> = differences(vectors, said, &rfc).collect();
        rows(&mut out, "topic", TOPICS.iter().map(|(topic, _)| *topic), &differ, |case, _| {
            case.topic.unwrap_or_default()
        });
        if let Some(dialect) = peer.dialect {
            out.push_str(
                "\nBy the first switch of its dialect that, turned alone, gives its answer:\n\n",
            );
            let switches = SWITCHES.iter().map(|switch| switch.name).chain([TOGETHER]);
            rows(&mut out, "switch", switches, &differ, |case, said| cause(case, said, dialect));
        }
    }
    out
}

const TOGETHER: &str = "several together";

fn differences<'c>(
    vectors: &'c [Case],
    said: &'c [Answer],
    rfc: &'c [Decision],
) -> impl Iterator<Item = (&'c Case, Decision)> {
    let said = vectors.iter().zip(said).zip(rfc);
    said.filter_map(|((case, said), rfc)| {
        let said = *said.as_ref().ok()?;
        (said != *rfc).then_some((case, said))
    })
}

fn rows<'s>(
    out: &mut String,
    heading: &str,
    keys: impl Iterator<Item = &'s str>,
    differ: &[(&Case, Decision)],
    key_of: impl Fn(&Case, Decision) -> &'s str,
) {
    let mut by_key: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (case, said) in differ {
        by_key.entry(key_of(case, *said)).or_default().push(&case.id);
    }
    let _ = writeln!(out, "| {heading} | differ | for example |\n|---|--:|---|");
    for key in keys {
        let Some(ids) = by_key.get(key) else { continue };
        let shown: Vec<_> = ids.iter().take(EXAMPLES).map(|id| format!("`{id}`")).collect();
        let _ = writeln!(out, "| {key} | {} | {} |", ids.len(), shown.join(", "));
    }
}

/// The switch that alone makes RFC 9309 answer as the peer does.
fn cause(case: &Case, said: Decision, dialect: &Dialect) -> &'static str {
    let alone = SWITCHES.iter().find(|switch| {
        let mut turned = RFC9309;
        (switch.take)(&mut turned, dialect);
        (switch.value)(&turned) != (switch.value)(&RFC9309)
            && peer::ours(std::slice::from_ref(case), &turned) == [said]
    });
    alone.map_or(TOGETHER, |switch| switch.name)
}

/// Compares it with what is in the repository, or puts it there. What that tells of software that
/// was not run here, or not in that version, is left aside.
pub(crate) fn check(written: &str, peers: &[Peer], absent: &[Peer], file: &Path) -> Option<String> {
    let others = peers.iter().filter(|peer| peer.id == URLLIB && !is_told_of(peer));
    let others: Vec<_> = others.chain(absent).map(|peer| peer.name).collect();
    if std::env::var_os("UPDATE").is_some() {
        if !others.is_empty() {
            return Some(format!("docs/peers.md tells of others than here: {}", others.join(", ")));
        }
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        std::fs::write(file, written).expect("writable");
        return None;
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    let differs = without(written, &others) != without(&kept, &others);
    differs.then(|| "docs/peers.md is not what UPDATE=1 would write".to_owned())
}

const URLLIB: &str = "urllib";

fn is_told_of(urllib: &Peer) -> bool {
    urllib.dialect.is_some_and(|dialect| std::ptr::eq(dialect, &raw const PYTHON_LEGACY))
}

/// The text without the rows and the sections of some software.
fn without(text: &str, names: &[&str]) -> String {
    let of_others = |line: &str| {
        line.strip_prefix("| ").is_some_and(|line| names.iter().any(|name| line.starts_with(name)))
    };
    text.split("\n## ")
        .filter(|section| section.lines().next().is_none_or(|name| !names.contains(&name)))
        .flat_map(str::lines)
        .filter(|line| !of_others(line))
        .collect::<Vec<_>>()
        .join("\n")
}
