# Robotscope, English: what all views share. Quoted names stand in `backticks`; $line and $at are links.
# A catalogue may ask for a line in another grammatical form, FORM($at, "genitive"): an attribute of line-within.
# Words: see the vocabulary. A rule is an Allow or Disallow line. A check finds a finding.

language-name = English
language-label = Language

app-name = Robotscope
page-title = Robotscope: read a robots.txt the way crawlers do
page-description = Paste a robots.txt, name a crawler and a URL: see the answer, the line that decides and every rule that lost. Runs in your browser, sends nothing.
skip = Skip to content
nav-label = Views
view-inspect = Inspect
view-inspect-title = Inspect a robots.txt
view-trace = Full trace
view-compare = Compare
view-outages = Outages
view-selftest = Self-test
theme-dark = Dark theme
back-label = Back
title-trace = Why: full trace · Robotscope
title-compare = Compare · Robotscope
title-outages = How was the file served? · Robotscope
title-selftest = Self-test · Robotscope

foot-promise = Your file stays in this browser. After it has loaded, the page makes no request, except for the words of another language you choose.
foot-keyboard = Keyboard
foot-method = How a verdict is reached

line-at-start = Line { $line }
line-within = line { $line }
col-line = Line

verdict-allowed = Allowed
verdict-disallowed = Disallowed
verdict-none = No question yet
verdict-not-governed = Not governed
verdict-no-answer = No answer
verdict-no-engine = No engine
verdict-loading = Getting ready…
verdict-loading-reason = Paste and type already. Answers appear as soon as the engine has loaded.
verdict-no-engine-reason = This page reads robots.txt with WebAssembly, which is switched off or missing here, or the page’s files did not all arrive. Your text stays as it is.
verdict-stopped-reason = The engine stopped on this text. Start it again above, or save the file.
verdict-empty-file = An empty file forbids nothing.
verdict-old = From before the last change.
verdict-anyway = By this file alone:

severity-error = Error
severity-warning = Warning
severity-note = Note

toast-undo = Undo
toast-close = Close this message
toast-label = Messages
toast-replaced = Replaced by { $name }.
toast-pasted = Replaced.
toast-response = HTTP response recognised, status { $status }: its body is the file now, its headers are under Outages.
toast-inserted = Pasted into the file.
toast-undone = The file from before is back.
toast-line-added = Line { $line } added.
toast-cleared = Cleared.
toast-select-mine = The sample is selected: paste now, and your file replaces it.
toast-copied = Copied.
toast-not-copied = The browser did not allow copying.
toast-several = Only one file at a time: { $name } was opened.
toast-unreadable = { $name } could not be read.
toast-no-language = The words of this language did not arrive. The page stays as it is.

announce-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
  }
announce-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
  }
announce-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
  }
announce-no-findings = No findings.
