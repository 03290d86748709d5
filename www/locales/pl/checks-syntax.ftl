# Uwagi o zapisie wierszy: dla każdej kontroli jej nazwa, zdanie na liście, dlaczego to ważne, co zrobić.

check-missing-colon-title = Brak dwukropka
check-missing-colon-message = { $read ->
    [google] Po polu { $field } brakuje dwukropka. Google czyta ten wiersz, większość parserów go pomija.
   *[nobody] Po polu { $field } brakuje dwukropka. Pierwszy dwukropek należy do adresu URL, więc roboty pomijają ten wiersz.
  }
check-missing-colon-why = RFC 9309 stawia dwukropek między polem a wartością. Bez niego tylko wyrozumiałe parsery uznają pierwsze słowo za pole.
check-missing-colon-do = Wstaw dwukropek między polem { $field } a wartością { $value }.

check-not-a-directive-title = To nie dyrektywa
check-not-a-directive-message = { $text } nie jest dyrektywą. Roboty pomijają ten tekst.
check-not-a-directive-why = Wiersz to pole, dwukropek i wartość albo komentarz, który zaczyna się od `#`. Wszystko inne jest pomijane.
check-not-a-directive-do = Jeśli to komentarz, poprzedź go znakiem `#`, a jeśli nie – zapisz jako dyrektywę.

check-directive-typo-accepted-title = Literówka, którą Google rozumie
check-directive-typo-accepted-message = { $field } to literówka, chodzi o { $directive }. Google ją rozumie, RFC 9309 jej nie przewiduje.
check-directive-typo-accepted-why = Parser Google zna kilka częstych literówek. Roboty zgodne z RFC pomijają wiersz, więc odpowiadają inaczej niż Google.
check-directive-typo-accepted-do = Wpisz { $directive }.

check-directive-typo-rejected-title = Literówka, której nikt nie rozumie
check-directive-typo-rejected-message = { $field } to literówka, chodzi o { $directive }. Roboty pomijają ten wiersz.
check-directive-typo-rejected-why = Pole, którego nie zna żaden robot, jest pomijane i to, co wiersz miał przekazać, przepada.
check-directive-typo-rejected-do = Wpisz { $directive }.

check-prefix-key-accepted-by-google-title = Pole, które rozumie tylko Google
check-prefix-key-accepted-by-google-message = Google uznaje { $field } za { $directive }, bo tak samo się zaczyna. Inne parsery pomijają to pole.
check-prefix-key-accepted-by-google-why = W przypadku niektórych pól parser Google porównuje tylko początek. Według RFC 9309 liczy się cała nazwa.
check-prefix-key-accepted-by-google-do = Wpisz { $directive }, jeśli o to chodzi, albo zmień nazwę pola.

check-invisible-character-title = Niewidoczny znak
check-invisible-character-message = { $place ->
    [field] W polu jest niewidoczny znak { $character }. Roboty nie rozpoznają pola i pomijają wiersz.
    [value] W wartości jest niewidoczny znak { $character }. Roboty uznają go za część wartości.
   *[line] W tym wierszu jest tylko niewidoczny znak { $character }.
  }
check-invisible-character-why = Takie znaki trafiają do pliku przy kopiowaniu tekstu ze strony WWW lub z czatu. Nikt ich nie widzi, a roboty porównują je jak każde inne.
check-invisible-character-do = Usuń ten znak.

check-nbsp-whitespace-title = Pozorna spacja
check-nbsp-whitespace-message = { $place ->
    [field] Obok pola stoi znak { $character }, który wygląda jak spacja. Roboty zgodne z RFC nie rozpoznają pola.
    [value] Obok wartości stoi znak { $character }, który wygląda jak spacja. Roboty zgodne z RFC uznają go za część wartości.
   *[line] W tym wierszu jest tylko znak { $character }, który wygląda jak spacja.
  }
check-nbsp-whitespace-why = Dla RFC 9309 i Google białymi znakami są tylko spacja i tabulator. Wiele bibliotek usuwa też spacje nierozdzielające i szerokie, więc interpretacje się różnią.
check-nbsp-whitespace-do = Wstaw w to miejsce zwykłą spację.

check-homoglyph-key-title = Podobny znak w nazwie pola
check-homoglyph-key-message = { $field } wygląda jak { $directive }, ale jest w tym inny znak: { $character }. Roboty pomijają ten wiersz.
check-homoglyph-key-why = Litery innych alfabetów i łączniki typograficzne mogą wyglądać tak samo jak zwykłe. Roboty porównują znaki, a nie kształty.
check-homoglyph-key-do = Wpisz { $directive } od nowa.

