//! What a file means to a reader: its groups with their agents and rules, its
//! other records, and the verdict on a URL with the whole way to it.

mod agent;
pub(crate) mod atom;
mod choose;
mod clean;
mod decide;
mod hint;
mod index;
mod pattern;
mod spelling;
mod step;
mod target;
mod trace;
mod urlparse;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::dialect::{BlankLine, Dialect, EmptyGroup, HeaderEnd, IndexPage, Size, Specials};
use crate::field::{Extension, Field, Scope};
use crate::source::{SIZE_LIMIT, Span};
use crate::syntax::{Document, Part};

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
    dialect: Dialect,
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

impl Rule {
    /// What it decides where it does.
    pub fn decision(&self) -> Decision {
        if self.usability == Usability::Everything { Decision::Allow } else { self.kind.into() }
    }
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
    /// It names a crawler, and the reader forgets its group for want of a rule.
    GroupForgotten,
}

impl WhyIgnored {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSeparator => "no-separator",
            Self::NoField => "no-field",
            Self::RuleOutsideGroup => "rule-outside-group",
            Self::BeyondLimit => "beyond-limit",
            Self::GroupForgotten => "group-forgotten",
        }
    }
}

impl Policy {
    /// Reads a document as `dialect` does. Cannot fail; linear in the file,
    /// with a logarithm for the number of names.
    pub fn read(document: &Arc<Document>, dialect: &Dialect) -> Self {
        let beyond = match dialect.size {
            Size::Unlimited => None,
            Size::Cut => document.first_line_beyond(SIZE_LIMIT),
            Size::VoidOver => (document.source().len() > SIZE_LIMIT).then_some(0),
        };
        let mut policy = Self {
            document: Arc::clone(document),
            dialect: *dialect,
            groups: Vec::new(),
            sitemaps: Vec::new(),
            others: Vec::new(),
            ignored: Vec::new(),
            beyond_limit: beyond.map(|index| index as u32 + 1),
            by_name: BTreeMap::new(),
            star: Vec::new(),
        };
        let mut at = At::Nowhere;
        for index in 0..beyond.unwrap_or(document.lines().len()) {
            for part in document.parts(index, dialect.lexing) {
                policy.read_part(index, part, &mut at);
            }
        }
        policy.end_group(&mut at);
        if let Some(line) = policy.beyond_limit {
            policy.ignored.push(Ignored { line, why: WhyIgnored::BeyondLimit });
        }
        policy.ignored.sort_by_key(|ignored| ignored.line);
        policy.index_names();
        policy
    }

