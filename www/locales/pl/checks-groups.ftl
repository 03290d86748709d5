# Findings about groups and agents: for each check its name, the sentence of the row, why it matters, what to do.

check-rule-before-user-agent-title = Reguła przed wierszem `User-agent`
check-rule-before-user-agent-message = Tej reguły nie poprzedza żaden wiersz `User-agent`. Roboty ją pomijają.
check-rule-before-user-agent-why = Reguła należy do grupy, w której stoi, a grupa zaczyna się od wiersza `User-agent`. Reguła poza grupą nie obowiązuje nikogo.
check-rule-before-user-agent-do = Dodaj nad nią `User-agent: *` albo przenieś ją do grupy.

check-empty-user-agent-title = `User-agent` bez nazwy
check-empty-user-agent-message = Ten wiersz `User-agent` nie wskazuje żadnego robota.
check-empty-user-agent-why = Żaden robot nie ma pustej nazwy, więc reguły pod samym takim wierszem nie obowiązują nikogo. Wszystkie roboty oznacza nazwa `*`.
check-empty-user-agent-do = Wpisz po dwukropku `*` albo nazwę robota, albo usuń wiersz.

check-group-fall-through-title = Grupa bez własnych reguł
check-group-fall-through-message = Po tym agencie nie ma żadnej reguły, więc obowiązują go też reguły dla { $agent }.
check-group-fall-through-why = Szereg wierszy `User-agent` kończy dopiero reguła. Nie kończy go pusty wiersz, komentarz ani wiersz `Sitemap`, więc wszyscy ci agenci otwierają jedną grupę. Parsery starsze niż RFC 9309 kończą grupę na pustym wierszu i odpowiadają inaczej.
check-group-fall-through-do = Dodaj `Allow: /` pod agentem, jeśli wolno mu pobierać wszystko, albo wpisz tam jego własne reguły.

check-star-shares-group-with-named-title = Nazwa obok `*`
check-star-shares-group-with-named-message = { $agent } jest w jednej grupie z `*`, więc te reguły obowiązują wszystkich.
check-star-shares-group-with-named-why = `*` obejmuje każdego robota, który nie ma własnej grupy. Nazwa dopisana obok niczego dla niego nie zmienia, a reguły nadal dotyczą wszystkich pozostałych.
check-star-shares-group-with-named-do = Usuń wiersz z `*`, jeśli reguły są tylko dla wymienionego robota. Usuń nazwę, jeśli są dla wszystkich.

check-duplicate-group-title = Kilka grup dla jednego robota
check-duplicate-group-message = Wcześniejsza grupa dotyczy już { $agent }. Liczą się reguły z obu.
check-duplicate-group-why = RFC 9309 i Google sumują takie grupy. Starsze parsery biorą tylko pierwszą, a Yandex zgłasza drugą grupę `*` jako błąd.
check-duplicate-group-do = Zbierz reguły w jednej grupie.

check-duplicate-agent-in-group-title = Nazwa powtórzona w grupie
check-duplicate-agent-in-group-message = Ta grupa wymienia już { $agent }.
check-duplicate-agent-in-group-why = Wystarczy jeden wiersz: wielkość liter nie ma znaczenia, a reguły nie liczą się podwójnie.
check-duplicate-agent-in-group-do = Usuń jeden z tych dwóch wierszy.

check-empty-group-title = Grupa bez reguł
check-empty-group-message = Po { $agent } nie ma żadnej reguły, więc temu robotowi wolno pobierać wszystko.
check-empty-group-why = Grupa bez reguł pozwala na dostęp do każdego adresu URL. Reguły dla `*` jej nie zastępują, bo robot ma własną grupę.
check-empty-group-do = Wpisz `Allow: /`, jeśli tak ma być, żeby grupa nie wyglądała na niedokończoną. W przeciwnym razie dodaj reguły.

check-allow-only-group-title = `Allow` bez `Disallow`
check-allow-only-group-message = Tym robotom niczego się nie zabrania, więc ta reguła `Allow` niczego nie zmienia.
check-allow-only-group-why = Czego nie zabrania żadna reguła, to i tak jest dozwolone. Reguła `Allow` ma znaczenie tylko jako wyjątek od reguły `Disallow` dla tego samego robota.
check-allow-only-group-do = Dodaj `Disallow: /`, jeśli otwarte mają być tylko te ścieżki. Usuń reguły, jeśli otwarte jest wszystko.

check-group-only-nonstandard-title = Grupa bez `Allow` i `Disallow`
check-group-only-nonstandard-message = Nie ma tu reguły `Allow` ani `Disallow`, więc tego agenta obowiązują też reguły dla { $agent }.
check-group-only-nonstandard-why = Według RFC 9309 i dla Google wiersz taki jak `Crawl-delay` nie kończy szeregu wierszy `User-agent`. Wiele innych parserów kończy go w tym miejscu, więc odpowiedzi się różnią.
check-group-only-nonstandard-do = Dodaj `Allow: /` pod agentem, jeśli wolno mu pobierać wszystko, albo wpisz tam jego własne reguły.
