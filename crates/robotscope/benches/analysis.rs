//! How long the analysis over all URLs takes, beside reading the same file: run
//! with `cargo bench -p robotscope`.
//!
//! Each row is the median of a few runs on one core. The last column is the
//! ratio to reading and testing one URL in the same run, which holds where the
//! machine's speed does not.

mod shared;

use std::fmt::Write as _;
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use robotscope::analysis::{Budget, Depth, Life, Run, Settled, compare};
use robotscope::dialect::RFC9309;
use robotscope::policy::{Agent, Policy};
use shared::{corpus, document, median};

fn read(text: &str) -> Arc<Policy> {
    Arc::new(Policy::read(&document(text.into()), &RFC9309))
}

fn row(name: &str, text: &str, time: Duration, note: &str) {
    let reading = median(5, || {
        let policy = read(text);
        black_box(policy.test(&Agent::read("acornbot", &RFC9309), "/shop/item?id=1", None));
    });
    let ratio = time.as_secs_f64() / reading.as_secs_f64();
    println!("{name:<44} {:>9.3} ms {ratio:>8.1} × reading  {note}", time.as_secs_f64() * 1e3);
}

fn analyse(name: &str, text: &str, runs: usize) {
    let mut note = String::new();
    let time = median(runs, || {
        let mut run = Run::new(read(text), Budget::default());
        while !run.step(u64::MAX).finished {}
        let rules = || run.reports().iter().flat_map(|report| &report.rules);
        let open = rules()
            .filter(|rule| {
                matches!(rule.life, Settled::Open) || matches!(rule.removal, Settled::Open)
            })
            .count();
        let dead =
            rules().filter(|rule| matches!(rule.life, Settled::Known(Life::Never { .. }))).count();
        note = format!("{} rules, {dead} never decide, {open} not settled", rules().count());
    });
    row(name, text, time, &note);
}

/// Literal paths as shops have them, and wildcards as their owners write them.
fn shop(literals: usize, wildcards: usize) -> String {
    let mut text = "User-agent: *\n".to_owned();
    for number in 0..literals {
        let kind = if number % 17 == 0 { "Allow" } else { "Disallow" };
        let shelf = number * 7919 % 977;
        writeln!(text, "{kind}: /shop/shelf-{shelf}/item-{number}").expect("a string");
    }
    for number in 0..wildcards {
        let kind = if number % 2 == 0 { "Allow" } else { "Disallow" };
        writeln!(text, "{kind}: /shop/*?sort={number}&*").expect("a string");
    }
    text
}

/// Two rules whose crossing is forced block by block, and clauses over their
/// order: as hard as the language gets.
fn hostile(blocks: usize) -> String {
    let one: String = (0..blocks).fold(String::new(), |text, n| text + &format!("*a{n:02}"));
    let other: String = (0..blocks).fold(String::new(), |text, n| text + &format!("*b{n:02}"));
    let mut text = format!("User-agent: *\nDisallow: /{one}\nAllow: /{other}\n");
    for n in 0..blocks - 1 {
        for (late, early) in [("a", "b"), ("b", "a")] {
            let stars = "*".repeat(blocks * 8);
            writeln!(text, "Disallow: /*{late}{:02}*{early}{n:02}{stars}", n + 1)
                .expect("a string");
        }
    }
    for n in 0..blocks * 4 {
        let stars = "*".repeat(blocks * 8);
        let (i, j, k) = (n % blocks, (n * 5 + 1) % blocks, (n * 3 + 2) % blocks);
        writeln!(text, "Disallow: /*a{i:02}*b{i:02}*a{j:02}*b{k:02}{stars}").expect("a string");
    }
    text
}

fn main() {
    // `cargo test --benches` asks for one look only.
    let quick = std::env::args().any(|argument| argument == "--test");
    let runs = if quick { 1 } else { 5 };
    analyse("ordinary file (20 rules)", &shop(17, 3), runs * 4);
    analyse("300 rules", &shop(250, 50), runs);
    analyse("10,000 literals", &shop(10_000, 0), runs);
    if quick {
        return;
    }
    analyse("37,741 literals", &shop(37_741, 0), runs);
    analyse("47,000 literals and 500 wildcards", &shop(47_000, 500), 1);
    analyse("hostile wildcards", &hostile(24), 3);

    let before = shop(47_000, 500);
    let mut after = String::with_capacity(before.len());
    for (index, line) in before.lines().enumerate() {
        let moved = if index % 33 == 5 { "x" } else { "" };
        writeln!(after, "{line}{moved}").expect("a string");
    }
    let (old, new) = (read(&before), read(&after));
    let mut note = String::new();
    let time = median(3, || {
        let budget = Budget { total: 1_000_000, ..Budget::default() };
        let found = compare(&old, &new, &[], Depth::OnePerChangedRule, budget);
        let changes: usize = found.crawlers.iter().map(|one| one.diff.changes.len()).sum();
        let open: u32 = found.crawlers.iter().map(|one| one.diff.open).sum();
        note = format!("{changes} changes, {open} not settled");
    });
    row("the same, 3 % edited: what opens and closes", &before, time, &note);

    let mut run = Run::new(read(&before), Budget::default());
    let start = Instant::now();
    let progress = run.step(2_000);
    let slice = start.elapsed().as_secs_f64() * 1e3;
    println!("first slice of it: {} of {} rules in {slice:.1} ms", progress.done, progress.total);

    corpus(|document| {
        let policy = Arc::new(Policy::read(&document, &RFC9309));
        let mut run = Run::new(policy, Budget::default());
        while !run.step(u64::MAX).finished {}
    });
}
