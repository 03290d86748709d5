//! Reading the summary of the conformance runner kept beside the repository.

/// The suites that disagree, and whether the text held any suite at all.
pub(crate) fn disagreements(output: &str) -> Option<Vec<&str>> {
    let suites: Vec<_> = output.lines().filter_map(summary).collect();
    if suites.is_empty() {
        return None;
    }
    Some(
        suites
            .into_iter()
            .filter(|(_, passed, run)| passed != run)
            .map(|(suite, _, _)| suite)
            .collect(),
    )
}

/// A line `suite   passed / run`. Disagreements are indented below their suite.
fn summary(line: &str) -> Option<(&str, u32, u32)> {
    let (start, run) = line.rsplit_once(" / ")?;
    let (suite, passed) = start.rsplit_once(' ')?;
    if suite.starts_with(' ') {
        return None;
    }
    Some((suite.trim_end(), passed.parse().ok()?, run.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_suite_that_disagrees_is_named() {
        let output = "\
vectors rfc9309              339 / 340
    v1: rfc9309 \"bot\" /a / 3: want allow
cases audit                   10 / 80
self-test                      3 / 3
";
        assert_eq!(disagreements(output), Some(vec!["vectors rfc9309", "cases audit"]));
        assert_eq!(disagreements("cases audit    2 / 2\n"), Some(vec![]));
    }

    #[test]
    fn no_summary_is_no_agreement() {
        assert_eq!(disagreements("preference vectors: not run\n"), None);
    }
}
