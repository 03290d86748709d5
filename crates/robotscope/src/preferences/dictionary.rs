//! Dictionaries of RFC 9651 (§3.2), read from octets as its §4.2.2 says, with
//! the place of every part in the file.
//!
//! One defect fails the whole dictionary; it is told with its place, because
//! most are slips that a person can mend.

use crate::source::{Source, Span};

/// A member of a dictionary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Its key. A later member of the same key replaces it (§3.2).
    pub key: Span,
    /// Its value.
    pub item: Item,
    /// The parameters of the value.
    pub parameters: Vec<Parameter>,
}

/// A parameter behind a `;`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its key.
    pub key: Span,
    /// Its value.
    pub item: Item,
}

/// A value, without its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it is.
    pub kind: ItemKind,
    /// As written, delimiters included; empty behind a bare key.
    pub span: Span,
}

/// The kinds of values (RFC 9651 §3.1 and §3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    /// None is written: the boolean true.
    Bare,
    /// A word such as `y`.
    Token,
    /// `"text"`
    String,
    /// Digits only, at most 15, with an optional minus.
    Integer,
    /// At most 12 digits, a point and at most 3.
    Decimal,
    /// `?0` or `?1`
    Boolean,
    /// `:base64:`
    Bytes,
    /// `@` and seconds since 1970.
    Date,
    /// `%"text"`, percent-encoded UTF-8.
    DisplayString,
    /// `(a b)`
    InnerList,
}

impl ItemKind {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Bare => "bare",
            Self::Token => "token",
            Self::String => "string",
            Self::Integer => "integer",
            Self::Decimal => "decimal",
            Self::Boolean => "boolean",
            Self::Bytes => "bytes",
            Self::Date => "date",
            Self::DisplayString => "display-string",
            Self::InnerList => "inner-list",
        }
    }
}

/// Why a dictionary does not parse, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Why.
    pub why: Defect,
    /// The octets at fault; empty where something is missing.
    pub span: Span,
}

/// What is wrong with a dictionary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defect {
    /// Nothing behind the last comma.
    TrailingComma,
    /// Nothing before a comma: a doubled one, or one at the start.
    EmptyMember,
    /// White space, and no comma, between two members.
    SpaceForComma,
    /// A capital letter in a key.
    Capital,
    /// White space beside the `=` of a member.
    SpaceRoundEquals,
    /// A `"` that nothing closes.
    OpenString,
    /// An octet that cannot stand where it does.
    Unexpected,
    /// The text ends where something has to follow.
    UnexpectedEnd,
}

impl Defect {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::TrailingComma => "trailing-comma",
            Self::EmptyMember => "empty-member",
            Self::SpaceForComma => "space-for-comma",
            Self::Capital => "capital",
            Self::SpaceRoundEquals => "space-round-equals",
            Self::OpenString => "open-string",
            Self::Unexpected => "unexpected",
            Self::UnexpectedEnd => "unexpected-end",
        }
    }

    const fn at(self, start: u32, end: u32) -> Failure {
        Failure { why: self, span: Span::new(start, end) }
    }
}

/// Reads the dictionary in `span` of `source`: its members as written, in
/// order. Linear; no member is a valid dictionary.
///
/// # Errors
///
/// The first defect.
pub fn read(source: &Source, span: Span) -> Result<Vec<Member>, Failure> {
    let mut reader = Reader { octets: &source.bytes()[..span.end as usize], at: span.start };
    let mut members: Vec<Member> = Vec::new();
    reader.skip(|octet| octet == b' ');
    while reader.peek().is_some() {
        let member = reader.member()?;
        let ends_in_key =
            member.parameters.last().map_or(member.item, |last| last.item).kind == ItemKind::Bare;
        members.push(member);
        let gap = reader.skip(is_white);
        let comma = reader.at;
        match reader.peek() {
            None => break,
            Some(b',') => reader.at += 1,
            Some(octet) => return Err(reader.no_comma(octet, gap, ends_in_key)),
        }
        reader.skip(is_white);
        if reader.peek().is_none() {
            return Err(Defect::TrailingComma.at(comma, comma + 1));
        }
    }
    Ok(members)
}

