# Uwagi o ścieżkach i o tym, która reguła wygrywa: dla każdej kontroli jej nazwa, zdanie na liście, dlaczego to ważne, co zrobić.

check-path-without-slash-title = Ścieżka bez ukośnika
check-path-without-slash-message = Ścieżka zaczyna się od `/`. Ta reguła nie pasuje do żadnego adresu URL.
check-path-without-slash-why = Każdy adres, który porównuje robot, zaczyna się od `/`, dlatego reguła zaczynająca się od czegoś innego niż `/` lub `*` nie pasuje do niczego: { $pattern }.
check-path-without-slash-do = Dodaj `/` przed wartością { $pattern } albo `/*`, jeśli ten tekst może wystąpić w dowolnym miejscu adresu.

check-empty-disallow-title = Pusta reguła `Disallow`
check-empty-disallow-message = Pusta reguła `Disallow` niczego nie blokuje.
check-empty-disallow-why = To dawny sposób zapisu, że wszystko jest dozwolone. Całą witrynę blokuje dopiero `Disallow: /`.
check-empty-disallow-do = Zostaw wiersz, jeśli wszystko ma być dozwolone.

check-absolute-url-in-rule-title = Pełny adres zamiast ścieżki
check-absolute-url-in-rule-message = Reguła zawiera tylko ścieżkę adresu, bez protokołu i hosta. Ta reguła nie pasuje do żadnego adresu URL.
check-absolute-url-in-rule-why = Roboty porównują regułę z częścią adresu od pierwszego `/` za nazwą hosta, a żadna taka część nie zaczyna się od protokołu ani nazwy hosta. Plik i tak dotyczy tylko hosta, który go udostępnia.
check-absolute-url-in-rule-do = Usuń wszystko przed ścieżką. Reguły dla innego hosta należą do pliku robots.txt tego hosta.

check-backslash-path-title = Ukośnik wsteczny w ścieżce
check-backslash-path-message = W adresach występuje `/`, a nie `\`. Ta reguła nie pasuje do żadnej strony.
check-backslash-path-why = Przeglądarki i roboty zamieniają `\` w linku na `/`, zanim wyślą żądanie, więc w porównywanych adresach nie ma takiego znaku.
check-backslash-path-do = Między katalogami pisz `/`. Przypadkowy ukośnik wsteczny usuń.

check-space-in-path-title = Spacja w ścieżce
check-space-in-path-message = Adres nigdy nie zawiera spacji: zapisuje się ją jako `%20`. Dla Google ta reguła nie pasuje do żadnego adresu URL.
check-space-in-path-why = RFC 9309 nie przewiduje spacji w ścieżce. Wiele parserów czyta ją jako `%20`, Google porównuje ją tak, jak jest zapisana. To, co stoi za spacją, na przykład dopisek bez `#`, staje się częścią ścieżki.
check-space-in-path-do = Spację należącą do ścieżki zapisz jako `%20`. Komentarz poprzedź znakiem `#`, a każdą ścieżkę umieść w osobnym wierszu.

check-path-list-in-one-line-title = Kilka ścieżek w jednej regule
check-path-list-in-one-line-message = Ta reguła jest czytana jako jedna długa ścieżka. Nie obejmuje żadnej z wymienionych ścieżek.
check-path-list-in-one-line-why = Reguła ma jedną ścieżkę. Przecinki, średniki i spacje są w niej zwykłymi znakami i niczego nie rozdzielają.
check-path-list-in-one-line-do = Dla każdej ścieżki zapisz osobną regułę w osobnym wierszu.

check-dollar-not-final-title = `$` przed końcem
check-dollar-not-final-message = `$` oznacza koniec tylko jako ostatni znak. Tutaj oznacza sam siebie, a niektóre parsery pomijają taką regułę.
check-dollar-not-final-why = Według RFC 9309 i dla Google `$` w środku ścieżki jest zwykłym znakiem. Parser Pythona ignoruje taką regułę, a w innym nigdy nie pasuje ona do adresu.
check-dollar-not-final-do = Jeśli `$` ma oznaczać koniec, usuń to, co za nim stoi. Zostaw regułę, jeśli adresy zawierają `$`.

