# Findings about the bytes of the file: for each check its name, the sentence of the row, why it matters, what to do.

check-html-instead-of-text-title = Web page instead of a robots.txt
check-html-instead-of-text-message = This is a web page, not a robots.txt. Every URL counts as allowed.
check-html-instead-of-text-why = Crawlers look for lines such as `Disallow: /path` and find none in HTML, so nothing is forbidden. Errors in its single lines are left out here.
check-html-instead-of-text-do = Look at how the server answers `/robots.txt`: it should send plain text, or status 404 when there is no such file.

check-file-over-500kib-title = File over 500 KiB
check-file-over-500kib-message = Google stops reading at { $at }: the file has { NUMBER($bytes) } bytes.
check-file-over-500kib-why = RFC 9309 asks crawlers to read at least 500 KiB and lets them stop there. Google does stop, so the rules beyond it do not count.
check-file-over-500kib-do = Join rules that share a beginning, or use `*`, until the file has fewer than 512,000 bytes.
