# Widok Autotest.

selftest-intro = Silnik, który tu odpowiada, jest sprawdzany na przypadkach z RFC 9309 i z publikacji Google, a każda kontrola – na swoich przykładach, w tej karcie, bez wysyłania czegokolwiek.
selftest-before = { $cases ->
    [0] Przypadki są częścią strony. Jedno kliknięcie sprawdza wszystkie i pokazuje, czego oczekiwano i co odpowiedział silnik.
    [one] Częścią strony jest { $cases } przypadek. Jedno kliknięcie sprawdza go i pokazuje, czego oczekiwano i co odpowiedział silnik.
    [few] Częścią strony są { $cases } przypadki. Jedno kliknięcie sprawdza wszystkie i pokazuje, czego oczekiwano i co odpowiedział silnik.
    [many] Częścią strony jest { $cases } przypadków. Jedno kliknięcie sprawdza wszystkie i pokazuje, czego oczekiwano i co odpowiedział silnik.
   *[other] Częścią strony jest { $cases } przypadku. Jedno kliknięcie sprawdza wszystkie i pokazuje, czego oczekiwano i co odpowiedział silnik.
  }
selftest-run = Uruchom autotest
selftest-again = Uruchom ponownie
selftest-running = W toku…
selftest-passed = Zaliczone: { $passed } z { $total }
selftest-failed = Niezaliczone: { $failed } z { $total }
selftest-meta = w { $milliseconds } ms · silnik { $version }
selftest-topics = Tematy
selftest-of = { $passed } z { $total }
selftest-key = Legenda
selftest-key-passed = Zaliczony
selftest-key-ambiguous = Zaliczony; RFC pozostawia tu swobodę, nasza interpretacja jest objaśniona
selftest-key-failed = Niezaliczony
selftest-cases = { $count ->
    [one] { $count } przypadek
    [few] { $count } przypadki
    [many] { $count } przypadków
   *[other] { $count } przypadku
  }
selftest-show-all = Pokaż wszystkie: { $count }
selftest-table = Przypadki
selftest-col-result = Wynik
selftest-col-title = Co pokazuje, źródło i interpretacja
selftest-col-expected = Oczekiwane i otrzymane
selftest-col-line = Wiersz
selftest-col-section = Sekcja
selftest-pass = Zaliczony
selftest-fail = Niezaliczony
selftest-got = otrzymano
selftest-expected = oczekiwano
selftest-announce = Autotest: zaliczone { $passed } z { $total }.
topic-groups = Grupy i nazwy
topic-agents = Wpisany user agent
topic-matching = Najdłuższa reguła i remisy
topic-wildcards = Symbole wieloznaczne i znak końca
topic-encoding = Kodowanie procentowe
topic-urls = Adresy
topic-syntax = Składnia wierszy
topic-rfc-examples = Przykłady z RFC
topic-index-html = Reguła Google dla index.html
topic-google = Interpretacja Google
topic-readers = Gdzie interpretacje się różnią
topic-trace = Historia werdyktu
topic-parse = Co zawiera plik
topic-fetch = Jak plik został udostępniony
topic-checks = Kontrole i ich przykłady
selftest-fires = Znajduje
selftest-silent = Milczy