struct Reader<'s> {
    // The file up to the end of the dictionary, so that offsets are the file's.
    octets: &'s [u8],
    at: u32,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.octets.get(self.at as usize).copied()
    }

    fn take(&mut self, octet: u8) -> bool {
        let taken = self.peek() == Some(octet);
        self.at += u32::from(taken);
        taken
    }

    /// Goes past the octets that are `wanted`.
    fn skip(&mut self, wanted: impl Fn(u8) -> bool) -> Span {
        let start = self.at;
        while self.peek().is_some_and(&wanted) {
            self.at += 1;
        }
        Span::new(start, self.at)
    }

    /// The failure that the octet here makes, or the end.
    fn unexpected(&self) -> Failure {
        match self.peek() {
            Some(_) => Defect::Unexpected.at(self.at, self.at + 1),
            None => Defect::UnexpectedEnd.at(self.at, self.at),
        }
    }

    /// Why `octet` stands where a comma should, `gap` of white space before it.
    fn no_comma(&self, octet: u8, gap: Span, ends_in_key: bool) -> Failure {
        if octet == b'=' && ends_in_key && !gap.is_empty() {
            return Defect::SpaceRoundEquals.at(gap.start, self.at + 1);
        }
        if !gap.is_empty() && (starts_key(octet) || octet.is_ascii_uppercase()) {
            return Defect::SpaceForComma.at(gap.start, gap.end);
        }
        self.unexpected()
    }

    fn member(&mut self) -> Result<Member, Failure> {
        let key = self.key()?;
        let item = if !self.take(b'=') {
            self.bare()
        } else if self.peek() == Some(b'(') {
            self.inner_list()?
        } else {
            self.item_behind_equals()?
        };
        Ok(Member { key, item, parameters: self.parameters()? })
    }

    fn key(&mut self) -> Result<Span, Failure> {
        let start = self.at;
        match self.peek() {
            Some(octet) if starts_key(octet) => {}
            Some(b'A'..=b'Z') => return Err(Defect::Capital.at(start, start + 1)),
            Some(b',') => return Err(Defect::EmptyMember.at(start, start + 1)),
            _ => return Err(self.unexpected()),
        }
        let key = self.skip(|octet| {
            starts_key(octet) || octet.is_ascii_digit() || matches!(octet, b'_' | b'-' | b'.')
        });
        if self.peek().is_some_and(|octet| octet.is_ascii_uppercase()) {
            return Err(Defect::Capital.at(self.at, self.at + 1));
        }
        Ok(key)
    }

    fn bare(&self) -> Item {
        Item { kind: ItemKind::Bare, span: Span::at(self.at) }
    }

    fn parameters(&mut self) -> Result<Vec<Parameter>, Failure> {
        let mut parameters = Vec::new();
        while self.take(b';') {
            self.skip(|octet| octet == b' ');
            let key = self.key()?;
            let item = if self.take(b'=') { self.item_behind_equals()? } else { self.bare() };
            parameters.push(Parameter { key, item });
        }
        Ok(parameters)
    }

    fn item_behind_equals(&mut self) -> Result<Item, Failure> {
        let equals = self.at - 1;
        let gap = self.skip(is_white);
        if !gap.is_empty() {
            return Err(Defect::SpaceRoundEquals.at(equals, gap.end));
        }
        self.item()
    }

    fn inner_list(&mut self) -> Result<Item, Failure> {
        let start = self.at;
        self.at += 1;
        loop {
            self.skip(|octet| octet == b' ');
            if self.take(b')') {
                let span = Span::new(start, self.at);
                return Ok(Item { kind: ItemKind::InnerList, span });
            }
            self.item()?;
            self.parameters()?;
            if !matches!(self.peek(), Some(b' ' | b')')) {
                return Err(self.unexpected());
            }
        }
    }

    fn item(&mut self) -> Result<Item, Failure> {
        let start = self.at;
        let kind = match self.peek() {
            Some(b'A'..=b'Z' | b'a'..=b'z' | b'*') => {
                self.skip(is_token);
                ItemKind::Token
            }
            Some(b'-' | b'0'..=b'9') => self.number()?,
            Some(b'"') => self.string()?,
            Some(b'?') => self.boolean()?,
            Some(b':') => self.bytes()?,
            Some(b'@') => self.date()?,
            Some(b'%') => self.display_string()?,
            _ => return Err(self.unexpected()),
        };
        Ok(Item { kind, span: Span::new(start, self.at) })
    }

    fn number(&mut self) -> Result<ItemKind, Failure> {
        self.take(b'-');
        let whole = self.digits(15)?;
        if self.peek() != Some(b'.') {
            return Ok(ItemKind::Integer);
        }
        if whole.len() > 12 {
            return Err(self.unexpected());
        }
        self.at += 1;
        self.digits(3)?;
        Ok(ItemKind::Decimal)
    }

    /// At least one digit and at `most` that many.
    fn digits(&mut self, most: u32) -> Result<Span, Failure> {
        let digits = self.skip(|octet| octet.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.unexpected());
        }
        if digits.len() > most {
            return Err(Defect::Unexpected.at(digits.start + most, digits.end));
        }
        Ok(digits)
    }

    fn string(&mut self) -> Result<ItemKind, Failure> {
        let open = self.at;
        self.at += 1;
        loop {
            match self.peek() {
                None => return Err(Defect::OpenString.at(open, self.at)),
                Some(b'"') => break,
                Some(b'\\') => {
                    self.at += 1;
                    if self.peek().is_none() || self.take(b'"') || self.take(b'\\') {
                        continue;
                    }
                    return Err(self.unexpected());
                }
                Some(b' '..=b'~') => {}
                Some(_) => return Err(self.unexpected()),
            }
            self.at += 1;
        }
        self.at += 1;
        Ok(ItemKind::String)
    }

    fn boolean(&mut self) -> Result<ItemKind, Failure> {
        self.at += 1;
        if self.take(b'0') || self.take(b'1') {
            return Ok(ItemKind::Boolean);
        }
        Err(self.unexpected())
    }

    fn bytes(&mut self) -> Result<ItemKind, Failure> {
        self.at += 1;
        let data = self.skip(|octet| octet.is_ascii_alphanumeric() || matches!(octet, b'+' | b'/'));
        let padding = self.skip(|octet| octet == b'=');
        // Padding may be left out (§4.2.7), but what is there has to fit.
        let wanted = (4 - data.len() % 4) % 4;
        if wanted == 3 || padding.len() > wanted {
            return Err(Defect::Unexpected.at(data.start, padding.end));
        }
        if self.take(b':') { Ok(ItemKind::Bytes) } else { Err(self.unexpected()) }
    }

    fn date(&mut self) -> Result<ItemKind, Failure> {
        self.at += 1;
        let start = self.at;
        match self.number()? {
            ItemKind::Integer => Ok(ItemKind::Date),
            _ => Err(Defect::Unexpected.at(start, self.at)),
        }
    }

    fn display_string(&mut self) -> Result<ItemKind, Failure> {
        self.at += 1;
        let open = self.at;
        if !self.take(b'"') {
            return Err(self.unexpected());
        }
        let mut text = Vec::new();
        loop {
            let octet = match self.peek() {
                None => return Err(Defect::OpenString.at(open, self.at)),
                Some(b'"') => break,
                Some(b'%') => {
                    self.at += 1;
                    (self.hex_digit()? << 4) | self.hex_digit()?
                }
                Some(octet @ b' '..=b'~') => {
                    self.at += 1;
                    octet
                }
                Some(_) => return Err(self.unexpected()),
            };
            text.push(octet);
        }
        self.at += 1;
        if std::str::from_utf8(&text).is_err() {
            return Err(Defect::Unexpected.at(open, self.at));
        }
        Ok(ItemKind::DisplayString)
    }

    /// One of `0-9a-f`: capitals are no digits here (§4.2.10).
    fn hex_digit(&mut self) -> Result<u8, Failure> {
        let digit = match self.peek() {
            Some(octet @ b'0'..=b'9') => octet - b'0',
            Some(octet @ b'a'..=b'f') => octet - b'a' + 10,
            _ => return Err(self.unexpected()),
        };
        self.at += 1;
        Ok(digit)
    }
}

