//! What stands between the agent lines of a group.

use crate::audit::Audit;
use crate::dialect::RFC9309;
use crate::field::{Extension, Field, Scope};
use crate::policy::{AgentLine, Group, Name, Policy};

/// What parts an agent line from the next one of its group, for people and for
/// readers older than RFC 9309.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    /// Nothing.
    None,
    /// Comments, as lists of agents have them.
    Comment,
    /// An empty line, a rule taken out by `#`, or a record that has nothing to do
    /// with the group.
    Break,
    /// A record about the crawlers of a group, such as `Crawl-delay`.
    Record,
}

/// An agent line that has no rule of its own before the next one: it shares the
/// rules that come later (C-09).
#[derive(Clone, Copy, Debug)]
pub(super) struct Join<'a> {
    /// The line.
    pub(super) left: &'a AgentLine,
    /// The first of those right above the rules.
    pub(super) next: &'a AgentLine,
    /// What parts it from the next agent line.
    pub(super) gap: Gap,
    /// Whether one of the two sides is `*` and the other is not.
    pub(super) crosses_star: bool,
}

/// Every such line of groups that have rules. Linear in the lines of the file.
pub(super) fn joins<'a>(audit: &Audit<'a>) -> Vec<Join<'a>> {
    let mut found = Vec::new();
    let policy: &'a Policy = audit.policy;
    for group in policy.groups().iter().filter(|group| !group.rules.is_empty()) {
        let mut runs = runs(audit, group);
        let Some((below, _)) = runs.pop() else { continue };
        for (run, gap) in runs {
            let (left, next) = (&run[run.len() - 1], &below[0]);
            if left.name != next.name {
                let crosses_star = run.iter().any(is_star) != below.iter().any(is_star);
                found.push(Join { left, next, gap, crosses_star });
            }
        }
    }
    found
}

/// The agent lines of a group in runs as people see them, each with what stands
/// below it: the last right above the rules.
pub(super) fn runs<'g>(audit: &Audit<'_>, group: &'g Group) -> Vec<(&'g [AgentLine], Gap)> {
    let mut runs = Vec::new();
    let mut start = 0;
    for (index, pair) in group.agents.windows(2).enumerate() {
        let mut gap = gap(audit, pair[0].line, pair[1].line);
        // In a list of names comments are headings; `*` is in no list.
        if gap == Gap::Comment && is_star(&pair[0]) != is_star(&pair[1]) {
            gap = Gap::Break;
        }
        if gap >= Gap::Break {
            runs.push((&group.agents[start..=index], gap));
            start = index + 1;
        }
    }
    runs.push((&group.agents[start..], Gap::None));
    runs
}

fn is_star(line: &AgentLine) -> bool {
    line.name == Name::Star
}

/// What parts line `before` from line `next`, both from 1.
fn gap(audit: &Audit<'_>, before: u32, next: u32) -> Gap {
    let between = before as usize..next as usize - 1;
    between.map(|index| gap_line(audit, index)).max().unwrap_or(Gap::None)
}

fn gap_line(audit: &Audit<'_>, index: usize) -> Gap {
    let document = audit.document;
    if let Some(record) = document.record(index, RFC9309.lexing) {
        let field = RFC9309.field_names.recognise(audit.octets(record.field));
        let of_group = matches!(field, Field::Extension(Extension { scope: Scope::Group, .. }));
        return if of_group { Gap::Record } else { Gap::Break };
    }
    let line = audit.octets(audit.line(index)).trim_ascii();
    let Some(comment) = line.strip_prefix(b"#") else { return Gap::Break };
    let mut comment = comment;
    while let [b'#' | b' ' | b'\t', rest @ ..] = comment {
        comment = rest;
    }
    let colon = memchr::memchr(b':', comment).unwrap_or(0);
    let field = RFC9309.field_names.recognise(comment[..colon].trim_ascii());
    if field.is_rule() { Gap::Break } else { Gap::Comment }
}
