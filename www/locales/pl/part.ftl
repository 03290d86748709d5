# Analiza, Grupy: część witryny określona wzorcem.

part-title = Zapytaj o część witryny
part-pattern = Wzorzec
part-placeholder = /shop/*?sort=
part-hint = Zapis jak w ścieżce reguły: `*` oznacza cokolwiek, a `$` kończy adres URL. Brakujący ukośnik z przodu zostanie dodany.
part-ask = Zapytaj
part-test = Sprawdź
part-open = Całkowicie otwarte: robot { $agent } może pobrać każdy adres URL pasujący do { $pattern }.
part-closed = Całkowicie zamknięte: robot { $agent } nie może pobrać żadnego adresu URL pasującego do { $pattern }.
part-mixed = Różnie: spośród adresów URL pasujących do { $pattern } robot { $agent } może pobrać niektóre, a innych nie.
part-no-url = Nie ma takiego adresu URL: nic, o co może poprosić robot, nie pasuje do { $pattern }.
part-not-proven = Nie rozstrzygnięto dla { $pattern }: reguł jest za dużo albo są zbyt zawiłe, by przejść wszystkie adresy URL. Zapytaj o mniejszą część albo sprawdź pojedyncze adresy URL.
part-robots-txt = Sam `/robots.txt` pominięto: dostęp do niego jest zawsze dozwolony.
part-example-open = Otwarty, na przykład { $url }
part-example-closed = Zamknięty, na przykład { $url }
