# Uwagi o tym, co reguły znaczą dla wszystkich adresów URL: dla każdej kontroli jej nazwa, zdanie na liście, dlaczego to ważne, co zrobić.

check-rules-lost-to-truncation-title = Reguły poza pierwszymi 500 KiB
check-rules-lost-to-truncation-message = { $count ->
    [one] Google kończy czytanie przed tą regułą, więc tylko dla niego adres { $url } jest { $opened ->
        [yes] dozwolony
       *[no] zablokowany
      }.
    [few] Google kończy czytanie przed tą regułą i pomija w sumie { NUMBER($count) } reguły, więc tylko dla niego adres { $url } jest { $opened ->
        [yes] dozwolony
       *[no] zablokowany
      }.
    [many] Google kończy czytanie przed tą regułą i pomija w sumie { NUMBER($count) } reguł, więc tylko dla niego adres { $url } jest { $opened ->
        [yes] dozwolony
       *[no] zablokowany
      }.
   *[other] Google kończy czytanie przed tą regułą i pomija w sumie { NUMBER($count) } reguły, więc tylko dla niego adres { $url } jest { $opened ->
        [yes] dozwolony
       *[no] zablokowany
      }.
  }
check-rules-lost-to-truncation-why = RFC 9309 pozwala robotom zakończyć czytanie po 500 KiB i Google tak robi. Interpretacje, które czytają plik do końca, dają inną odpowiedź.
check-rules-lost-to-truncation-do = Skróć plik: usuń reguły, które niczego nie wnoszą, inne połącz za pomocą `*`. Najważniejsze reguły przenieś na początek.

check-managed-block-title = Blok zarządzany przez Cloudflare
check-managed-block-message = { $lines ->
    [one] Cloudflare dodaje tu { NUMBER($lines) } wiersz.
    [few] Cloudflare dodaje tu { NUMBER($lines) } wiersze.
    [many] Cloudflare dodaje tu { NUMBER($lines) } wierszy.
   *[other] Cloudflare dodaje tu { NUMBER($lines) } wiersza.
  } { $count ->
    [0] Nie zmienia to żadnego werdyktu.
    [one] Zmienia to werdykty dla { NUMBER($count) } robota: { $agents }.
    [few] Zmienia to werdykty dla { NUMBER($count) } robotów, takich jak { $agents }.
    [many] Zmienia to werdykty dla { NUMBER($count) } robotów, takich jak { $agents }.
   *[other] Zmienia to werdykty dla { NUMBER($count) } robotów, takich jak { $agents }.
  }
check-managed-block-why = Tych wierszy nie ma w pliku na serwerze, ale ich reguły liczą się tak samo jak inne. Mogą też dać robotowi własną grupę, a wtedy robot nie stosuje się już do grupy `*`.
check-managed-block-do = Zostaw blok, jeśli te roboty nie mają mieć dostępu. Włącza się go i wyłącza w ustawieniach Cloudflare, a nie w tym pliku.

check-named-group-drops-star-rules-title = Grupa bez reguł z grupy `*`
check-named-group-drops-star-rules-message = { $count ->
    [one] { $agent } nie stosuje się do { NUMBER($count) } reguły z grupy `*`.
    [few] { $agent } nie stosuje się do { NUMBER($count) } reguł z grupy `*`.
    [many] { $agent } nie stosuje się do { NUMBER($count) } reguł z grupy `*`.
   *[other] { $agent } nie stosuje się do { NUMBER($count) } reguły z grupy `*`.
  }{ $others ->
    [0] {""}
    [one] {" "}Tak samo drugi robot z tej grupy.
    [few] {" "}Tak samo { NUMBER($others) } inne roboty z tej grupy.
    [many] {" "}Tak samo { NUMBER($others) } innych robotów z tej grupy.
   *[other] {" "}Tak samo { NUMBER($others) } innego robota z tej grupy.
  }
check-named-group-drops-star-rules-why = Robot, który ma własną grupę, całkowicie pomija grupę `*`. Część adresów URL pozostaje dla niego otwarta, bo nie obowiązują go te reguły: { $rules }.
check-named-group-drops-star-rules-do = Skopiuj te reguły do grupy { $agent }, jeśli mają dotyczyć także tego robota. W przeciwnym razie zostaw grupę bez zmian.

