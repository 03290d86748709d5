//! Telling whether a step has anything to do: fingerprints of what went in and what came out.

use std::fs;
use std::hash::{DefaultHasher, Hasher as _};
use std::path::{Path, PathBuf};

use crate::context::{Context, Failure};
use crate::plan::Outcome;

/// A hash of names and contents. Another compiler may hash differently: one rebuild too many.
pub(crate) struct Fingerprint(DefaultHasher);

impl Fingerprint {
    pub(crate) fn new() -> Self {
        Self(DefaultHasher::new())
    }

    pub(crate) fn text(mut self, text: &str) -> Self {
        self.part(text.as_bytes());
        self
    }

    /// Adds a file, or a folder with all in it but what is named in `without`.
    pub(crate) fn path(mut self, path: &Path, without: &[&str]) -> Result<Self, Failure> {
        self.add(path, without)?;
        Ok(self)
    }

    fn add(&mut self, path: &Path, without: &[&str]) -> Result<(), Failure> {
        self.part(path.as_os_str().as_encoded_bytes());
        if !path.is_dir() {
            let bytes = fs::read(path).map_err(Failure::io("reading", path))?;
            self.part(&bytes);
            return Ok(());
        }
        let mut entries = Vec::new();
        for entry in fs::read_dir(path).map_err(Failure::io("listing", path))? {
            let entry = entry.map_err(Failure::io("listing", path))?;
            if !without.iter().any(|name| entry.file_name() == *name) {
                entries.push(entry.path());
            }
        }
        entries.sort();
        entries.iter().try_for_each(|entry| self.add(entry, without))
    }

    /// With its length, so that two parts never run into each other.
    fn part(&mut self, bytes: &[u8]) {
        self.0.write_usize(bytes.len());
        self.0.write(bytes);
    }

    fn value(&self) -> String {
        format!("{:016x}", self.0.finish())
    }
}

/// Does `work` unless the step `name` last ran with the same `inputs` and its `outputs` are as it
/// left them.
pub(crate) fn unless_current(
    cx: &Context,
    name: &str,
    inputs: &Fingerprint,
    outputs: &[PathBuf],
    work: impl FnOnce() -> Result<(), Failure>,
) -> Result<Outcome, Failure> {
    let folder = cx.target.join("stamps");
    let file = folder.join(name);
    let left = fs::read_to_string(&file).unwrap_or_default();
    let stamp = |outputs: &str| format!("{} {outputs}\n", inputs.value());
    if of_outputs(outputs).is_ok_and(|now| left == stamp(&now)) {
        return Ok(Outcome::UpToDate);
    }
    // Removed first: work broken off half-way must not look finished.
    let _ = fs::remove_file(&file);
    work()?;
    fs::create_dir_all(&folder).map_err(Failure::io("making", &folder))?;
    fs::write(&file, stamp(&of_outputs(outputs)?)).map_err(Failure::io("writing", &file))?;
    Ok(Outcome::Done)
}

fn of_outputs(outputs: &[PathBuf]) -> Result<String, Failure> {
    let print = outputs.iter().try_fold(Fingerprint::new(), |print, path| print.path(path, &[]))?;
    Ok(print.value())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_done_once_and_again_when_something_changed() {
        let root = std::env::temp_dir().join(format!("robotscope-stamp-{}", std::process::id()));
        let (input, output) = (root.join("in"), root.join("out"));
        fs::create_dir_all(&root).unwrap();
        fs::write(&input, "one").unwrap();
        let cx = Context { root: root.clone(), target: root.join("target"), shared: None };
        let step = || {
            let inputs = Fingerprint::new().path(&input, &[]).unwrap();
            let done = unless_current(&cx, "step", &inputs, std::slice::from_ref(&output), || {
                fs::copy(&input, &output).map_err(Failure::io("copying", &input))?;
                Ok(())
            });
            matches!(done.unwrap(), Outcome::Done)
        };
        assert!(step(), "nothing was there");
        assert!(!step(), "nothing changed");
        fs::write(&input, "two").unwrap();
        assert!(step(), "the input changed");
        fs::write(&output, "touched").unwrap();
        assert!(step(), "the output changed");
        fs::remove_file(&output).unwrap();
        assert!(step(), "the output is gone");
        fs::remove_dir_all(&root).unwrap();
    }

    #[test]
    fn named_folders_are_left_out() {
        let root = std::env::temp_dir().join(format!("robotscope-print-{}", std::process::id()));
        fs::create_dir_all(root.join("src")).unwrap();
        fs::create_dir_all(root.join("node_modules")).unwrap();
        fs::write(root.join("src/a"), "a").unwrap();
        let print = || Fingerprint::new().path(&root, &["node_modules"]).unwrap().value();
        let before = print();
        fs::write(root.join("node_modules/b"), "b").unwrap();
        assert_eq!(print(), before);
        fs::write(root.join("src/c"), "c").unwrap();
        assert_ne!(print(), before);
        fs::remove_dir_all(&root).unwrap();
    }
}
