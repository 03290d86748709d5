# Robotscope, polski: to, co wspólne dla wszystkich widoków. Cytowane nazwy stoją w `grawisach`; $line i $at to linki.
# Słowa: zob. słownictwo. Reguła to wiersz Allow albo Disallow. Kontrola daje uwagę.
# Typografia: spacja nierozdzielająca po a, i, o, u, w, z oraz między liczbą a rzeczownikiem.

language-name = Polski
language-label = Język

app-name = Robotscope
page-title = Robotscope: czytaj plik robots.txt tak jak roboty
page-description = Wklej plik robots.txt, podaj robota i adres URL: zobaczysz odpowiedź, wiersz, który decyduje, i każdą regułę, która przegrała. Działa w przeglądarce, niczego nie wysyła.
skip = Przejdź do treści
nav-label = Widoki
view-inspect = Analiza
view-inspect-title = Analiza pliku robots.txt
view-trace = Pełny przebieg
view-compare = Porównanie
view-outages = Awarie
view-selftest = Autotest
theme-dark = Ciemny motyw
back-label = Powrót
title-trace = Dlaczego: pełny przebieg · Robotscope
title-compare = Porównanie · Robotscope
title-outages = Jak serwer udostępnił plik? · Robotscope
title-selftest = Autotest · Robotscope

foot-promise = Plik pozostaje w tej przeglądarce. Po wczytaniu strona nie wysyła żadnych żądań; jedynie po zmianie języka pobiera teksty w tym języku.
foot-keyboard = Klawiatura
foot-method = Skąd bierze się werdykt

line-at-start = Wiersz { $line }
line-within = wiersz { $line }
    .nominative = wiersz { $line }
    .genitive = wiersza { $line }
    .locative = wierszu { $line }
    .number = { $line }
col-line = Wiersz

verdict-allowed = Dozwolony
verdict-disallowed = Zablokowany
verdict-none = Nie ma jeszcze pytania
verdict-not-governed = Nie dotyczy
verdict-no-answer = Brak odpowiedzi
verdict-no-engine = Brak silnika
verdict-loading = Przygotowywanie…
verdict-loading-reason = Można już wklejać i pisać. Odpowiedzi pojawią się, gdy tylko wczyta się silnik.
verdict-no-engine-reason = Ta strona czyta pliki robots.txt za pomocą WebAssembly, które jest tu wyłączone lub niedostępne albo którego plików nie udało się pobrać. Tekst pozostaje bez zmian.
verdict-stopped-reason = Silnik przestał działać na tym tekście. Uruchom go ponownie powyżej albo zapisz plik.
verdict-empty-file = Pusty plik niczego nie zabrania.
verdict-old = Sprzed ostatniej zmiany.
verdict-anyway = Według samego tego pliku:

severity-error = Błąd
severity-warning = Ostrzeżenie
severity-note = Informacja

toast-undo = Cofnij
toast-close = Zamknij ten komunikat
toast-label = Komunikaty
toast-replaced = Zastąpiono plikiem { $name }.
toast-pasted = Zastąpiono.
toast-response = Rozpoznano odpowiedź HTTP, kod { $status }: jej treść jest teraz plikiem, nagłówki są w widoku Awarie.
toast-inserted = Wklejono do pliku.
toast-undone = Przywrócono poprzedni plik.
toast-line-added = Dodano wiersz { $line }.
toast-cleared = Wyczyszczono.
toast-select-mine = Przykład jest zaznaczony: wklej teraz własny plik, a go zastąpi.
toast-copied = Skopiowano.
toast-not-copied = Przeglądarka nie pozwoliła na kopiowanie.
toast-several = Tylko jeden plik naraz: otwarto { $name }.
toast-unreadable = Nie udało się odczytać pliku { $name }.
toast-no-language = Nie udało się pobrać tekstów w tym języku. Strona pozostaje bez zmian.

announce-errors = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
  }
announce-warnings = { $count ->
    [one] { $count } ostrzeżenie
    [few] { $count } ostrzeżenia
    [many] { $count } ostrzeżeń
   *[other] { $count } ostrzeżenia
  }
announce-notes = { $count ->
    [one] { $count } informacja
    [few] { $count } informacje
    [many] { $count } informacji
   *[other] { $count } informacji
  }
announce-no-findings = Brak uwag.
