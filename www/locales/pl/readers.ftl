# What every reader makes of the question.
readers-title = Inne interpretacje
readers-differ = { $count ->
    [0] Wszystkie { NUMBER($all) } decydują tak samo.
    [one] { NUMBER($count) } z { NUMBER($all) } decyduje inaczej niż RFC 9309.
    [few] { NUMBER($count) } z { NUMBER($all) } decydują inaczej niż RFC 9309.
    [many] { NUMBER($count) } z { NUMBER($all) } decyduje inaczej niż RFC 9309.
   *[other] { NUMBER($count) } z { NUMBER($all) } decyduje inaczej niż RFC 9309.
  }
readers-same = { $count ->
    [one] Tylko RFC 9309
    [few] Pozostałe { NUMBER($count) }
    [many] Pozostałych { NUMBER($count) }
   *[other] Pozostałe { NUMBER($count) }
  }
readers-all = { $count ->
    [one] { NUMBER($count) }
    [few] Wszystkie { NUMBER($count) }
    [many] Wszystkich { NUMBER($count) }
   *[other] Wszystkie { NUMBER($count) }
  }
how-ran-its-code = Sprawdzono, uruchamiając kod.
how-documented = Udokumentowano.
how-transcribed = Przepisano z kodu źródłowego.
how-assumed = Nie udokumentowano.
cause-several = Różni się na kilka sposobów naraz.

# What makes a reader decide otherwise, by switch and value.
cause-size-cut-at-512000-octets = Przestaje czytać po 500 KiB.
cause-size-void-over-512000-octets = Nie bierze nic z pliku większego niż 500 KiB.
cause-lines-unicode-line-breaks = Kończy wiersze także na znakach nowego wiersza z Unicode.
cause-byte-order-mark-skipped-even-in-part = Pomija nawet część znacznika kolejności bajtów.
cause-byte-order-mark-part-of-the-first-line = Uznaje znacznik kolejności bajtów za część wiersza 1.
cause-line-limit-16663-octets = Odrzuca to, co w wierszu stoi po bajcie { NUMBER(16663) }.
cause-nul-ends-line-yes = Przestaje czytać wiersz na bajcie NUL.
cause-trimmed-ascii-white-space = Usuwa też znaki nowej strony i tabulatory pionowe.
cause-trimmed-unicode-white-space = Usuwa też spacje nierozdzielające i inne białe znaki z Unicode.
cause-separator-colon-or-two-words = Odczytuje wiersz z dwóch słów bez dwukropka.
cause-separator-colon-or-known-field = Odczytuje znane pole bez dwukropka.
cause-field-names-prefixes-and-accepted-slips = Przyjmuje literówki takie jak `Disalow` oraz pola, które tylko tak się zaczynają, np. `Disallowed`.
cause-field-names-exact-without-allow = Nie zna pola `Allow`.
cause-field-names-names-and-slips-of-protego = Przyjmuje literówki takie jak `Disalow`.
cause-blank-line-ends-the-group = Kończy grupę na pustym wierszu.
cause-blank-line-ends-the-group-when-without-a-character = Kończy grupę na pustym wierszu.
cause-header-end-a-rule-or-rate = Kończy listę wierszy `User-agent` także na `Crawl-delay`.
cause-header-end-any-record-but-sitemap-and-host = Kończy listę wierszy `User-agent` na każdym wierszu poza `Sitemap` i `Host`.
cause-empty-group-forgotten = Pomija grupę bez reguł.
cause-agent-as-typed = Bierze tekst o robocie w całości, tak jak go wpisano.
cause-name-leading-letters = Czyta nazwę do pierwszego znaku, który nie jest literą, `-` ani `_`.
cause-name-whole = Porównuje całą wartość `User-agent`.
cause-name-whole-and-without-stars = Porównuje całą wartość `User-agent`, a potem jeszcze bez `*`.
cause-name-whole-decoded = Porównuje całą wartość `User-agent` po odkodowaniu sekwencji %.
cause-group-value-in-the-text = Bierze każdą grupę, której wartość występuje w tekście o robocie.
cause-group-first-value-in-the-name = Bierze pierwszą grupę, której wartość występuje w nazwie robota.
cause-group-equal-or-in-the-name = Gdy żadna wartość nie jest równa nazwie, bierze grupę, której wartość w niej występuje.
cause-group-longest-value-at-a-word-start = Bierze najdłuższą wartość, od której zaczyna się słowo w tekście o robocie.
cause-fallback-documented-by-bing = Bing stosuje się do `msnbot`, gdy `bingbot` nie ma grupy.
cause-fallback-documented-by-yandex = Roboty Yandex stosują się do `Yandex`, gdy nie mają własnej grupy.
cause-star-not-some-of-google = Google podaje, że `*` nie dotyczy tego robota.
cause-star-not-some-of-yandex = Yandex podaje, że `*` nie dotyczy tego robota.
cause-url-as-browsers-request-it = Nic w adresie nie odkodowuje.
cause-url-as-typed = Bierze adres tak, jak go wpisano.
cause-url-as-typed-with-fragment = Bierze adres tak, jak go wpisano, wraz z tym, co stoi po `#`.
cause-url-as-typed-without-fragment = Bierze adres tak, jak go wpisano, bez tego, co stoi po `#`.
cause-url-as-typed-from-the-slash = Bierze adres tak, jak go wpisano, od ukośnika.
cause-clean-param-applied = Pomija parametry wymienione w `Clean-param`.
cause-escapes-as-written = Porównuje sekwencje % tak, jak je zapisano.
cause-escapes-literal = Porównuje każdy znak tak, jak go zapisano.
cause-escapes-decoded = Odkodowuje wszystkie sekwencje %, także ukośnik.
cause-escapes-decoded-in-parts = Odkodowuje wszystkie sekwencje %, także ukośnik.
cause-escapes-decoded-but-slash = Odkodowuje wszystkie sekwencje % poza ukośnikiem i znakiem procentu.
cause-specials-literal = Traktuje `*` i `$` jak zwykłe znaki.
cause-specials-wildcards-and-literal-dollar = Traktuje `$` także jak zwykły znak.
cause-specials-wildcards-no-inner-dollar = Odrzuca regułę, w której `$` nie stoi na końcu.
cause-pattern-start-anything = Porównuje także ścieżki, które nie zaczynają się od ukośnika.
cause-empty-pattern-allows-everything = Uznaje, że reguła bez ścieżki zezwala na wszystko.
cause-index-page-index-htm = Regułą `Allow` dla strony indeksu otwiera też jej folder.
cause-index-page-index-html = Regułą `Allow` dla `index.html` otwiera też jej folder.
cause-robots-txt-by-the-rules = Nie robi wyjątku dla `/robots.txt`.
cause-robots-txt-allowed-with-any-query = Zezwala na `/robots.txt` także z parametrami.
cause-precedence-longest-match = Ocenia regułę po tym, jaką część adresu obejmuje.
cause-precedence-first-in-the-file = Bierze pierwszą pasującą regułę.
