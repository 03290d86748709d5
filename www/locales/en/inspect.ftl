# The Inspect view.

file-label = The file
file-sample = Sample
file-example = Example
file-origin-for = for
file-origin = Where this file is served
file-origin-placeholder = https://example.com
file-open = Open file…
file-open-label = Open a robots.txt from this device
file-examples = Examples
file-more = More file actions
file-download = Download
file-clear = Clear
strip-sample = This is a sample.
strip-paste = Paste your own file anywhere on this page.
strip-mine = Paste mine
drop-here = Drop the file to read it
editor-label = robots.txt, text
editor-hint = Tab leaves the editor. Control or Command and S saves the file, and with Enter tests and tells the answer.
editor-placeholder = Paste or drop a robots.txt
section-lines = The editor holds lines { $first }–{ $last } of { $total }. Answers and download are about the whole file.
section-previous = Previous part
section-next = Next part
editor-decides = decides · { $octets ->
    [one] { $octets } octet
   *[other] { $octets } octets
  }
editor-matches = matches · { $octets }
editor-no-match = no match
editor-beyond = Google stops reading here

example-sample = Lantern Books, the sample
example-standard = A file after the standard
example-wordpress = WordPress default
example-ai = AI crawlers kept out
example-typos = Slips and typing errors

status-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }
status-bytes = { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
  }
status-limit = of 500 KiB
status-not-utf8 = not UTF-8
status-bom = , BOM
status-mixed = mixed line ends
status-groups = { $count ->
    [one] { $count } group
   *[other] { $count } groups
  }
status-promise = Stays in your browser

notice-html = This is a web page, not a robots.txt. Crawlers find no rule in it, so every URL counts as allowed. The server may answer with its front page where a file is missing: look at its status code and content type.
notice-utf-16 = This file is UTF-16. Crawlers read robots.txt as UTF-8 and find no line they understand. Save it as UTF-8.
notice-binary = This file holds NUL octets, so it is hardly a text file. Crawlers skip what they cannot read. The octets are kept as they are: check that the right file was opened.
notice-beyond-limit = Google stops reading at { $at }. The file has { $kib } KiB, and Google reads the first 500 KiB: no rule from that line on counts there.
notice-go = Go to line { $line }
notice-refused = Too large: { $size } MiB. The limit is 10 MiB, twenty times what crawlers must read. The file before it is still here.
notice-close = Close
notice-no-engine = The engine could not start. Either WebAssembly is switched off in this browser, or the engine’s file did not arrive. The text can be edited and saved; nothing can be answered. Allow WebAssembly or load the page again.
notice-restarting = The engine stopped and is being started again. Your text is safe.
notice-stopped = The engine stopped while reading this file. Your text is safe. What is shown below is from before.
notice-start-again = Start it again
notice-save = Save the file

contents-label = What is in the file
tab-findings = Findings
tab-groups = Groups
tab-sitemaps = Sitemaps
tab-others = Other lines
finding-whole-file = file
finding-more = What this means
finding-less = Hide what this means
finding-times = ×{ $count }
finding-also = The same in lines
findings-none = No findings. { $checks ->
    [one] { $checks } check ran
   *[other] { $checks } checks ran
  } on { $lines ->
    [one] { $lines } line.
   *[other] { $lines } lines.
  }
findings-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
  }
list-cut = { $count ->
    [one] And { $count } more, not listed.
   *[other] And { $count } more, not listed.
  }
groups-none = No group: no line names a crawler with `User-agent`.
groups-crawlers = Crawlers
groups-lines = Lines
groups-rules-head = Rules
groups-no-rules = None: everything is allowed
groups-rules = { $disallows } `Disallow`{ $others ->
    [0] { "" }
   *[other] , { $others } other
  }
sitemaps-none = No sitemap is named. A line `Sitemap: https://example.com/sitemap.xml` would name one.
sitemaps-url = Sitemap
others-none = No other lines.
others-caption = Records that are no rules
others-field = Record
others-what = What it is
others-in-group = Extension. It belongs to its group, and crawlers may know it or not.
others-known = Extension. It concerns the whole file, and crawlers may know it or not.
others-unknown = Not a known record. Crawlers skip it.
ignored-caption = Lines that are not read
ignored-text = Line as written
ignored-why = Why

ask-title = May this crawler fetch this URL?
ask-read-by = read by
ask-agent = Crawler
ask-agent-hint = A crawler’s name, or a full user-agent header.
ask-reads-as = Reads as
ask-url = URL
ask-test = Test
ask-copy = Copy the answer
dialect-rfc9309 = RFC 9309
dialect-substring = RFC 9309, substrings
dialect-google = Google in practice
dialect-google-library = Google’s library
dialect-bing = Bing
dialect-yandex = Yandex
dialect-rep1994 = Convention of 1994
dialect-python-legacy = Python until 3.13
dialect-python = Python, rewritten
dialect-protego = Protego (Scrapy)
advice-label = Good to know
pocket-label = Answer
pocket-why = Why
pocket-by = { $line ->
    [0] { $agent }
   *[other] { $agent }, line { $line }
  }
why-title = Why
why-group = Group
why-address = Address

ruler-label = Rules compared with the address
ruler-line = Line
ruler-rule = Rule
ruler-octets = Octets
ruler-why = Why it wins or loses
ruler-more = { $count ->
    [one] { $count } more rule in { $trace }.
   *[other] { $count } more rules in { $trace }.
  }
ruler-omitted = { $count ->
    [one] And { $count } more rule that loses, not listed.
   *[other] And { $count } more rules that lose, not listed.
  }

guide-title = How a verdict is reached
guide-group-title = One group per crawler
guide-group = A crawler follows the group that carries its name, and every other group with the same name. Only a crawler without a group of its own follows `*`. Nothing is added from one to the other.
guide-longest-title = The longest rule wins
guide-longest = Order plays no part. Of all rules that match the address, the one with the most octets decides. If an Allow and a Disallow are equally long, Allow wins.
guide-request-title = A request, not a lock
guide-request = The file asks. Polite crawlers comply, others need not, and everyone can read which paths it lists. What must stay private needs a password.
get-title = How do I get my file?
get-why = This page asks no other site for anything, so it cannot fetch the file. Three ways lead to it:
get-tab = Open `https://example.com/robots.txt` in a tab, with your host in place of `example.com`. Select everything, copy, and paste it here.
get-curl = Or save it with a command, and open or drop the saved file here. This keeps every octet; a paste can lose the byte order mark and the line ends.
get-command = curl -Lo robots.txt https://example.com/robots.txt
get-response = Or paste or open a whole response, as `curl -iL` prints it: the headers are taken off and read under Outages, the body is the file.
keyboard-title = Keyboard
keyboard-key = Keys
keyboard-where = Where
keyboard-does = What happens
keyboard-everywhere = everywhere
keyboard-fields = crawler and URL
keyboard-editor = editor
keyboard-tabs = tabs
keyboard-menus = menus and panels
keyboard-tab = move on; the editor lets go too
keyboard-test = test, and tell the answer
keyboard-save = download the file
keyboard-arrows = choose a tab
keyboard-escape = close
noscript = Scripts are off in this browser: the answer shown is for the sample. Answers for your own file need scripts and WebAssembly; both come from this page, and nothing is sent.
