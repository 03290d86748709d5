# Uwagi o grupach i robotach: dla każdej kontroli jej nazwa, zdanie na liście, dlaczego to ważne, co zrobić.

check-rule-before-user-agent-title = Reguła przed wierszem `User-agent`
check-rule-before-user-agent-message = Tej reguły nie poprzedza żaden wiersz `User-agent`. Roboty ją pomijają.
check-rule-before-user-agent-why = Reguła należy do grupy, w której stoi, a grupa zaczyna się od wiersza `User-agent`. Reguła poza grupą nie obowiązuje nikogo.
check-rule-before-user-agent-do = Dodaj nad nią `User-agent: *` albo przenieś ją do grupy.

check-empty-user-agent-title = `User-agent` bez nazwy
check-empty-user-agent-message = Ten wiersz `User-agent` nie wskazuje żadnego robota.
check-empty-user-agent-why = Żaden robot nie ma pustej nazwy, więc reguły pod samym takim wierszem nie obowiązują nikogo. Wszystkie roboty oznacza nazwa `*`.
check-empty-user-agent-do = Wpisz po dwukropku `*` albo nazwę robota, albo usuń wiersz.

check-group-fall-through-title = Grupa bez własnych reguł
check-group-fall-through-message = Po tym wierszu nie ma żadnej reguły, więc tego robota obowiązują też reguły grupy { $agent }.
check-group-fall-through-why = Szereg wierszy `User-agent` kończy dopiero reguła. Nie kończy go pusty wiersz, komentarz ani wiersz `Sitemap`, więc wszystkie te wiersze `User-agent` otwierają jedną grupę. Parsery starsze niż RFC 9309 kończą grupę na pustym wierszu i odpowiadają inaczej.
check-group-fall-through-do = Dodaj poniżej `Allow: /`, jeśli temu robotowi wolno pobierać wszystko, albo wpisz tam jego własne reguły.

check-star-shares-group-with-named-title = Nazwa obok `*`
check-star-shares-group-with-named-message = { $agent } jest w jednej grupie z `*`, więc te reguły obowiązują wszystkich.
check-star-shares-group-with-named-why = `*` obejmuje każdego robota, który nie ma własnej grupy. Nazwa dopisana obok niczego dla niego nie zmienia, a reguły nadal dotyczą wszystkich pozostałych.
check-star-shares-group-with-named-do = Usuń wiersz z `*`, jeśli reguły są tylko dla wymienionego robota. Usuń nazwę, jeśli są dla wszystkich.

check-duplicate-group-title = Kilka grup dla jednego robota
check-duplicate-group-message = Grupa { $agent } jest już wyżej w pliku. Liczą się reguły z obu.
check-duplicate-group-why = RFC 9309 i Google sumują takie grupy. Starsze parsery biorą tylko pierwszą, a Yandex zgłasza drugą grupę `*` jako błąd.
check-duplicate-group-do = Zbierz reguły w jednej grupie.

check-duplicate-agent-in-group-title = Nazwa powtórzona w grupie
check-duplicate-agent-in-group-message = Ta grupa zawiera już nazwę { $agent }.
check-duplicate-agent-in-group-why = Wystarczy jeden wiersz: wielkość liter nie ma znaczenia, a reguły nie liczą się podwójnie.
check-duplicate-agent-in-group-do = Usuń jeden z tych dwóch wierszy.

check-empty-group-title = Grupa bez reguł
check-empty-group-message = Po nazwie { $agent } nie ma żadnej reguły, więc temu robotowi wolno pobierać wszystko.
check-empty-group-why = Grupa bez reguł pozwala na dostęp do każdego adresu URL. Reguły grupy `*` wtedy nie obowiązują, bo robot ma własną grupę.
check-empty-group-do = Wpisz `Allow: /`, jeśli tak ma być, żeby grupa nie wyglądała na niedokończoną. W przeciwnym razie dodaj reguły.

