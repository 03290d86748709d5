//! What was done to a typed text before it was compared, step by step.

/// Which typed text a step changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepOf {
    /// The agent.
    Agent,
    /// The URL.
    Url,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Of which text.
    pub of: StepOf,
    /// What was done.
    pub what: What,
    /// The whole text before.
    pub before: String,
    /// The whole text after.
    pub after: String,
}

macro_rules! whats {
    ($($(#[doc = $doc:literal])* $name:ident => $code:literal,)*) => {
        /// What a step does.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum What {
            $($(#[doc = $doc])* $name,)*
        }

        impl What {
            /// The kebab-case name on the wire.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }
        }
    };
}

whats! {
    /// White space at the ends taken off.
    Trimmed => "trimmed",
    /// A leading `User-Agent:` taken off.
    HeaderNameDropped => "header-name-dropped",
    /// Web and mail addresses taken out of a header.
    LinksRemoved => "links-removed",
    /// The names found in a header.
    NamesRead => "names-read",
    /// Tabs and line ends taken out of a URL.
    ControlsRemoved => "controls-removed",
    /// Bare text taken for a host.
    ReadAsHost => "read-as-host",
    /// A slash put before bare text.
    SlashPrepended => "slash-prepended",
    /// Backslashes made slashes.
    BackslashesTurned => "backslashes-turned",
    /// `#` and what follows cut off.
    FragmentDropped => "fragment-dropped",
    /// Cut at a NUL, where a C string ends.
    CutAtNul => "cut-at-nul",
    /// Scheme, user, host and port set aside.
    OriginSetAside => "origin-set-aside",
    /// The path `/` where the URL has none.
    PathAdded => "path-added",
    /// `.` and `..` resolved.
    DotSegmentsResolved => "dot-segments-resolved",
    /// Octets escaped that cannot stand in a URL.
    PercentEncoded => "percent-encoded",
    /// A `%` without two hex digits escaped.
    LonePercentEncoded => "lone-percent-encoded",
    /// Needless escapes undone.
    UnreservedDecoded => "unreserved-decoded",
    /// Escapes decoded and written anew.
    SpelledAnew => "spelled-anew",
    /// Query parameters taken out that the file declares idle.
    ParametersCleaned => "parameters-cleaned",
    /// Hex digits made capitals.
    HexUppercased => "hex-uppercased",
}

/// Collects the steps that changed something.
pub(super) struct Steps {
    of: StepOf,
    steps: Vec<Step>,
}

impl Steps {
    pub(super) const fn new(of: StepOf) -> Self {
        Self { of, steps: Vec::new() }
    }

    /// Replaces `text` by `after`; a step is noted only where they differ.
    pub(super) fn take(&mut self, what: What, text: &mut String, after: String) {
        if *text != after {
            let before = std::mem::replace(text, after.clone());
            self.steps.push(Step { of: self.of, what, before, after });
        }
    }

    pub(super) fn into_vec(self) -> Vec<Step> {
        self.steps
    }
}
