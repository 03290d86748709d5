//! What the benchmarks share: the clock, and the real files.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use robotscope::source::Source;
use robotscope::syntax::Document;

/// A file, read into lines.
pub(crate) fn document(bytes: Vec<u8>) -> Arc<Document> {
    Arc::new(Document::new(Source::new(bytes).expect("below 4 GiB")))
}

/// The median of how long `work` takes.
pub(crate) fn median(runs: usize, mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..runs)
        .map(|_| {
            let start = Instant::now();
            work();
            start.elapsed()
        })
        .collect();
    times.sort();
    times[runs / 2]
}

/// How long `work` takes with each of the real files, where they are at hand.
pub(crate) fn corpus(mut work: impl FnMut(Arc<Document>)) {
    let folder = std::env::var_os("ROBOTSCOPE_SHARED").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let Ok(entries) = std::fs::read_dir(folder.join("corpus/files")) else {
        println!("no real files at hand: not measured");
        return;
    };
    let mut times: Vec<(Duration, String)> = Vec::new();
    for entry in entries.flatten() {
        let Ok(bytes) = std::fs::read(entry.path()) else { continue };
        let start = Instant::now();
        work(document(bytes));
        times.push((start.elapsed(), entry.file_name().to_string_lossy().into_owned()));
    }
    times.sort();
    let at = |share: usize| &times[(times.len() * share / 100).min(times.len() - 1)];
    for (name, (time, file)) in [
        ("real files, half of them within", at(50)),
        ("real files, 90 % within", at(90)),
        ("real files, 99 % within", at(99)),
        ("real files, the longest", at(100)),
    ] {
        println!("{name:<44} {:>9.3} ms  ({file})", time.as_secs_f64() * 1e3);
    }
}
