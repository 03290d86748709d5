# Findings about how lines are written: for each check its name, the sentence of the row, why it matters, what to do.

check-missing-colon-title = Colon missing
check-missing-colon-message = The colon after { $field } is missing. Google reads this line, most parsers skip it.
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

check-hash-in-path-title = `#` inside a path
check-hash-in-path-message = `#` starts a comment: the rule ends at { $pattern }.
check-hash-in-path-why = Everything from `#` on is a comment, so { $rest } is not part of the rule. Crawlers never send the part after `#` either.
check-hash-in-path-do = Write `%23` for a `#` that belongs to the path, or leave a space before a comment.

check-unknown-directive-title = Unknown record
check-unknown-directive-message = { $field } is no known record. Crawlers skip it.
check-unknown-directive-why = Crawlers pass over fields they do not know. It does no harm, and it does nothing.
check-unknown-directive-do = Remove it, or put `#` in front to keep it as a comment.