check-fullwidth-colon-title = To nie zwykły dwukropek
check-fullwidth-colon-message = { $text } wygląda jak dwukropek, ale jest innym znakiem. Roboty nie znajdują tu pola i pomijają ten wiersz.
check-fullwidth-colon-why = Pole od wartości oddziela tylko dwukropek ASCII. Dwukropek pełnej szerokości powstaje przy pisaniu po chińsku i japońsku.
check-fullwidth-colon-do = Wpisz w to miejsce `:`.

check-doubled-colon-title = Podwójny dwukropek
check-doubled-colon-message = Drugi dwukropek jest częścią wartości: { $value }. Nie oznacza ona niczego, co istnieje.
check-doubled-colon-why = Pierwszy dwukropek kończy pole, a wszystko dalej to wartość. Nazwa robota lub ścieżka, która zaczyna się od dwukropka, do niczego nie pasuje.
check-doubled-colon-do = Usuń jeden dwukropek.

check-junk-before-key-title = Znaki przed polem
check-junk-before-key-message = Przed polem { $directive } stoi { $text }. Roboty nie rozpoznają pola i pomijają ten wiersz.
check-junk-before-key-why = Pole stoi na początku wiersza; mogą je poprzedzać tylko spacje i tabulatory. Punktor, znacznik HTML czy resztka znacznika kolejności bajtów tworzą z niego inne pole.
check-junk-before-key-do = Usuń to, co stoi przed polem { $directive }.

check-glued-comment-directive-title = Dyrektywa w komentarzu
check-glued-comment-directive-message = { $rest } to komentarz, a zawarta w nim dyrektywa przepada.
check-glued-comment-directive-why = Wszystko od `#` jest komentarzem, także tuż za wartością. Prawdopodobnie brakuje tu końca wiersza.
check-glued-comment-directive-do = Przenieś drugą dyrektywę do osobnego wiersza albo postaw przed `#` spację, jeśli ma zostać komentarzem.

check-hash-in-path-title = `#` w ścieżce
check-hash-in-path-message = `#` zaczyna komentarz: reguła kończy się na { $pattern }.
check-hash-in-path-why = Wszystko od `#` jest komentarzem, więc { $rest } nie należy do reguły. Roboty i tak nigdy nie wysyłają tego, co stoi za `#`.
check-hash-in-path-do = Jeśli `#` należy do ścieżki, zapisz go jako `%23`. Jeśli zaczyna komentarz, postaw przed nim spację.

check-commented-out-rule-title = Reguła w komentarzu
check-commented-out-rule-message = Ta reguła stoi za znakiem `#`, więc nie działa.
check-commented-out-rule-why = Komentarz jest dla ludzi, nie czyta go żaden robot. To dobre miejsce dla reguły wyłączonej celowo.
check-commented-out-rule-do = Zostaw regułę, usuń ją albo skasuj `#`, jeśli ma obowiązywać.

check-two-directives-one-line-title = Dwie dyrektywy w jednym wierszu
check-two-directives-one-line-message = { $directive } stoi wewnątrz wartości innej dyrektywy. Roboty czytają całą resztę wiersza jako jedną wartość.
check-two-directives-one-line-why = Dyrektywa kończy się razem z wierszem. Brakuje tu końca wiersza, więc druga dyrektywa przepada, a pierwsza ma błędną wartość.
check-two-directives-one-line-do = Zapisz każdą dyrektywę w osobnym wierszu.

check-bare-url-line-title = Adres URL bez pola
check-bare-url-line-message = W wierszu stoi sam adres { $url }. Roboty uznają `http` lub `https` za nieznane pole i pomijają wiersz.
check-bare-url-line-why = Mapa witryny zostanie znaleziona tylko wtedy, gdy przed jej adresem stoi `Sitemap:`.
check-bare-url-line-do = Jeśli to mapa witryny, poprzedź adres polem `Sitemap:`, a jeśli nie – znakiem `#`.

check-quoted-value-title = Cudzysłów wokół wartości
check-quoted-value-message = Cudzysłów jest częścią wartości: { $value }. Nie pasuje ona do niczego.
check-quoted-value-why = Format robots.txt nie przewiduje cudzysłowów. Ścieżka zaczyna się od `/` lub `*`, a nazwa robota składa się tylko z liter oraz znaków `-` i `_`.
check-quoted-value-do = Usuń cudzysłów.

check-unknown-directive-title = Nieznana dyrektywa
check-unknown-directive-message = { $field } nie jest znaną dyrektywą. Roboty ją pomijają.
check-unknown-directive-why = Roboty pomijają pola, których nie znają. Taki wiersz nie szkodzi, ale też niczego nie daje.
check-unknown-directive-do = Usuń wiersz albo poprzedź go znakiem `#`, by został komentarzem.
