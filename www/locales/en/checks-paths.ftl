# Findings about paths and which rule wins: for each check its name, the sentence of the row, why it matters, what to do.

check-path-without-slash-title = Path without a slash
check-path-without-slash-message = A path starts with `/`. This rule never matches.
check-path-without-slash-why = Every address a crawler compares starts with `/`, so a rule that starts with anything but `/` or `*` matches nothing: { $pattern }.
check-path-without-slash-do = Put `/` in front of { $pattern }, or `/*` if it may stand anywhere in the address.

check-empty-disallow-title = Empty `Disallow`
check-empty-disallow-message = An empty `Disallow` forbids nothing.
check-empty-disallow-why = It is the old way to say that everything is allowed. To forbid everything takes `Disallow: /`.
check-empty-disallow-do = Leave it if everything is to be allowed.

check-absolute-url-in-rule-title = Address instead of a path
check-absolute-url-in-rule-message = A rule holds only the path of an address, without scheme and host. This rule never matches.
check-absolute-url-in-rule-why = Crawlers compare a rule with the part of an address that starts at the first `/` behind the host, and no such part starts with a scheme or a host name. The file applies only to the host that serves it anyway.
check-absolute-url-in-rule-do = Remove everything before the path. Rules for another host belong in the robots.txt of that host.

check-backslash-path-title = Backslash in a path
check-backslash-path-message = Addresses have `/`, not `\`. This rule matches no page.
check-backslash-path-why = Browsers and crawlers turn a `\` in a link into `/` before they request it, so the addresses they compare contain none.
check-backslash-path-do = Write `/` between directories. Remove a stray backslash.

check-space-in-path-title = Space in a path
check-space-in-path-message = An address never contains a space: it is written `%20`. To Google this rule never matches.
check-space-in-path-why = RFC 9309 has no space in paths. Many parsers read it as `%20`; Google compares it as it stands. What follows a space, such as a note without `#`, becomes part of the path.
check-space-in-path-do = Write `%20` for a space that belongs to the path. Put `#` before a comment, and each path on a line of its own.

check-path-list-in-one-line-title = Several paths in one rule
check-path-list-in-one-line-message = This rule is read as one long path. It covers none of the paths it lists.
check-path-list-in-one-line-why = A rule has one path. Commas, semicolons and spaces are ordinary characters in it and separate nothing.
check-path-list-in-one-line-do = Write one rule for each path, on a line of its own.

check-dollar-not-final-title = `$` before the end
check-dollar-not-final-message = `$` marks the end only as the last character. Here it stands for itself, and some parsers drop the rule.
check-dollar-not-final-why = By RFC 9309 and to Google a `$` inside a path is an ordinary character. Python’s parser ignores such a rule, another one never matches it.
check-dollar-not-final-do = Remove what follows `$` if it is to mark the end. Leave the rule if the addresses contain `$`.

check-regex-syntax-title = Regular expression in a path
check-regex-syntax-message = This looks like a regular expression. Crawlers take all of it literally except `*` and a final `$`.
check-regex-syntax-why = In a path only `*` stands for any characters. A dot is a dot, and brackets, `|`, `^` and `\` stand for themselves, so the rule matches other addresses than the expression would, or none.
check-regex-syntax-do = Write `*` for `.*`, a plain dot for `\.`, and one rule for each alternative.

check-redundant-trailing-star-title = `*` at the end
check-redundant-trailing-star-message = The `*` at the end matches nothing more. It only makes the rule one octet longer.
check-redundant-trailing-star-why = A rule matches every address that begins with its path, with or without this `*`. But the longest rule wins, so the octet can let this rule beat another of nearly the same length.
check-redundant-trailing-star-do = Drop the `*`, unless the rule needs that octet to win.

check-collapsed-stars-title = Several `*` in a row
check-collapsed-stars-message = Several `*` in a row match what one matches. Each only makes the rule one octet longer.
check-collapsed-stars-why = One `*` already stands for any characters, slashes included. The longest rule wins, so the extra octets can let this rule beat another one.
check-collapsed-stars-do = Keep one `*`; at the end of a path, none.

check-star-dollar-end-title = `*$` at the end
check-star-dollar-end-message = `*$` at the end matches nothing more and nothing less. It only makes the rule two octets longer.
check-star-dollar-end-why = `*` stands for any characters up to the end that `$` marks, so the rule matches every address that begins with what comes before. The longest rule wins, so the extra octets can let this rule beat another one.
check-star-dollar-end-do = Drop both characters, unless the rule needs those octets to win.

check-disallow-star-title = `*` instead of a path
check-disallow-star-message = Nearly every parser takes this for the whole site. RFC 9309 has no such path.
check-disallow-star-why = By the grammar of the RFC a path begins with `/`. Nearly all parsers that were run close the whole site here; one takes `*` literally and closes nothing.
check-disallow-star-do = Write `Disallow: /` to close the whole site, or `Disallow:` to close nothing.

check-empty-disallow-beside-rules-title = Empty `Disallow` beside other rules
check-empty-disallow-beside-rules-message = This empty `Disallow` adds nothing to the other rules of its group. To some older parsers it opens everything.
check-empty-disallow-beside-rules-why = By RFC 9309 it forbids nothing, and the other rules apply. Parsers that stop at the first rule that fits, as Python’s did until lately, take it as permission for every address where it comes first.
check-empty-disallow-beside-rules-do = Remove the line. If everything is to be allowed, remove the other rules instead.

check-empty-allow-title = Empty `Allow`
check-empty-allow-message = An empty `Allow` matches no address. It opens nothing.
check-empty-allow-why = A rule without a path has no effect on any address, and it does not open what another rule closes.
check-empty-allow-do = Remove the line, or write `Allow: /` if everything is to be allowed.

check-double-slash-path-title = Slashes in a row
check-double-slash-path-message = This rule matches only addresses with the same slashes in a row. Those are rarely the real ones.
check-double-slash-path-why = Crawlers compare every slash: `//a` and `/a` are two paths. Where pages are reached by one slash, this rule does not touch them.
check-double-slash-path-do = Write one `/`. Leave the rule if it is meant for addresses with too many slashes.

