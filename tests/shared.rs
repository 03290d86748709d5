//! Test material that lives beside the repository and is not part of it.

use std::path::{Path, PathBuf};

use crate::skips;

/// The file or folder `name` of the shared material; notes a skip of `test`
/// when it is not there.
pub fn find(name: &str, test: &str) -> Option<PathBuf> {
    let shared = std::env::var_os("ROBOTSCOPE_SHARED")
        .map_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared"), PathBuf::from);
    let path = shared.join(name);
    if path.exists() {
        return Some(path);
    }
    skips::note(test, &format!("no {name} in the shared material"));
    None
}

/// The real files, by name; none, with a skip noted for `test`, when they are
/// not there.
///
/// # Panics
///
/// When a file of theirs cannot be read.
pub fn files(test: &str) -> Option<impl Iterator<Item = (String, Vec<u8>)> + use<>> {
    let entries = std::fs::read_dir(find("corpus/files", test)?).expect("a folder");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    Some(paths.into_iter().map(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        (name, std::fs::read(path).expect("readable"))
    }))
}
