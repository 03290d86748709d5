# Analiza, Grupy: co każda reguła znaczy dla wszystkich adresów URL.

judge-all = Oceń każdą regułę
judge-all-why = Dla każdej reguły adres URL, o którym decyduje, albo powód, dla którego takiego nie ma.
judge-progress = { $total ->
    [0] Ocenianie…
   *[other] { $done } z { $total } reguł
  }
judge-stop = Zatrzymaj
reader-not-supported = Przy tej interpretacji Robotscope nie potrafi zbadać wszystkich adresów URL naraz. Sprawdź pojedyncze adresy albo wybierz inną interpretację.
judge-done = { $dead ->
    [0] Oceniono wszystkie reguły: każda gdzieś decyduje.
    [one] Oceniono wszystkie reguły: { $dead } nigdy nie decyduje.
    [few] Oceniono wszystkie reguły: { $dead } nigdy nie decydują.
    [many] Oceniono wszystkie reguły: { $dead } nigdy nie decyduje.
   *[other] Oceniono wszystkie reguły: { $dead } nigdy nie decyduje.
  }
judge-done-open = { $dead ->
    [one] { $dead } reguła nigdy nie decyduje
    [few] { $dead } reguły nigdy nie decydują
    [many] { $dead } reguł nigdy nie decyduje
   *[other] { $dead } reguły nigdy nie decyduje
  }; nie rozstrzygnięto dla { $open ->
    [one] { $open } reguły.
    [few] { $open } reguł.
    [many] { $open } reguł.
   *[other] { $open } reguły.
  }
judge-test = Sprawdź adres
judge-test-label = Sprawdź adres URL dla wiersza { $line }
judge-ended = Zatrzymano przed oceną wszystkich reguł.

life-decides = Decyduje, na przykład o { $url }
life-decides-for-nothing = Decyduje, ale jej usunięcie nie zmienia żadnego werdyktu
life-redundant = { $count ->
    [1] Nigdy nie decyduje: wszędzie, gdzie pasuje, { $lines } decyduje tak samo
   *[other] Nigdy nie decyduje: wszędzie, gdzie pasuje, { $lines } decydują tak samo
  }
life-overridden = { $count ->
    [1] Nigdy nie decyduje: wszędzie, gdzie pasuje, { $lines } ma pierwszeństwo
   *[other] Nigdy nie decyduje: wszędzie, gdzie pasuje, { $lines } mają pierwszeństwo
  }
life-redundant-and-overridden = Nigdy nie decyduje: wszędzie, gdzie pasuje, { $lines } mają pierwszeństwo
life-robots-txt = Nigdy nie decyduje: dostęp do samego `/robots.txt` jest zawsze dozwolony
life-no-url = Nie może do niej pasować żaden adres URL
life-unusable = Nigdy nie pasuje: roboty nie mogą użyć tego wzorca
life-empty = Pusta: niczego nie zabrania
life-not-proven = Nie rozstrzygnięto
life-lines = { $count ->
    [1] wiersz { $lines }
   *[other] wiersze { $lines }
  }

fact-whole-site = Cała witryna jest zablokowana
fact-all-but-home = Otwarta jest tylko strona główna
fact-queries = Każdy adres URL z parametrami jest zablokowany
fact-style-sheets = Każdy arkusz stylów jest zablokowany
fact-scripts = Każdy skrypt jest zablokowany
fact-images = Każdy obraz { $url } jest zablokowany
fact-well-known = Wszystko pod `/.well-known/` jest zablokowane
fact-sitemap = Mapa witryny { $url } jest zablokowana
fact-test = Sprawdź { $url }
order-matters = Interpretacje, które biorą pierwszą pasującą regułę, decydują inaczej, na przykład o { $url }: wiersz { $order } zamiast wiersza { $length }.
judge-for = W grupie { $names }:

removable = { $count ->
    [1] Bez tego wiersza każdy adres URL dostaje ten sam werdykt, dla każdego robota z tej grupy: to udowodnione.
   *[other] Bez tych { $count } wierszy każdy adres URL dostaje ten sam werdykt, dla każdego robota z tej grupy: to udowodnione.
  }
removable-lines = { $count ->
    [1] Wiersz
   *[other] Wiersze
  }
removable-emptied = To wszystkie reguły tej grupy. Zostaw jedną: wiersze `User-agent` bez reguły pod spodem łączą się z następną grupą.
removable-shared = Niektóre z tych wierszy obowiązują też roboty spoza tej grupy. Dla nich zob. opis ich własnej grupy.
removable-open = Nie rozstrzygnięto, które wiersze można usunąć razem: reguł jest za dużo albo są zbyt zawiłe.