check-dot-segments-in-path-title = `.` or `..` in a path
check-dot-segments-in-path-message = Crawlers resolve `.` and `..` before they request an address. This rule never matches.
check-dot-segments-in-path-why = No requested address has such a segment: `/a/../b` becomes `/b` first.
check-dot-segments-in-path-do = Write the path as it is after resolving.

check-malformed-percent-title = `%` without two hexadecimal digits
check-malformed-percent-message = Two hexadecimal digits are due after `%`. Parsers differ on what this `%` means.
check-malformed-percent-why = Some read it as a percent sign, which addresses write as `%25`. Others, Google among them, compare it as it stands, so that it also matches the start of an encoded character.
check-malformed-percent-do = Write `%25` for a percent sign, or complete the encoded character.

check-lowercase-percent-hex-title = Encoded character in small letters
check-lowercase-percent-hex-message = `%c3` and `%C3` mean the same, but some parsers compare them as written.
check-lowercase-percent-hex-why = RFC 3986 calls both equal and recommends capitals, and crawlers mostly request addresses with capitals. A parser that compares letter by letter finds no match.
check-lowercase-percent-hex-do = Write the digits `A` to `F` as capitals.

check-needless-percent-encoding-title = Encoding that is not needed
check-needless-percent-encoding-message = This character needs no encoding. To Google and other parsers the rule does not match the plain address.
check-needless-percent-encoding-why = RFC 9309 compares `%7E` and `~` as the same. Google compares the rule as written, while addresses mostly have the plain character.
check-needless-percent-encoding-do = Write the plain character.

check-encoded-reserved-title = Encoded special character
check-encoded-reserved-message = { $escape } stands for { $character }. Parsers differ on whether the two are the same.
check-encoded-reserved-why = RFC 9309 takes them for the same where { $character } has no meaning of its own; Google and most parsers compare them as written. An encoded `*` or `$` is no wildcard.
check-encoded-reserved-do = Write it as the site’s addresses have it. Where both spellings occur, write a rule for each.

check-non-ascii-path-title = Characters outside ASCII
check-non-ascii-path-message = Addresses carry these characters encoded. Most parsers encode the rule too, some do not.
check-non-ascii-path-why = A crawler requests `é` as `%C3%A9`. Google encodes the rule before it compares; a parser that does not finds no match.
check-non-ascii-path-do = Write the encoded form, which every parser understands.

check-unicode-normalisation-title = Letter in two parts
check-unicode-normalisation-message = A letter is written here as a base letter and a separate mark. Addresses mostly have the composed letter, which is other octets.
check-unicode-normalisation-why = Both look the same, but crawlers compare octets. File names from macOS often come in two parts (NFD), web addresses mostly composed (NFC).
check-unicode-normalisation-do = Write the composed letter, unless the site’s addresses have it in two parts.

check-uppercase-path-title = Capitals in a path
check-uppercase-path-message = Case counts in paths. This rule does not match the same path in small letters.
check-uppercase-path-why = To a crawler `/Admin/` and `/admin/` are two paths, even where the server answers both alike.
check-uppercase-path-do = Compare it with the site’s addresses. If both spellings work, write a rule for each.

check-wildcard-needed-title = Rule that needs wildcards
check-wildcard-needed-message = Readers of the 1994 convention know no wildcards. To them this rule does not close what it is meant to close.
check-wildcard-needed-why = They take `*` and `$` for ordinary characters, and hardly any address begins so. Google, Bing, Yandex and all that follow RFC 9309 know both.
check-wildcard-needed-do = Leave the rule, unless old or very simple crawlers matter. Then add one without wildcards where the paths allow it.

check-google-index-html-quirk-title = Index page whose directory Google opens too
check-google-index-html-quirk-message = By this rule Google also opens { $directory }. To other readers it stays closed.
check-google-index-html-quirk-why = Google’s parser takes an `Allow` for an index page as one for its directory too. RFC 9309 knows nothing of the kind.
check-google-index-html-quirk-do = To open the directory to everyone, add an `Allow` rule for it that ends in `$`.

check-sensitive-path-advertised-title = Path of something sensitive
check-sensitive-path-advertised-message = Everyone can read this path here. It looks like that of a backup, a database dump, a key or a repository.
check-sensitive-path-advertised-why = A robots.txt is public and protects nothing. Whoever looks for such files reads it first.
check-sensitive-path-advertised-do = Protect the place on the server, or move it out of the site. Then remove the rule.

check-credential-in-path-title = Secret or e-mail address in a path
check-credential-in-path-message = This looks like a password, a key or an e-mail address. Everyone can read it here.
check-credential-in-path-why = A robots.txt is public, and copies of it stay in archives after it is changed.
check-credential-in-path-do = Replace the password or key by a new one, then end the rule before its value. Take an e-mail address out.
