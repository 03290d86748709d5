//! The audit over real files: how often each check finds something, and that
//! fixes are what they say they are.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Arc;

use robotscope::analysis::{Budget, Depth, compare};
use robotscope::audit::{Finding, Safety, Settings, Severity, apply, audit, checks, mend};
use robotscope::dialect::RFC9309;
use robotscope::policy::Policy;
use robotscope::syntax::Document;
use robotscope_tests::shared;

const ORIGIN: Option<&str> = Some("https://site.test");

/// Largest file whose fixes are each tried in a plain run, in octets.
const TRIED: usize = 60_000;

fn findings(document: &Arc<Document>) -> Vec<Finding> {
    audit(document, &RFC9309, ORIGIN, &Settings::default()).findings
}

/// How often each check finds something.
fn counts(findings: &[Finding]) -> BTreeMap<&'static str, u32> {
    let mut counts = BTreeMap::new();
    for finding in findings {
        *counts.entry(finding.check.name).or_default() += finding.times;
    }
    counts
}

/// Whether no verdict of any crawler differs.
fn same_verdicts(before: &Arc<Document>, after: &Arc<Document>) -> bool {
    let [before, after] = [before, after].map(|one| Arc::new(Policy::read(one, &RFC9309)));
    let found = compare(&before, &after, &[], Depth::OnePerChangedRule, Budget::default());
    found.crawlers.iter().all(|one| one.diff.changes.is_empty())
}

/// Tries the first fix of each check on its own: it applies, takes its finding
/// away, brings none, and changes verdicts only if it says so. One that says so
/// may let lines be read that nobody read before, and what is notable in them is
/// noted then; an error it never brings.
fn try_fixes(name: &str, document: &Arc<Document>) {
    let found = findings(document);
    // Where findings were left out, others step into their place.
    if found.len() == robotscope::audit::FINDINGS_LIMIT {
        return;
    }
    let before = counts(&found);
    let mut tried = BTreeSet::new();
    for finding in &found {
        let check = finding.check;
        let Some(fix) = &finding.fix else { continue };
        if !tried.insert(check.name) {
            continue;
        }
        let bytes = apply(document.source().bytes(), &fix.edits)
            .unwrap_or_else(|bad| panic!("{name}: {}: {bad:?}", check.name));
        let mended = crate::document(bytes);
        let mended_findings = findings(&mended);
        let after = counts(&mended_findings);
        let count = |counts: &BTreeMap<_, u32>, check| counts.get(check).copied().unwrap_or(0);
        let left = count(&after, check.name);
        assert!(left < count(&before, check.name), "{name}: {} stays {fix:?}", check.name);
        // A check that stands for all may uncover what it hid.
        for (other, times) in after.iter().filter(|_| !check.instead_of_all) {
            let is_error = mended_findings
                .iter()
                .any(|one| one.check.name == *other && one.severity == Severity::Error);
            assert!(
                *times <= count(&before, *other)
                    || (fix.safety == Safety::ChangesVerdicts && !is_error),
                "{name}: {} brings {other} {fix:?}",
                check.name
            );
        }
        if fix.safety == Safety::Safe {
            assert!(same_verdicts(document, &mended), "{name}: {} is not safe", check.name);
        }
    }
}

/// Makes all safe fixes: no verdict changes, and a second time nothing does.
fn mend_twice(name: &str, document: &Arc<Document>) {
    let once = mend(document, &RFC9309, ORIGIN, &Settings::default());
    let mended = crate::document(once.bytes.clone());
    assert!(same_verdicts(document, &mended), "{name}: a verdict changed");
    assert_eq!(once.bytes == document.source().bytes(), once.fixed.is_empty(), "{name}");
    let twice = mend(&mended, &RFC9309, ORIGIN, &Settings::default());
    let names: Vec<_> = twice.fixed.iter().map(|(check, times)| (check.name, *times)).collect();
    assert_eq!(names, [], "{name}: mended twice");
}

#[test]
fn fixes_of_real_files_are_what_they_say() {
    let whole = std::env::var_os("ROBOTSCOPE_FULL").is_some();
    let Some(files) = shared::files("fixes_of_real_files_are_what_they_say") else { return };
    for (index, (name, bytes)) in files.enumerate() {
        // A plain run takes every fourth file, and none of the largest.
        if !whole && (bytes.len() > TRIED || index % 4 != 0) {
            continue;
        }
        let document = crate::document(bytes);
        try_fixes(&name, &document);
        mend_twice(&name, &document);
    }
}

#[test]
fn the_corpus_shows_what_it_showed() {
    let Some(corpus) = shared::files("the_corpus_shows_what_it_showed") else { return };
    let mut hits: BTreeMap<&str, [u32; 3]> = BTreeMap::new();
    let mut files = [0, 0];
    for (name, bytes) in corpus {
        let random = u32::from(name.starts_with('r'));
        files[0] += 1;
        files[1] += random;
        let report = audit(&crate::document(bytes), &RFC9309, None, &Settings::default());
        for (check, times) in counts(&report.findings) {
            let row = hits.entry(check).or_default();
            row[0] += 1;
            row[1] += random;
            row[2] += times;
        }
    }
    let mut table = "check\tseverity\tfiles\trandom\tplaces\n".to_owned();
    for check in checks() {
        let [all, random, places] = hits.get(check.name).copied().unwrap_or_default();
        let severity = check.severity.code();
        writeln!(table, "{}\t{severity}\t{all}\t{random}\t{places}", check.name).expect("a string");
    }
    writeln!(table, "(files)\t\t{}\t{}\t", files[0], files[1]).expect("a string");
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/golden/audit.tsv");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(path, &table).expect("writable");
    }
    let golden = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(table, golden, "run with UPDATE=1 and review what changed");
}
