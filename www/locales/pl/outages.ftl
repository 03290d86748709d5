# Co znaczy nieudane pobranie: widok o tym, jak plik został udostępniony.

outages-reader-python-legacy = Python przed przepisaniem
outages-reader-python = Python po przepisaniu
outages-title = Jak serwer udostępnił plik?
outages-intro = Roboty patrzą na odpowiedź, zanim spojrzą na plik. Po podaniu odpowiedzi serwera widać, kto stosuje plik, kto się wstrzymuje i na jak długo.
outages-form = Co odpowiedział serwer
outages-reply = Odpowiedź
outages-what = Co przyszło
outages-reply-status = Kod stanu HTTP
outages-reply-dns = Brak adresu (DNS)
outages-reply-timeout = Brak odpowiedzi w porę
outages-reply-reset = Połączenie odrzucone lub zerwane
outages-reply-tls = Brak bezpiecznego połączenia (TLS)
outages-reply-invalid-response = Nieczytelna odpowiedź
outages-status = Kod stanu
outages-redirects = Wcześniejsze przekierowania
outages-loop = Prowadzą w kółko
outages-final = Dokąd doprowadziły
outages-body = Treść
outages-type = Typ treści
outages-own = { $count ->
    [one] Treścią jest plik z edytora, { $count } oktet
    [few] Treścią jest plik z edytora, { $count } oktety
    [many] Treścią jest plik z edytora, { $count } oktetów
   *[other] Treścią jest plik z edytora, { $count } oktetu
  }
outages-octets = Rozmiar w oktetach
outages-look = Jak wygląda
outages-look-text = Plik robots.txt lub inny tekst
outages-look-html = Strona WWW
outages-look-html-with-agent = Strona WWW, która zawiera `User-agent:`
outages-time = Czas
outages-hours = Godziny od początku
outages-rest = Reszta witryny
outages-rest-works = Działa
outages-rest-fails = Też nie działa
outages-rest-unknown = Nie wiadomo
outages-copy = Robot ma wcześniejszą kopię
outages-copy-age = Jej wiek w godzinach
outages-max-age = Jej max-age w sekundach
outages-where = Miejsce
outages-address = Adres pliku
outages-wrong-status = Kod stanu to liczba całkowita od 100 do 999.
outages-wrong-count = Liczba całkowita, 0 lub więcej.
outages-wrong-hours = Liczba godzin, 0 lub więcej.
outages-paste = Wklejanie całej odpowiedzi
outages-paste-hint = To, co wypisuje { $command }, razem z nagłówkami. Nagłówki wypełniają formularz powyżej, treść staje się plikiem w edytorze.
outages-take = Rozłóż odpowiedź
outages-none = To nie jest odpowiedź HTTP: tekst nie zaczyna się od wiersza stanu takiego jak `HTTP/1.1 200 OK`.
outages-cases = Częste przypadki
outages-case-maintenance = Strona konserwacji z kodem 503, powrót za godzinę
outages-case-deleted = Plik usunięty przez pomyłkę: 404
outages-case-firewall = Zapora odpowiada robotom kodem 403
outages-case-throttled = Za dużo żądań: 429 przez trzy dni
outages-case-redirects = Sześć przekierowań z rzędu
outages-case-page = Strona WWW z kodem 200
outages-summary = { $reply }: Google { $google }. Robot, który trzyma się RFC 9309, { $rfc }.
outages-summary-redirect = { $reply }: decyduje odpowiedź następnego adresu.
outages-readers = Poszczególne interpretacje w tej sytuacji
outages-over-time = W miarę upływu czasu
outages-no-scale = bez zachowania skali
outages-no-time = Czas niczego tu nie zmienia: każda interpretacja pozostaje taka sama.
outages-col-reader = Interpretacja
outages-col-does = Co robi
outages-col-why = Dlaczego
outages-col-source = Skąd to wiadomo
outages-source = { $how }: { $source }
outages-now = { $time }: tutaj
outages-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
  }
