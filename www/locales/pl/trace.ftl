# Widok Pełny przebieg.

trace-title-allowed = Dlaczego ten adres URL jest dozwolony?
trace-title-disallowed = Dlaczego ten adres URL jest zablokowany?
trace-title-none = Dlaczego?
trace-ask = Pytanie i odpowiedź
trace-who = Kto pyta
trace-who-token = Wpisano nazwę { $agent }; porównuje się ją bez zmian i bez względu na wielkość liter.
trace-who-one = Tekst wymienia jednego robota: { $agent }. Cała reszta jest pomijana.
trace-who-several = { $count ->
    [one] Tekst wymienia { $count } robota: { $names }.
    [few] Tekst wymienia { $count } roboty: { $names }. Próbuje się ich w tej kolejności.
    [many] Tekst wymienia { $count } robotów: { $names }. Próbuje się ich w tej kolejności.
   *[other] Tekst wymienia { $count } robota: { $names }. Próbuje się ich w tej kolejności.
  }
trace-who-generic = Tekst zawiera tylko słowa typowe dla przeglądarek: { $names }.
trace-who-none = Z tekstu nie odczytano nazwy żadnego robota.
trace-group = Która grupa
trace-group-head = Grupa
trace-group-lines = Wiersze
trace-group-used = Użyta
trace-group-because = Powód
trace-yes = Tak
trace-no = Nie
trace-because-named = Ta sama nazwa, bez względu na wielkość liter.
trace-because-star = Żadna grupa nie wymienia tego robota, więc obowiązuje ta dla wszystkich pozostałych.
trace-because-star-unused = { $rules ->
    [one] Tylko dla robotów bez własnej grupy. Jej { $rules } reguły się nie dodaje.
    [few] Tylko dla robotów bez własnej grupy. Jej { $rules } reguł się nie dodaje.
    [many] Tylko dla robotów bez własnej grupy. Jej { $rules } reguł się nie dodaje.
   *[other] Tylko dla robotów bez własnej grupy. Jej { $rules } reguły się nie dodaje.
  }
trace-because-star-not-binding = Ten robot nie stosuje się do grupy `*`.
trace-because-no-name = Jej wiersz `User-agent` nie wymienia żadnego robota.
trace-because-other = Inny robot.
trace-no-groups = Plik nie ma grup: żaden wiersz nie wymienia robota.
trace-compared = Co jest porównywane
trace-step = Krok
trace-address = Adres
trace-rfc = RFC
trace-typed = Tak jak wpisano
trace-result = Porównywany
trace-rule = Która reguła
trace-rule-how-longest-pattern = Najpierw najdłuższa pasująca. Kolejność wierszy nie gra roli.
trace-rule-how-longest-match = Najpierw reguła, która obejmuje największą część adresu. Kolejność wierszy nie ma znaczenia.
trace-rule-how-first-in-the-file = W kolejności pliku: decyduje pierwsza pasująca reguła.
trace-reader = Interpretacja
trace-reader-answer = Odpowiedź
trace-reader-why = Co robi inaczej
trace-reader-how = Skąd to wiadomo
trace-reader-agrees = Nic, co miałoby tu znaczenie.
trace-nothing = Wpisz robota i adres URL, a pojawi się tu każdy krok odpowiedzi.