const fn is_white(octet: u8) -> bool {
    matches!(octet, b' ' | b'\t')
}

const fn starts_key(octet: u8) -> bool {
    matches!(octet, b'a'..=b'z' | b'*')
}

fn is_token(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~:/".contains(&octet)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(text: &str) -> Result<Vec<String>, (&'static str, String)> {
        let source = Source::new(text.as_bytes().to_vec()).expect("small");
        let part = |span: Span| source.text(span).into_owned();
        match read(&source, Span::new(0, source.len())) {
            Ok(members) => Ok(members
                .iter()
                .map(|member| {
                    let told = |key, item: Item| format!("{} {}", part(key), item.kind.code());
                    let parameters = member.parameters.iter().map(|one| told(one.key, one.item));
                    let all = std::iter::once(told(member.key, member.item)).chain(parameters);
                    all.collect::<Vec<_>>().join("; ")
                })
                .collect()),
            Err(failure) => Err((failure.why.code(), part(failure.span))),
        }
    }

    #[test]
    fn what_parses() {
        for (text, members) in [
            ("", &[][..]),
            ("train-ai=n", &["train-ai token"]),
            ("a=y\t , \tb", &["a token", "b bare"]),
            ("a=y; b=n;c", &["a token; b token; c bare"]),
            ("a;b", &["a bare; b bare"]),
            ("*a.b_c-9=*", &["*a.b_c-9 token"]),
            ("a=N/x:y", &["a token"]),
            ("a=\"\\\"\\\\ ;,\"", &["a string"]),
            ("a=-999999999999999", &["a integer"]),
            ("a=999999999999.123", &["a decimal"]),
            ("a=?0,b=?1", &["a boolean", "b boolean"]),
            ("a=:YWJj:,b=::,c=:YQ:,d=:YQ==:", &["a bytes", "b bytes", "c bytes", "d bytes"]),
            ("a=@-1", &["a date"]),
            ("a=%\"f%c3%bc\"", &["a display-string"]),
            ("a=( b;c \"d\"  1 );e=2", &["a inner-list; e integer"]),
            ("a=()", &["a inner-list"]),
            ("a=n,a=y", &["a token", "a token"]),
        ] {
            let members = members.iter().map(|member| (*member).to_owned()).collect();
            assert_eq!(reading(text), Ok(members), "{text}");
        }
    }

    #[test]
    fn what_does_not_says_where_and_why() {
        for (text, why, at) in [
            ("a=n,", "trailing-comma", ","),
            ("a=n, b,\t", "trailing-comma", ","),
            ("a=n,,b=y", "empty-member", ","),
            (",a=n", "empty-member", ","),
            ("a=n  b=y", "space-for-comma", "  "),
            ("*.pdf train-ai=n", "space-for-comma", " "),
            ("a=n B=y", "space-for-comma", " "),
            ("Train-ai=n", "capital", "T"),
            ("train-AI=n", "capital", "A"),
            ("a=n;Note=1", "capital", "N"),
            ("a = n", "space-round-equals", " ="),
            ("a= n", "space-round-equals", "= "),
            ("a=n;b =1", "space-round-equals", " ="),
            ("a=n =1", "unexpected", "="),
            ("a=\"n", "open-string", "\"n"),
            ("a=\"n\\", "open-string", "\"n\\"),
            ("a=%\"n", "open-string", "\"n"),
            ("a=\"\\n\"", "unexpected", "n"),
            ("a=\"\u{7F}\"", "unexpected", "\u{7F}"),
            ("files/ a=n", "unexpected", "/"),
            ("9a=n", "unexpected", "9"),
            ("a=n;", "unexpected-end", ""),
            ("a=", "unexpected-end", ""),
            ("a=-", "unexpected-end", ""),
            ("a=?", "unexpected-end", ""),
            ("a=(b", "unexpected-end", ""),
            ("a=:YWJj", "unexpected-end", ""),
            ("a=(b,c)", "unexpected", ","),
            ("a=(b\tc)", "unexpected", "\t"),
            ("a=((b))", "unexpected", "("),
            ("a=n;b=(c)", "unexpected", "("),
            ("a=1000000000000000", "unexpected", "0"),
            ("a=1000000000000.1", "unexpected", "."),
            ("a=1.2345", "unexpected", "5"),
            ("a=1.", "unexpected-end", ""),
            ("a=@1.5", "unexpected", "1.5"),
            ("a=?2", "unexpected", "2"),
            ("a=:Y:", "unexpected", "Y"),
            ("a=:YWJj=:", "unexpected", "YWJj="),
            ("a=%\"%C3\"", "unexpected", "C"),
            ("a=%\"%ff\"", "unexpected", "\"%ff\""),
            ("a=%x", "unexpected", "x"),
        ] {
            assert_eq!(reading(text), Err((why, at.to_owned())), "{text}");
        }
    }
}
