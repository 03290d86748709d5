# Co odpowiada silnik, według jego kodów: powody, grupy, kroki, wyniki, wskazówki, wiersze nieczytane.

reason-longest-match = Decyduje { FORM($line, "nominative") }: { $rule }. { $matching ->
    [1] To jedyna pasująca reguła.
   *[other] To najdłuższa spośród { $matching } pasujących reguł ({ $octets ->
        [one] { $octets } oktet
        [few] { $octets } oktety
        [many] { $octets } oktetów
       *[other] { $octets } oktetu
      }).
  }
reason-allow-wins-tie = Reguły w wierszach { FORM($line, "number") } i { FORM($other, "number") } mają tę samą długość. Wygrywa `Allow`.
reason-first-match = Decyduje { FORM($line, "nominative") }: { $rule }. Ta interpretacja stosuje pierwszą pasującą regułę.
reason-no-rule-matched = { $rules ->
    [1] Jedyna reguła dla robota { $agent } nie pasuje, więc adres URL jest dozwolony.
   *[other] Żadna z { $rules } reguł dla robota { $agent } nie pasuje, więc adres URL jest dozwolony.
  }
reason-empty-group = Grupa robota { $agent } nie zawiera żadnej reguły ze ścieżką, więc wszystkie adresy URL są dozwolone.
reason-no-group = Żadna grupa nie wymienia robota { $agent } i nie ma grupy `*`. Nic nie jest zabronione.
reason-star-does-not-bind = Robot { $agent } nie stosuje się do grupy `*`, jak podaje jego operator, a żadna grupa go nie wymienia. Nic nie jest zabronione.
reason-robots-txt-itself = Dostęp do samego `/robots.txt` jest zawsze dozwolony.

why-group-named = { $count ->
    [1] Wiersz { $ranges } wymienia robota { $agent }, więc nie obowiązuje go żadna inna grupa, także `*`.
   *[other] Wiersze { $ranges } wymieniają robota { $agent }, więc nie obowiązuje go żadna inna grupa, także `*`.
  }
why-group-star = { $count ->
    [1] Żadna grupa nie wymienia robota { $agent }, więc obowiązuje go grupa `*` z wiersza { $ranges }.
   *[other] Żadna grupa nie wymienia robota { $agent }, więc obowiązuje go grupa `*` z wierszy { $ranges }.
  }
why-group-none = Robota { $agent } nie obowiązuje żadna grupa.
why-address-unchanged = porównywany bez zmian

crawl-delay-honoured = { $seconds ->
    [one] Wiersz { $line } prosi o przerwę { $seconds } sekundy między wizytami. Standard pozostawia robotowi decyzję, czy jej przestrzegać.
    [few] Wiersz { $line } prosi o przerwę { $seconds } sekund między wizytami. Standard pozostawia robotowi decyzję, czy jej przestrzegać.
    [many] Wiersz { $line } prosi o przerwę { $seconds } sekund między wizytami. Standard pozostawia robotowi decyzję, czy jej przestrzegać.
   *[other] Wiersz { $line } prosi o przerwę { $seconds } sekundy między wizytami. Standard pozostawia robotowi decyzję, czy jej przestrzegać.
  }
crawl-delay-ignored = { $seconds ->
    [one] Wiersz { $line } prosi o przerwę { $seconds } sekundy między wizytami. Ta interpretacja ją pomija.
    [few] Wiersz { $line } prosi o przerwę { $seconds } sekund między wizytami. Ta interpretacja ją pomija.
    [many] Wiersz { $line } prosi o przerwę { $seconds } sekund między wizytami. Ta interpretacja ją pomija.
   *[other] Wiersz { $line } prosi o przerwę { $seconds } sekundy między wizytami. Ta interpretacja ją pomija.
  }