check-regex-syntax-title = Wyrażenie regularne w ścieżce
check-regex-syntax-message = To wygląda na wyrażenie regularne. Roboty biorą je dosłownie, z wyjątkiem `*` i końcowego `$`.
check-regex-syntax-why = W ścieżce tylko `*` zastępuje dowolne znaki. Kropka jest kropką, a nawiasy, `|`, `^` i `\` oznaczają same siebie. Reguła pasuje więc do innych adresów niż wyrażenie albo do żadnych.
check-regex-syntax-do = Zamiast `.*` pisz `*`, zamiast `\.` zwykłą kropkę, a dla każdego wariantu osobną regułę.

check-redundant-trailing-star-title = `*` na końcu
check-redundant-trailing-star-message = Z `*` na końcu reguła nie pasuje do niczego więcej. Jest tylko dłuższa o jeden oktet.
check-redundant-trailing-star-why = Reguła pasuje do każdego adresu, który zaczyna się od jej ścieżki, z tym znakiem `*` czy bez niego. Wygrywa jednak najdłuższa reguła, więc ten oktet może dać jej przewagę nad inną o zbliżonej długości.
check-redundant-trailing-star-do = Usuń `*`, chyba że reguła potrzebuje tego oktetu, żeby wygrać.

check-collapsed-stars-title = Kilka znaków `*` z rzędu
check-collapsed-stars-message = Kilka znaków `*` z rzędu pasuje do tego samego co jeden. Każdy kolejny tylko wydłuża regułę o jeden oktet.
check-collapsed-stars-why = Już jeden znak `*` zastępuje dowolne znaki, także ukośniki. Wygrywa najdłuższa reguła, więc dodatkowe oktety mogą dać tej regule przewagę nad inną.
check-collapsed-stars-do = Zostaw jeden znak `*`, a na końcu ścieżki żadnego.

check-star-dollar-end-title = `*$` na końcu
check-star-dollar-end-message = Z `*$` na końcu reguła pasuje dokładnie do tych samych adresów. Jest tylko dłuższa o dwa oktety.
check-star-dollar-end-why = `*` zastępuje dowolne znaki aż do końca, który oznacza `$`, więc reguła pasuje do każdego adresu zaczynającego się od tego, co stoi wcześniej. Wygrywa najdłuższa reguła, więc dodatkowe oktety mogą dać tej regule przewagę nad inną.
check-star-dollar-end-do = Usuń oba znaki, chyba że reguła potrzebuje tych oktetów, żeby wygrać.

check-disallow-star-title = `*` zamiast ścieżki
check-disallow-star-message = Niemal wszystkie parsery rozumieją to jako całą witrynę. RFC 9309 nie przewiduje takiej ścieżki.
check-disallow-star-why = Według gramatyki RFC ścieżka zaczyna się od `/`. Niemal wszystkie uruchomione parsery blokują tu całą witrynę; jeden bierze `*` dosłownie i nie blokuje niczego.
check-disallow-star-do = Wpisz `Disallow: /`, aby zablokować całą witrynę, albo `Disallow:`, aby nie blokować niczego.

check-empty-disallow-beside-rules-title = Pusta reguła `Disallow` obok innych
check-empty-disallow-beside-rules-message = Ta pusta reguła `Disallow` nic nie dodaje do innych reguł grupy. Dla niektórych starszych parserów otwiera wszystko.
check-empty-disallow-beside-rules-why = Według RFC 9309 niczego nie blokuje, a pozostałe reguły obowiązują. Parsery, które kończą na pierwszej pasującej regule, jak do niedawna parser Pythona, uznają ją za zgodę na każdy adres, jeśli stoi na początku.
check-empty-disallow-beside-rules-do = Usuń ten wiersz. Jeśli wszystko ma być dozwolone, usuń zamiast niego pozostałe reguły.

check-empty-allow-title = Pusta reguła `Allow`
check-empty-allow-message = Pusta reguła `Allow` nie pasuje do żadnego adresu. Niczego nie otwiera.
check-empty-allow-why = Reguła bez ścieżki nie działa na żaden adres i nie otwiera tego, co blokuje inna reguła.
check-empty-allow-do = Usuń ten wiersz albo wpisz `Allow: /`, jeśli wszystko ma być dozwolone.

check-double-slash-path-title = Kilka ukośników z rzędu
check-double-slash-path-message = Ta reguła pasuje tylko do adresów z taką samą liczbą ukośników z rzędu. Rzadko są to prawdziwe adresy.
check-double-slash-path-why = Roboty porównują każdy ukośnik: `//a` i `/a` to dwie ścieżki. Jeśli strony są dostępne z jednym ukośnikiem, ta reguła ich nie dotyczy.
check-double-slash-path-do = Wpisz jeden `/`. Zostaw regułę, jeśli dotyczy adresów z nadmiarem ukośników.