check-allow-only-group-title = `Allow` bez `Disallow`
check-allow-only-group-message = Tym robotom niczego się nie zabrania, więc ta reguła `Allow` niczego nie zmienia.
check-allow-only-group-why = Czego nie zabrania żadna reguła, to i tak jest dozwolone. Reguła `Allow` ma znaczenie tylko jako wyjątek od reguły `Disallow` dla tego samego robota.
check-allow-only-group-do = Dodaj `Disallow: /`, jeśli otwarte mają być tylko te ścieżki. Usuń reguły, jeśli otwarte jest wszystko.

check-group-only-nonstandard-title = Grupa bez `Allow` i `Disallow`
check-group-only-nonstandard-message = Nie ma tu reguły `Allow` ani `Disallow`, więc tego robota obowiązują też reguły grupy { $agent }.
check-group-only-nonstandard-why = Według RFC 9309 i dla Google dyrektywa taka jak `Crawl-delay` nie kończy szeregu wierszy `User-agent`. Wiele innych parserów kończy go w tym miejscu, więc odpowiedzi się różnią.
check-group-only-nonstandard-do = Dodaj poniżej `Allow: /`, jeśli temu robotowi wolno pobierać wszystko, albo wpisz tam jego własne reguły.

check-ua-not-a-token-title = To nie jest nazwa robota
check-ua-not-a-token-message = To cały nagłówek albo adres. Porównywana jest tylko część { $agent }.
check-ua-not-a-token-why = Wiersz `User-agent` wymaga krótkiej nazwy z dokumentacji operatora robota, na przykład `bingbot`. To, co robot wysyła w żądaniach, jest dłuższe i nie jest porównywane w całości.
check-ua-not-a-token-do = Wpisz krótką nazwę robota.

check-ua-version-suffix-title = Wersja po nazwie
check-ua-version-suffix-message = W wartości { $agent } po nazwie stoi wersja. Interpretacje, które porównują całą wartość, nie znajdują takiego robota.
check-ua-version-suffix-why = Nazwą jest { $value }. Google i inni odcinają wersję. Kilka popularnych parserów tego nie robi i dla nich grupa nie dotyczy nikogo.
check-ua-version-suffix-do = Wpisz { $value }.

check-ua-has-space-title = Nazwa z kilku słów
check-ua-has-space-message = W wartości { $agent } za nazwę uchodzi tylko { $value }.
check-ua-has-space-why = Według RFC 9309 nazwa składa się tylko z liter oraz znaków `-` i `_`. Google i inni kończą ją na pierwszej spacji, więc reguły obejmują też każdego innego robota o nazwie { $value }. Niektóre parsery porównują wszystkie słowa.
check-ua-has-space-do = Sprawdź nazwę w dokumentacji operatora. Zostaw wiersz, jeśli brzmi ona tak samo.

check-ua-has-digit-or-dot-title = Nietypowy znak w nazwie
check-ua-has-digit-or-dot-message = { $kept ->
    [0] Interpretacje w stylu Google nie widzą w wartości { $agent } żadnej nazwy.
   *[other] Interpretacje w stylu Google widzą w wartości { $agent } nazwę { $value }.
  }
check-ua-has-digit-or-dot-why = Według RFC 9309 nazwa składa się tylko z liter oraz znaków `-` i `_`, a parser Google czyta tylko do pierwszego innego znaku. Nazwy niektórych robotów zawierają inne znaki i te roboty czytają własną nazwę w całości, więc dla nich wiersz jest poprawny.
check-ua-has-digit-or-dot-do = Zostaw wiersz, jeśli operator tak pisze nazwę. W przeciwnym razie sprawdź nazwę w dokumentacji.

check-ua-non-ascii-title = Znak spoza ASCII w nazwie
check-ua-non-ascii-message = { $kept ->
    [0] { $agent } zawiera znak spoza ASCII. Interpretacje w stylu Google nie widzą tu żadnej nazwy.
   *[other] { $agent } zawiera znak spoza ASCII. Interpretacje w stylu Google widzą tu nazwę { $value }.
  }
