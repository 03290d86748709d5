//! The headers of a static host's `_headers` file: a path pattern, then indented `Name: value`.

#[derive(Debug, Default)]
pub(crate) struct Headers {
    blocks: Vec<Block>,
}

#[derive(Debug)]
struct Block {
    pattern: String,
    headers: Vec<(String, String)>,
}

impl Headers {
    /// Says which line is wrong: a header that silently did not apply would defeat the tests.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut blocks: Vec<Block> = Vec::new();
        for (at, line) in text.lines().enumerate() {
            let trimmed = line.trim();
            if trimmed.is_empty() || trimmed.starts_with('#') {
                continue;
            }
            let wrong = |why: &str| format!("_headers, line {}: {why}: {trimmed}", at + 1);
            if !line.starts_with([' ', '\t']) {
                if !trimmed.starts_with('/') {
                    return Err(wrong("a path begins with a slash"));
                }
                blocks.push(Block { pattern: trimmed.to_owned(), headers: Vec::new() });
                continue;
            }
            let block = blocks.last_mut().ok_or_else(|| wrong("a header needs a path above it"))?;
            let (name, value) =
                trimmed.split_once(':').ok_or_else(|| wrong("a header is `Name: value`"))?;
            block.headers.push((name.trim().to_owned(), value.trim().to_owned()));
        }
        Ok(Self { blocks })
    }

    /// The headers for a path; a name given twice has its values joined, as hosts do.
    pub(crate) fn of(&self, path: &str) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::new();
        let blocks = self.blocks.iter().filter(|block| matches(&block.pattern, path));
        for (name, value) in blocks.flat_map(|block| &block.headers) {
            match all.iter_mut().find(|(given, _)| given.eq_ignore_ascii_case(name)) {
                Some((_, values)) => *values = format!("{values}, {value}"),
                None => all.push((name.clone(), value.clone())),
            }
        }
        all
    }
}

/// `*` stands for anything, slashes too.
fn matches(pattern: &str, path: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == path };
    path.strip_prefix(start).is_some_and(|path| {
        (0..=path.len())
            .filter(|&from| path.is_char_boundary(from))
            .any(|from| matches(rest, &path[from..]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "\
# for every page
/*
  Content-Security-Policy: default-src 'none'; script-src 'self'
  X-Kind: page

/assets/*
  Cache-Control: max-age=31536000
\tX-Kind: asset
";

    #[test]
    fn every_matching_block_applies() {
        let headers = Headers::parse(FILE).unwrap();
        let of = |path: &str| headers.of(path);
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        let policy = pair("Content-Security-Policy", "default-src 'none'; script-src 'self'");
        assert_eq!(of("/"), [policy.clone(), pair("X-Kind", "page")]);
        assert_eq!(
            of("/assets/a.js"),
            [policy, pair("X-Kind", "page, asset"), pair("Cache-Control", "max-age=31536000")]
        );
    }

    #[test]
    fn a_star_may_stand_anywhere() {
        assert!(matches("/*.js", "/a/b.js"));
        assert!(matches("/a/*/c", "/a/b/c"));
        assert!(!matches("/a", "/a/"));
        assert!(!matches("/*.js", "/a.css"));
    }

    #[test]
    fn mistakes_name_their_line() {
        assert!(Headers::parse("  A: b").unwrap_err().contains("line 1"));
        assert!(Headers::parse("/*\n  nonsense").unwrap_err().contains("line 2"));
        assert!(Headers::parse("*\n").unwrap_err().contains("slash"));
    }
}
