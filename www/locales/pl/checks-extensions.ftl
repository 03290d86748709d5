# Uwagi o mapach witryn i dyrektywach rozszerzeń: dla każdej kontroli nazwa, zdanie na liście, dlaczego to ważne, co zrobić.

check-sitemap-relative-title = Mapa witryny bez pełnego adresu
check-sitemap-relative-message = Wiersz `Sitemap` wymaga pełnego adresu URL. Roboty pomijają ten wiersz.
check-sitemap-relative-why = { $url } nie jest pełnym adresem: taki adres zaczyna się od `https://` i nazwy hosta. Mapa witryny może leżeć na innym hoście, dlatego roboty niczego nie dopisują.
check-sitemap-relative-do = Podaj pełny adres, na przykład `https://example.com/sitemap.xml`.

check-empty-sitemap-title = Pusty wiersz `Sitemap`
check-empty-sitemap-message = Ten wiersz `Sitemap` nie wskazuje żadnego pliku.
check-empty-sitemap-why = Roboty go pomijają. Najczęściej to pozostałość szablonu, a mapa witryny, dla której był ten wiersz, nie zostaje wskazana.
check-empty-sitemap-do = Wpisz adres mapy witryny albo usuń wiersz.

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
check-sitemap-duplicate-why = Roboty uwzględniają każdą mapę witryny tylko raz. Wiersz nie szkodzi, ale też niczego nie daje.
check-sitemap-duplicate-do = Usuń wiersz.

check-sitemap-http-on-https-title = Mapa witryny przez http
check-sitemap-http-on-https-message = Witryna działa przez `https`, a ta mapa witryny jest podana z `http`.
check-sitemap-http-on-https-why = Każde pobranie wymaga wtedy przekierowania albo się nie udaje. Także adresy w takiej mapie bywają stare.
check-sitemap-http-on-https-do = Wpisz `https`, gdy serwer będzie już udostępniał mapę witryny pod takim adresem.

check-sitemap-other-host-title = Mapa witryny na innym hoście
check-sitemap-other-host-message = Ta mapa witryny leży na innym hoście: { $host }.
check-sitemap-other-host-why = To dozwolone: wskazując ją tutaj, witryna za nią ręczy. Po przeniesieniu witryny lub w jej kopii może to być stary adres.
check-sitemap-other-host-do = Zostaw wiersz, jeśli mapa witryny ma tam leżeć. Jeśli nie, podaj adres na tym hoście.

check-sitemap-missing-title = Nie podano mapy witryny
check-sitemap-missing-message = Plik nie wskazuje żadnej mapy witryny.
check-sitemap-missing-why = Nie musi: roboty podążają też za linkami, a mapę witryny można zgłosić wyszukiwarkom. Wiersz `Sitemap` wskazuje ją wszystkim.
check-sitemap-missing-do = Jeśli witryna ma swoją mapę, dodaj wiersz taki jak `Sitemap: https://example.com/sitemap.xml`.

check-crawl-delay-unsupported-title = Opóźnienie dla robotów, które je ignorują
check-crawl-delay-unsupported-message = { $count ->
    [one] { $agents } nie bierze pod uwagę dyrektywy `Crawl-delay`.
    [few] Żaden robot z tej grupy nie bierze pod uwagę dyrektywy `Crawl-delay`: { $agents }.
    [many] Żaden robot z tej grupy nie bierze pod uwagę dyrektywy `Crawl-delay`: { $agents }.
   *[other] Żaden robot z tej grupy nie bierze pod uwagę dyrektywy `Crawl-delay`: { $agents }.
  }
check-crawl-delay-unsupported-why = Ta dyrektywa nie należy do RFC 9309 i każdy operator decyduje sam. Na te roboty wiersz nie ma wpływu.
check-crawl-delay-unsupported-do = Usuń wiersz. Tempo tych robotów ustawia się w narzędziach operatora albo odpowiedziami ze statusem 429 lub 503.

