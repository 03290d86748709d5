//! What a file means to a reader: its groups with their agents and rules, its
//! other records, and the verdict on a URL with the whole way to it.

mod agent;
pub(crate) mod atom;
mod decide;
mod hint;
mod index;
mod pattern;
mod step;
mod target;
mod trace;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::dialect::Dialect;
use crate::field::{Extension, Field, Scope};
use crate::source::Span;
use crate::syntax::Document;

pub use agent::{Agent, Name, is_product_token};
pub(crate) use atom::{escape_at, is_reserved, is_unreserved};
pub use decide::{Choice, Decision, Ruling};
pub use hint::Hint;
pub(crate) use hint::governed;
pub use index::RuleSet;
pub(crate) use pattern::octets as pattern_octets;
pub use pattern::{PieceKind, Usability};
pub use step::{Step, StepOf, What};
pub use target::{Oddity, Origin, Target};
pub(crate) use trace::parse_seconds;
pub use trace::{
    CANDIDATES_LIMIT, Candidate, CrawlDelay, Outcome, Reason, TracePiece, UsedGroup, Verdict,
};

/// A file as one reader understands it.
#[derive(Clone, Debug)]
pub struct Policy {
    document: Arc<Document>,
    dialect: &'static Dialect,
    groups: Vec<Group>,
    sitemaps: Vec<Record>,
    others: Vec<Record>,
    ignored: Vec<Ignored>,
    beyond_limit: Option<u32>,
    // Which groups a name opens, in file order; and those of `*`.
    by_name: BTreeMap<Box<[u8]>, Vec<u32>>,
    star: Vec<u32>,
}

/// One or more `User-agent` lines and what follows up to the next ones.
#[derive(Clone, Debug, Default)]
pub struct Group {
    /// The `User-agent` lines.
    pub agents: Vec<AgentLine>,
    /// The rules in file order.
    pub rules: Vec<Rule>,
    /// Records that speak about this group's crawlers, in file order.
    pub others: Vec<Record>,
    /// Its first line, from 1.
    pub first_line: u32,
    /// The last line of it that holds an agent, a rule or another record.
    pub last_line: u32,
}

/// A `User-agent` line.
#[derive(Clone, Debug)]
pub struct AgentLine {
    /// Line, from 1.
    pub line: u32,
    /// The value as written, trimmed.
    pub value: Span,
    /// The name in it.
    pub name: Name,
}

impl AgentLine {
    /// Where the name stands in the value, as written; `*` for the star.
    pub fn token_span(&self, policy: &Policy) -> Span {
        let value = policy.slice(self.value);
        let length = match self.name {
            Name::Star => 1,
            Name::Word(_) => Name::word(value, policy.dialect.name).len() as u32,
        };
        Span::new(self.value.start, self.value.start + length)
    }
}

/// Whether a rule permits or forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleKind {
    /// `Allow`
    Allow,
    /// `Disallow`
    Disallow,
}

/// An Allow or Disallow line.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Which of the two.
    pub kind: RuleKind,
    /// Line, from 1.
    pub line: u32,
    /// The path pattern as written, trimmed.
    pub pattern: Span,
    /// What the pattern is good for.
    pub usability: Usability,
    /// Octets of the normalised pattern: its rank (C-14).
    pub octets: u32,
}

/// A record that is neither an agent nor a rule.
#[derive(Clone, Debug)]
pub struct Record {
    /// Line, from 1.
    pub line: u32,
    /// What the field is.
    pub field: Field,
    /// The field's name as written.
    pub key: Span,
    /// The value as written, trimmed.
    pub value: Span,
}

/// A line that the reader takes nothing from although it is neither empty nor
/// a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ignored {
    /// Line, from 1.
    pub line: u32,
    /// Why.
    pub why: WhyIgnored,
}

/// Why a line is ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyIgnored {
    /// Nothing separates a field from a value.
    NoSeparator,
    /// Nothing stands before the colon.
    NoField,
    /// A rule before the first `User-agent` line (RFC 9309 §2.2.2, R20).
    RuleOutsideGroup,
    /// The reader stops before this line; those after it are not listed.
    BeyondLimit,
}