step-trimmed = Usunięto otaczające spacje
step-trimmed-short = usunięto otaczające spacje
step-header-name-dropped = Usunięto nazwę nagłówka
step-links-removed = Pominięto linki
step-names-read = Odczytano nazwy
step-controls-removed = Usunięto tabulatory i końce wierszy
step-controls-removed-short = usunięto tabulatory i końce wierszy
step-read-as-host = Odczytano jako host i ścieżkę
step-read-as-host-short = odczytano jako host i ścieżkę
step-slash-prepended = Dodano ukośnik na początku
step-slash-prepended-short = dodano ukośnik na początku
step-origin-set-aside = Pominięto protokół, host i port
step-origin-set-aside-short = pominięto host
step-path-added = Dodano ścieżkę
step-path-added-short = dodano ścieżkę
step-fragment-dropped = Usunięto fragment
step-fragment-dropped-short = usunięto fragment
step-backslashes-turned = Zamieniono ukośniki wsteczne na zwykłe
step-backslashes-turned-short = zamieniono ukośniki wsteczne
step-dot-segments-resolved = Rozwinięto segmenty z kropkami
step-dot-segments-resolved-short = rozwinięto segmenty z kropkami
step-percent-encoded = Zakodowano oktety procentowo
step-percent-encoded-short = zakodowano oktety procentowo
step-hex-uppercased = Cyfry szesnastkowe zapisano wielkimi literami
step-hex-uppercased-short = cyfry szesnastkowe zapisano wielkimi literami
step-unreserved-decoded = Cofnięto zbędne kodowanie
step-unreserved-decoded-short = cofnięto zbędne kodowanie
step-lone-percent-encoded = Zakodowano znak procentu bez cyfr
step-lone-percent-encoded-short = zakodowano znak procentu bez cyfr
step-spelled-anew = Kodowanie procentowe cofnięto i zapisano na nowo
step-spelled-anew-short = kodowanie procentowe zapisano na nowo
step-parameters-cleaned = Usunięto parametry wymienione w `Clean-param`
step-parameters-cleaned-short = usunięto parametry
step-cut-at-nul = Ucięto na znaku NUL
step-cut-at-nul-short = ucięto na znaku NUL

outcome-decides-short = { $octets }, decyduje
outcome-shorter-short = { $octets }, krótsza
outcome-later-short = niżej
outcome-lost-tie-short = { $octets }, przegrywa przy remisie
outcome-same-rank-short = { $octets }, równie długa
outcome-not-matched-short = nie pasuje
outcome-empty-short = pusta
outcome-unusable-short = nigdy nie pasuje
outcome-decides = { $matching ->
    [1] Decyduje: jako jedyna pasuje
   *[other] Decyduje: najdłuższa z pasujących
  }
outcome-decides-first = Decyduje: pierwsza z pasujących
outcome-shorter = { $fewer ->
    [one] O { $fewer } oktet krótsza niż reguła z { FORM($at, "genitive") }
    [few] O { $fewer } oktety krótsza niż reguła z { FORM($at, "genitive") }
    [many] O { $fewer } oktetów krótsza niż reguła z { FORM($at, "genitive") }
   *[other] O { $fewer } oktetu krótsza niż reguła z { FORM($at, "genitive") }
  }
outcome-later = Pasuje, ale stoi poniżej { FORM($at, "genitive") }: ta interpretacja stosuje pierwszą pasującą regułę
outcome-lost-tie = Tak długa jak reguła z { FORM($at, "genitive") }, ale wygrywa `Allow`
outcome-same-rank = Tak długa jak reguła z { FORM($at, "genitive") } i mówi to samo
outcome-not-matched = Nie pasuje
outcome-not-matched-start = Nie pasuje: adres nie zaczyna się od { $wanted }
outcome-not-matched-char = Nie pasuje: po { $before } reguła oczekuje { $wanted }, a adres ma dalej { $got }
outcome-not-matched-end = Nie pasuje: `$` wymaga, by adres kończył się po { $before }, a następuje { $got }
outcome-not-matched-too-short = Nie pasuje: po { $before } reguła oczekuje { $wanted }, a adres się kończy
outcome-not-matched-gone = Nie pasuje: po { $before } w adresie nie ma { $wanted }
outcome-empty = Pusta reguła do niczego nie pasuje
outcome-unusable = Ścieżka zaczyna się od `/`: ta reguła do niczego nie pasuje