check-named-group-identical-to-star-title = Grupa, która mówi to samo co `*`
check-named-group-identical-to-star-message = Grupa { $agent } dopuszcza i blokuje te same adresy URL co grupa `*`.{ $others ->
    [0] {""}
    [one] {" "}Dotyczy to także drugiego robota z tej grupy.
    [few] {" "}Dotyczy to także { NUMBER($others) } innych robotów z tej grupy.
    [many] {" "}Dotyczy to także { NUMBER($others) } innych robotów z tej grupy.
   *[other] {" "}Dotyczy to także { NUMBER($others) } innych robotów z tej grupy.
  }
check-named-group-identical-to-star-why = Obie grupy dają ten sam werdykt dla każdego adresu URL. Robot bez własnej grupy stosuje się do grupy `*`, więc bez tej grupy nic się nie zmieni, dopóki ktoś nie zmieni tylko jednej z nich.
check-named-group-identical-to-star-do = Usuń grupę albo ją zostaw, jeśli robot ma później dostać własne reguły.

check-prefix-overreach-title = Ścieżka kończąca się w środku słowa
check-prefix-overreach-message = { $pattern } blokuje także { $sibling }.{ $others ->
    [0] {""}
    [one] {" "}Tak samo jest z { NUMBER($others) } inną regułą.
    [few] {" "}Tak samo jest z { NUMBER($others) } innymi regułami.
    [many] {" "}Tak samo jest z { NUMBER($others) } innymi regułami.
   *[other] {" "}Tak samo jest z { NUMBER($others) } innymi regułami.
  }
check-prefix-overreach-why = Ścieżka blokuje wszystko, co się od niej zaczyna, także dłuższe słowa. Plik wymienia { $sibling } osobno, więc reguła { $pattern } miała zapewne blokować mniej.
check-prefix-overreach-do = Zakończ ścieżkę znakiem `/`, aby zablokować katalog, albo znakiem `$`, aby zablokować tylko tę stronę. Nie zmieniaj niczego, jeśli zablokowane ma być jedno i drugie.

check-allow-disallow-tie-title = Jednocześnie dozwolone i zablokowane
check-allow-disallow-tie-message = Ścieżka { $pattern } jest tu zablokowana, a równie długa reguła { $winner } ją dopuszcza. Wygrywa `Allow`, więc reguła z tego wiersza nigdy nie działa.
check-allow-disallow-tie-why = Decyduje najdłuższa reguła, a przy równej długości reguła `Allow`. Kolejność wierszy nie ma znaczenia.
check-allow-disallow-tie-do = Usuń tę regułę, jeśli adresy mają być otwarte, a drugą, jeśli mają być zablokowane.

check-duplicate-rule-title = Reguła, która już jest w pliku
check-duplicate-rule-message = Taka sama reguła dla ścieżki { $pattern } znajduje się wyżej.
check-duplicate-rule-why = Dla robotów obie są jedną regułą, także wtedy, gdy jedna jest zapisana z kodami takimi jak `%7E`, a druga bez nich.
check-duplicate-rule-do = Usuń jedną z nich.

check-redundant-rule-title = Reguła, która niczego nie wnosi
check-redundant-rule-message = Zadanie tej reguły wykonuje już reguła { $cover }.
check-redundant-rule-why = Bez niej werdykt dla każdego adresu jest ten sam. Nie szkodzi, ale zmiana samej reguły { $cover } może mieć mniejszy skutek, niż się wydaje.
check-redundant-rule-do = Usuń regułę albo zostaw ją jako przypomnienie.

check-overridden-rule-title = Reguła, która nigdy nie działa
check-overridden-rule-message = { $pattern } nigdy nie decyduje: dla każdego adresu wygrywa { $directive } { $winner }.
check-overridden-rule-why = Decyduje reguła o największej liczbie oktetów, a znak `*` liczy się jako jeden. Do wszystkiego, do czego pasuje ta reguła, pasuje też dłuższa reguła { $winner }.
check-overridden-rule-do = Wydłuż tę regułę tak, aby była dłuższa niż { $winner }, na przykład znakiem `*` na końcu. Usuń ją, jeśli ma wygrywać { $winner }.

check-first-match-order-dependence-title = Kolejność, która ma znaczenie dla starszych robotów
check-first-match-order-dependence-message = Roboty, które biorą pierwszą pasującą regułę, zatrzymują się na regule { $first } i nigdy nie docierają do reguły { $winner }.
check-first-match-order-dependence-why = Według RFC 9309 decyduje najdłuższa reguła, niezależnie od kolejności. Starsze parsery czytają od góry i biorą pierwszą pasującą, więc dają inną odpowiedź.
check-first-match-order-dependence-do = Umieść dłuższe reguły nad krótszymi. Dla robotów zgodnych z RFC nic się nie zmienia.