impl WhyIgnored {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSeparator => "no-separator",
            Self::NoField => "no-field",
            Self::RuleOutsideGroup => "rule-outside-group",
            Self::BeyondLimit => "beyond-limit",
        }
    }
}

impl Policy {
    /// Reads a document as `dialect` does. Cannot fail; linear in the file,
    /// with a logarithm for the number of names.
    pub fn read(document: &Arc<Document>, dialect: &'static Dialect) -> Self {
        let beyond = dialect.size_limit.and_then(|limit| document.first_line_beyond(limit));
        let mut policy = Self {
            document: Arc::clone(document),
            dialect,
            groups: Vec::new(),
            sitemaps: Vec::new(),
            others: Vec::new(),
            ignored: Vec::new(),
            beyond_limit: beyond.map(|index| index as u32 + 1),
            by_name: BTreeMap::new(),
            star: Vec::new(),
        };
        // Whether the next agent line joins the group at hand (C-09): only a
        // rule ends the run of agent lines.
        let mut in_header = false;
        for index in 0..beyond.unwrap_or(document.lines().len()) {
            policy.read_line(index, &mut in_header);
        }
        if let Some(line) = policy.beyond_limit {
            policy.ignored.push(Ignored { line, why: WhyIgnored::BeyondLimit });
        }
        policy.index_names();
        policy
    }

    fn read_line(&mut self, index: usize, in_header: &mut bool) {
        let line = index as u32 + 1;
        let text = self.document.content(index, self.dialect.lexing);
        if text.is_empty() {
            return;
        }
        let Some(record) = self.document.record(index, self.dialect.lexing) else {
            self.ignored.push(Ignored { line, why: WhyIgnored::NoSeparator });
            return;
        };
        if record.field.is_empty() {
            self.ignored.push(Ignored { line, why: WhyIgnored::NoField });
            return;
        }
        let source = self.document.source();
        let field = self.dialect.field_names.recognise(source.slice(record.field));
        match field {
            Field::UserAgent => {
                let name = Name::read(source.slice(record.value), self.dialect.name);
                if !*in_header {
                    self.groups.push(Group { first_line: line, ..Group::default() });
                    *in_header = true;
                }
                if let Some(group) = self.groups.last_mut() {
                    group.agents.push(AgentLine { line, value: record.value, name });
                    group.last_line = line;
                }
            }
            Field::Allow | Field::Disallow => {
                let text = source.slice(record.value);
                let kind = if field == Field::Allow { RuleKind::Allow } else { RuleKind::Disallow };
                let rule = Rule {
                    kind,
                    line,
                    pattern: record.value,
                    usability: Usability::of(text),
                    octets: pattern::octets(text, self.dialect.escapes),
                };
                *in_header = false;
                match self.groups.last_mut() {
                    Some(group) => {
                        group.rules.push(rule);
                        group.last_line = line;
                    }
                    None => {
                        self.ignored.push(Ignored { line, why: WhyIgnored::RuleOutsideGroup });
                    }
                }
            }
            Field::Sitemap => {
                self.sitemaps.push(Record { line, field, key: record.field, value: record.value });
            }
            Field::Extension(_) | Field::Unknown => {
                let other = Record { line, field, key: record.field, value: record.value };
                let of_group =
                    matches!(field, Field::Extension(Extension { scope: Scope::Group, .. }));
                match self.groups.last_mut().filter(|_| of_group) {
                    Some(group) => {
                        group.others.push(other);
                        group.last_line = line;
                    }
                    None => self.others.push(other),
                }
            }
        }
    }

