# Uwagi o bajtach pliku: dla każdej kontroli jej nazwa, zdanie na liście, dlaczego to ważne, co zrobić.

check-html-instead-of-text-title = Strona WWW zamiast pliku robots.txt
check-html-instead-of-text-message = To strona WWW, a nie plik robots.txt. Wszystkie adresy URL uznaje się za dozwolone.
check-html-instead-of-text-why = Roboty szukają wierszy takich jak `Disallow: /path` i nie znajdują ich w kodzie HTML, więc nic nie jest zablokowane. Błędy w poszczególnych wierszach są tu pominięte.
check-html-instead-of-text-do = Sprawdź, co serwer wysyła w odpowiedzi na `/robots.txt`: powinien to być zwykły tekst albo status 404, gdy pliku nie ma.

check-file-over-500kib-title = Plik większy niż 500 KiB
check-file-over-500kib-message = Google przestaje czytać plik w { FORM($at, "locative") }. Rozmiar pliku w bajtach: { NUMBER($bytes) }.
check-file-over-500kib-why = RFC 9309 wymaga od robotów przeczytania co najmniej 500 KiB i pozwala na tym poprzestać. Google tak robi, więc dalsze reguły się nie liczą.
check-file-over-500kib-do = Połącz reguły o wspólnym początku albo użyj `*`, tak aby plik miał mniej niż { NUMBER(512000) } bajtów.

check-binary-or-utf16-title = Plik nieczytelny jako tekst
check-binary-or-utf16-message = { $kind ->
    [utf-16] Plik jest zapisany w UTF-16. Roboty czytają UTF-8 i nie znajdują żadnej reguły, więc wszystkie adresy URL uznaje się za dozwolone.
   *[binary] To nie jest plik tekstowy. Roboty nie znajdują w nim żadnej reguły, więc wszystkie adresy URL uznaje się za dozwolone.
  }
check-binary-or-utf16-why = RFC 9309 wymaga UTF-8. W UTF-16 każda litera ma drugi bajt i żadne pole nie jest rozpoznawane, a pliki skompresowane, obrazy i dokumenty w ogóle nie mają wierszy. Błędy w poszczególnych wierszach są tu pominięte.
check-binary-or-utf16-do = Zapisz plik w UTF-8 bez znacznika kolejności bajtów i sprawdź, co serwer wysyła w odpowiedzi na `/robots.txt`.

check-invalid-utf8-title = To nie UTF-8
check-invalid-utf8-message = { $place ->
    [rule] Ta reguła zawiera bajty, które nie są UTF-8. Nie pasuje do adresu URL, który zdaje się wskazywać.
    [comment] Ten komentarz zawiera bajty, które nie są UTF-8. Na reguły nie ma to wpływu.
   *[line] Ten wiersz zawiera bajty, które nie są UTF-8. Każdy robot odczytuje je po swojemu.
  }
check-invalid-utf8-why = W adresie URL litery spoza ASCII są zapisane w UTF-8: `é` to `%C3%A9`. W starszym kodowaniu, takim jak Latin-1, to jeden bajt, który oznacza inną ścieżkę.
check-invalid-utf8-do = Zapisz plik w UTF-8. W ścieżce najbezpieczniej jest zapisać każdy bajt jako `%` i dwie cyfry szesnastkowe.

check-bom-present-title = Znacznik kolejności bajtów
check-bom-present-message = Plik zaczyna się od znacznika kolejności bajtów. Google go pomija, niektóre parsery tracą wiersz 1.
check-bom-present-why = RFC 9309 nie wspomina o tym znaczniku. Z 12 sprawdzonych parserów 5 odczytuje go jako część pierwszego pola i wtedy pierwszy wiersz nic nie znaczy.
check-bom-present-do = Zapisz plik w UTF-8 bez znacznika kolejności bajtów.

check-bom-partial-title = Niepełny znacznik kolejności bajtów
check-bom-partial-message = Plik zaczyna się od części znacznika kolejności bajtów. Google ją pomija, dla innych robotów wiersz 1 nic nie znaczy.
check-bom-partial-why = Znacznik ma trzy bajty, `EF BB BF`, a tu części brakuje. Większość parserów odczytuje resztę jako część pierwszego pola i przestaje je rozpoznawać.
check-bom-partial-do = Usuń bajty przed pierwszą literą.

check-cr-only-line-endings-title = Wiersze kończą się samym CR
check-cr-only-line-endings-message = Wiersze kończą się samym znakiem CR. Niektóre parsery widzą cały plik jako jeden wiersz.
check-cr-only-line-endings-why = RFC 9309 dopuszcza CR, LF i oba razem. Sam CR kończył wiersz na komputerach Mac w latach 90. i 3 z 12 sprawdzonych parserów go nie zna: tracą wszystkie reguły.
check-cr-only-line-endings-do = Zapisz plik z końcami wierszy LF.

check-mixed-line-endings-title = Różne końce wierszy
check-mixed-line-endings-message = Wiersze kończą się na różne sposoby: LF { NUMBER($lf) }, CRLF { NUMBER($crlf) }, CR { NUMBER($cr) }.
check-mixed-line-endings-why = Roboty czytają wszystkie trzy. Starsze parsery i programy do porównywania plików źle znoszą taką mieszankę, a często zdradza ona, że połączono dwa pliki.
check-mixed-line-endings-do = Zapisz plik z jednym rodzajem końca wiersza.

