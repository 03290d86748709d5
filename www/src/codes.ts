// The engine's codes that the page has words for, in one place. The checks are not here: the package lists
// them itself. A test holds all of them against the catalogue.

export const CODES: Record<string, readonly string[]> = {
  "reason-{}": ["longest-match", "allow-wins-tie", "first-match", "no-rule-matched", "empty-group", "no-group", "star-does-not-bind", "robots-txt-itself"],
  "outcome-{}": ["decides", "shorter", "later", "lost-tie", "same-rank", "not-matched", "empty", "unusable"],
  "outcome-{}-short": ["decides", "shorter", "later", "lost-tie", "same-rank", "not-matched", "empty", "unusable"],
  "step-{}": [
    "trimmed", "header-name-dropped", "links-removed", "names-read", "controls-removed", "read-as-host", "slash-prepended", "origin-set-aside",
    "path-added", "fragment-dropped", "backslashes-turned", "dot-segments-resolved", "percent-encoded", "hex-uppercased",
    "unreserved-decoded", "lone-percent-encoded", "cut-at-nul", "spelled-anew", "parameters-cleaned",
  ],
  "step-{}-short": [
    "trimmed", "controls-removed", "read-as-host", "slash-prepended", "origin-set-aside", "path-added", "fragment-dropped",
    "backslashes-turned", "dot-segments-resolved", "percent-encoded", "hex-uppercased", "unreserved-decoded", "lone-percent-encoded",
    "cut-at-nul", "spelled-anew", "parameters-cleaned",
  ],
  "hint-{}": [
    "agent-empty", "agent-not-a-token", "agent-generic", "near-miss", "near-misses-omitted", "substring-reading", "parent-group",
    "other-scheme", "other-host", "other-port", "url-empty", "url-not-http", "url-without-host", "read-as-host", "slash-prepended",
    "origin-unusable", "beyond-limit",
  ],
  "ignored-{}": ["no-separator", "no-field", "rule-outside-group", "beyond-limit", "group-forgotten"],
  "life-{}": ["decides", "redundant", "overridden", "redundant-and-overridden", "no-url", "unusable", "empty", "not-proven"],
  "part-{}": ["open", "closed", "mixed", "no-url", "not-proven", "not-supported"],
  "part-example-{}": ["open", "closed"],
  "lines-{}": ["too-long", "too-different"],
  "fact-{}": ["whole-site", "all-but-home", "queries", "style-sheets", "scripts", "images", "well-known", "sitemap"],
  "purpose-{}": [
    "search", "ai-training", "ai-search", "ai-user-fetch", "control-token", "ads", "seo", "archive", "monitoring", "social-preview", "research",
    "security", "feed", "generic-tool",
  ],
  "site-{}": ["open", "partly-closed", "only-home-open", "closed", "not-settled"],
  "site-count-{}": ["open", "partly-closed", "only-home-open", "closed", "not-settled"],
  "site-all-{}": ["open", "partly-closed", "only-home-open", "closed", "not-settled"],
  "bound-{}": ["own", "alias", "fallback", "star", "nothing"],
  "delay-{}": ["supported", "ignored", "unknown"],
  "dialect-{}": ["rfc9309", "substring", "google", "google-library", "bing", "yandex", "rep1994", "python-legacy", "python", "protego"],
  // Others are called by their own names.
  "outages-reader-{}": ["python-legacy", "python"],
  "outages-rest-of-{}": ["ignored", "unspecified", "read", "left-to-caller"],
  "outages-reply-{}": ["status", "dns", "timeout", "reset", "tls", "invalid-response"],
  "outages-look-{}": ["text", "html", "html-with-agent"],
  "outages-rest-{}": ["works", "fails", "unknown"],
  "outages-case-{}": ["maintenance", "deleted", "firewall", "throttled", "redirects", "page"],
  "outages-does-{}": ["parse", "allow-all", "disallow-all", "cached"],
  "outages-may-{}": ["allow-all-cached", "allow-all-disallow-all", "allow-all-parse"],
  "outages-open-{}": ["not-documented", "exception", "redirect"],
  "outages-rule-{}": [
    "copy-fresh", "outage-long-copy", "outage-long", "unreachable", "unavailable", "not-modified", "too-many-redirects", "redirect",
    "redirects-as-404", "redirected", "served", "outage-first-hours", "outage-copy", "outage-no-copy", "outage-rest-works", "outage-rest-fails",
    "outage-rest-unknown", "not-200", "too-large", "not-text", "exception", "nothing-parsed", "authorisation", "not-successful",
    "page-without-agent", "not-documented",
  ],
  "outages-note-{}": [
    "may-use-copy", "invalid-as-network", "initial-authority", "nothing-applies", "media-type", "web-page", "page-redirects", "range-only",
    "retried-often", "old-text", "copy-until-refetch", "copy-younger", "deferred", "redirects-by-caller", "tags-stripped",
  ],
  "outages-address-{}": [
    "governs-only", "origin-unknown", "letter-case", "not-top-level", "query", "other-file", "other-kind", "no-host", "other-scheme",
    "other-host", "other-port", "redirected-away",
  ],
  "outages-how-{}": ["standard", "documented", "second-hand", "source-code", "decision", "unknown"],
  "checks-family-{}": ["file", "syntax", "groups", "paths", "extensions"],
  // Others are called by their own names.
  "concerned-{}": ["star", "python"],
  "topic-{}": [
    "groups", "agents", "matching", "wildcards", "encoding", "urls", "syntax", "rfc-examples", "index-html", "google", "readers", "trace", "parse", "fetch", "checks",
  ],
  "selftest-{}": ["fires", "silent"],
};

/** The words of one check. */
export const CHECK_WORDS: readonly string[] = ["check-{}-title", "check-{}-message", "check-{}-why", "check-{}-do"];

/** Words that a check may have: what its fix's button says, where that is better than what the edits tell. */
export const MORE_CHECK_WORDS: readonly string[] = ["check-{}-fix"];
