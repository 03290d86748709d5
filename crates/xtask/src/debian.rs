//! Packages of the system, where it is Debian's way and ours to install them.

use std::process::Command;

use crate::context::{Context, Failure, on_path};
use crate::run;

/// Installs them by apt-get; `None` where there is none, or where we are not root.
pub(crate) fn install(cx: &Context, packages: &[&str]) -> Option<Result<(), Failure>> {
    if on_path(&["apt-get"]).is_none() || !is_root() {
        return None;
    }
    // One unreachable source fails the update; the packages may be had all the same.
    let updated = apt_get(cx, &["update"]);
    let install = [&["install", "-y", "--no-install-recommends"], packages].concat();
    Some(apt_get(cx, &install).or_else(|failure| updated.and(Err(failure))))
}

fn apt_get(cx: &Context, arguments: &[&str]) -> Result<(), Failure> {
    // Another installation may be under way: wait for it.
    let mut command = run::command(cx, "apt-get", &["-o", "DPkg::Lock::Timeout=300"]);
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    run::long(&mut command)
}

fn is_root() -> bool {
    run::answer(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
}
