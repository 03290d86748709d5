# Findings about how lines are written: for each check its name, the sentence of the row, why it matters, what to do.

check-missing-colon-title = Colon missing
check-missing-colon-message = { $read ->
    [google] The colon after { $field } is missing. Google reads this line, most parsers skip it.
   *[nobody] The colon after { $field } is missing. The first colon is that of the URL, and crawlers skip this line.
  }
check-missing-colon-why = RFC 9309 puts a colon between a field and its value. Without it only lenient parsers take the first word for the field.
check-missing-colon-do = Put a colon between { $field } and { $value }.

check-not-a-directive-title = Not a record
check-not-a-directive-message = { $text } is no record. Crawlers skip it.
check-not-a-directive-why = A line is a field, a colon and a value, or a comment that starts with `#`. Anything else is passed over.
check-not-a-directive-do = Put `#` in front if it is a comment, or write it as a record.

check-directive-typo-accepted-title = Slip that Google reads
check-directive-typo-accepted-message = { $field } is a slip of { $directive }. Google reads it, RFC 9309 does not.
check-directive-typo-accepted-why = Google’s parser knows some common slips. Crawlers that follow the RFC skip the line, so they and Google answer differently.
check-directive-typo-accepted-do = Write { $directive }.

check-directive-typo-rejected-title = Slip that nobody reads
check-directive-typo-rejected-message = { $field } is a slip of { $directive }. Crawlers skip this line.
check-directive-typo-rejected-why = A field that no crawler knows is passed over, and what the line was to say is lost.
check-directive-typo-rejected-do = Write { $directive }.

check-prefix-key-accepted-by-google-title = Field that only Google reads
check-prefix-key-accepted-by-google-message = Google takes { $field } for { $directive }, because it begins like it. Other parsers skip it.
check-prefix-key-accepted-by-google-why = Google’s parser compares only the beginning of some fields. By RFC 9309 the whole name counts.
check-prefix-key-accepted-by-google-do = Write { $directive } where that is meant, or rename the field.

check-invisible-character-title = Invisible character
check-invisible-character-message = { $place ->
    [field] The invisible character { $character } stands in the field. Crawlers do not recognise the field and skip the line.
    [value] The invisible character { $character } stands in the value. Crawlers take it for a part of the value.
   *[line] Only the invisible character { $character } stands on this line.
  }
check-invisible-character-why = Such characters come along when text is copied from a web page or a chat. Nobody sees them, and crawlers compare them like any other.
check-invisible-character-do = Remove the character.

check-nbsp-whitespace-title = White space that is none
check-nbsp-whitespace-message = { $place ->
    [field] { $character } stands beside the field and looks like a space. Crawlers that follow the RFC do not recognise the field.
    [value] { $character } stands beside the value and looks like a space. Crawlers that follow the RFC take it for a part of the value.
   *[line] Only { $character } stands on this line. It looks like a space.
  }
check-nbsp-whitespace-why = To RFC 9309 and Google only space and tab are white space. Many libraries also take off no-break and wide spaces, so readers differ.
check-nbsp-whitespace-do = Put an ordinary space in its place.

check-homoglyph-key-title = Look-alike character in a field
check-homoglyph-key-message = { $field } looks like { $directive }, but { $character } in it is another character. Crawlers skip this line.
check-homoglyph-key-why = Letters of other scripts and typographic hyphens can look the same as the plain ones. Crawlers compare characters, not shapes.
check-homoglyph-key-do = Type { $directive } anew.

check-fullwidth-colon-title = Not a plain colon
check-fullwidth-colon-message = { $text } looks like a colon and is another character. Crawlers find no field on this line and skip it.
check-fullwidth-colon-why = Only the ASCII colon separates a field from its value. Input methods for Chinese and Japanese type the full-width one.
check-fullwidth-colon-do = Type `:` in its place.

check-doubled-colon-title = Two colons
check-doubled-colon-message = The second colon is a part of the value: { $value }. It names nothing that exists.
check-doubled-colon-why = The first colon ends the field, and all that follows is the value. A crawler’s name or a path that begins with a colon matches nothing.
check-doubled-colon-do = Remove one colon.

check-junk-before-key-title = Characters before a field
check-junk-before-key-message = { $text } stands before { $directive }. Crawlers do not recognise the field and skip this line.
check-junk-before-key-why = A field begins its line; only space and tab may stand before it. Bullets, tags and the remains of a byte order mark make it another field.
check-junk-before-key-do = Remove what stands before { $directive }.

check-glued-comment-directive-title = Record inside a comment
check-glued-comment-directive-message = { $rest } is a comment, and the record in it is lost.
check-glued-comment-directive-why = Everything from `#` on is a comment, also directly behind a value. Probably a line break is missing here.
check-glued-comment-directive-do = Put the second record on a line of its own, or leave a space before the `#` if it is to stay a comment.

check-hash-in-path-title = `#` inside a path
check-hash-in-path-message = `#` starts a comment: the rule ends at { $pattern }.
check-hash-in-path-why = Everything from `#` on is a comment, so { $rest } is not part of the rule. Crawlers never send the part after `#` either.
check-hash-in-path-do = Write `%23` for a `#` that belongs to the path, or leave a space before a comment.

check-commented-out-rule-title = Rule in a comment
check-commented-out-rule-message = This rule stands behind `#`, so it has no effect.
check-commented-out-rule-why = A comment is for people; no crawler reads it. That is fine for a rule that was switched off on purpose.
check-commented-out-rule-do = Leave it, remove it, or take away the `#` if the rule is to count.

check-two-directives-one-line-title = Two records on one line
check-two-directives-one-line-message = { $directive } stands inside the value of another record. Crawlers read the whole rest of the line as one value.
check-two-directives-one-line-why = A record ends with its line. Here a line break is missing, so the second record is lost and the first has a wrong value.
check-two-directives-one-line-do = Put each record on a line of its own.

check-bare-url-line-title = URL without a field
check-bare-url-line-message = { $url } stands alone on its line. Crawlers take `http` or `https` for an unknown field and skip the line.
check-bare-url-line-why = A sitemap is only found when `Sitemap:` stands before its address.
check-bare-url-line-do = Put `Sitemap:` before it if it is a sitemap, else `#`.

check-quoted-value-title = Quotation marks around a value
check-quoted-value-message = The quotation marks are a part of the value: { $value }. It matches nothing.
check-quoted-value-why = A robots.txt knows no quotation marks. A path begins with `/` or `*`, and a crawler’s name has letters, `-` and `_` only.
check-quoted-value-do = Remove the quotation marks.

check-unknown-directive-title = Unknown record
check-unknown-directive-message = { $field } is no known record. Crawlers skip it.
check-unknown-directive-why = Crawlers pass over fields they do not know. It does no harm, but it does nothing either.
check-unknown-directive-do = Remove it, or put `#` in front to keep it as a comment.