hint-agent-empty = Nie podano robota. Wpisz nazwę, na przykład `Googlebot`, albo cały nagłówek user-agent.
hint-agent-not-a-token = { $agent } nie jest nazwą robota, dla której da się zapisać regułę: nazwy składają się z liter oraz znaków `-` i `_`. Powyżej widać, co z tego odczytano.
hint-agent-generic = Znaleziono tylko słowa typowe dla przeglądarek. Używa ich każdy robot, więc wpisz jego własną nazwę.
hint-near-miss = Nazwa { $value } w { FORM($at, "locative") } wygląda niemal tak samo, ale jest inna. Dla tamtej grupy odpowiedź brzmiałaby: { $decision ->
    [allow] dozwolony
   *[disallow] zablokowany
  }.
hint-near-misses-omitted = { $count ->
    [one] Jeszcze { $count } grupa ma nazwę, która wygląda niemal tak samo.
    [few] Jeszcze { $count } grupy mają nazwy, które wyglądają niemal tak samo.
    [many] Jeszcze { $count } grup ma nazwy, które wyglądają niemal tak samo.
   *[other] Jeszcze { $count } grupy ma nazwy, które wyglądają niemal tak samo.
  }
hint-substring-reading = Roboty, które szukają nazwy grupy w dowolnym miejscu własnej nazwy, odpowiadają inaczej: { $decision ->
    [allow] dozwolony
   *[disallow] zablokowany
  }{ $line ->
    [0] .
   *[other] , na podstawie { FORM($at, "genitive") }.
  }
hint-parent-group = Starsza strona Google pozwalała temu robotowi stosować się do grupy { $value } w { FORM($at, "locative") }, gdy nie ma własnej. Odpowiedź tamtej grupy brzmiałaby: { $decision ->
    [allow] dozwolony
   *[disallow] zablokowany
  }. Obecna strona Google wymienia tylko jego własną grupę.
hint-other-scheme = Ten plik dotyczy { $origin }, a adres URL należy do { $url }. Tam obowiązuje osobny robots.txt: sprawdź adres z tamtym plikiem.
hint-other-host = Ten plik dotyczy { $origin }. Adres URL jest na { $url }, gdzie obowiązuje osobny robots.txt: sprawdź adres z tamtym plikiem.
hint-other-port = Ten plik dotyczy portu { $origin }, a adres URL jest na porcie { $url }. Tam obowiązuje osobny robots.txt: sprawdź adres z tamtym plikiem.
hint-url-empty = Nie podano adresu URL. Wpisz adres, na przykład `https://example.com/page`, albo ścieżkę, na przykład `/page`.
hint-url-not-http = { $scheme } to nie adres WWW. Plik robots.txt dotyczy tylko `http` i `https`: wpisz adres URL, który się od nich zaczyna, albo ścieżkę zaczynającą się od `/`.
hint-url-without-host = Ten adres URL nie zawiera hosta. Wpisz go w całości, jak `https://example.com/page`, albo samą ścieżkę, `/page`.
hint-read-as-host = Odczytano jako host { $host } i ścieżkę. Jeśli to sama ścieżka, zacznij ją od `/`.
hint-slash-prepended = Ścieżka zaczyna się od `/`, więc dodano go na początku.
hint-origin-unusable = { $origin } nie jest adresem, pod którym może być serwowany plik, więc go pominięto. Oczekiwana postać to `https://example.com`.
hint-beyond-limit = { $reader ->
    [yandex] Yandex uznaje ten plik za pusty i nie czyta żadnej reguły: plik ma ponad 500 KiB.
   *[google] Od { FORM($at, "genitive") } Google nie czyta już reguł: leży on poza pierwszymi 500 KiB.
  }

ignored-no-separator = Między polem a jego wartością nie ma dwukropka.
ignored-no-field = Przed dwukropkiem nic nie ma.
ignored-rule-outside-group = Przed tą regułą nie ma wiersza `User-agent`, więc nikogo ona nie dotyczy.
ignored-beyond-limit = { $reader ->
    [yandex] Plik ma ponad 500 KiB, więc Yandex uznaje go za pusty i nie czyta żadnego wiersza.
   *[google] Od tego miejsca plik wykracza poza pierwsze 500 KiB i Google przestaje go czytać.
  }
ignored-group-forgotten = Ta interpretacja pomija grupy bez reguł, więc ten wiersz nie dotyczy żadnego robota.