check-crawl-delay-not-number-title = Opóźnienie niebędące liczbą
check-crawl-delay-not-number-message = { $text } nie jest liczbą sekund. Roboty pomijają ten wiersz.
check-crawl-delay-not-number-why = Parsery oczekują cyfr, ewentualnie z kropką, na przykład `10` lub `0.5`. Jedne odrzucają wszystko inne, drugie czytają tylko pierwsze cyfry.
check-crawl-delay-not-number-do = Zapisz sekundy zwykłą liczbą.

check-crawl-delay-too-high-title = Długie opóźnienie
check-crawl-delay-too-high-message = { $pages ->
    [0] { $value } s między stronami: mniej niż jedna strona dziennie.
    [one] { $value } s między stronami: najwyżej { NUMBER($pages) } strona dziennie.
    [few] { $value } s między stronami: najwyżej { NUMBER($pages) } strony dziennie.
    [many] { $value } s między stronami: najwyżej { NUMBER($pages) } stron dziennie.
   *[other] { $value } s między stronami: najwyżej { NUMBER($pages) } strony dziennie.
  }
check-crawl-delay-too-high-why = Roboty, które przestrzegają opóźnienia, późno znajdują nowe i zmienione strony. Bing przyjmuje najwyżej 30 sekund, Google nie bierze tego wiersza pod uwagę.
check-crawl-delay-too-high-do = Zmniejsz liczbę albo usuń wiersz, a przy przeciążonym serwerze ogranicz tempo w ustawieniach wyszukiwarki.

check-crawl-delay-duplicate-title = Dwa opóźnienia w grupie
check-crawl-delay-duplicate-message = { $kind ->
    [same] W grupie jest już wyżej taki sam `Crawl-delay`.
   *[different] W grupie jest wyżej inny `Crawl-delay`. Nie wszystkie roboty stosują ten sam.
  }
check-crawl-delay-duplicate-why = Nic nie określa, które z kilku opóźnień się liczy: jedne parsery biorą pierwsze, inne ostatnie.
check-crawl-delay-duplicate-do = Zostaw jeden z tych wierszy.

check-crawl-delay-outside-group-title = Opóźnienie poza grupą
check-crawl-delay-outside-group-message = Przed tym wierszem `Crawl-delay` nie ma wiersza `User-agent`. Nie dotyczy on żadnego robota.
check-crawl-delay-outside-group-why = Opóźnienie należy do grupy, w której stoi, a grupa zaczyna się od wiersza `User-agent`.
check-crawl-delay-outside-group-do = Przenieś go pod wiersz `User-agent` robotów, których ma dotyczyć.

check-crawl-delay-inherited-bing-title = Bing stosuje opóźnienie z grupy `*`
check-crawl-delay-inherited-bing-message = { $agent } ma własną grupę, a mimo to stosuje `Crawl-delay` z grupy `*`: { $value }.
check-crawl-delay-inherited-bing-why = Bing podaje to tylko o tej dyrektywie: jeśli nie ma jej we własnej grupie, liczy się ta z grupy `*`. Inne wiersze grupy `*` go nie dotyczą.
check-crawl-delay-inherited-bing-do = Zostaw to, jeśli tak ma być. Jeśli nie, dodaj do grupy własny `Crawl-delay`.

check-request-rate-syntax-title = `Request-rate`, którego nikt nie czyta
check-request-rate-syntax-message = Żaden znany parser nie czyta `Request-rate` w tej postaci.
check-request-rate-syntax-why = Parser Pythona czyta dwie liczby, strony i sekundy, na przykład `1/10`. Jednostek i godzin z projektu standardu z 1996 roku nie czyta żaden.
check-request-rate-syntax-do = Zapisz `strony/sekundy` albo usuń wiersz: duże roboty nie biorą go pod uwagę.

check-visit-time-legacy-title = Godziny odwiedzin
check-visit-time-legacy-message = Żaden znany robot nie przestrzega `Visit-time`.
check-visit-time-legacy-why = Dyrektywa pochodzi z projektu standardu z 1996 roku, którego nigdy nie przyjęto. Roboty przychodzą o każdej porze.
check-visit-time-legacy-do = Usuń wiersz.

