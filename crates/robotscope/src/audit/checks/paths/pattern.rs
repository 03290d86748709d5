//! What the checks of a pattern as written share.

use std::collections::BTreeSet;
use std::ops::Range;

use rustc_hash::FxHashSet;

use crate::audit::prelude::*;
use crate::dialect::RFC9309;
use crate::policy::{Rule, RuleKind, Usability, escape_at, pattern_octets};

/// The stretch of a pattern that shows a defect, where it is there.
pub(super) type Find = fn(&[u8]) -> Option<Range<usize>>;

/// A rule in whose pattern something was found.
pub(super) struct Place<'a> {
    /// Its line, from 0.
    pub(super) index: usize,
    pub(super) kind: RuleKind,
    pub(super) field: Span,
    pub(super) value: Span,
    pub(super) pattern: &'a [u8],
    /// The stretch of the pattern that shows it.
    pub(super) range: Range<usize>,
}

impl Place<'_> {
    /// Where in the file the stretch is.
    pub(super) fn span(&self) -> Span {
        let at = self.value.start;
        Span::new(at + self.range.start as u32, at + self.range.end as u32)
    }

    /// The rank of the rule.
    fn octets(&self) -> u32 {
        pattern_octets(self.pattern, RFC9309.notation())
    }

    /// Makes the pattern `mended`; touches only what differs.
    pub(super) fn rewrite(&self, safety: Safety, mended: &[u8]) -> Option<Fix> {
        // Between ASCII, so that no character is cut.
        let same = |pair: &(&u8, &u8)| pair.0 == pair.1 && pair.0.is_ascii();
        let head = self.pattern.iter().zip(mended).take_while(same).count();
        let (old, new) = (&self.pattern[head..], &mended[head..]);
        let tail = old.iter().rev().zip(new.iter().rev()).take_while(same).count();
        let text = &new[..new.len() - tail];
        // An edit is text.
        std::str::from_utf8(text).ok()?;
        let start = self.value.start + head as u32;
        let span = Span::new(start, self.value.end - tail as u32);
        Some(Fix::replace(safety, span, text))
    }

    /// Makes it `mended`, which matches something else, without what is needless
    /// at its end; where nothing else is wrong with that. A rule that would bind
    /// the whole site is not guessed.
    pub(super) fn repair(&self, mended: &[u8]) -> Option<Fix> {
        let end = mended.iter().rposition(|octet| *octet != b'*').map_or(0, |at| at + 1);
        let is_fit = end > 1 && is_clean(&mended[..end]) && !changes_end(mended, &mended[..end]);
        let mended = &mended[..end];
        is_fit.then(|| self.rewrite(Safety::ChangesVerdicts, mended))?
    }
}

/// Every rule in whose pattern `find` finds a stretch, among those that can match.
/// Where a rule stands, and whether in a group, is another matter.
pub(super) fn usable<'a>(
    audit: &Audit<'a>,
    find: impl Fn(&[u8]) -> Option<Range<usize>>,
) -> impl Iterator<Item = Place<'a>> {
    written(audit, move |pattern| {
        (Usability::of(pattern) == Usability::Usable).then(|| find(pattern))?
    })
}

/// The same among all that are not empty.
pub(super) fn written<'a>(
    audit: &Audit<'a>,
    find: impl Fn(&[u8]) -> Option<Range<usize>>,
) -> impl Iterator<Item = Place<'a>> {
    rules(audit).filter_map(move |place| {
        let range = find(place.pattern)?;
        Some(Place { range, ..place })
    })
}

/// Every rule, in or outside a group.
fn rules<'a>(audit: &Audit<'a>) -> impl Iterator<Item = Place<'a>> {
    let source = audit.document.source();
    audit.rule_lines().map(move |line| Place {
        index: line.index,
        kind: if line.field == Field::Allow { RuleKind::Allow } else { RuleKind::Disallow },
        field: line.record.field,
        value: line.record.value,
        pattern: source.slice(line.record.value),
        range: 0..0,
    })
}

/// Whether no check of a pattern as written finds anything in `pattern`.
pub(super) fn is_clean(pattern: &[u8]) -> bool {
    Usability::of(pattern) == Usability::Usable
        && super::FINDERS.iter().all(|find| find(pattern).is_none())
}

/// Whether `shorter`, made of `pattern`, ends in what means something else at the
/// end: a `$`, or white space that is no part of a value there.
fn changes_end(pattern: &[u8], shorter: &[u8]) -> bool {
    pattern.last() != shorter.last() && matches!(shorter.last(), None | Some(b'$' | b' ' | b'\t'))
}

/// How much of `pattern` is its path: all before the first `?`.
pub(super) fn path_of(pattern: &[u8]) -> &[u8] {
    &pattern[..memchr::memchr(b'?', pattern).unwrap_or(pattern.len())]
}

/// The stretches between the slashes of `path`, the first behind its first.
pub(super) fn segments(path: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    path.split(|octet| *octet == b'/').map(move |segment| {
        let range = start..start + segment.len();
        start = range.end + 1;
        range
    })
}

/// The first escape whose octet and text pass `wanted`.
pub(super) fn find_escape(text: &[u8], wanted: impl Fn(u8, &[u8]) -> bool) -> Option<Range<usize>> {
    memchr::memchr_iter(b'%', text).find_map(|at| {
        let octet = escape_at(&text[at..])?;
        wanted(octet, &text[at..at + 3]).then_some(at..at + 3)
    })
}

/// `text` with every escape that passes `wanted` replaced by what `made` makes.
pub(super) fn replace_escapes(
    text: &[u8],
    wanted: impl Fn(u8) -> bool,
    made: impl Fn(u8, &[u8], &mut Vec<u8>),
) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len());
    let mut at = 0;
    while at < text.len() {
        match escape_at(&text[at..]) {
            Some(octet) if wanted(octet) => {
                made(octet, &text[at..at + 3], &mut out);
                at += 3;
            }
            _ => {
                out.push(text[at]);
                at += 1;
            }
        }
    }
    out
}

