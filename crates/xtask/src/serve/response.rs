//! What goes back to the browser.

use std::io::{self, Write};
use std::path::Path;

pub(crate) struct Response {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
    /// For HEAD: everything but the body.
    pub(crate) without_body: bool,
}

impl Response {
    pub(crate) fn new(status: u16, kind: &str, body: Vec<u8>) -> Self {
        let headers = vec![("Content-Type".to_owned(), kind.to_owned())];
        Self { status, headers, body, without_body: false }
    }

    /// A short answer in words.
    pub(crate) fn plain(status: u16) -> Self {
        let text = format!("{status} {}\n", reason(status));
        Self::new(status, "text/plain; charset=utf-8", text.into_bytes())
    }

    /// Sets a header in the place of one of that name.
    pub(crate) fn set(&mut self, name: &str, value: &str) {
        self.headers.retain(|(given, _)| !given.eq_ignore_ascii_case(name));
        self.headers.push((name.to_owned(), value.to_owned()));
    }

    pub(crate) fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let mut out = Vec::with_capacity(self.body.len() + 512);
        write!(out, "HTTP/1.1 {} {}\r\n", self.status, reason(self.status))?;
        for (name, value) in &self.headers {
            write!(out, "{name}: {value}\r\n")?;
        }
        write!(out, "Content-Length: {}\r\nConnection: close\r\n\r\n", self.body.len())?;
        if !self.without_body {
            out.extend_from_slice(&self.body);
        }
        to.write_all(&out)?;
        to.flush()
    }
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        400 => "Bad Request",
        404 => "Not Found",
        405 => "Method Not Allowed",
        _ => "Internal Server Error",
    }
}

/// The type of a file by its name. WebAssembly must have its own to be compiled while it loads.
pub(crate) fn kind(file: &Path) -> &'static str {
    let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    match extension.to_ascii_lowercase().as_str() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "xml" => "application/xml",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_go_by_the_name() {
        assert_eq!(kind(Path::new("a/robotscope_bg.wasm")), "application/wasm");
        assert_eq!(kind(Path::new("INDEX.HTML")), "text/html; charset=utf-8");
        assert_eq!(kind(Path::new("none")), "application/octet-stream");
    }

    #[test]
    fn a_head_answer_has_the_length_and_no_body() {
        let mut response = Response::new(200, "text/plain", b"four".to_vec());
        response.without_body = true;
        let mut out = Vec::new();
        response.write(&mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.starts_with("HTTP/1.1 200 OK\r\n"), "{text}");
        assert!(text.contains("Content-Length: 4\r\n"), "{text}");
        assert!(text.ends_with("\r\n\r\n"), "{text}");
    }
}
