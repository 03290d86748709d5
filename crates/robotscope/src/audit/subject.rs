//! What the checks look at: the file, read once for all of them.

use std::cell::{Cell, OnceCell};
use std::collections::BTreeMap;
use std::sync::Arc;

use super::agents::Agents;
use super::meaning::Meaning;
use super::typo::Spelling;
use super::{Check, Edit, Finding, apply, find_all};
use crate::dialect::{Dialect, RFC9309};
use crate::field::Field;
use crate::policy::{Group, Origin, Policy, Rule, WhyIgnored};
use crate::preferences::{self, Line};
use crate::source::{Source, Span};
use crate::syntax::{Document, Record};

/// Octets of the file that a message quotes at most.
const QUOTED: u32 = 200;

/// What the checks look at.
#[derive(Debug)]
pub struct Audit<'a> {
    /// The file.
    pub document: &'a Document,
    /// What it means by RFC 9309, whatever the dialect: checks of lines and
    /// fields report for everyone.
    pub policy: &'a Arc<Policy>,
    /// What it means to the chosen reader: checks of meaning ask this one.
    pub reader: &'a Arc<Policy>,
    /// Where the file is served, such as `https://example.com`, when that is
    /// known.
    pub origin: Option<&'a str>,
    records: Vec<RecordLine>,
    // Looked at once, because finding what a name was meant to be takes long.
    pub(super) unknown_fields: Vec<UnknownField>,
    unread: Vec<usize>,
    present: [bool; 256],
    agents: OnceCell<Agents>,
    preferences: OnceCell<Vec<Line<'a>>>,
    meaning: OnceCell<Meaning>,
    trial: bool,
    line_end: OnceCell<&'static str>,
    // How many fixes may still be tried, and what is found without them.
    trials: Cell<Option<usize>>,
    counts: OnceCell<BTreeMap<&'static str, u32>>,
}

/// Octets of the largest file whose fixes are tried: each costs an audit.
const TRIED: u32 = 32 * 1024;

/// Fixes of a file that are tried at most, and rules that may be judged for it,
/// a set of crawlers counting as several.
const TRIALS: usize = 4;
const JUDGED: usize = 4_000;
const PER_SET: usize = 16;

/// How often each check finds something.
pub(super) fn counts(findings: &[Finding]) -> BTreeMap<&'static str, u32> {
    let mut counts = BTreeMap::new();
    for finding in findings {
        *counts.entry(finding.check.name).or_default() += finding.times;
    }
    counts
}

/// A line that holds a record, as RFC 9309 cuts it.
#[derive(Clone, Copy, Debug)]
pub struct RecordLine {
    /// The line's index, from 0.
    pub index: usize,
    /// Where its field, separator and value stand.
    pub record: Record,
    /// What the field is.
    pub field: Field,
}

/// The name of a field that is in no registry.
#[derive(Debug)]
pub(super) struct UnknownField {
    pub(super) record: Record,
    pub(super) spelling: Spelling,
}

impl<'a> Audit<'a> {
    pub(super) fn new(
        policy: &'a Arc<Policy>,
        reader: &'a Arc<Policy>,
        origin: Option<&'a str>,
        trial: bool,
    ) -> Self {
        let document = policy.document();
        let source = document.source();
        let mut present = [false; 256];
        for octet in source.bytes() {
            present[usize::from(*octet)] = true;
        }
        let records: Vec<RecordLine> = (0..document.lines().len())
            .filter_map(|index| {
                let record = document.record(index, RFC9309.lexing)?;
                let name = source.slice(record.field);
                let field = RFC9309.field_names.recognise(name);
                (!name.is_empty()).then_some(RecordLine { index, record, field })
            })
            .collect();
        let unknown = records.iter().filter(|line| line.field == Field::Unknown);
        let unknown_fields = unknown
            .map(|line| UnknownField {
                record: line.record,
                spelling: Spelling::of(source.slice(line.record.field)),
            })
            .collect();
        let ignored = policy.ignored().iter();
        let mut unread: Vec<usize> = ignored
            .filter(|line| matches!(line.why, WhyIgnored::NoSeparator | WhyIgnored::NoField))
            .map(|line| line.line as usize - 1)
            .chain(
                records.iter().filter(|line| line.field == Field::Unknown).map(|line| line.index),
            )
            .collect();
        unread.sort_unstable();
        let origin = origin.map(str::trim).filter(|origin| Origin::read(origin).is_some());
        Self {
            document,
            policy,
            reader,
            origin,
            records,
            unknown_fields,
            unread,
            present,
            agents: OnceCell::new(),
            preferences: OnceCell::new(),
            meaning: OnceCell::new(),
            trial,
            line_end: OnceCell::new(),
            trials: Cell::new(None),
            counts: OnceCell::new(),
        }
    }

    /// The lines that hold a record. Lines without a field are left out.
    pub fn records(&self) -> &[RecordLine] {
        &self.records
    }

