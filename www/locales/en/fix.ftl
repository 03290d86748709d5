# Fixes of findings: what their buttons say, what a fix changes, all safe fixes at once.
# A safe fix changes no verdict by RFC 9309. $label is a whole button text, $text is quoted from the file.

findings-omitted-kind = And { $count } more of this kind: { $title }
findings-more-places = and { $count } more

card-witness = A URL that proves it: { $url }
card-test = Test
card-related = It has to do with lines
card-sources = What this rests on
card-read = read { $date }
card-check = Check { $code }: { $title }
card-new-tab = (new tab)

# Buttons, derived from the edits where a check has no words of its own.
fix-in-places = { $label } in { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
fix-remove = Remove { $text }
fix-remove-part = Remove this part
fix-remove-lines = { $count ->
    [one] Remove the line
   *[other] Remove { $count } lines
  }
fix-add = Add { $text }
fix-add-part = Add what is missing
fix-add-space = Insert a space
fix-add-lines = { $count ->
    [one] Add a line
   *[other] Add { $count } lines
  }
fix-comment = { $count ->
    [one] Turn the line into a comment
   *[other] Turn { $count } lines into comments
  }
fix-write = Write { $text }
fix-replace-part = Write it anew
fix-replace-lines = { $count ->
    [one] Rewrite the line
   *[other] Rewrite { $count } lines
  }
fix-line-ends = Make the line ends alike
fix-move = { $count ->
    [one] Move the line
   *[other] Move { $count } lines
  }
fix-file = Write the file anew

# Buttons of single checks.
check-html-instead-of-text-fix = Replace it by a file that allows everything
check-missing-colon-fix = Add the colon
check-directive-typo-accepted-fix = Write { $directive }
check-directive-typo-rejected-fix = Write { $directive }
check-prefix-key-accepted-by-google-fix = Write { $directive }
check-hash-in-path-fix = Insert a space before `#`
check-rule-before-user-agent-fix = Add `User-agent: *` above it
check-named-group-drops-star-rules-fix = { $count ->
    [one] Copy the rule here
   *[other] Copy the { $count } rules here
  }
check-path-without-slash-fix = Add the slash
check-duplicate-group-fix = Join the groups
check-ua-list-in-one-line-fix = Give each name its own line
check-path-list-in-one-line-fix = Give each path its own line
check-malformed-percent-fix = Write `%25`
check-lowercase-percent-hex-fix = Write the digits in capitals
check-double-slash-path-fix = Remove the extra slash
check-star-shares-group-with-named-fix = Part the groups
check-sitemap-relative-fix = Add the host

fix-is-safe = The fix is safe: by RFC 9309 no verdict changes.
fix-asks = The fix changes verdicts: what changes is shown before it is made.
fix-mends = { $count ->
    [one] It mends { $count } place.
   *[other] It mends all { $count } places.
  }
fix-changes = What this fix changes
fix-others-stay = For all other crawlers nothing changes.
fix-leave = Leave it as it is

fix-made = Fixed.
fix-told = Fixed. { $left ->
    [0] No finding is left.
    [one] { $left } finding left.
   *[other] { $left } findings left.
  } { $changed ->
    [0] No answer changed.
    [one] { $changed } answer changed.
   *[other] { $changed } answers changed.
  }
fix-told-least = Fixed. { $left ->
    [0] No finding is left.
    [one] { $left } finding left.
   *[other] { $left } findings left.
  } { $changed ->
    [one] At least { $changed } answer changed.
   *[other] At least { $changed } answers changed.
  }
fix-told-safe = Fixed. { $left ->
    [0] No finding is left.
    [one] { $left } finding left.
   *[other] { $left } findings left.
  } By RFC 9309 no answer changed.

safe-open = { $count ->
    [one] Apply { $count } safe fix
   *[other] Apply { $count } safe fixes
  }
safe-open-all = Apply all safe fixes
safe-waiting = Looking for safe fixes…
safe-title = { $count ->
    [0] No safe fix is left
    [one] A safe fix for { $count } place
   *[other] Safe fixes for { $count } places
  }
safe-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
safe-changes-nothing = By RFC 9309 no verdict changes: compared over all URLs.
safe-apply = { $count ->
    [one] Mend this place
   *[other] Mend these { $count } places
  }
safe-done = { $count ->
    [one] { $count } place is mended
   *[other] { $count } places are mended
  }
safe-changed-nothing = By RFC 9309 no verdict changed: compared over all URLs. The rest of the file is as it was, octet for octet.
safe-close = Close
