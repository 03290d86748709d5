//! Where things are, and how a step says what went wrong.

use std::env;
use std::fmt;
use std::path::{Path, PathBuf};

/// What stopped a step, in words for the person who has to act on it.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// For `map_err`: says what was being done to which path.
    pub(crate) fn io(doing: &str, path: &Path) -> impl FnOnce(std::io::Error) -> Self {
        let start = format!("{doing} {}", path.display());
        move |error| Self(format!("{start}: {error}"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The folders every step works in.
pub(crate) struct Context {
    pub(crate) root: PathBuf,
    pub(crate) target: PathBuf,
    /// Material kept beside the repository; suites that need it are skipped without it.
    pub(crate) shared: Option<PathBuf>,
}

impl Context {
    pub(crate) fn find() -> Result<Self, Failure> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"))
            .ancestors()
            .nth(2)
            .filter(|root| root.join("Cargo.toml").is_file())
            .ok_or_else(|| {
                Failure::new("the repository has moved: run this through `cargo xtask`")
            })?
            .to_path_buf();
        let target = env::var_os("CARGO_TARGET_DIR")
            .map_or_else(|| root.join("target"), |target| root.join(target));
        let shared = match env::var_os("ROBOTSCOPE_SHARED") {
            Some(named) => Some(root.join(named)),
            None => root.parent().map(|parent| parent.join("shared")),
        };
        Ok(Self { root, target, shared: shared.filter(|shared| shared.is_dir()) })
    }

    pub(crate) fn www(&self) -> PathBuf {
        self.root.join("www")
    }

    pub(crate) fn web_tests(&self) -> PathBuf {
        self.root.join("tests/web")
    }

    pub(crate) fn package(&self) -> PathBuf {
        self.www().join("pkg")
    }

    pub(crate) fn dist(&self) -> PathBuf {
        self.www().join("dist")
    }

    pub(crate) fn tools(&self) -> PathBuf {
        self.target.join("tools")
    }

    /// Where suites leave a line for each test they could not run, in this run.
    pub(crate) fn skips(&self) -> PathBuf {
        self.target.join(format!("skips-{}.txt", std::process::id()))
    }
}

/// The first of `names` that is an executable file on PATH.
pub(crate) fn on_path(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    names.iter().find_map(|name| {
        env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
    })
}