check-ua-non-ascii-why = Nazwy robotów składają się ze znaków ASCII. Łącznik lub litera, które tylko je przypominają i często pochodzą ze sformatowanego tekstu, tworzą inną nazwę.
check-ua-non-ascii-do = Wpisz nazwę od nowa zwykłymi literami i znakiem `-`.

check-ua-list-in-one-line-title = Kilka nazw w jednym wierszu
check-ua-list-in-one-line-message = { $count ->
    [one] Odczytywana jest tu tylko nazwa { $agent }. Druga przepada.
    [few] Odczytywana jest tu tylko nazwa { $agent }. Pozostałe { $count } nazwy przepadają.
    [many] Odczytywana jest tu tylko nazwa { $agent }. Pozostałych { $count } nazw przepada.
   *[other] Odczytywana jest tu tylko nazwa { $agent }. Pozostałe { $count } nazwy przepadają.
  }
check-ua-list-in-one-line-why = Wiersz `User-agent` zawiera jedną nazwę. Kończy ją przecinek albo spacja, a roboty wymienione dalej stosują się do innych grup.
check-ua-list-in-one-line-do = Wpisz osobny wiersz `User-agent` dla każdej nazwy, jeden pod drugim.

check-ua-star-with-suffix-title = `*` jako część nazwy
check-ua-star-with-suffix-message = { $kept ->
    [0] W wartości { $agent } znak `*` nie jest symbolem wieloznacznym: nie pasuje do niej żaden robot.
   *[other] W wartości { $agent } znak `*` nie jest symbolem wieloznacznym: większość interpretacji widzi tu nazwę { $value }.
  }
check-ua-star-with-suffix-why = `*` oznacza wszystkie roboty tylko wtedy, gdy stoi sam. Jako część nazwy ten znak w jednych interpretacjach jest odcinany, a w innych porównywany dosłownie.
check-ua-star-with-suffix-do = Wpisz sam znak `*` albo nazwę bez niego.

check-ua-substring-of-another-title = Nazwa zawarta w innej
check-ua-substring-of-another-message = { $agent } to część nazwy { $value }. Interpretacje, które porównują części nazw, stosują grupę { $agent } do obu robotów.
check-ua-substring-of-another-why = RFC 9309 porównuje całe nazwy i każda z tych dwóch ma swoją grupę. Niektóre starsze parsery szukają wartości w dowolnym miejscu tego, co wysyła robot.
check-ua-substring-of-another-do = Wpisz pełną nazwę robota, o którego chodzi.

check-unknown-agent-token-title = Prawdopodobna literówka w nazwie
check-unknown-agent-token-message = Żaden znany robot nie nazywa się { $agent }. Czy chodziło o { $value }?
check-unknown-agent-token-why = Nazwy są porównywane litera po literze, więc reguły dla nazwy z literówką nie obowiązują nikogo.
check-unknown-agent-token-do = Wpisz { $value }, jeśli chodzi o tego robota. Zostaw wiersz, jeśli istnieje robot o takiej nazwie.

check-retired-agent-token-title = Nazwa, która wyszła z użycia
check-retired-agent-token-message = Żaden robot nie używa już nazwy { $agent }.
check-retired-agent-token-why = { $count ->
    [0] Nazwy nie ma w obecnej dokumentacji operatora. Wiersz nie szkodzi i niczego nie zmienia.
    [one] Nazwy nie ma w obecnej dokumentacji operatora. Ma on { NUMBER($count) } czynnego robota o innej nazwie: { $names }.
    [few] Nazwy nie ma w obecnej dokumentacji operatora. Ma on { NUMBER($count) } czynne roboty o innych nazwach: { $names }.
    [many] Nazwy nie ma w obecnej dokumentacji operatora. Ma on { NUMBER($count) } czynnych robotów o innych nazwach: { $names }.
   *[other] Nazwy nie ma w obecnej dokumentacji operatora. Ma on { NUMBER($count) } czynnego robota o innych nazwach: { $names }.
  }