outages-hours-long = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
  }
outages-first = Najwyżej { $to }
outages-between = { $from } – { $to }
outages-after = Ponad { $from }
outages-does-parse = Stosuje plik
    .within = stosuje plik
outages-does-allow-all = Pobiera wszystko
    .within = pobiera wszystko
outages-does-disallow-all = Nie pobiera niczego
    .within = nie pobiera niczego
outages-does-cached = Stosuje ostatnią poprawną wersję
    .within = stosuje ostatnią poprawną wersję
outages-may-allow-all-cached = Może pobierać wszystko albo stosować ostatnią poprawną wersję
    .within = może pobierać wszystko albo stosować ostatnią poprawną wersję
outages-may-allow-all-disallow-all = Może pobierać wszystko albo nic
    .within = może pobierać wszystko albo nic
outages-may-allow-all-parse = Może pobierać wszystko albo stosować plik
    .within = może pobierać wszystko albo stosować plik
outages-open-not-documented = Brak dokumentacji. Nie zgadujemy.
outages-open-exception = Zostawia to programowi, który ją wywołał
outages-open-redirect = Zależy od następnej odpowiedzi
outages-rule-copy-fresh = Kopia jest jeszcze na tyle świeża, że nie trzeba jej pobierać ponownie, więc awaria pozostaje niezauważona.
outages-rule-outage-long-copy = Po dłuższym czasie, na przykład 30 dniach, robot może uznać plik za niedostępny lub dalej stosować kopię.
outages-rule-outage-long = Po dłuższym czasie, na przykład 30 dniach, robot może uznać plik za niedostępny, ale nie musi.
outages-rule-unreachable = Zawodzi serwer lub sieć, więc plik jest nieosiągalny i wszystko uznaje się za zablokowane.
outages-rule-unavailable = Kod od 400 do 499 oznacza, że pliku nie ma, a brak pliku niczego nie blokuje.
outages-rule-not-modified = 304 oznacza, że kopia jest nadal aktualna.
outages-rule-too-many-redirects = Ponad pięć przekierowań lub pętla może oznaczać to samo co brak pliku.
outages-rule-redirects-as-404 = Po pięciu przekierowaniach lub w pętli rezygnuje i działa tak, jakby pliku nie było.
outages-rule-redirect = Przekierowanie jest śledzone, decyduje odpowiedź następnego adresu.
outages-rule-redirected = Przekierowania doprowadziły do pliku, więc jego reguły są czytane.
outages-rule-served = Plik został udostępniony, więc jego reguły są czytane.
outages-rule-outage-first-hours = Przez pierwsze 12 godzin pobieranie jest wstrzymane, a robot ponawia próby odczytu pliku.
outages-rule-outage-copy = Po 12 godzinach, do 30 dni, obowiązuje ostatnia poprawna kopia.
outages-rule-outage-no-copy = Po 12 godzinach bez kopii robot działa tak, jakby pliku nie było.
outages-rule-outage-rest-works = Po 30 dniach, jeśli witryna działa, robot zachowuje się tak, jakby pliku nie było.
outages-rule-outage-rest-fails = Po 30 dniach, jeśli witryna też nie działa, pobieranie ustaje.
outages-rule-outage-rest-unknown = Po 30 dniach zależy to od tego, czy odpowiada reszta witryny.
outages-rule-not-200 = Każdy kod inny niż 200 oznacza to samo co brak pliku.
outages-rule-too-large = Plik większy niż 500 KB oznacza to samo co brak pliku.
outages-rule-not-text = To, co nie jest zwykłym tekstem, oznacza to samo co brak pliku.
outages-rule-exception = Biblioteka zgłasza błąd, decyduje program, który ją wywołał.
outages-rule-nothing-parsed = Nic nie zostało odczytane, a wtedy biblioteka na każde pytanie odpowiada przecząco.
outages-rule-authorisation = 401 i 403 zamykają całą witrynę.
outages-rule-not-successful = Wszystko poza sukcesem i kodem od 400 do 499 na razie zamyka witrynę.
outages-rule-page-without-agent = Strona WWW bez `User-agent:` oznacza to samo co brak pliku.
outages-rule-not-documented = Nie znaleziono niczego, co by o tym mówiło.
outages-note-may-use-copy = Robot może też dalej stosować kopię z pamięci podręcznej: RFC w jednym miejscu zabrania wszystkiego, w innym dopuszcza starą kopię i tego nie rozstrzyga.
outages-note-invalid-as-network = RFC milczy o takiej odpowiedzi, traktujemy ją jak błąd sieci.
outages-note-initial-authority = Reguły dotyczą witryny zapytanej na początku, niezależnie od tego, do jakiego hosta prowadzą przekierowania.
outages-note-nothing-applies = Nic w nim nie ma, więc nic nie jest zablokowane.
outages-note-media-type = Plik powinien mieć typ `text/plain`.
outages-note-web-page = To strona WWW, liczy się to, co da się w niej odczytać jako reguły, czyli zwykle nic.
outages-note-page-redirects = Przekierowania w HTML lub skrypcie nie są śledzone.
outages-note-range-only = W RFC kod 429 to po prostu jeden z kodów od 400 do 499.
outages-note-retried-often = Przy 503 próby są ponawiane częściej.
outages-note-old-text = Wiadomo to ze starego tekstu, obecny o tym nie mówi.
outages-note-copy-until-refetch = Dopóki kopia ma mniej niż dobę, robot może w ogóle nie pytać.
outages-note-copy-younger = Kopia nie może być młodsza niż awaria, przyjmuje się, że pochodzi z jej początku.
outages-note-deferred = Wizyta zostaje odłożona.
outages-note-redirects-by-caller = To program korzystający z biblioteki śledzi przekierowania lub nie.
outages-note-tags-stripped = Przed odczytem usuwane są znaczniki.
outages-address-governs-only = Ten plik dotyczy { $origin } i niczego więcej.
outages-address-origin-unknown = Adres nie mówi, której witryny dotyczy plik.
outages-address-letter-case = { $path } niczego nie reguluje: roboty pytają o `/robots.txt`, małymi literami.
outages-address-not-top-level = { $path } niczego nie reguluje: roboty pytają tylko o `/robots.txt` w katalogu głównym witryny.
outages-address-query = { $path } niczego nie reguluje: roboty pytają o `/robots.txt` bez parametrów.
outages-address-other-file = { $path } to inny plik: roboty szukają reguł tylko pod `/robots.txt`.
outages-address-other-kind = Dla adresów { $scheme } nie pobiera się pliku robots.txt.
outages-address-no-host = W adresie nie ma hosta.
outages-address-other-scheme = { $file } to nie { $site }: inny schemat wymaga własnego pliku.
outages-address-other-host = { $file } to nie { $site }: inny host wymaga własnego pliku.
outages-address-other-port = { $file } to nie { $site }: inny port wymaga własnego pliku.
outages-address-redirected-away = Plik pochodzi z { $target }, ale jego reguły dotyczą { $file }.
outages-rest-of-ignored = Liczy się tylko początek, do { $count } oktetów, reszta jest pomijana.
outages-rest-of-unspecified = Na pewno czytany jest początek, do { $count } oktetów, reszta być może.
outages-rest-of-read = Czytana jest całość, łącznie { $count } oktetów.
outages-rest-of-left-to-caller = O tym, co dzieje się powyżej { $count } oktetów, decyduje program korzystający z biblioteki.
outages-how-standard = Standard
outages-how-documented = Dokumentacja
outages-how-second-hand = Inni cytują dokumentację
outages-how-source-code = Kod źródłowy
outages-how-decision = Nasza interpretacja
outages-how-unknown = –
