//! How often each check of the audit fires on the real files, for whoever writes
//! or reviews one: `cargo run --release -p robotscope-tests --example hits` for
//! the table, with a check's name for the lines it points at, with `--random`
//! for the random sample only.

use std::collections::BTreeMap;
use std::sync::Arc;

use robotscope::audit::{Settings, audit, checks};
use robotscope::dialect::RFC9309;
use robotscope::source::Source;
use robotscope::syntax::Document;
use robotscope_tests::shared;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let random_only = arguments.iter().any(|argument| argument == "--random");
    let wanted = arguments.iter().find(|argument| !argument.starts_with("--"));
    let mut hits: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    let mut files = [0, 0];
    for (name, bytes) in shared::files("hits").expect("the real files") {
        let random = name.starts_with('r');
        files[0] += 1;
        files[1] += u32::from(random);
        let document = Arc::new(Document::new(Source::new(bytes).expect("below 4 GiB")));
        let report = audit(&document, &RFC9309, None, &Settings::default());
        let mut seen: Vec<&str> = Vec::new();
        for finding in &report.findings {
            let check = finding.check.name;
            let row = hits.entry(check).or_default();
            row[2] += finding.times;
            if !seen.contains(&check) {
                seen.push(check);
                row[0] += 1;
                row[1] += u32::from(random);
            }
            if wanted.is_some_and(|wanted| wanted == check) && (random || !random_only) {
                let span = finding.span.map(|span| {
                    let index = document.line_at(span.start);
                    let line = document.lines()[index].whole();
                    (index + 1, document.source().text(line).into_owned())
                });
                let severity = finding.severity.code();
                println!("{name} {severity} {span:?} {:?} fix {:?}", finding.args, finding.fix);
            }
        }
    }
    if wanted.is_some() {
        return;
    }
    println!("{:<40} {:>8} {:>7} {:>8} {:>9}", "check", "files", "random", "share", "places");
    for check in checks() {
        let [all, random, places] = hits.get(check.name).copied().unwrap_or_default();
        let share = f64::from(random) / f64::from(files[1].max(1)) * 100.0;
        let severity = check.severity.code();
        println!("{:<40} {all:>8} {random:>7} {share:>7.1}% {places:>9}  {severity}", check.name);
    }
    println!("{} files, {} of them random", files[0], files[1]);
}
