# Analiza, Grupy: część witryny określona wzorcem.

part-title = Zapytaj o część witryny
part-pattern = Wzorzec
part-placeholder = /shop/*?sort=
part-hint = Zapis jak w ścieżce reguły: `*` oznacza cokolwiek, a `$` kończy adres URL. Brakujący ukośnik na początku zostanie dodany.
part-ask = Zapytaj
part-test = Sprawdź
part-open = Całość dozwolona: robot { $agent } może pobrać każdy adres URL pasujący do wzorca { $pattern }.
part-closed = Całość zablokowana: robot { $agent } nie może pobrać żadnego adresu URL pasującego do wzorca { $pattern }.
part-mixed = Różnie: spośród adresów URL pasujących do wzorca { $pattern } robot { $agent } może pobrać niektóre, a innych nie.
part-no-url = Nie ma takiego adresu URL: nic, o co może poprosić robot, nie pasuje do wzorca { $pattern }.
part-not-proven = Nie rozstrzygnięto dla { $pattern }: reguł jest za dużo albo są zbyt zawiłe, by przejść wszystkie adresy URL. Zapytaj o mniejszą część albo sprawdź pojedyncze adresy URL.
part-not-supported = Brak odpowiedzi dla { $pattern }: przy tej interpretacji Robotscope nie potrafi zbadać wszystkich adresów URL naraz. Sprawdź pojedyncze adresy albo wybierz inną interpretację.
part-robots-txt = Sam `/robots.txt` pominięto: dostęp do niego jest zawsze dozwolony.
part-example-open = Dozwolony, na przykład { $url }
part-example-closed = Zablokowany, na przykład { $url }
