# Widok Analiza.

file-label = Plik
file-sample = Przykład
file-example = Przykład
file-origin-for = dla
file-origin = Adres, pod którym serwowany jest ten plik
file-origin-placeholder = https://example.com
file-open = Otwórz…
file-open-label = Otwórz plik robots.txt z tego urządzenia
file-examples = Przykłady
file-more = Inne działania na pliku
file-download = Pobierz plik
file-clear = Wyczyść
strip-sample = To jest przykład.
strip-paste = Własny plik można wkleić w dowolnym miejscu strony.
strip-mine = Wklej własny
drop-here = Upuść plik, aby go odczytać
editor-label = robots.txt, tekst
editor-hint = Tab wychodzi z edytora. Control lub Command z S zapisuje plik, a z Enter sprawdza i podaje odpowiedź.
editor-placeholder = Wklej lub upuść plik robots.txt
section-lines = Edytor zawiera wiersze { $first }–{ $last } z { $total }. Odpowiedzi i pobieranie dotyczą całego pliku.
section-previous = Poprzednia część
section-next = Następna część
editor-decides = decyduje · { $octets ->
    [one] { $octets } oktet
    [few] { $octets } oktety
    [many] { $octets } oktetów
   *[other] { $octets } oktetu
  }
editor-matches = pasuje · { $octets }
editor-no-match = nie pasuje
editor-beyond = Tu Google przestaje czytać

example-sample = Lantern Books, plik początkowy
example-standard = Plik zgodny ze standardem
example-wordpress = Domyślny plik WordPressa
example-ai = Zakaz dla robotów AI
example-typos = Literówki i pomyłki

status-lines = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
  }
status-bytes = { $count ->
    [one] { $count } bajt
    [few] { $count } bajty
    [many] { $count } bajtów
   *[other] { $count } bajta
  }
status-limit = z 500 KiB
status-not-utf8 = nie UTF-8
status-bom = , BOM
status-mixed = różne końce wierszy
status-groups = { $count ->
    [one] { $count } grupa
    [few] { $count } grupy
    [many] { $count } grup
   *[other] { $count } grupy
  }
status-promise = Zostaje w przeglądarce

notice-html = To strona WWW, a nie plik robots.txt. Roboty nie znajdują w niej żadnej reguły, więc wszystkie adresy URL uznaje się za dozwolone. Być może serwer zwraca stronę główną, gdy brakuje pliku: sprawdź kod odpowiedzi i typ treści.
notice-utf-16 = Ten plik jest w UTF-16. Roboty czytają robots.txt jako UTF-8 i nie rozumieją w nim żadnego wiersza. Zapisz go jako UTF-8.
notice-binary = Ten plik zawiera oktety NUL, więc raczej nie jest plikiem tekstowym. Roboty pomijają to, czego nie potrafią odczytać. Oktety pozostają bez zmian: sprawdź, czy otwarto właściwy plik.
notice-beyond-limit = Google przestaje czytać plik w { FORM($at, "locative") }. Plik ma { $kib } KiB, a Google czyta pierwsze 500 KiB: reguły od tego wiersza się dla niego nie liczą.
notice-go = Przejdź do wiersza { $line }
notice-refused = Za duży: { $size } MiB. Limit to 10 MiB, dwadzieścia razy więcej, niż roboty muszą przeczytać. Poprzedni plik nadal tu jest.
notice-close = Zamknij
notice-no-engine = Nie udało się uruchomić silnika. Albo WebAssembly jest w tej przeglądarce wyłączone, albo nie udało się pobrać pliku silnika. Tekst można edytować i zapisać; odpowiedzi nie będzie. Zezwól na WebAssembly albo wczytaj stronę ponownie.
notice-restarting = Silnik przestał działać i uruchamia się ponownie. Tekst jest bezpieczny.
notice-stopped = Silnik przestał działać podczas czytania tego pliku. Tekst jest bezpieczny. Poniżej widać stan sprzed tego zdarzenia.
notice-start-again = Uruchom ponownie
notice-save = Zapisz plik

contents-label = Zawartość pliku
tab-findings = Uwagi
tab-groups = Grupy
tab-sitemaps = Mapy witryny
tab-others = Inne wiersze
finding-whole-file = plik
finding-more = Co to znaczy
finding-less = Ukryj objaśnienie
finding-times = ×{ $count }
finding-also = To samo w wierszach
findings-none = Brak uwag. { $checks ->
    [one] Przeprowadzono { $checks } kontrolę
    [few] Przeprowadzono { $checks } kontrole
    [many] Przeprowadzono { $checks } kontroli
   *[other] Przeprowadzono { $checks } kontroli
  } na { $lines ->
    [one] { $lines } wierszu.
    [few] { $lines } wierszach.
    [many] { $lines } wierszach.
   *[other] { $lines } wiersza.
  }
findings-more = { $count ->
    [one] Pokaż jeszcze { $count }
    [few] Pokaż jeszcze { $count }
    [many] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
  }
list-cut = { $count ->
    [one] I jeszcze { $count }, poza listą.
    [few] I jeszcze { $count }, poza listą.
    [many] I jeszcze { $count }, poza listą.
   *[other] I jeszcze { $count }, poza listą.
  }