    /// The lines that hold a rule, in or outside a group.
    pub fn rule_lines(&self) -> impl Iterator<Item = &RecordLine> {
        self.records.iter().filter(|line| line.field.is_rule())
    }

    /// The lines that are no comment and of which RFC 9309 takes nothing, by
    /// index, each with its text: no field, no colon or a field in no registry.
    pub fn unread_lines(&self) -> impl Iterator<Item = (usize, Span)> {
        let text = |index: &usize| (*index, self.document.content(*index, RFC9309.lexing));
        self.unread.iter().map(text)
    }

    /// Every rule that stands in a group, with the group, in file order.
    pub fn rules(&self) -> impl Iterator<Item = (&'a Group, &'a Rule)> + use<'a> {
        let policy: &'a Policy = self.policy;
        policy.groups().iter().flat_map(|group| group.rules.iter().map(move |rule| (group, rule)))
    }

    /// Whether `octet` occurs anywhere in the file: most files have nothing that
    /// most checks look for, and need not be gone through again.
    pub fn has(&self, octet: u8) -> bool {
        self.present[usize::from(octet)]
    }

    /// Whether the file has octets that are not ASCII.
    pub fn has_non_ascii(&self) -> bool {
        self.present[0x80..].contains(&true)
    }

    /// Whom the file names, each looked up in the catalogue; found when first
    /// asked for.
    pub(super) fn agents(&self) -> &Agents {
        self.agents.get_or_init(|| Agents::of(self.policy))
    }

    /// The preference lines of the file, read when first asked for.
    pub(super) fn preference_lines(&self) -> &[Line<'a>] {
        let policy: &'a Policy = self.policy;
        self.preferences.get_or_init(|| preferences::lines(policy))
    }

    /// What the rules mean over all URLs to the chosen reader; found when first
    /// asked for, within a budget for the whole file.
    pub fn meaning(&self) -> &Meaning {
        self.meaning.get_or_init(|| Meaning::of(self.reader))
    }

    /// Whether another fix may be tried.
    pub(super) fn can_try(&self) -> bool {
        if self.trial || self.document.source().len() > TRIED {
            return false;
        }
        let left = self.trials.get().unwrap_or_else(|| {
            let reports = self.meaning().reports();
            let rules: usize = reports.iter().map(|report| report.rules.len() + PER_SET).sum();
            // What is found without a fix has to be known, too.
            (JUDGED / (rules + PER_SET)).saturating_sub(1).min(TRIALS)
        });
        self.trials.set(Some(left));
        left > 0
    }

    /// Whether `edits` take away a finding of `check` and bring none of any: for
    /// fixes of which that cannot be told without trying. The file is audited
    /// with them made, so only a few of a small file are tried; of the others
    /// the answer is no.
    pub(super) fn brings_nothing(&self, check: &Check, edits: &[Edit]) -> bool {
        if !self.can_try() {
            return false;
        }
        self.trials.set(self.trials.get().map(|left| left - 1));
        let source = self.document.source();
        let find = |document| counts(&find_all(document, self.dialect(), self.origin, true));
        let before = self.counts.get_or_init(|| find(self.policy.document()));
        let Ok(source) = apply(source.bytes(), edits).map(Source::new) else { return false };
        let Ok(source) = source else { return false };
        let after = find(&Arc::new(Document::new(source)));
        let count = |counts: &BTreeMap<_, u32>, name| counts.get(name).copied().unwrap_or(0);
        count(&after, check.name) < count(before, check.name)
            && after.iter().all(|(name, times)| *times <= count(before, *name))
    }

    /// How the chosen reader reads.
    pub fn dialect(&self) -> &Dialect {
        self.reader.dialect()
    }

    /// The line end that new lines get: the file's own.
    pub fn line_end(&self) -> &'static str {
        // Found once: it takes the whole file.
        self.line_end.get_or_init(|| self.document.line_endings().for_new_lines())
    }

    /// The octets of a span.
    pub fn octets(&self, span: Span) -> &'a [u8] {
        self.document.source().slice(span)
    }

    /// The text of a span, for people.
    pub fn text(&self, span: Span) -> String {
        self.document.source().text(span).into_owned()
    }

    /// The text of a span, for people, cut where it is long.
    pub fn quote(&self, span: Span) -> String {
        if span.len() <= QUOTED {
            return self.text(span);
        }
        // A character that the cut goes through is left out.
        let cut = self.text(Span::new(span.start, span.start + QUOTED));
        format!("{}…", cut.trim_end_matches('\u{FFFD}'))
    }

    /// A line by its index from 0, without its line end.
    pub fn line(&self, index: usize) -> Span {
        let line = &self.document.lines()[index];
        Span::new(line.start, line.end)
    }

    /// A line by its index from 0, with its line end: what goes when the line
    /// is taken out.
    pub fn whole_line(&self, index: usize) -> Span {
        let line = &self.document.lines()[index];
        Span::new(line.start, line.next)
    }
}
