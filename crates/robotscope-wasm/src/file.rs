//! The last file that was read, kept for the next call: a page asks several
//! things of the same bytes. Results stay a function of the arguments, because
//! the bytes are compared.

use std::cell::RefCell;
use std::sync::Arc;

use robotscope::dialect::Dialect;
use robotscope::policy::Policy;
use robotscope::source::Source;
use robotscope::syntax::Document;
use wasm_bindgen::JsError;

thread_local! {
    static LAST: RefCell<Option<Last>> = const { RefCell::new(None) };
}

struct Last {
    document: Arc<Document>,
    policies: Vec<Arc<Policy>>,
}

/// The file as `dialect` reads it.
pub(crate) fn policy(file: &[u8], dialect: &'static Dialect) -> Result<Arc<Policy>, JsError> {
    LAST.with_borrow_mut(|last| {
        let known = last.as_ref().is_some_and(|last| last.document.source().bytes() == file);
        if !known {
            // The old one goes first: both together may be too much memory.
            *last = None;
            let document = Arc::new(Document::new(Source::new(file.to_vec())?));
            *last = Some(Last { document, policies: Vec::new() });
        }
        let Some(last) = last else { unreachable!("set above") };
        if let Some(policy) = last.policies.iter().find(|p| p.dialect().id == dialect.id) {
            return Ok(Arc::clone(policy));
        }
        let policy = Arc::new(Policy::read(&last.document, dialect));
        last.policies.push(Arc::clone(&policy));
        Ok(policy)
    })
}