groups-none = Brak grup: żaden wiersz nie wymienia robota w polu `User-agent`.
groups-crawlers = Roboty
groups-lines = Wiersze
groups-rules-head = Reguły
groups-no-rules = Brak: wszystko jest dozwolone
groups-rules = { $disallows } `Disallow`{ $others ->
    [0] { "" }
    [one] , { $others } inna
    [few] , { $others } inne
    [many] , { $others } innych
   *[other] , { $others } innej
  }
sitemaps-none = Nie podano mapy witryny. Podałby ją wiersz `Sitemap: https://example.com/sitemap.xml`.
sitemaps-url = Mapa witryny
others-none = Brak innych wierszy.
others-caption = Dyrektywy, które nie są regułami
others-field = Dyrektywa
others-what = Co to jest
others-in-group = Rozszerzenie. Należy do swojej grupy; robot może je znać albo nie.
others-known = Rozszerzenie. Dotyczy całego pliku; robot może je znać albo nie.
others-unknown = Nieznana dyrektywa. Roboty ją pomijają.
ignored-caption = Wiersze, których się nie czyta
ignored-text = Wiersz w oryginale
ignored-why = Dlaczego

ask-title = Czy robot może pobrać ten adres URL?
ask-read-by = interpretacja
ask-agent = Robot
ask-agent-hint = Nazwa robota albo cały nagłówek user-agent.
ask-reads-as = Odczytano jako
ask-url = Adres URL
ask-test = Sprawdź
ask-copy = Kopiuj odpowiedź
dialect-rfc9309 = RFC 9309
dialect-substring = RFC 9309, podciągi
dialect-google = Google w praktyce
dialect-google-library = Biblioteka Google
dialect-bing = Bing
dialect-yandex = Yandex
dialect-rep1994 = Konwencja z 1994 r.
dialect-python-legacy = Python do 3.13
dialect-python = Python po zmianie
dialect-protego = Protego (Scrapy)
advice-label = Warto wiedzieć
pocket-label = Odpowiedź
pocket-why = Dlaczego
pocket-by = { $line ->
    [0] { $agent }
   *[other] { $agent }, wiersz { $line }
  }
why-title = Dlaczego
why-group = Grupa
why-address = Adres

ruler-label = Reguły porównane z adresem
ruler-line = Wiersz
ruler-rule = Reguła
ruler-octets = Oktety
ruler-why = Dlaczego wygrywa lub przegrywa
ruler-more = { $count ->
    [one] Jeszcze { $count } reguła w widoku „{ $trace }”.
    [few] Jeszcze { $count } reguły w widoku „{ $trace }”.
    [many] Jeszcze { $count } reguł w widoku „{ $trace }”.
   *[other] Jeszcze { $count } reguły w widoku „{ $trace }”.
  }
ruler-omitted = { $count ->
    [one] I jeszcze { $count } przegrywająca reguła, poza listą.
    [few] I jeszcze { $count } przegrywające reguły, poza listą.
    [many] I jeszcze { $count } przegrywających reguł, poza listą.
   *[other] I jeszcze { $count } przegrywającej reguły, poza listą.
  }

guide-title = Skąd bierze się werdykt
guide-group-title = Jedna grupa na robota
guide-group = Robot stosuje się do grupy, która nosi jego nazwę, i do każdej innej o tej samej nazwie. Tylko robot bez własnej grupy stosuje się do `*`. Nic nie przechodzi z jednej do drugiej.
guide-longest-title = Wygrywa najdłuższa reguła
guide-longest = Kolejność nie gra roli. Spośród reguł pasujących do adresu decyduje ta, która ma najwięcej oktetów. Przy równej długości wygrywa `Allow`.
guide-request-title = Prośba, a nie kłódka
guide-request = Plik to prośba. Uprzejme roboty się do niej stosują, inne nie muszą, a ścieżki z pliku może przeczytać każdy. Co ma pozostać prywatne, wymaga hasła.
get-title = Skąd wziąć swój plik?
get-why = Ta strona nie pyta o nic żadnego serwera, więc nie może sama pobrać pliku. Można to zrobić na trzy sposoby:
get-tab = Otwórz w karcie `https://example.com/robots.txt`, ze swoim hostem zamiast `example.com`. Zaznacz wszystko, skopiuj i wklej tutaj.
get-curl = Albo zapisz go poleceniem, a zapisany plik otwórz lub upuść tutaj. W ten sposób nie ginie żaden oktet; przy wklejaniu mogą zginąć znacznik kolejności bajtów i końce wierszy.
get-command = curl -Lo robots.txt https://example.com/robots.txt
get-response = Można też wkleić lub otworzyć całą odpowiedź, taką, jaką wypisuje `curl -iL`: nagłówki zostaną zdjęte i odczytane w widoku Awarie, treść stanie się plikiem.
keyboard-title = Klawiatura
keyboard-key = Klawisze
keyboard-where = Gdzie
keyboard-does = Co się dzieje
keyboard-everywhere = wszędzie
keyboard-fields = robot i adres URL
keyboard-editor = edytor
keyboard-tabs = karty
keyboard-menus = menu i panele
keyboard-tab = przejście dalej, także z edytora
keyboard-test = sprawdzenie i podanie odpowiedzi
keyboard-save = pobranie pliku
keyboard-arrows = wybór karty
keyboard-escape = zamknięcie
noscript = Skrypty są w tej przeglądarce wyłączone: widoczna odpowiedź dotyczy przykładu. Odpowiedzi dla własnego pliku wymagają skryptów i WebAssembly; jedno i drugie pochodzi z tej strony, a nic nie jest wysyłane.
