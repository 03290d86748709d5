//! The page: static files in www/dist.

use crate::context::{Context, Failure};
use crate::plan::{Outcome, Plan};
use crate::{npm, stamp};

/// Folders of www that never reach the page.
const NOT_SOURCES: &[&str] = &["node_modules", "dist", "test"];

pub(crate) fn add_step(plan: &mut Plan) {
    plan.add("page", |cx| {
        let inputs = stamp::Fingerprint::new().path(&cx.www(), NOT_SOURCES)?;
        stamp::unless_current(cx, "page", &inputs, &[cx.dist()], || npm::script(cx, "build"))
    });
}

/// The page's TypeScript against the types of the package just built.
pub(crate) fn check(cx: &Context) -> Result<Outcome, Failure> {
    npm::script(cx, "check")?;
    Ok(Outcome::Done)
}

/// The tests of the page's modules that need no browser.
pub(crate) fn test(cx: &Context) -> Result<Outcome, Failure> {
    npm::script(cx, "test")?;
    Ok(Outcome::Done)
}
