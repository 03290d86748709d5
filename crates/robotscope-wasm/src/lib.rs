//! The engine's face in WebAssembly.

use wasm_bindgen::prelude::*;

/// Which build this is.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