check-host-obsolete-title = `Host` nie odnosi skutku
check-host-obsolete-message = Żaden robot nie czyta już wiersza `Host`.
check-host-obsolete-why = Czytał go tylko Yandex, by poznać główny host, i zrezygnował z tego w 2018 roku. Zastąpiły go przekierowania i adresy kanoniczne.
check-host-obsolete-do = Usuń wiersz. Przekieruj pozostałe hosty na główny.

check-clean-param-syntax-title = Clean-param nieczytelny dla Yandexa
check-clean-param-syntax-message = { $kind ->
    [empty] Ten `Clean-param` nie podaje żadnego parametru.
    [long] Yandex czyta najwyżej 500 znaków wiersza `Clean-param`.
    [not-a-name] `Clean-param` przyjmuje nazwy parametrów, bez `?`, `=` i `/`.
    [words] `Clean-param` przyjmuje parametry i jedną ścieżkę, nic więcej.
    [path] Ścieżka w `Clean-param` zaczyna się od `/`.
   *[separator] Parametry w `Clean-param` łączy pojedynczy znak `&`.
  }
check-clean-param-syntax-why = Postać wiersza to `nazwa&nazwa /ścieżka`; ścieżkę można pominąć. Wiersz w innej postaci Yandex pomija i traktuje adresy jak różne strony.
check-clean-param-syntax-do = Połącz nazwy znakiem `&`, a po spacji dodaj ścieżkę, jeśli chodzi tylko o część witryny. Długą listę podziel na kilka wierszy.

check-clean-param-outside-yandex-title = Clean-param w grupie innego robota
check-clean-param-outside-yandex-message = `Clean-param` czyta tylko Yandex, a wiersz stoi w grupie { $agent }.
check-clean-param-outside-yandex-why = Yandex czyta ten wiersz niezależnie od miejsca. Dla robota { $agent } nic on nie znaczy.
check-clean-param-outside-yandex-do = Przenieś go do grupy Yandexa lub grupy `*`, aby było jasne, dla kogo jest.

check-noindex-directive-title = `Noindex` w robots.txt
check-noindex-directive-message = Żadna wyszukiwarka nie czyta tutaj `Noindex`. Strony pozostają w indeksie.
check-noindex-directive-why = Google czytał tę dyrektywę, choć nigdy jej nie udokumentował, i przestał 1 września 2019 roku. Plik robots.txt decyduje o pobieraniu, a nie o indeksowaniu.
check-noindex-directive-do = Wysyłaj nagłówek `X-Robots-Tag: noindex` albo umieść na stronach `<meta name="robots" content="noindex">` i zostaw je otwarte: robot musi pobrać stronę, żeby to zobaczyć.

check-meta-value-as-directive-title = Ustawienie strony w robots.txt
check-meta-value-as-directive-message = { $field } to ustawienie pojedynczej strony. W pliku robots.txt nie czyta go żaden robot.
check-meta-value-as-directive-why = To wartość znacznika meta robots i nagłówka `X-Robots-Tag`, które są wysyłane ze stroną.
check-meta-value-as-directive-do = Wysyłaj nagłówek albo umieść znacznik na stronach, których to dotyczy.

check-content-signal-syntax-title = Nieczytelny sygnał
check-content-signal-syntax-message = { $kind ->
    [empty] O jeden przecinek za dużo: { $text }.
    [no-value] { $text } nie ma wartości.
    [unknown-key] { $text } nie jest żadnym z kluczy `search`, `ai-input`, `ai-train` i `use`.
    [unknown-value] { $text } ma wartość, której ten klucz nie przewiduje.
    [semicolon-for-comma] Zamiast przecinka stoi średnik: { $text }.
    [space-for-comma] Brakuje przecinka: { $text }.
    [lenient] { $text } zawiera wielkie litery lub spacje, których nie wszyscy akceptują.
   *[nothing] { $text } nie podaje żadnego sygnału.
  }
check-content-signal-syntax-why = Sygnał ma postać `klucz=wartość`: `search`, `ai-input` i `ai-train` przyjmują `yes` lub `no`, a `use` przyjmuje `immediate`, `reference` lub `full`. Oddzielają je przecinki. To, czego nie da się odczytać, nic nie znaczy, a pozostałe sygnały się liczą.
check-content-signal-syntax-do = Zastosuj postać taką jak `search=yes, ai-train=no`.