check-retired-agent-token-do = Wymień obecne roboty operatora, jeśli reguły mają ich dotyczyć. W przeciwnym razie te wiersze można usunąć.

check-control-token-title = Przełącznik, a nie robot
check-control-token-message = Żaden robot nie przedstawia się jako { $agent }. Ta nazwa to przełącznik, który określa, co wolno robić ze stronami.
check-control-token-why = Strony pobierają inne roboty operatora, a pod tą nazwą sprawdzają, czy wolno ich użyć, na przykład do trenowania modeli. Nie zmienia to niczego w pobieraniu ani w wynikach wyszukiwania.
check-control-token-do = Zostaw wiersz, jeśli tak ma być. Żeby strony nie były pobierane, wymień samego robota.

check-agent-ignores-robots-title = Robot, którego robots.txt nie wiąże
check-agent-ignores-robots-message = { $agent } może mimo to pobierać te strony: robots.txt go nie wiąże albo nie musi wiązać.
check-agent-ignores-robots-why = Mówi tak jego operator albo program nigdy nie czyta tego pliku. To częste, gdy pobranie strony uruchamia człowiek.
check-agent-ignores-robots-do = Zostaw wiersze jako deklarację, a jeśli robot ma nie mieć dostępu, zablokuj go na serwerze.

check-agent-ignores-star-title = Roboty, których `*` nie wiąże
check-agent-ignores-star-message = `*` blokuje witrynę, ale te roboty to pomijają: { $names }.
check-agent-ignores-star-why = Według Google te roboty pomijają grupę `*`. Stosują się do grupy, która je wymienia.
check-agent-ignores-star-do = Wymień je obok `*`, jeśli też mają nie mieć dostępu.

check-training-blocked-search-open-title = Trenowanie zablokowane, wyszukiwanie dozwolone
check-training-blocked-search-open-message = { $agent } nie może pobrać niczego, a { $value }, robot wyszukiwarki firmy { $operator }, może.
check-training-blocked-search-open-why = Obie nazwy są od siebie niezależne. Strony nie trafiają w ten sposób do trenowania, ale można je znaleźć i cytować.
check-training-blocked-search-open-do = Zostaw to, jeśli tak ma być. Wymień też robota { $value }, jeśli ma nie mieć dostępu.

check-search-blocked-training-open-title = Wyszukiwanie zablokowane, trenowanie dozwolone
check-search-blocked-training-open-message = { $agent } nie może pobrać niczego, a { $value }, który zbiera dane treningowe dla firmy { $operator }, może.
check-search-blocked-training-open-why = Obie nazwy są od siebie niezależne. Wyszukiwarka operatora nie znajduje ani nie cytuje witryny, a jej strony mogą służyć do trenowania modeli.
check-search-blocked-training-open-do = Sprawdź, o którego z nich chodziło. Zablokuj witrynę także dla robota { $value } albo otwórz ją dla robota { $agent }.

check-legacy-scraper-list-title = Lista dawnych robotów
check-legacy-scraper-list-message = { $count ->
    [one] Od tego miejsca wymieniono { $count } dawnego robota.
    [few] Od tego miejsca wymieniono { $count } dawne roboty.
    [many] Od tego miejsca wymieniono { $count } dawnych robotów.
   *[other] Od tego miejsca wymieniono { $count } dawnego robota.
  }
check-legacy-scraper-list-why = Takie listy przechodzą z pliku do pliku od lat dziewięćdziesiątych. Prawie żaden z tych programów już nie działa, a większość nigdy nie czytała pliku robots.txt.
check-legacy-scraper-list-do = Usuń te wiersze, jeśli nikomu nie są potrzebne. Nie szkodzą.
