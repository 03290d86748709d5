# Uwagi o mapach witryn i wierszach rozszerzeń: dla każdej kontroli nazwa, zdanie na liście, dlaczego to ważne, co zrobić.

check-sitemap-relative-title = Mapa witryny bez pełnego adresu
check-sitemap-relative-message = Wiersz `Sitemap` wymaga pełnego adresu URL. Roboty pomijają ten wiersz.
check-sitemap-relative-why = { $url } to nie jest pełny adres: taki zaczyna się od `https://` i nazwy hosta. Mapa witryny może leżeć na innym hoście, dlatego roboty niczego nie dopisują.
check-sitemap-relative-do = Podaj pełny adres, na przykład `https://example.com/sitemap.xml`.

check-empty-sitemap-title = Pusty wiersz `Sitemap`
check-empty-sitemap-message = Ten wiersz `Sitemap` nie wskazuje żadnego pliku.
check-empty-sitemap-why = Roboty go pomijają. Najczęściej jest pozostałością szablonu, a mapa witryny nie zostaje ogłoszona.
check-empty-sitemap-do = Uzupełnij adres mapy witryny albo usuń wiersz.

check-sitemap-bad-scheme-title = Mapa witryny nie do pobrania
check-sitemap-bad-scheme-message = Żaden robot nie pobiera adresów, które zaczynają się od { $scheme }.
check-sitemap-bad-scheme-why = Mapy witryn pobiera się przez `https`, `http` lub `ftp`. Roboty pomijają ten wiersz.
check-sitemap-bad-scheme-do = Podaj adres, pod którym serwer WWW udostępnia mapę witryny, zaczynający się od `https://`.

check-sitemap-fragment-or-space-title = Ucięty lub uszkodzony adres mapy witryny
check-sitemap-fragment-or-space-message = { $kind ->
    [fragment] Znak `#` zaczyna komentarz: adres mapy witryny kończy się przed nim.
    [addresses] W jednym wierszu `Sitemap` są dwa adresy. Roboty czytają je jako jeden.
   *[space] W adresie tej mapy witryny jest spacja.
  }
check-sitemap-fragment-or-space-why = Wiersz `Sitemap` zawiera jeden adres. W adresie nie ma spacji, a od znaku `#` zaczyna się komentarz.
check-sitemap-fragment-or-space-do = { $kind ->
    [fragment] Zostaw spację przed komentarzem. Jeśli tekst po `#` miał należeć do adresu, usuń go: nigdy nie jest wysyłany.
    [addresses] Daj każdemu adresowi własny wiersz `Sitemap`.
   *[space] Zapisz spację należącą do adresu jako `%20` albo ją usuń.
  }

check-sitemap-duplicate-title = Ta sama mapa witryny dwa razy
check-sitemap-duplicate-message = { $url } jest już podany wyżej.
check-sitemap-duplicate-why = Roboty biorą każdą mapę witryny tylko raz. Wiersz nie szkodzi, ale też niczego nie daje.
check-sitemap-duplicate-do = Usuń wiersz.

check-sitemap-http-on-https-title = Mapa witryny przez http
check-sitemap-http-on-https-message = Witryna działa przez `https`, a ta mapa witryny jest podana z `http`.
check-sitemap-http-on-https-why = Każde pobranie wymaga wtedy przekierowania albo się nie udaje. Także adresy w takiej mapie bywają stare.
check-sitemap-http-on-https-do = Wpisz `https`, jeśli serwer udostępnia tam mapę witryny.

check-sitemap-other-host-title = Mapa witryny na innym hoście
check-sitemap-other-host-message = Ta mapa witryny leży na innym hoście: { $host }.
check-sitemap-other-host-why = To dozwolone: wskazując ją tutaj, witryna za nią ręczy. Po przeprowadzce lub w kopii witryny może to być stary adres.
check-sitemap-other-host-do = Zostaw wiersz, jeśli mapa ma tam leżeć. Jeśli nie, podaj adres na tym hoście.

check-sitemap-missing-title = Brak mapy witryny
check-sitemap-missing-message = Plik nie wskazuje żadnej mapy witryny.
check-sitemap-missing-why = Nie musi: roboty podążają też za linkami, a mapę można zgłosić wyszukiwarkom. Wiersz `Sitemap` wskazuje ją wszystkim.
check-sitemap-missing-do = Jeśli witryna ma mapę, dodaj wiersz taki jak `Sitemap: https://example.com/sitemap.xml`.
