//! Writes the catalogue of crawlers as Rust, so that the engine, which runs in
//! browsers, neither carries nor parses 400 KB of TOML.

#[path = "build/catalogue.rs"]
mod catalogue;
#[expect(dead_code, unreachable_pub, reason = "it is the engine's module")]
#[path = "src/crawlers/kind.rs"]
mod kind;

use std::fmt::{self, Write as _};
use std::path::Path;
use std::{env, fs, process};

use catalogue::Entry;

const DATA: &str = "data/crawlers.toml";

fn main() {
    for input in [DATA, "build.rs", "build/catalogue.rs", "src/crawlers/kind.rs"] {
        println!("cargo::rerun-if-changed={input}");
    }
    let text = fs::read_to_string(DATA).unwrap_or_else(|error| refuse(&error.to_string()));
    let entries = catalogue::read(&text).unwrap_or_else(|faults| refuse(&faults));
    let mut code = String::new();
    write(&mut code, &entries).expect("a String takes all");
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("crawlers.rs"), code)
        .unwrap_or_else(|error| refuse(&error.to_string()));
}

fn refuse(faults: &str) -> ! {
    for fault in faults.lines() {
        println!("cargo::error={DATA}: {fault}");
    }
    process::exit(1)
}

fn write(code: &mut String, entries: &[Entry]) -> fmt::Result {
    writeln!(code, "static CRAWLERS: [Crawler; {}] = [", entries.len())?;
    for entry in entries {
        let Entry { token, aliases, variants, operator, fallback, header, doc, checked, .. } =
            entry;
        writeln!(
            code,
            "Crawler {{ token: {token:?}, aliases: &{aliases:?}, variants: &{variants:?}, \
             operator: {operator:?}, purpose: Purpose::{:?}, status: Status::{:?}, \
             obeys_robots: Answer::{:?}, obeys_star: Answer::{:?}, fallback: &{fallback:?}, \
             fallback_basis: FallbackBasis::{:?}, crawl_delay: CrawlDelay::{:?}, \
             delay_of_star: {:?}, header: {header:?}, doc: {doc:?}, \
             checked: Checked {{ date: {:?}, how: Evidence::{:?} }} }},",
            entry.purpose,
            entry.status,
            entry.obeys_robots,
            entry.obeys_star,
            entry.fallback_basis,
            entry.crawl_delay,
            entry.delay_of_star,
            checked.date,
            checked.how,
        )?;
    }
    writeln!(code, "];")?;

    let mut names: Vec<_> = entries
        .iter()
        .enumerate()
        .flat_map(|(crawler, entry)| entry.names().map(move |(kind, name)| (name, kind, crawler)))
        .collect();
    // The order in which the engine looks a name up.
    names.sort_by_key(|(name, ..)| name.to_ascii_lowercase());
    writeln!(code, "static NAMES: [Name; {}] = [", names.len())?;
    for (text, kind, crawler) in names {
        writeln!(code, "Name {{ text: {text:?}, kind: NameKind::{kind:?}, crawler: {crawler} }},")?;
    }
    writeln!(code, "];")
}
