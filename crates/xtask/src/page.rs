//! The page: static files in www/dist.

use crate::context::{Context, Failure};
use crate::plan::{Outcome, Plan};
use crate::{npm, stamp};

pub(crate) fn add_step(plan: &mut Plan) {
    plan.add("page", |cx| {
        let inputs = stamp::Fingerprint::new().path(&cx.www(), &["node_modules", "dist"])?;
        stamp::unless_current(cx, "page", &inputs, &[cx.dist()], || npm::script(cx, "build"))
    });
}

/// The page's TypeScript against the types of the package just built.
pub(crate) fn check(cx: &Context) -> Result<Outcome, Failure> {
    npm::script(cx, "check")?;
    Ok(Outcome::Done)
}
