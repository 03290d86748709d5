# Poprawki do uwag: co mówią przyciski, co poprawka zmienia, wszystkie bezpieczne poprawki naraz.
# Bezpieczna poprawka nie zmienia żadnego werdyktu według RFC 9309. $label to cały tekst przycisku, $text jest cytatem z pliku.

findings-omitted-kind = I jeszcze { $count } tego rodzaju: { $title }
findings-more-places = i jeszcze { $count }

card-witness = Adres URL, który to potwierdza: { $url }
card-test = Sprawdź
card-related = Powiązane wiersze
card-sources = Źródła
card-read = dostęp: { $date }
card-check = Kontrola { $code }: { $title }
card-new-tab = (nowa karta)

fix-in-places = { $label } w { $count ->
    [one] { $count } miejscu
    [few] { $count } miejscach
    [many] { $count } miejscach
   *[other] { $count } miejsca
  }
fix-remove = Usuń { $text }
fix-remove-part = Usuń ten fragment
fix-remove-lines = { $count ->
    [one] Usuń wiersz
    [few] Usuń { $count } wiersze
    [many] Usuń { $count } wierszy
   *[other] Usuń { $count } wiersza
  }
fix-add = Dodaj { $text }
fix-add-part = Dodaj to, czego brakuje
fix-add-space = Wstaw spację
fix-add-lines = { $count ->
    [one] Dodaj wiersz
    [few] Dodaj { $count } wiersze
    [many] Dodaj { $count } wierszy
   *[other] Dodaj { $count } wiersza
  }
fix-comment = { $count ->
    [one] Zamień wiersz w komentarz
    [few] Zamień { $count } wiersze w komentarze
    [many] Zamień { $count } wierszy w komentarze
   *[other] Zamień { $count } wiersza w komentarze
  }
fix-write = Wpisz { $text }
fix-replace-part = Zapisz ten fragment od nowa
fix-replace-lines = { $count ->
    [one] Zapisz wiersz od nowa
    [few] Zapisz { $count } wiersze od nowa
    [many] Zapisz { $count } wierszy od nowa
   *[other] Zapisz { $count } wiersza od nowa
  }
fix-line-ends = Ujednolić końce wierszy
fix-move = { $count ->
    [one] Przenieś wiersz
    [few] Przenieś { $count } wiersze
    [many] Przenieś { $count } wierszy
   *[other] Przenieś { $count } wiersza
  }
fix-file = Zapisz plik od nowa

check-html-instead-of-text-fix = Zastąp plikiem, który zezwala na wszystko
check-missing-colon-fix = Dodaj dwukropek
check-directive-typo-accepted-fix = Wpisz { $directive }
check-directive-typo-rejected-fix = Wpisz { $directive }
check-prefix-key-accepted-by-google-fix = Wpisz { $directive }
check-hash-in-path-fix = Wstaw spację przed `#`
check-rule-before-user-agent-fix = Dodaj `User-agent: *` powyżej
check-named-group-drops-star-rules-fix = { $count ->
    [one] Skopiuj tu regułę
    [few] Skopiuj tu { $count } reguły
    [many] Skopiuj tu { $count } reguł
   *[other] Skopiuj tu { $count } reguły
  }
check-path-without-slash-fix = Dodaj ukośnik
check-duplicate-group-fix = Połącz grupy
check-ua-list-in-one-line-fix = Zapisz każdą nazwę w osobnym wierszu
check-path-list-in-one-line-fix = Zapisz każdą ścieżkę w osobnym wierszu
check-malformed-percent-fix = Wpisz `%25`
check-lowercase-percent-hex-fix = Zapisz cyfry wielkimi literami
check-double-slash-path-fix = Usuń zbędny ukośnik
check-star-shares-group-with-named-fix = Rozdziel grupy
check-sitemap-relative-fix = Dodaj host

fix-is-safe = Poprawka jest bezpieczna: według RFC 9309 nie zmienia się żaden werdykt.
fix-asks = Poprawka zmienia werdykty: zmiany widać, zanim się ją wprowadzi.
fix-mends = { $count ->
    [one] Poprawia { $count } miejsce.
    [few] Poprawia wszystkie { $count } miejsca.
    [many] Poprawia wszystkie { $count } miejsc.
   *[other] Poprawia wszystkie { $count } miejsca.
  }
fix-changes = Co zmienia ta poprawka
fix-others-stay = Dla pozostałych robotów nic się nie zmienia.
fix-leave = Zostaw bez zmian

fix-made = Poprawiono.
fix-told = Poprawiono. { $left ->
    [0] Nie ma więcej uwag.
    [one] Została { $left } uwaga.
    [few] Zostały { $left } uwagi.
    [many] Zostało { $left } uwag.
   *[other] Zostało { $left } uwagi.
  } { $changed ->
    [0] Żadna odpowiedź się nie zmieniła.
    [one] Zmieniła się { $changed } odpowiedź.
    [few] Zmieniły się { $changed } odpowiedzi.
    [many] Zmieniło się { $changed } odpowiedzi.
   *[other] Zmieniło się { $changed } odpowiedzi.
  }
fix-told-least = Poprawiono. { $left ->
    [0] Nie ma więcej uwag.
    [one] Została { $left } uwaga.
    [few] Zostały { $left } uwagi.
    [many] Zostało { $left } uwag.
   *[other] Zostało { $left } uwagi.
  } { $changed ->
    [one] Zmieniła się co najmniej { $changed } odpowiedź.
    [few] Zmieniły się co najmniej { $changed } odpowiedzi.
    [many] Zmieniło się co najmniej { $changed } odpowiedzi.
   *[other] Zmieniło się co najmniej { $changed } odpowiedzi.
  }
fix-told-safe = Poprawiono. { $left ->
    [0] Nie ma więcej uwag.
    [one] Została { $left } uwaga.
    [few] Zostały { $left } uwagi.
    [many] Zostało { $left } uwag.
   *[other] Zostało { $left } uwagi.
  } Według RFC 9309 żadna odpowiedź się nie zmieniła.

safe-open = { $count ->
    [one] Wprowadź { $count } bezpieczną poprawkę
    [few] Wprowadź { $count } bezpieczne poprawki
    [many] Wprowadź { $count } bezpiecznych poprawek
   *[other] Wprowadź { $count } bezpiecznej poprawki
  }
safe-open-all = Wprowadź wszystkie bezpieczne poprawki
safe-waiting = Szukanie bezpiecznych poprawek…
safe-title = { $count ->
    [0] Nie ma więcej bezpiecznych poprawek
    [one] Bezpieczna poprawka w { $count } miejscu
    [few] Bezpieczne poprawki w { $count } miejscach
    [many] Bezpieczne poprawki w { $count } miejscach
   *[other] Bezpieczne poprawki w { $count } miejsca
  }
safe-places = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
  }
safe-changes-nothing = Według RFC 9309 nie zmienia się żaden werdykt: porównano wszystkie adresy URL.
safe-apply = { $count ->
    [one] Popraw to miejsce
    [few] Popraw te { $count } miejsca
    [many] Popraw te { $count } miejsc
   *[other] Popraw te { $count } miejsca
  }
safe-done = { $count ->
    [one] Poprawiono { $count } miejsce
    [few] Poprawiono { $count } miejsca
    [many] Poprawiono { $count } miejsc
   *[other] Poprawiono { $count } miejsca
  }
safe-changed-nothing = Według RFC 9309 nie zmienił się żaden werdykt: porównano wszystkie adresy URL. Reszta pliku jest taka sama, oktet po oktecie.
safe-close = Zamknij