check-too-many-rules-yandex-title = Więcej reguł, niż przyjmuje Yandex
check-too-many-rules-yandex-message = { $rules ->
    [one] Plik ma { NUMBER($rules) } regułę. Yandex przyjmuje ich { NUMBER($limit) }.
    [few] Plik ma { NUMBER($rules) } reguły. Yandex przyjmuje ich { NUMBER($limit) }.
    [many] Plik ma { NUMBER($rules) } reguł. Yandex przyjmuje ich { NUMBER($limit) }.
   *[other] Plik ma { NUMBER($rules) } reguły. Yandex przyjmuje ich { NUMBER($limit) }.
  }
check-too-many-rules-yandex-why = Yandex podaje ten limit w dokumentacji i zgłasza dłuższy plik jako błąd. Co dzieje się z regułami ponad limit, nie jest opisane.
check-too-many-rules-yandex-do = Połącz reguły o wspólnym początku albo użyj `*`.

check-line-too-long-title = Zbyt długi wiersz
check-line-too-long-message = { $reader ->
    [google] Google czyta wiersz tylko do granicy { NUMBER($limit) } bajtów. Reszta przepada, więc reguła obejmuje więcej, niż mówi.
   *[yandex] Ta reguła przekracza granicę { NUMBER($limit) } znaków. Yandex zgłasza ją jako błąd.
  }
check-line-too-long-why = Ucięta reguła jest krótsza, a krótsza reguła pasuje do większej liczby adresów URL.
check-line-too-long-do = Użyj krótszej ścieżki, z `*` w miejscu tego, co się zmienia, albo kilku reguł.

check-nul-byte-title = Bajt NUL
check-nul-byte-message = { $place ->
    [text] W tym wierszu jest bajt NUL. Google przestaje w tym miejscu czytać wiersz, inne roboty czytają dalej.
   *[comment] W tym komentarzu jest bajt NUL. Na reguły nie ma to wpływu.
  }
check-nul-byte-why = Dla programów napisanych w C znak NUL kończy tekst. Reguła ucięta w tym miejscu jest krótsza i pasuje do większej liczby adresów URL, a dla innych robotów nie pasuje do żadnego.
check-nul-byte-do = Usuń znak NUL.

check-empty-file-title = Brak dyrektyw w pliku
check-empty-file-message = Plik nie zawiera żadnej dyrektywy. Wszystkie adresy URL uznaje się za dozwolone.
check-empty-file-why = To poprawny sposób, by otworzyć witrynę dla wszystkich robotów. Z pliku nie widać jednak, czy to celowe.
check-empty-file-do = Zostaw plik bez zmian albo powiedz to wprost: dodaj grupę `*` z regułą `Allow: /`.

check-no-groups-title = Brak grupy w pliku
check-no-groups-message = { $kind ->
    [records] Plik nie ma żadnej grupy. Wszystkie adresy URL uznaje się za dozwolone.
   *[text] Plik nie ma żadnej grupy, a część jego wierszy roboty pomijają. Wszystkie adresy URL uznaje się za dozwolone.
  }
check-no-groups-why = Przed regułami musi stać wiersz `User-agent`. Bez niego plik niczego nie blokuje, cokolwiek jeszcze zawiera.
check-no-groups-do = Dodaj grupę `*`, z regułą `Allow: /`, jeśli wszystko ma być otwarte. Jeśli to komunikat o błędzie, sprawdź, co serwer wysyła w odpowiedzi na `/robots.txt`.

check-plugin-or-error-output-title = Tekst wypisany przez program
check-plugin-or-error-output-message = Ten wiersz wypisał program, na przykład wtyczka pamięci podręcznej albo PHP: to ani dyrektywa, ani komentarz. Roboty go pomijają.
check-plugin-or-error-output-why = Taki tekst może pochłonąć sąsiednią dyrektywę, a komunikaty o błędach zdradzają wszystkim, gdzie leżą pliki na serwerze.
check-plugin-or-error-output-do = Wyłącz wtyczkę lub komunikaty o błędach dla `/robots.txt` i usuń te wiersze.

check-injected-markup-title = Skrypt lub link wśród dyrektyw
check-injected-markup-message = Jest tu skrypt, ramka lub link. Roboty to pomijają, a często to ślad włamania.
check-injected-markup-why = Plik robots.txt to zwykły tekst, więc skrypt niczemu w nim nie służy. Kto może zmienić ten plik, często może zmienić i inne.
check-injected-markup-do = Ustal, skąd to pochodzi: ze znacznika, który serwer dodaje do każdej strony, czy z włamania. Potem usuń te wiersze.

check-markdown-or-paste-residue-title = Pozostałość po kopiowaniu
check-markdown-or-paste-residue-message = Zostały tu znaki z miejsca, z którego skopiowano plik: ogranicznik bloku kodu, punktory, cudzysłowy lub numery wierszy. Roboty pomijają taki wiersz.
check-markdown-or-paste-residue-why = Czat, blog lub edytor pokazuje reguły w takich znakach. W pliku sprawiają one, że pola nikt nie rozpoznaje.
check-markdown-or-paste-residue-do = Usuń te znaki i zostaw dyrektywy.

check-placeholder-left-title = Niewypełniony szablon
check-placeholder-left-message = { $value } to tekst z szablonu. Dla tej witryny wiersz nie ma żadnego znaczenia.
check-placeholder-left-why = W szablonie taki tekst czeka, aż zastąpi go człowiek lub program. Roboty biorą go dosłownie.
check-placeholder-left-do = Wpisz wartość właściwą dla tej witryny albo usuń wiersz.