check-content-signal-conflict-title = Sygnał o dwóch wartościach
check-content-signal-conflict-message = { $value } ma inną wartość dla tych samych robotów i ścieżek.
check-content-signal-conflict-why = Żadne źródło nie mówi, która się liczy. Robotscope podaje surowszą, robot może przyjąć dowolną.
check-content-signal-conflict-do = Zostaw jedną z nich.

check-content-signal-vs-disallow-title = Zgoda na użycie zablokowanej witryny
check-content-signal-vs-disallow-message = { $value } pozwala na użycie, a reguły blokują całą witrynę. Robot: { $agent }.
check-content-signal-vs-disallow-why = Sygnał mówi, co wolno zrobić z pobraną treścią. Niczego nie otwiera: robot, który przestrzega reguł, niczego nie pobiera.
check-content-signal-vs-disallow-do = Otwórz części przeznaczone do użycia albo podaj `no`.

check-content-signal-outside-group-title = Preferencja poza grupą
check-content-signal-outside-group-message = Przed tym wierszem { $field } nie ma wiersza `User-agent`. Nie jest ustalone, kogo dotyczy.
check-content-signal-outside-group-why = Taki wiersz należy do grupy, w której stoi. Jedne interpretacje odnoszą wiersz sprzed wszystkich grup do całego pliku, inne go pomijają.
check-content-signal-outside-group-do = Przenieś go pod wiersz `User-agent` robotów, których ma dotyczyć.

check-content-usage-syntax-title = Nieczytelny zapis użycia
check-content-usage-syntax-message = { $kind ->
    [empty] { $text } nic nie znaczy.
    [no-statement] { $text } podaje ścieżkę i nic więcej.
    [value] Wartość inna niż `y` i `n` nic nie znaczy: { $text }.
    [parameter] Etykieta po średniku nic nie znaczy: { $text }.
    [path] Ścieżka zaczyna się od `/`, więc { $text } nic nie znaczy.
    [space-in-path] Ścieżka kończy się na pierwszej spacji, więc { $text } nic nie znaczy.
    [capital] Wielka litera w etykiecie unieważnia cały zapis: { $text }.
    [trailing-comma] Przecinek na końcu unieważnia cały zapis: { $text }.
    [empty-member] Zbędny przecinek unieważnia cały zapis: { $text }.
    [space-for-comma] Brak przecinka unieważnia cały zapis: { $text }.
    [space-round-equals] Spacja obok `=` unieważnia cały zapis: { $text }.
    [open-string] Niezamknięty cudzysłów unieważnia cały zapis: { $text }.
   *[unexpected] Znak, który nie może tam stać, unieważnia cały zapis: { $text }.
  }
check-content-usage-syntax-why = Zapis to słownik w rozumieniu RFC 9651: elementy `etykieta=y` lub `etykieta=n`, pisane małymi literami i rozdzielone przecinkami. Jeden błąd unieważnia całość. Wiersz nadal bierze udział w dopasowaniu i może przesłonić krótszy.
check-content-usage-syntax-do = Zastosuj postać taką jak `Content-Usage: /docs/ train-ai=n, search=y`. Spację w ścieżce zapisuje się jako `%20`.

check-content-usage-conflict-title = Użycie dozwolone i zakazane zarazem
check-content-usage-conflict-message = { $kind ->
    [line] { $value } ma w jednym wierszu zarówno `y`, jak i `n`. Liczy się ostatnia wartość.
   *[lines] { $value } ma dla tej samej ścieżki zarówno `y`, jak i `n`. Wygrywa ograniczenie.
  }
check-content-usage-conflict-why = Między wierszami z tą samą ścieżką projekt standardu daje pierwszeństwo zapisowi surowszemu, a nie łagodniejszemu. W jednym wierszu późniejszy element zastępuje wcześniejszy.
check-content-usage-conflict-do = Zostaw wartość, o którą chodzi.