    fn read_part(&mut self, index: usize, part: Part, at: &mut At) {
        let line = index as u32 + 1;
        if part.content.is_empty() {
            if self.is_blank(part) {
                self.end_group(at);
            }
            return;
        }
        let Some(record) = self.document.record_in(part.content, self.dialect.lexing) else {
            self.ignored.push(Ignored { line, why: WhyIgnored::NoSeparator });
            return;
        };
        if record.field.is_empty() {
            if *at == At::Header && self.dialect.header_end == HeaderEnd::AnyOfGroup {
                *at = At::Rules;
            }
            self.ignored.push(Ignored { line, why: WhyIgnored::NoField });
            return;
        }
        let source = self.document.source();
        let field = self.dialect.field_names.recognise(source.slice(record.field));
        if *at == At::Header && self.ends_header(field) {
            *at = At::Rules;
        }
        match field {
            Field::UserAgent => {
                let name = Name::read(source.slice(record.value), self.dialect.name);
                if *at != At::Header {
                    self.groups.push(Group { first_line: line, ..Group::default() });
                    *at = At::Header;
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
                    usability: Usability::to(text, &self.dialect),
                    octets: self.octets_of(text),
                };
                match self.open_group(*at) {
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
                match self.open_group(*at).filter(|_| of_group) {
                    Some(group) => {
                        group.others.push(other);
                        group.last_line = line;
                    }
                    None => self.others.push(other),
                }
            }
        }
    }

    /// The group that a record stands in.
    fn open_group(&mut self, at: At) -> Option<&mut Group> {
        self.groups.last_mut().filter(|_| at != At::Nowhere)
    }

    /// Whether a part without text sets groups apart.
    fn is_blank(&self, part: Part) -> bool {
        match self.dialect.blank_line {
            BlankLine::Nothing => false,
            BlankLine::EndsGroup => {
                self.dialect.lexing.trim.span(self.document.source().bytes(), part.whole).is_empty()
            }
            BlankLine::EndsGroupWhenEmpty => part.whole.is_empty(),
        }
    }

    /// Whether the next agent line behind a record opens another group (C-09).
    fn ends_header(&self, field: Field) -> bool {
        match field {
            Field::UserAgent | Field::Sitemap => false,
            Field::Allow | Field::Disallow => true,
            Field::Extension(extension) => match self.dialect.header_end {
                HeaderEnd::Rule => false,
                HeaderEnd::RuleOrRate => matches!(extension.name, "crawl-delay" | "request-rate"),
                HeaderEnd::AnyOfGroup => extension.name != "host",
            },
            Field::Unknown => self.dialect.header_end == HeaderEnd::AnyOfGroup,
        }
    }

    /// Ends the group at hand; some readers forget one without a rule.
    fn end_group(&mut self, at: &mut At) {
        if *at == At::Header
            && self.dialect.empty_group == EmptyGroup::Forgotten
            && let Some(group) = self.groups.pop()
        {
            let forgotten =
                |agent: &AgentLine| Ignored { line: agent.line, why: WhyIgnored::GroupForgotten };
            self.ignored.extend(group.agents.iter().map(forgotten));
        }
        *at = At::Nowhere;
    }

    fn index_names(&mut self) {
        for (index, group) in self.groups.iter().enumerate() {
            let index = index as u32;
            for agent in &group.agents {
                let also = agent.name.without_stars(self.dialect.name);
                for name in std::iter::once(&agent.name).chain(&also) {
                    let groups = match name {
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
    }

    /// The file.
    pub fn document(&self) -> &Arc<Document> {
        &self.document
    }

    /// The reader.
    pub fn dialect(&self) -> &Dialect {
        &self.dialect
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

    /// The patterns with which `rule` can match, as texts, with their octets: its
    /// own, and what some readers try besides.
    pub(crate) fn patterns_of(&self, rule: &Rule) -> Vec<(Vec<u8>, u32)> {
        let own = self.slice(rule.pattern).to_vec();
        let notation = self.dialect.notation();
        let others = self.other_patterns(rule).into_iter().map(|other| {
            let octets = pattern::octets(&other.text, notation);
            (other.text, octets)
        });
        std::iter::once((own, rule.octets)).chain(others).collect()
    }

    /// Octets of the pattern that a rule's text stands for.
    fn octets_of(&self, text: &[u8]) -> u32 {
        let address = self.address(text);
        let text = address.as_ref().map_or(text, |path| &path.text);
        pattern::octets(text, self.dialect.notation())
    }

    fn compile(&self, rule: &Rule) -> pattern::Pattern {
        let text = self.slice(rule.pattern);
        let notation = self.dialect.notation();
        match self.address(text) {
            Some(path) => pattern::Pattern::new(&path.text, notation),
            None => pattern::Pattern::new(text, notation),
        }
    }

    /// What Protego makes of a pattern that is an address: a path that has the
    /// address in it.
    fn address(&self, text: &[u8]) -> Option<Other> {
        let is_address = text.starts_with(b"https://") || text.starts_with(b"http://");
        if !is_address || self.dialect.specials != Specials::WildcardsAndDollar {
            return None;
        }
        let origins = std::iter::once(0).chain(0..text.len()).collect();
        Some(Other { text: [b"/", text].concat(), origins })
    }

    /// What else a rule matches with: Google tries the directory of an index page
    /// for an Allow rule, Protego also every `$` as itself.
    fn other_patterns(&self, rule: &Rule) -> Vec<Other> {
        let mut others = Vec::new();
        let text = self.slice(rule.pattern);
        let own = self
            .address(text)
            .unwrap_or_else(|| Other { origins: (0..text.len()).collect(), text: text.to_vec() });
        if let Some(length) = self.directory_length(rule.kind, &own.text) {
            let mut origins = own.origins[..length].to_vec();
            origins.extend(own.origins.get(length));
            others.push(Other { text: [&own.text[..length], b"$"].concat(), origins });
        }
        if self.dialect.specials == Specials::WildcardsAndDollar
            && memchr::memchr(b'$', text).is_some()
        {
            let mut other = Other { text: Vec::new(), origins: Vec::new() };
            for (octet, at) in own.text.iter().zip(own.origins) {
                let spelled: &[u8] = if *octet == b'$' { b"%24" } else { &[*octet] };
                other.text.extend_from_slice(spelled);
                other.origins.extend(spelled.iter().map(|_| at));
            }
            others.push(other);
        }
        others
    }

    /// How much of an Allow rule's pattern is the directory of an index page, its
    /// slash included.
    fn directory_length(&self, kind: RuleKind, text: &[u8]) -> Option<usize> {
        if kind != RuleKind::Allow || self.dialect.index_page == IndexPage::Nothing {
            return None;
        }
        let slash = memchr::memrchr(b'/', text)?;
        let page = &text[slash..];
        let is_index = match self.dialect.index_page {
            IndexPage::Nothing => false,
            IndexPage::IndexHtm => page.starts_with(b"/index.htm"),
            IndexPage::IndexHtml => {
                *pattern::normal_form(page, self.dialect.escapes) == *b"/index.html"
            }
        };
        is_index.then_some(slash + 1)
    }
}

/// Where in a file the reader is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    /// In no group.
    Nowhere,
    /// In the run of agent lines that head a group: the next one joins them.
    Header,
    /// Among what follows them.
    Rules,
}

/// Another pattern that a rule stands for.
struct Other {
    text: Vec<u8>,
    /// For each octet of it the one of the rule's pattern that it comes from.
    origins: Vec<usize>,
}
