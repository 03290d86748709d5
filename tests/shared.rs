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
