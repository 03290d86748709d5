//! Collects findings: one cause, one finding.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use super::{Args, Finding, PLACES_LIMIT};
use crate::syntax::Document;

/// Collects findings; equal ones become one with a count and places.
#[derive(Debug)]
pub struct Findings<'a> {
    document: &'a Document,
    pub(super) all: Vec<Finding>,
    // Position in `all` by check and arguments.
    known: BTreeMap<(&'static str, Args), usize>,
    // Lines that findings of a check stand on, for those that yield to it.
    lines: BTreeMap<&'static str, BTreeSet<usize>>,
}

impl<'a> Findings<'a> {
    pub(super) fn new(document: &'a Document) -> Self {
        let (all, known, lines) = (Vec::new(), BTreeMap::new(), BTreeMap::new());
        Self { document, all, known, lines }
    }

    /// Remembers on which lines the check named `name` finds something.
    pub(super) fn watch(&mut self, name: &'static str) {
        self.lines.entry(name).or_default();
    }

    /// Adds a finding, or its place to an equal one. A finding whose check
    /// yields to one that found something on the same line is left out: that
    /// one names the cause.
    pub fn push(&mut self, finding: Finding) {
        let check = finding.check;
        if let Some(span) = finding.span {
            let line = self.document.line_at(span.start);
            let holds = |name: &&'static str| {
                self.lines.get(*name).is_some_and(|lines| lines.contains(&line))
            };
            if check.yields_to.iter().any(holds) {
                return;
            }
            if let Some(lines) = self.lines.get_mut(check.name) {
                lines.insert(line);
            }
        }
        match self.known.entry((check.name, finding.args.clone())) {
            Entry::Vacant(entry) => {
                entry.insert(self.all.len());
                self.all.push(finding);
            }
            Entry::Occupied(entry) => {
                let first = &mut self.all[*entry.get()];
                first.times += 1;
                if first.places.len() < PLACES_LIMIT
                    && let Some(span) = finding.span
                {
                    first.places.push(span);
                }
                // What can be mended is, even where the first place cannot.
                match (&mut first.fix, finding.fix) {
                    (Some(fix), Some(more)) => fix.merge(more),
                    (none, more) => *none = none.take().or(more),
                }
            }
        }
    }
}
