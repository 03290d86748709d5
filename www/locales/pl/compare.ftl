# Widok Porównanie: dwie wersje pliku według tego, co zmienia się dla robotów.
# Adres URL zostaje otwarty albo zamknięty, gdy zmienia się jego werdykt.

compare-title = Co zmienia się dla robotów
compare-intro = Dwie wersje porównane według skutków. Każdej zmianie towarzyszy adres URL, który jej dowodzi.
compare-before = Przed
compare-after = Po
compare-about-opened = { $name }, w postaci z chwili otwarcia
compare-about-own = { $name }
compare-about-file = plik z widoku Analiza
compare-open-label = Otwórz poprzednią wersję z tego urządzenia
compare-use = Użyj bieżącego pliku
compare-use-long = Użyj bieżącego pliku jako poprzedniej wersji
compare-placeholder = Wklej lub upuść poprzednią wersję
compare-inspect = Przeanalizuj ten plik
compare-line = Wiersz { $line }: { $text }
compare-long = Ta wersja jest za długa, by ją tutaj edytować. Porównuje się ją w całości.
compare-no-before = Nie ma jeszcze z czym porównać: wklej, otwórz lub upuść poprzednią wersję albo użyj bieżącego pliku, a potem go zmień.
compare-waiting = Porównywanie…
compare-progress = Porównywanie: { $done } z { $total } reguł
compare-stop = Zatrzymaj
compare-stopped = Zatrzymano przed porównaniem wszystkich reguł. To, co widać, jest pewne, ale zmian może być więcej.
compare-again = Porównaj całość

compare-closed = { $count ->
    [one] obszar zamknięty
    [few] obszary zamknięte
    [many] obszarów zamkniętych
   *[other] obszaru zamkniętego
  }
compare-opened = { $count ->
    [one] obszar otwarty
    [few] obszary otwarte
    [many] obszarów otwartych
   *[other] obszaru otwartego
  }
compare-crawlers = { $count ->
    [one] robot, którego to dotyczy
    [few] roboty, których to dotyczy
    [many] robotów, których to dotyczy
   *[other] robota, których to dotyczy
  }
# Po liczbie robotów, które wymienia jedna z wersji.
compare-crawlers-others = { $count ->
    [one] wymieniony robot, którego to dotyczy, oraz wszystkie niewymienione
    [few] wymienione roboty, których to dotyczy, oraz wszystkie niewymienione
    [many] wymienionych robotów, których to dotyczy, oraz wszystkie niewymienione
   *[other] wymienionego robota, których to dotyczy, oraz wszystkie niewymienione
  }
compare-records = { $count ->
    [one] inna zmieniona dyrektywa
    [few] inne zmienione dyrektywy
    [many] innych zmienionych dyrektyw
   *[other] innej zmienionej dyrektywy
  }
compare-at-least = co najmniej { $count }

compare-by-effect = Według skutków
compare-read-by = Interpretacja: { $reader }
compare-table = Zmiany według skutków
compare-change = Zmiana
compare-url = Przykładowy adres URL
compare-test = Sprawdź
compare-all = Pokaż wszystkie pary
compare-word-opened = Otwarty
compare-word-closed = Zamknięty
compare-no-rule = brak reguły
compare-others = Wszystkie roboty, których nie wymienia żadna z wersji
compare-others-too = oraz wszystkie roboty, których nie wymienia żadna z wersji
compare-sets-cut = { $count ->
    [one] I jeszcze { $count } zbiór robotów, poza listą.
    [few] I jeszcze { $count } zbiory robotów, poza listą.
    [many] I jeszcze { $count } zbiorów robotów, poza listą.
   *[other] I jeszcze { $count } zbioru robotów, poza listą.
  }
compare-equal = Dla żadnego adresu URL nic się nie zmienia: to udowodnione.
compare-open = { $count ->
    [one] Nie rozstrzygnięto dla { $count } zmienionej reguły: nie ustalono, czy otwiera lub zamyka więcej.
    [few] Nie rozstrzygnięto dla { $count } zmienionych reguł: nie ustalono, czy otwierają lub zamykają więcej.
    [many] Nie rozstrzygnięto dla { $count } zmienionych reguł: nie ustalono, czy otwierają lub zamykają więcej.
   *[other] Nie rozstrzygnięto dla { $count } zmienionej reguły: nie ustalono, czy otwierają lub zamykają więcej.
  }

compare-announce = { $closed ->
    [one] { $closed } obszar zamknięty
    [few] { $closed } obszary zamknięte
    [many] { $closed } obszarów zamkniętych
   *[other] { $closed } obszaru zamkniętego
  }, { $opened ->
    [one] { $opened } obszar otwarty.
    [few] { $opened } obszary otwarte.
    [many] { $opened } obszarów otwartych.
   *[other] { $opened } obszaru otwartego.
  }

compare-beside = Poza regułami
compare-named = Nowo wymienione: { $names }.
compare-unnamed = Już niewymienione: { $names }.
compare-records-head = Mapy witryny i inne dyrektywy
compare-record = Dyrektywa
compare-came = Dodano
compare-went = Usunięto
compare-nothing-beside = Nie przybył ani nie ubył żaden wymieniony robot; nie zmieniła się też żadna inna dyrektywa.

# Oba teksty wiersz po wierszu.
lines-title = Wiersz po wierszu
lines-why = Każdy wiersz usunięty lub dodany.
lines-waiting = Porównywanie…
lines-counts = usunięte wiersze: { $gone }, dodane: { $added }
lines-same = Wszystkie wiersze są takie same. Końców wierszy tu się nie porównuje.
lines-too-long = Nie pokazano: obie wersje mają razem ponad { $most } wierszy. Co zmienia się dla robotów, widać mimo to powyżej.
lines-too-different = Nie pokazano: różni się ponad { $most } wierszy. Co zmienia się dla robotów, widać mimo to powyżej.
lines-table = Zmiany wiersz po wierszu
lines-text = Tekst
lines-alike = { $count ->
    [one] { $count } wiersz bez zmian
    [few] { $count } wiersze bez zmian
    [many] { $count } wierszy bez zmian
   *[other] { $count } wiersza bez zmian
  }
lines-closes = zamyka { $count }
lines-opens = otwiera { $count }
