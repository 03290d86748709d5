//! Edits made, and every safe fix at once.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Check, Edit, Finding, Safety, Settings, audit_all};
use crate::analysis::{Budget, Depth, compare};
use crate::dialect::{Dialect, RFC9309};
use crate::policy::Policy;
use crate::source::{Source, Span};
use crate::syntax::Document;

/// Edits that cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadEdit {
    /// This one reaches beyond the end of the file, or ends before it begins.
    Outside(Span),
    /// These two overlap.
    Overlap(Span, Span),
}

/// `file` with the edits made; every other octet stays. They may come in any
/// order; of several insertions at one place the first given stands first.
/// n log n in the edits.
///
/// # Errors
///
/// When an edit lies outside the file or two overlap.
pub fn apply(file: &[u8], edits: &[Edit]) -> Result<Vec<u8>, BadEdit> {
    let mut sorted: Vec<&Edit> = edits.iter().collect();
    sorted.sort_by_key(|edit| (edit.span.start, edit.span.end));
    let mut out = Vec::with_capacity(file.len() + 64);
    let mut last = Span::at(0);
    for edit in sorted {
        let Span { start, end } = edit.span;
        if start > end || end as usize > file.len() {
            return Err(BadEdit::Outside(edit.span));
        }
        if start < last.end {
            return Err(BadEdit::Overlap(last, edit.span));
        }
        out.extend_from_slice(&file[last.end as usize..start as usize]);
        out.extend_from_slice(&edit.text);
        last = edit.span;
    }
    out.extend_from_slice(&file[last.end as usize..]);
    Ok(out)
}

/// A file with every safe fix made.
#[derive(Clone, Debug)]
pub struct Mended {
    /// The file.
    pub bytes: Vec<u8>,
    /// What was mended: each check with the number of places, by code.
    pub fixed: Vec<(&'static Check, u32)>,
}

/// Rounds of mending at most. A fix brings no new finding, so what is left for
/// another round is what touched a fix of this one.
const ROUNDS: usize = 20;

/// Makes every fix that changes no verdict, in this order: findings by position,
/// then by code. A fix that touches one already made waits for the next round,
/// in which the file is looked at anew. Doing it twice is doing it once.
///
/// That no verdict changes is not taken on trust: what is made is compared with
/// the file before it, over all URLs, and what fails or stays unproven is left.
pub fn mend(
    document: &Arc<Document>,
    dialect: &Dialect,
    origin: Option<&str>,
    settings: &Settings,
) -> Mended {
    let mut document = Arc::clone(document);
    let mut fixed: Vec<(&'static Check, u32)> = Vec::new();
    for _ in 0..ROUNDS {
        let findings = audit_all(&document, dialect, origin, settings);
        let mut round = Round::new(&document);
        round.make(&choose(&findings));
        if round.made.is_empty() {
            break;
        }
        for finding in round.made {
            match fixed.iter_mut().find(|(check, _)| check.code == finding.check.code) {
                Some((_, times)) => *times += finding.times,
                None => fixed.push((finding.check, finding.times)),
            }
        }
        document = round.after;
    }
    fixed.sort_by_key(|(check, _)| check.code);
    Mended { bytes: document.source().bytes().to_vec(), fixed }
}

/// Fixes of one look at the file, made as long as no verdict changes.
struct Round<'a> {
    before: Arc<Policy>,
    made: Vec<&'a Finding>,
    /// The file with them made.
    after: Arc<Document>,
}

impl<'a> Round<'a> {
    fn new(document: &Arc<Document>) -> Self {
        let before = Arc::new(Policy::read(document, &RFC9309));
        Self { before, made: Vec::new(), after: Arc::clone(document) }
    }

    /// Makes all of `chosen` at once, or, where that changes a verdict, one half
    /// after the other: what cannot be made is found in few steps.
    fn make(&mut self, chosen: &[&'a Finding]) {
        if chosen.is_empty() {
            return;
        }
        let made = || self.made.iter().chain(chosen);
        let edits: Vec<Edit> = made()
            .flat_map(|finding| finding.fix.iter().flat_map(|fix| fix.edits.iter().cloned()))
            .collect();
        if let Some(after) = edited(self.before.document(), &edits)
            && self.keeps_verdicts(&after)
        {
            self.made.extend_from_slice(chosen);
            self.after = after;
        } else if chosen.len() > 1 {
            let (one, other) = chosen.split_at(chosen.len() / 2);
            self.make(one);
            self.make(other);
        }
    }

    /// Whether every verdict by RFC 9309 is proven to stay.
    fn keeps_verdicts(&self, after: &Arc<Document>) -> bool {
        let after = Arc::new(Policy::read(after, &RFC9309));
        let depth = Depth::OnePerChangedRule;
        let found = compare(&self.before, &after, &[], depth, Budget::default());
        found.crawlers.iter().all(|one| one.diff.is_equal() == Some(true))
    }
}

/// The findings whose fixes are made together: safe ones that touch none before
/// them.
fn choose(findings: &[Finding]) -> Vec<&Finding> {
    let mut sorted: Vec<&Finding> = findings
        .iter()
        .filter(|one| one.fix.as_ref().is_some_and(|fix| fix.safety == Safety::Safe))
        .collect();
    sorted.sort_by_key(|one| (one.span, one.check.code));
    // Where the edits chosen so far stand, by their start.
    let mut taken: BTreeMap<u32, u32> = BTreeMap::new();
    sorted.retain(|finding| {
        let edits = finding.fix.iter().flat_map(|fix| &fix.edits);
        let touches = edits.clone().any(|edit| {
            let Span { start, end } = edit.span;
            taken.range(..=end).next_back().is_some_and(|(_, other)| *other >= start)
        });
        if !touches {
            taken.extend(edits.map(|edit| (edit.span.start, edit.span.end)));
        }
        !touches
    });
    sorted
}

fn edited(document: &Document, edits: &[Edit]) -> Option<Arc<Document>> {
    let bytes = apply(document.source().bytes(), edits).ok()?;
    Some(Arc::new(Document::new(Source::new(bytes).ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::Fix;

    #[test]
    fn a_fix_that_is_not_what_it_says_is_left_and_the_others_are_made() {
        let text = "User-agent: *\nDisallow: /a\t\nDisallow: /b\nDisallow: /c\t\nDisallow: /d\t\n";
        let document = Arc::new(Document::new(Source::new(text.into()).expect("small")));
        let check = crate::audit::checks()[0];
        let replaced = |from: &str, to: &str| {
            let start = text.find(from).expect("in the file") as u32;
            let span = Span::new(start, start + from.len() as u32);
            Finding::new(check, span).fix(Some(Fix::replace(Safety::Safe, span, to)))
        };
        let findings = [
            replaced("/a\t", "/a"),
            replaced("/b", "/x"),
            replaced("/c\t", "/c"),
            replaced("/d\t", "/d"),
        ];
        let mut round = Round::new(&document);
        round.make(&choose(&findings));
        assert_eq!(round.made.len(), 3);
        let bytes = round.after.source().bytes();
        assert_eq!(bytes, text.replace('\t', "").as_bytes());
    }
}