check-dot-segments-in-path-title = `.` lub `..` w ścieżce
check-dot-segments-in-path-message = Roboty rozwijają `.` i `..`, zanim zażądają adresu. Ta reguła nie pasuje do żadnego adresu URL.
check-dot-segments-in-path-why = Żaden żądany adres nie ma takiego segmentu: `/a/../b` staje się najpierw `/b`.
check-dot-segments-in-path-do = Zapisz ścieżkę w postaci po rozwinięciu.

check-malformed-percent-title = `%` bez dwóch cyfr szesnastkowych
check-malformed-percent-message = Po `%` powinny stać dwie cyfry szesnastkowe. Parsery różnie rozumieją ten znak `%`.
check-malformed-percent-why = Jedne czytają go jako znak procentu, który w adresach ma postać `%25`. Inne, wśród nich Google, porównują go dosłownie, więc pasuje też do początku zakodowanego znaku.
check-malformed-percent-do = Zapisz znak procentu jako `%25` albo uzupełnij zakodowany znak.

check-lowercase-percent-hex-title = Zakodowany znak małymi literami
check-lowercase-percent-hex-message = `%c3` i `%C3` znaczą to samo, ale niektóre parsery porównują je dosłownie.
check-lowercase-percent-hex-why = RFC 3986 uznaje je za równe i zaleca wielkie litery, a roboty najczęściej żądają adresów z wielkimi literami. Parser, który porównuje litera po literze, nie znajdzie dopasowania.
check-lowercase-percent-hex-do = Cyfry od `A` do `F` pisz wielkimi literami.

check-needless-percent-encoding-title = Zbędne kodowanie
check-needless-percent-encoding-message = Tego znaku nie trzeba kodować. Dla Google i innych parserów reguła nie pasuje do zwykłego adresu.
check-needless-percent-encoding-why = Według RFC 9309 `%7E` i `~` to to samo. Google porównuje regułę dosłownie, a adresy najczęściej zawierają zwykły znak.
check-needless-percent-encoding-do = Wpisz zwykły znak.

check-encoded-reserved-title = Zakodowany znak specjalny
check-encoded-reserved-message = { $escape } oznacza { $character }. Nie wszystkie parsery uznają to za to samo.
check-encoded-reserved-why = Według RFC 9309 to to samo tam, gdzie { $character } nie ma własnego znaczenia; Google i większość parserów porównują je dosłownie. Zakodowany znak `*` lub `$` nie jest symbolem wieloznacznym.
check-encoded-reserved-do = Zapisz ten znak tak jak w adresach witryny. Jeśli występują obie pisownie, dla każdej napisz regułę.