check-blocks-home-only-title = Zablokowana tylko strona główna
check-blocks-home-only-message = { $pattern } blokuje stronę główną i żadną inną.
check-blocks-home-only-why = Znak `$` kończy ścieżkę, więc pasuje tylko samo `/`. Pozostałej części witryny ta reguła nie dotyczy.
check-blocks-home-only-do = Wpisz `/`, jeśli zablokowana ma być cała witryna. Nie zmieniaj niczego, jeśli tylko strona główna.

check-blocks-whole-site-title = Cała witryna zablokowana
check-blocks-whole-site-message = { $pattern } blokuje całą witrynę robotom z tej grupy.
check-blocks-whole-site-why = Zablokowany jest każdy adres URL. Wyszukiwarki, które stosują się do tej reguły, nie czytają już żadnej strony, choć nadal mogą pokazywać adresy.
check-blocks-whole-site-do = Usuń regułę, jeśli pochodzi z serwera testowego. Zostaw ją, jeśli te roboty nie mają mieć dostępu.

check-blocks-all-queries-title = Zablokowany każdy adres z parametrami
check-blocks-all-queries-message = { $pattern } blokuje każdy adres URL ze znakiem `?`.
check-blocks-all-queries-why = Dotyczy to dalszych stron list, wyników wyszukiwania i linków z parametrem kampanii. Roboty nie podążają za linkami na takich stronach.
check-blocks-all-queries-do = Wymień parametry, które mają być zablokowane, na przykład `/*?sort=`, albo dopuść te, które są potrzebne.

check-blocks-images-title = Zablokowane obrazy
check-blocks-images-message = Ta reguła blokuje wszystkie obrazy z jednego katalogu lub jednego typu.
check-blocks-images-why = Wyszukiwarka obrazów nie pokaże tego, czego nie wolno jej pobrać, a strony są renderowane bez tych obrazów.
check-blocks-images-do = Usuń regułę, jeśli obrazy mają być widoczne w wyszukiwarce. W przeciwnym razie ją zostaw.

check-self-block-robots-title = `/robots.txt` blokowany przez regułę
check-self-block-robots-message = { $pattern } pasuje także do `/robots.txt`. Według RFC 9309 ten plik jest zawsze dozwolony, ale niektóre parsery uznają go za zablokowany.
check-self-block-robots-why = Roboty i tak pobierają ten plik. Narzędzia, które sprawdzają listę adresów, mogą zgłosić go jako zablokowany.
check-self-block-robots-do = Dodaj `Allow: /robots.txt$` albo zawęź regułę.

check-blocks-well-known-title = Zablokowany katalog `/.well-known/`
check-blocks-well-known-message = { $pattern } blokuje wszystko w katalogu `/.well-known/`.
check-blocks-well-known-why = Inne protokoły przechowują tam swoje pliki: powiązania z aplikacjami, kontakty w sprawach bezpieczeństwa, zasady czytane przez maszyny. Roboty, które ich szukają, nie mogą ich pobrać.
check-blocks-well-known-do = Dopuść `/.well-known/` albo zablokuj tylko te pliki, które mają być niedostępne.

check-blocks-rendering-assets-title = Zablokowane arkusze stylów lub skrypty
check-blocks-rendering-assets-message = Ta reguła blokuje wszystkie arkusze stylów lub skrypty witryny.
check-blocks-rendering-assets-why = Wyszukiwarki renderują strony. Bez tych plików widzą stronę, która wygląda na uszkodzoną albo nie zawiera tego, co dodają skrypty.
check-blocks-rendering-assets-do = Usuń regułę albo dopuść katalogi, z których strony wczytują te pliki.

check-sitemap-disallowed-title = Mapa witryny blokowana przez regułę
check-sitemap-disallowed-message = { $pattern } blokuje tę mapę witryny robotom z grupy `*`.
check-sitemap-disallowed-why = Plik wskazuje mapę witryny i zarazem zabrania jej pobierania. Roboty, które stosują się do reguły, nigdy jej nie przeczytają.
check-sitemap-disallowed-do = Dodaj regułę `Allow` dla mapy witryny albo zawęź { $pattern }.
