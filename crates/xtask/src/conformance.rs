//! Reading the summary of the conformance runner kept beside the repository.

/// Suites whose disagreements belong to work that is still to come.
const STILL_TO_COME: &[&str] = &["cases audit"];

/// The suites that disagree, and whether the text held any suite at all.
pub(crate) fn disagreements(output: &str) -> Option<Vec<&str>> {
    let suites: Vec<_> = output.lines().filter_map(summary).collect();
    if suites.is_empty() {
        return None;
    }
    Some(
        suites
            .into_iter()
            .filter(|(suite, passed, run)| passed != run && !STILL_TO_COME.contains(suite))
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
    fn only_suites_count_that_are_due() {
        let output = "\
vectors rfc9309              339 / 340
    v1: rfc9309 \"bot\" /a / 3: want allow
cases audit                   10 / 80
self-test                      3 / 3
";
        assert_eq!(disagreements(output), Some(vec!["vectors rfc9309"]));
        assert_eq!(disagreements("cases audit    1 / 2\n"), Some(vec![]));
    }

    #[test]
    fn no_summary_is_no_agreement() {
        assert_eq!(disagreements("preference vectors: not run\n"), None);
    }
}