/// Appends the escape of `octet`.
pub(super) fn escape(octet: u8, out: &mut Vec<u8>) {
    out.extend(format!("%{octet:02X}").bytes());
}

/// The ranks that rules of the file have, and how those of a rank begin.
pub(super) struct Ranks<'a>(BTreeSet<(RuleKind, u32, &'a [u8])>);

/// Rules that are looked at to tell whether a fix is safe; where there are more
/// it is not said to be.
const RIVALS: usize = 64;

/// What every path that `pattern` matches begins with, as far as there is only
/// one way to write it.
fn head(pattern: &[u8]) -> &[u8] {
    let is_plain = |octet: &u8| octet.is_ascii_graphic() && !matches!(octet, b'*' | b'$' | b'%');
    let length = pattern.iter().take_while(|octet| is_plain(octet)).count();
    &pattern[..length]
}

impl<'a> Ranks<'a> {
    pub(super) fn of(audit: &Audit<'a>) -> Self {
        let source = audit.document.source();
        let usable = audit.rules().filter(|(_, rule)| rule.usability == Usability::Usable);
        let ranks =
            usable.map(|(_, rule)| (rule.kind, rule.octets, head(source.slice(rule.pattern))));
        Self(ranks.collect())
    }

    /// What it does to verdicts when the rule of `place` matches the same as before
    /// and falls to `octets`: nothing, unless a rule of the other kind that it
    /// outranked is no longer below it (RFC 9309 §2.2.2) and may match the same
    /// path. As ranks only fall, rules that may each fall may do so together.
    pub(super) fn fall(&self, place: &Place<'_>, octets: u32) -> Safety {
        // An Allow wins a tie.
        let (other, from, to) = match place.kind {
            RuleKind::Allow => (RuleKind::Disallow, octets + 1, place.octets() + 1),
            RuleKind::Disallow => (RuleKind::Allow, octets, place.octets()),
        };
        let own = head(place.pattern);
        let first: (RuleKind, u32, &[u8]) = (other, from, b"");
        let mut rivals = self.0.range(first..(other, to, b"")).map(|(.., head)| *head);
        let is_apart = |head: &[u8]| !own.starts_with(head) && !head.starts_with(own);
        if rivals.by_ref().take(RIVALS).all(is_apart) && rivals.next().is_none() {
            Safety::Safe
        } else {
            Safety::ChangesVerdicts
        }
    }
}

/// The patterns of the file, as written.
pub(super) struct Patterns<'a>(FxHashSet<(RuleKind, &'a [u8])>);

impl<'a> Patterns<'a> {
    pub(super) fn of(audit: &Audit<'a>) -> Self {
        Self(rules(audit).map(|place| (place.kind, place.pattern)).collect())
    }

    /// Whether a rule of the kind has the pattern.
    pub(super) fn holds(&self, kind: RuleKind, pattern: &[u8]) -> bool {
        self.0.contains(&(kind, pattern))
    }
}

/// Characters of a text that a message names.
const SHOWN: usize = 200;

/// A text for a message; a long one is cut and says so.
pub(super) fn shown(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into_owned(),
    }
}

/// Takes octets off the end of patterns that add nothing but rank: `keep` says
/// how much of a pattern stays.
pub(super) fn shorten(
    check: &'static Check,
    audit: &Audit<'_>,
    findings: &mut Findings<'_>,
    find: Find,
    mended: fn(&[u8], Range<usize>) -> Vec<u8>,
) {
    let mut known = None;
    for place in usable(audit, find) {
        let (ranks, patterns) =
            known.get_or_insert_with(|| (Ranks::of(audit), Patterns::of(audit)));
        let mended = mended(place.pattern, place.range.clone());
        let octets = place.octets() - (place.pattern.len() - mended.len()) as u32;
        // Then what was taken off was not needless.
        if changes_end(place.pattern, &mended) {
            continue;
        }
        // The same rule twice is another defect.
        let is_new = [RuleKind::Allow, RuleKind::Disallow]
            .iter()
            .all(|kind| !patterns.holds(*kind, &mended));
        let fix = is_new.then(|| place.rewrite(ranks.fall(&place, octets), &mended)).flatten();
        // Where a rule that it outranked may take all from it, it is tried.
        let fix =
            fix.filter(|fix| fix.safety == Safety::Safe || audit.brings_nothing(check, &fix.edits));
        findings.push(Finding::new(check, place.span()).fix(fix));
    }
}

/// The group that a line, from 0, stands in.
pub(super) fn group_of(audit: &Audit<'_>, index: usize) -> Option<usize> {
    let groups = audit.policy.groups();
    let line = index as u32 + 1;
    let at = groups.partition_point(|group| group.last_line < line);
    groups.get(at).is_some_and(|group| group.first_line <= line).then_some(at)
}

/// Takes the record of a rule out, its line with it unless a comment stands
/// there.
pub(super) fn take_out(audit: &Audit<'_>, rule: &Rule) -> Fix {
    let index = rule.line as usize - 1;
    let line = audit.document.lines()[index];
    let span = if line.comment == line.end {
        audit.whole_line(index)
    } else {
        audit.document.content(index, RFC9309.lexing)
    };
    Fix::delete(Safety::Safe, span)
}

/// Where a rule's field stands: what shows an empty rule.
pub(super) fn field_of(audit: &Audit<'_>, rule: &Rule) -> Option<Span> {
    let record = audit.document.record(rule.line as usize - 1, RFC9309.lexing)?;
    Some(record.field)
}