    fn index_names(&mut self) {
        for (index, group) in self.groups.iter().enumerate() {
            let index = index as u32;
            for agent in &group.agents {
                let groups = match &agent.name {
                    Name::Star => &mut self.star,
                    // A known name is not copied: files name few crawlers often.
                    Name::Word(word) => match self.by_name.get_mut(word) {
                        Some(groups) => groups,
                        None => self.by_name.entry(word.clone()).or_default(),
                    },
                };
                if groups.last() != Some(&index) {
                    groups.push(index);
                }
            }
        }
    }

    /// The file.
    pub fn document(&self) -> &Arc<Document> {
        &self.document
    }

    /// The reader.
    pub fn dialect(&self) -> &'static Dialect {
        self.dialect
    }

    /// The groups as written, in file order: not merged.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The sitemap records in file order.
    pub fn sitemaps(&self) -> &[Record] {
        &self.sitemaps
    }

    /// Records that belong to no group, in file order.
    pub fn others(&self) -> &[Record] {
        &self.others
    }

    /// Lines that the reader takes nothing from, in file order.
    pub fn ignored(&self) -> &[Ignored] {
        &self.ignored
    }

    /// The first line (from 1) that the reader does not read because of its
    /// size limit.
    pub fn beyond_limit(&self) -> Option<u32> {
        self.beyond_limit
    }

    /// The groups of `*`, as indices of [`groups`](Self::groups) in file order.
    pub fn star_groups(&self) -> &[u32] {
        &self.star
    }

    /// The groups that name `name`, ASCII case set aside, as indices of
    /// [`groups`](Self::groups) in file order.
    pub fn groups_named(&self, name: impl AsRef<[u8]>) -> &[u32] {
        let key = name.as_ref().to_ascii_lowercase();
        self.by_name.get(key.as_slice()).map_or(&[], Vec::as_slice)
    }

    /// The pattern of `rule` in the normal form in which this reader compares it:
    /// rules of a kind with the same one are the same rule (C-12). Linear in it.
    pub fn normal_pattern(&self, rule: &Rule) -> std::borrow::Cow<'_, [u8]> {
        self.normal_form(rule.pattern)
    }

    /// The same for any pattern of the file, such as a preference line's.
    pub fn normal_form(&self, pattern: Span) -> std::borrow::Cow<'_, [u8]> {
        pattern::normal_form(self.slice(pattern), self.dialect.escapes)
    }

    fn slice(&self, span: Span) -> &[u8] {
        self.document.source().slice(span)
    }

    fn text(&self, span: Span) -> std::borrow::Cow<'_, str> {
        self.document.source().text(span)
    }

    /// The patterns with which `rule` can match, as texts, with their octets:
    /// one, or two where Google also tries the directory of an index page.
    pub(crate) fn patterns_of(&self, rule: &Rule) -> Vec<(Vec<u8>, u32)> {
        let text = self.slice(rule.pattern);
        let mut patterns = vec![(text.to_vec(), rule.octets)];
        if let Some(slash) = self.directory_length(rule) {
            let mut directory = text[..slash].to_vec();
            directory.push(b'$');
            let octets = pattern::octets(&directory, self.dialect.escapes);
            patterns.push((directory, octets));
        }
        patterns
    }

    fn compile(&self, rule: &Rule) -> pattern::Pattern {
        pattern::Pattern::new(self.slice(rule.pattern), self.dialect.escapes)
    }

    /// The second pattern that Google tries for an Allow rule whose text from
    /// its last slash on begins with `/index.htm`: the directory itself.
    fn directory_of_index(&self, rule: &Rule) -> Option<pattern::Pattern> {
        let length = self.directory_length(rule)?;
        Some(pattern::Pattern::whole(&self.slice(rule.pattern)[..length], self.dialect.escapes))
    }

    /// How much of such a rule's text is the directory, its slash included.
    fn directory_length(&self, rule: &Rule) -> Option<usize> {
        if !self.dialect.index_opens_directory || rule.kind != RuleKind::Allow {
            return None;
        }
        let text = self.slice(rule.pattern);
        let slash = memchr::memrchr(b'/', text)?;
        text[slash..].starts_with(b"/index.htm").then_some(slash + 1)
    }
}
