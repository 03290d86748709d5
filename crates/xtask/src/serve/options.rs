//! What can be asked of the server on the command line.

use std::path::PathBuf;

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    pub(crate) port: u16,
    pub(crate) build: bool,
    /// The path of the site's root; begins and ends with a slash.
    pub(crate) under: String,
    pub(crate) headers: bool,
    pub(crate) log: Option<PathBuf>,
    pub(crate) with_stdin: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 8080,
            build: true,
            under: "/".to_owned(),
            headers: true,
            log: None,
            with_stdin: false,
        }
    }
}

impl Options {
    pub(crate) fn parse(words: &[String]) -> Result<Self, String> {
        let mut options = Self::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
            match word.as_str() {
                "--port" => {
                    let port = value()?;
                    options.port = port.parse().map_err(|_| format!("{port} is no port"))?;
                }
                "--no-build" => options.build = false,
                "--no-headers" => options.headers = false,
                "--with-stdin" => options.with_stdin = true,
                "--log" => options.log = Some(value()?.into()),
                "--under" => {
                    let path = value()?.trim_matches('/');
                    options.under =
                        if path.is_empty() { "/".to_owned() } else { format!("/{path}/") };
                }
                other => return Err(format!("unknown option {other}")),
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Options, String> {
        Options::parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn nothing_asked_is_the_default() {
        assert_eq!(parse(""), Ok(Options::default()));
    }

    #[test]
    fn every_option_is_read() {
        let all = parse("--port 0 --no-build --under some/path --no-headers --log f --with-stdin");
        let expected = Options {
            port: 0,
            build: false,
            under: "/some/path/".to_owned(),
            headers: false,
            log: Some("f".into()),
            with_stdin: true,
        };
        assert_eq!(all, Ok(expected));
    }

    #[test]
    fn mistakes_are_named() {
        assert!(parse("--port").unwrap_err().contains("--port"));
        assert!(parse("--port 70000").unwrap_err().contains("70000"));
        assert!(parse("--prot 1").unwrap_err().contains("--prot"));
    }
}