check-non-ascii-path-title = Znaki spoza ASCII
check-non-ascii-path-message = W adresach te znaki są zakodowane. Większość parserów koduje też regułę, niektóre nie.
check-non-ascii-path-why = Robot żąda znaku `é` w postaci `%C3%A9`. Google koduje regułę przed porównaniem; parser, który tego nie robi, nie znajdzie dopasowania.
check-non-ascii-path-do = Wpisz postać zakodowaną, którą rozumie każdy parser.

check-unicode-normalisation-title = Litera w dwóch częściach
check-unicode-normalisation-message = Litera jest tu zapisana jako litera podstawowa i osobny znak. W adresach występuje najczęściej litera złożona, czyli inne oktety.
check-unicode-normalisation-why = Obie wyglądają tak samo, ale roboty porównują oktety. Nazwy plików z macOS są często rozłożone (NFD), adresy w sieci najczęściej złożone (NFC).
check-unicode-normalisation-do = Wpisz literę złożoną, chyba że w adresach witryny jest ona w dwóch częściach.

check-uppercase-path-title = Wielkie litery w ścieżce
check-uppercase-path-message = W ścieżkach wielkość liter ma znaczenie. Ta reguła nie pasuje do tej samej ścieżki zapisanej małymi literami.
check-uppercase-path-why = Dla robota `/Admin/` i `/admin/` to dwie ścieżki, nawet jeśli serwer odpowiada na obie tak samo.
check-uppercase-path-do = Porównaj ścieżkę z adresami witryny. Jeśli działają obie pisownie, dla każdej napisz regułę.

check-wildcard-needed-title = Reguła wymagająca symboli wieloznacznych
check-wildcard-needed-message = Interpretacje według konwencji z 1994 roku nie znają symboli wieloznacznych. Dla nich ta reguła nie blokuje tego, co ma blokować.
check-wildcard-needed-why = Biorą `*` i `$` za zwykłe znaki, a prawie żaden adres tak się nie zaczyna. Google, Bing, Yandex i wszystkie roboty zgodne z RFC 9309 znają oba symbole.
check-wildcard-needed-do = Zostaw regułę, chyba że liczą się stare lub bardzo proste roboty. Wtedy dodaj regułę bez symboli wieloznacznych tam, gdzie pozwalają na to ścieżki.

check-google-index-html-quirk-title = Strona indeksu, z którą Google otwiera też katalog
check-google-index-html-quirk-message = Na podstawie tej reguły Google otwiera także katalog { $directory }. W innych interpretacjach pozostaje on zablokowany.
check-google-index-html-quirk-why = Parser Google odczytuje regułę `Allow` dla strony indeksu także jako regułę dla jej katalogu. RFC 9309 nie przewiduje niczego takiego.
check-google-index-html-quirk-do = Aby otworzyć katalog dla wszystkich, dodaj dla niego regułę `Allow` zakończoną znakiem `$`.

check-sensitive-path-advertised-title = Ujawnione położenie poufnych plików
check-sensitive-path-advertised-message = Każdy może tu przeczytać tę ścieżkę. Wygląda na położenie kopii zapasowej, zrzutu bazy danych, klucza lub repozytorium.
check-sensitive-path-advertised-why = Plik robots.txt jest publiczny i niczego nie chroni. Kto szuka takich plików, czyta go w pierwszej kolejności.
check-sensitive-path-advertised-do = Zabezpiecz to miejsce na serwerze albo przenieś je poza witrynę. Potem usuń regułę.

check-credential-in-path-title = Tajne dane lub adres e-mail w ścieżce
check-credential-in-path-message = To wygląda na hasło, klucz lub adres e-mail. Każdy może to tu przeczytać.
check-credential-in-path-why = Plik robots.txt jest publiczny, a jego kopie pozostają w archiwach także po zmianie.
check-credential-in-path-do = Zastąp hasło lub klucz nowym, a regułę zakończ przed jego wartością. Adres e-mail usuń.