check-content-usage-on-blocked-path-title = Preferencja dla tego, co zablokowane
check-content-usage-on-blocked-path-message = Wszystkie adresy URL z tego wiersza `Content-Usage` są zablokowane, więc nic on nie znaczy.
check-content-usage-on-blocked-path-why = Preferencja dotyczy tego, co pobrano. Nie otwiera żadnego adresu, a robot, który przestrzega reguł, nie pobierze żadnego z nich.
check-content-usage-on-blocked-path-do = Usuń wiersz albo otwórz ścieżkę, jeśli jej treść ma być używana.

check-content-usage-unknown-label-title = Niezdefiniowana etykieta
check-content-usage-unknown-label-message = { $kind ->
    [former] { $value } to etykieta z wcześniejszej wersji projektu standardu, dziś już jej nie ma. Nic nie znaczy.
    [signal] { $value } to klucz z `Content-Signal`. W `Content-Usage` nic nie znaczy.
   *[unknown] { $value } nie jest etykietą z projektu standardu. Nic nie znaczy.
  }
check-content-usage-unknown-label-why = Projekt standardu definiuje `train-ai` i `search`, a inne etykiety każe pomijać. Jego słownictwo nie jest ostateczne.
check-content-usage-unknown-label-do = Użyj jednej z tych dwóch etykiet, jeśli o nią chodzi. Etykieta zdefiniowana gdzie indziej może zostać.

check-signal-and-usage-disagree-title = Dwa zapisy, przeciwne odpowiedzi
check-signal-and-usage-disagree-message = `Content-Usage` mówi { $value }, a `Content-Signal` mówi { $text }.
check-signal-and-usage-disagree-why = Czytają je różne programy, a tutaj znaczą niemal to samo. Pod wskazanym adresem URL obowiązują oba i żaden nie ma pierwszeństwa.
check-signal-and-usage-disagree-do = Podaj w obu to samo.

check-rsl-license-url-title = Licencja bez pełnego adresu
check-rsl-license-url-message = { $text } nie podaje pełnego adresu. Nie da się znaleźć warunków licencji.
check-rsl-license-url-why = Wiersz `License` zawiera adres z `https://` lub `http://` i nazwą hosta, także innego. Do samej ścieżki nic nie jest dopisywane.
check-rsl-license-url-do = Podaj pełny adres, na przykład `https://example.com/license.xml`.

check-proposed-ai-directive-title = Propozycja dotycząca AI
check-proposed-ai-directive-message = { $field } to propozycja. Nie jest znany żaden robot, który ją czyta.
check-proposed-ai-directive-why = Kilka propozycji opisuje, jak witryna może przekazać systemom AI, co jest dozwolone. Dopóki roboty nie udokumentują, że którąś czytają, jej wiersze nie odnoszą tu skutku.
check-proposed-ai-directive-do = Wymień roboty, o które chodzi, i użyj `Disallow`. Wiersze `Content-Signal` i `Content-Usage` określają, do czego wolno używać treści.

check-lighthouse-would-fail-title = Lighthouse uznaje to za błąd
check-lighthouse-would-fail-message = Wiersz jest w porządku, ale Lighthouse nie zna pola { $field } i jego audyt robots.txt kończy się niepowodzeniem.
check-lighthouse-would-fail-why = Lighthouse ma listę pól, które przepuszcza. Każde inne obniża wynik SEO witryny, choć roboty po prostu pomijają to, czego nie znają.
check-lighthouse-would-fail-do = Zostaw wiersz, jeśli ktoś go czyta: wynik nie wpływa na pobieranie. Usuń go, jeśli nie czyta go nikt.

check-llms-txt-mention-title = Wiersz o pliku llms.txt
check-llms-txt-mention-message = { $field } wskazuje plik llms.txt. Nie jest znany żaden robot, który go tu szuka.
check-llms-txt-mention-why = Programy, które używają llms.txt, pobierają go ze stałego miejsca, `/llms.txt`. Format robots.txt nie ma dla niego dyrektywy.
check-llms-txt-mention-do = Zostaw plik na miejscu i usuń wiersz albo zachowaj go jako komentarz.
