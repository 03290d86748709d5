# Findings about the bytes of the file: for each check its name, the sentence of the row, why it matters, what to do.

check-html-instead-of-text-title = Web page instead of a robots.txt
check-html-instead-of-text-message = This is a web page, not a robots.txt. Every URL counts as allowed.
check-html-instead-of-text-why = Crawlers look for lines such as `Disallow: /path` and find none in HTML, so nothing is forbidden. Errors in its single lines are left out here.
check-html-instead-of-text-do = Look at how the server answers `/robots.txt`: it should send plain text, or status 404 when there is no such file.

check-file-over-500kib-title = File over 500 KiB
check-file-over-500kib-message = Google stops reading at { $at }: the file has { NUMBER($bytes) } bytes.
check-file-over-500kib-why = RFC 9309 asks crawlers to read at least 500 KiB and lets them stop there. Google does stop, so the rules beyond it do not count.
check-file-over-500kib-do = Join rules that share a beginning, or use `*`, until the file has fewer than { NUMBER(512000) } bytes.

check-binary-or-utf16-title = Not readable as text
check-binary-or-utf16-message = { $kind ->
    [utf-16] This file is in UTF-16. Crawlers read UTF-8 and find no rule, so every URL counts as allowed.
   *[binary] This is not a text file. Crawlers find no rule in it, so every URL counts as allowed.
  }
check-binary-or-utf16-why = RFC 9309 asks for UTF-8. In UTF-16 every letter has a second byte, and no field is recognised; compressed files, images and documents hold no lines at all. Errors in single lines are left out here.
check-binary-or-utf16-do = Save the file as UTF-8 without a byte order mark, and look at what the server sends for `/robots.txt`.

check-invalid-utf8-title = Not UTF-8
check-invalid-utf8-message = { $place ->
    [rule] This rule holds bytes that are not UTF-8. It does not match the URL that it seems to name.
    [comment] This comment holds bytes that are not UTF-8. No rule is affected.
   *[line] This line holds bytes that are not UTF-8. Crawlers read them each in their own way.
  }
check-invalid-utf8-why = URLs carry letters beyond ASCII in UTF-8: `é` is `%C3%A9`. In an older encoding such as Latin-1 it is a single byte, which stands for another path.
check-invalid-utf8-do = Save the file as UTF-8. In a path, `%` and two hex digits for each byte are safest.

check-bom-present-title = Byte order mark
check-bom-present-message = The file begins with a byte order mark. Google skips it, some parsers lose line 1.
check-bom-present-why = RFC 9309 does not mention the mark. Of 12 parsers that were tried, 5 read it as a part of the first field, and then the first line says nothing.
check-bom-present-do = Save the file as UTF-8 without a byte order mark.

check-bom-partial-title = Part of a byte order mark
check-bom-partial-message = The file begins with a part of a byte order mark. Google skips it, for other crawlers line 1 says nothing.
check-bom-partial-why = The mark has three bytes, `EF BB BF`, and here some are lost. Most parsers read what is left as a part of the first field, which they then do not know.
check-bom-partial-do = Remove the bytes before the first letter.

check-cr-only-line-endings-title = Lines end with CR alone
check-cr-only-line-endings-message = The lines end with CR alone. Some parsers see the whole file as one line.
check-cr-only-line-endings-why = RFC 9309 allows CR, LF and both together. CR alone is how the Macs of the 1990s ended a line, and 3 of 12 parsers that were tried do not know it: they lose every rule.
check-cr-only-line-endings-do = Save the file with LF line ends.

check-mixed-line-endings-title = Mixed line ends
check-mixed-line-endings-message = The lines end in different ways: LF { NUMBER($lf) }, CRLF { NUMBER($crlf) }, CR { NUMBER($cr) }.
check-mixed-line-endings-why = Crawlers read all three. Older parsers and comparing programs stumble over the mix, and it often shows that two files were joined.
check-mixed-line-endings-do = Save the file with one kind of line end.

check-too-many-rules-yandex-title = More rules than Yandex takes
check-too-many-rules-yandex-message = The file has { NUMBER($rules) } rules. Yandex takes { NUMBER($limit) }.
check-too-many-rules-yandex-why = Yandex documents this limit and reports a longer file as an error. What becomes of the rules beyond it is not documented.
check-too-many-rules-yandex-do = Join rules that share a beginning, or use `*`.

check-line-too-long-title = Line too long
check-line-too-long-message = { $reader ->
    [google] Google reads the first { NUMBER($limit) } bytes of a line. What follows is dropped, so the rule covers more than it says.
   *[yandex] This rule has more than { NUMBER($limit) } characters. Yandex reports it as an error.
  }
check-line-too-long-why = A rule that is cut off is a shorter rule, and a shorter rule matches more URLs.
check-line-too-long-do = Use a shorter path, with `*` for what varies, or several rules.

check-nul-byte-title = NUL byte
check-nul-byte-message = { $place ->
    [text] There is a NUL byte in this line. Google stops reading the line there, others read on.
   *[comment] There is a NUL byte in this comment. No rule is affected.
  }
check-nul-byte-why = A NUL ends a text for programs written in C. A rule that is cut off there is shorter and matches more URLs; for other crawlers it matches none.
check-nul-byte-do = Remove the NUL.

check-empty-file-title = No record in the file
check-empty-file-message = The file holds no record. Every URL counts as allowed.
check-empty-file-why = That is a valid way to open a site to all crawlers. Nobody who reads the file can tell whether it is meant.
check-empty-file-do = Leave it, or say it plainly with a group for `*` and `Allow: /`.

check-no-groups-title = No group in the file
check-no-groups-message = { $kind ->
    [records] The file has no group. Every URL counts as allowed.
   *[text] The file has no group, and crawlers skip some of its lines. Every URL counts as allowed.
  }
check-no-groups-why = Rules need a `User-agent` line before them. A file without one closes nothing, whatever else it says.
check-no-groups-do = Add a group for `*`, with `Allow: /` if all is to be open. If this is an error message, look at how the server answers `/robots.txt`.

check-plugin-or-error-output-title = Output of a program
check-plugin-or-error-output-message = A program wrote this line, such as a cache or PHP: it is neither a record nor a comment. Crawlers skip it.
check-plugin-or-error-output-why = Such output can swallow the record beside it, and error messages tell everybody where files lie on the server.
check-plugin-or-error-output-do = Keep the plug-in or the error messages out of `/robots.txt`, and delete these lines.

check-injected-markup-title = Script or link among the records
check-injected-markup-message = A script, a frame or a link stands here. Crawlers skip it, and it is often the trace of an intruder.
check-injected-markup-why = A robots.txt is plain text, so a script has no purpose in it. Somebody who can write to this file can often write to others.
check-injected-markup-do = Find out where it comes from: a tag that the server puts into every page, or a break-in. Then delete these lines.

check-markdown-or-paste-residue-title = Left over from copying
check-markdown-or-paste-residue-message = Marks from where the file was copied stand here: a code fence, bullets, quotation marks or line numbers. Crawlers skip such a line.
check-markdown-or-paste-residue-why = A chat, a blog or an editor shows rules within such marks. In the file they make the field one that nobody knows.
check-markdown-or-paste-residue-do = Remove the marks and keep the records.

check-placeholder-left-title = Placeholder left
check-placeholder-left-message = { $value } is text of a template. This line does nothing for the site.
check-placeholder-left-why = A template has such text for somebody or some program to fill in. Crawlers take it as it stands.
check-placeholder-left-do = Put in the value of this site, or delete the line.
