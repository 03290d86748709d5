//! Edits made, and every safe fix at once.

use std::collections::BTreeSet;
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
/// That no verdict changes is not taken on trust: what a round made is compared
/// with the file before it, over all URLs, and a round that fails is made one
/// fix at a time.
pub fn mend(
    document: &Arc<Document>,
    dialect: &'static Dialect,
    origin: Option<&str>,
    settings: &Settings,
) -> Mended {
    let mut document = Arc::clone(document);
    let mut fixed: Vec<(&'static Check, u32)> = Vec::new();
    // Fixes that were tried and are not what they say.
    let mut refused: BTreeSet<(&'static str, Option<Span>)> = BTreeSet::new();
    let mut one_by_one = false;
    for _ in 0..ROUNDS {
        let findings = audit_all(&document, dialect, origin, settings);
        let mut chosen = choose(&findings, &refused);
        if one_by_one {
            chosen.truncate(1);
        }
        if chosen.is_empty() {
            break;
        }
        let edits: Vec<Edit> = chosen
            .iter()
            .flat_map(|finding| finding.fix.iter().flat_map(|fix| fix.edits.iter().cloned()))
            .collect();
        let Some(after) = edited(&document, &edits) else { break };
        if !keeps_verdicts(&document, &after) {
            if chosen.len() == 1 {
                refused.insert((chosen[0].check.name, chosen[0].span));
                one_by_one = false;
            } else {
                one_by_one = true;
            }
            continue;
        }
        for finding in chosen {
            match fixed.iter_mut().find(|(check, _)| check.code == finding.check.code) {
                Some((_, times)) => *times += finding.times,
                None => fixed.push((finding.check, finding.times)),
            }
        }
        document = after;
    }
    fixed.sort_by_key(|(check, _)| check.code);
    Mended { bytes: document.source().bytes().to_vec(), fixed }
}

/// The findings whose fixes are made together: safe ones that touch none before
/// them.
fn choose<'a>(
    findings: &'a [Finding],
    refused: &BTreeSet<(&'static str, Option<Span>)>,
) -> Vec<&'a Finding> {
    let mut sorted: Vec<&Finding> = findings
        .iter()
        .filter(|one| one.fix.as_ref().is_some_and(|fix| fix.safety == Safety::Safe))
        .filter(|one| !refused.contains(&(one.check.name, one.span)))
        .collect();
    sorted.sort_by_key(|one| (one.span, one.check.code));
    // Where the edits chosen so far stand, by their start.
    let mut taken: std::collections::BTreeMap<u32, u32> = std::collections::BTreeMap::new();
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

/// Whether no verdict differs by RFC 9309, as far as the budget settles it.
fn keeps_verdicts(before: &Arc<Document>, after: &Arc<Document>) -> bool {
    let [before, after] = [before, after].map(|one| Arc::new(Policy::read(one, &RFC9309)));
    let found = compare(&before, &after, &[], Depth::OnePerChangedRule, Budget::default());
    found.crawlers.iter().all(|one| one.diff.changes.is_empty())
}
