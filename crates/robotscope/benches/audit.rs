//! How long the audit takes, beside reading the same file: run with
//! `cargo bench -p robotscope --bench audit`.
//!
//! Each row is the median of a few runs on one core. The last column is the
//! ratio to reading the file in the same run, which holds where the machine's
//! speed does not.

mod shared;

use std::fmt::Write as _;
use std::hint::black_box;

use robotscope::audit::{Settings, audit, mend};
use robotscope::dialect::RFC9309;
use robotscope::policy::Policy;
use shared::{corpus, document, median};

fn row(name: &str, text: &str, runs: usize) {
    let bytes = text.as_bytes();
    let reading = median(runs, || {
        black_box(Policy::read(&document(bytes.to_vec()), &RFC9309));
    });
    let mut found = 0;
    let time = median(runs, || {
        let report = audit(&document(bytes.to_vec()), &RFC9309, None, &Settings::default());
        found = report.errors + report.warnings + report.infos;
    });
    println!(
        "{name:<44} {:>9.3} ms {:>8.1} × reading  {found} findings",
        time.as_secs_f64() * 1e3,
        time.as_secs_f64() / reading.as_secs_f64()
    );
}

/// Paths as shops have them, and no defect worth a warning.
fn shop(rules: usize) -> String {
    let mut text = "User-agent: *\n".to_owned();
    for number in 0..rules {
        let shelf = number * 7919 % 977;
        writeln!(text, "Disallow: /shop/shelf-{shelf}/item-{number}").expect("a string");
    }
    text
}

/// Lines as they are where nobody looks after a file: every kind of defect.
fn neglected(lines: usize) -> String {
    const KINDS: [&str; 12] = [
        "Disalow: /a",
        "Disallow /b",
        "Disallow: c",
        "Disallow: /d#e",
        "Unicorn: /f",
        "hello",
        "Disallow:\u{a0}/g",
        "Disallow: /h i",
        "Disallow: /j*",
        "Allow: /k%7el",
        "Crawl-delay: x",
        "Sitemap: /m",
    ];
    let mut text = "User-agent: *\n".to_owned();
    for number in 0..lines {
        writeln!(text, "{}{number}", KINDS[number % KINDS.len()]).expect("a string");
    }
    text
}

/// A shop's `*` group, and crawlers that each have a rule of their own.
fn groups(number: usize) -> String {
    let mut text = shop(100);
    for number in 0..number {
        writeln!(text, "\nUser-agent: bot{number}\nDisallow: /{number}/").expect("a string");
    }
    text
}

fn half_a_megabyte() -> String {
    let mut text = shop(16_000);
    text.truncate(512_000);
    text
}

/// A name, a file and how often it is looked at.
type Row = (&'static str, fn() -> String, usize);

/// What is measured. `cargo test --benches` asks for a
/// look at the first three only, an argument for the rows that it is part of.
const ROWS: &[Row] = &[
    ("20 rules", || shop(20), 21),
    ("1,000 rules", || shop(1_000), 7),
    ("10,000 rules", || shop(10_000), 7),
    ("500 KiB", half_a_megabyte, 7),
    ("100,000 rules", || shop(100_000), 3),
    ("1,000 neglected lines", || neglected(1_000), 7),
    ("10,000 neglected lines", || neglected(10_000), 7),
    ("100,000 neglected lines", || neglected(100_000), 3),
    ("100 groups", || groups(100), 7),
    ("1,000 groups", || groups(1_000), 7),
    ("10,000 groups", || groups(10_000), 3),
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let quick = arguments.iter().any(|argument| argument == "--test");
    let asked: Vec<_> = arguments.iter().filter(|one| !one.starts_with("--")).collect();
    let wanted = |name: &str| asked.is_empty() || asked.iter().any(|one| name.contains(*one));
    for (name, file, runs) in ROWS.iter().take(if quick { 3 } else { ROWS.len() }) {
        if wanted(name) {
            row(name, &file(), if quick { 1 } else { *runs });
        }
    }
    if quick {
        return;
    }
    let mended = "2,000 neglected lines mended";
    if wanted(mended) {
        let text = neglected(2_000).into_bytes();
        let time = median(3, || {
            black_box(mend(&document(text.clone()), &RFC9309, None, &Settings::default()));
        });
        println!("{mended:<44} {:>9.3} ms", time.as_secs_f64() * 1e3);
    }
    if wanted("real files") {
        corpus(|document| {
            black_box(audit(&document, &RFC9309, None, &Settings::default()));
        });
    }
}
