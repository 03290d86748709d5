//! From a path to a file of the built page, as static hosts do it.

use std::fs;
use std::path::{Path, PathBuf};

use super::headers::Headers;
use super::request::{Request, segments};
use super::response::{Response, kind};
use crate::context::Failure;

pub(crate) struct Site {
    root: PathBuf,
    /// The path of the root; begins and ends with a slash.
    under: String,
    headers: Headers,
}

impl Site {
    pub(crate) fn open(folder: &Path, under: &str, with_headers: bool) -> Result<Self, Failure> {
        let root = folder.canonicalize().map_err(|_| {
            Failure::new(format!("{} is not there: run `cargo xtask build`", folder.display()))
        })?;
        let file = root.join("_headers");
        let headers = if with_headers && file.is_file() {
            let text = fs::read_to_string(&file).map_err(Failure::io("reading", &file))?;
            Headers::parse(&text).map_err(Failure::new)?
        } else {
            Headers::default()
        };
        Ok(Self { root, under: under.to_owned(), headers })
    }

    pub(crate) fn respond(&self, request: Option<&Request>) -> Response {
        let Some(request) = request else { return Response::plain(400) };
        if !matches!(request.method, "GET" | "HEAD") {
            let mut response = Response::plain(405);
            response.set("Allow", "GET, HEAD");
            return response;
        }
        // The site knows nothing of what it is served under: its headers go by its own paths.
        let inside = request.path.strip_prefix(self.under.trim_end_matches('/'));
        let mut response = match inside {
            Some("") => moved(&self.under, request.query),
            Some(path) if path.starts_with('/') => self.file(path, request),
            _ => Response::plain(404),
        };
        // What was just built must be seen; a `_headers` file may know better.
        response.set("Cache-Control", "no-cache");
        for (name, value) in self.headers.of(inside.unwrap_or(request.path)) {
            response.set(&name, &value);
        }
        response.without_body = request.method == "HEAD";
        response
    }

    fn file(&self, path: &str, request: &Request) -> Response {
        let Some(names) = segments(path) else { return Response::plain(404) };
        if names == ["_headers"] {
            return self.not_found();
        }
        let mut file = self.root.clone();
        file.extend(names);
        if file.is_dir() {
            if !path.ends_with('/') {
                return moved(&format!("{}/", request.path), request.query);
            }
            file.push("index.html");
        } else if path.ends_with('/') {
            return self.not_found();
        }
        self.read(&file, 200).unwrap_or_else(|| self.not_found())
    }

    /// `None` too for a link that leads out of the folder.
    fn read(&self, file: &Path, status: u16) -> Option<Response> {
        let file = file.canonicalize().ok().filter(|file| file.starts_with(&self.root))?;
        Some(Response::new(status, kind(&file), fs::read(&file).ok()?))
    }

    fn not_found(&self) -> Response {
        self.read(&self.root.join("404.html"), 404).unwrap_or_else(|| Response::plain(404))
    }
}

fn moved(path: &str, query: &str) -> Response {
    let mut response = Response::plain(301);
    // One slash at its start: two would name another host.
    response.set("Location", &format!("/{}{query}", path.trim_start_matches('/')));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let root =
                std::env::temp_dir().join(format!("robotscope-{name}-{}", std::process::id()));
            fs::create_dir_all(root.join("dist/fr")).unwrap();
            fs::write(root.join("secret"), "secret").unwrap();
            fs::write(root.join("dist/index.html"), "start").unwrap();
            fs::write(root.join("dist/fr/index.html"), "début").unwrap();
            fs::write(
                root.join("dist/_headers"),
                "/fr/*\n  X-Tongue: fr\n  Cache-Control: no-store\n",
            )
            .unwrap();
            Self(root)
        }

        fn site(&self, under: &str, headers: bool) -> Site {
            Site::open(&self.0.join("dist"), under, headers).unwrap()
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn get(site: &Site, path: &str) -> Response {
        site.respond(Request::parse(&format!("GET {path} HTTP/1.1")).as_ref())
    }

    fn header<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
        let mut found = response.headers.iter().filter(|(given, _)| given == name);
        found.next().map(|(_, value)| value.as_str())
    }

    #[test]
    fn folders_answer_with_their_index() {
        let folder = Folder::new("index");
        let site = folder.site("/", true);
        assert_eq!(get(&site, "/").body, b"start");
        assert_eq!(get(&site, "/fr/?q").body, "début".as_bytes());
        let bare = get(&site, "/fr?q");
        assert_eq!((bare.status, header(&bare, "Location")), (301, Some("/fr/?q")));
        assert_eq!(header(&get(&site, "//fr"), "Location"), Some("/fr/"));
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        let folder = Folder::new("lost");
        let site = folder.site("/", true);
        for path in ["/none", "/index.html/", "/_headers", "/../secret", "/%2e%2e/secret"] {
            assert_eq!(get(&site, path).status, 404, "{path}");
        }
        fs::write(folder.0.join("dist/404.html"), "lost").unwrap();
        assert_eq!(get(&site, "/none").body, b"lost");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_out_of_the_folder_is_not_followed() {
        let folder = Folder::new("link");
        std::os::unix::fs::symlink(folder.0.join("secret"), folder.0.join("dist/link")).unwrap();
        assert_eq!(get(&folder.site("/", true), "/link").status, 404);
    }

    #[test]
    fn only_reading_is_possible() {
        let folder = Folder::new("method");
        let site = folder.site("/", true);
        let ask = |line: &str| site.respond(Request::parse(line).as_ref());
        assert_eq!(ask("POST / HTTP/1.1").status, 405);
        assert_eq!(ask("nonsense").status, 400);
        assert!(ask("HEAD / HTTP/1.1").without_body);
    }

    #[test]
    fn headers_apply_to_their_paths_wherever_the_site_is() {
        let folder = Folder::new("headers");
        let site = folder.site("/some/path/", true);
        let french = get(&site, "/some/path/fr/");
        assert_eq!(header(&french, "X-Tongue"), Some("fr"));
        assert_eq!(header(&french, "Cache-Control"), Some("no-store"));
        let start = get(&site, "/some/path/");
        assert_eq!(header(&start, "X-Tongue"), None);
        assert_eq!(header(&start, "Cache-Control"), Some("no-cache"));
        assert_eq!(header(&get(&folder.site("/", false), "/fr/"), "X-Tongue"), None);
    }

    #[test]
    fn nothing_is_served_beside_the_sub_path() {
        let folder = Folder::new("under");
        let site = folder.site("/some/path/", true);
        assert_eq!(get(&site, "/").status, 404);
        assert_eq!(get(&site, "/some/pathology").status, 404);
        assert_eq!(header(&get(&site, "/some/path"), "Location"), Some("/some/path/"));
    }
}
