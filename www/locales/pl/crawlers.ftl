# Widok Roboty: co plik mówi każdemu znanemu robotowi, według zastosowań; oraz znane roboty obok pytania.

view-crawlers = Roboty
title-crawlers = Roboty · Robotscope
crawlers-title = Co ten plik mówi każdemu robotowi
crawlers-intro = Znane roboty według zastosowań. To, czy witryna jest dla nich otwarta, ustala się dla wszystkich adresów URL, a nie na kilku przykładach.
crawlers-filter = Znajdź robota lub operatora
crawlers-waiting = Odczytywanie pliku…
crawlers-none = Żaden znany robot nie nosi takiej nazwy.
crawlers-shown = { $count ->
    [one] { $count } robot na liście.
    [few] { $count } roboty na liście.
    [many] { $count } robotów na liście.
   *[other] { $count } robota na liście.
  }
crawlers-count = { $count ->
    [one] { $count } robot
    [few] { $count } roboty
    [many] { $count } robotów
   *[other] { $count } robota
  }
crawlers-ask = Wstawia robota do pytania.
crawlers-mind = Plik jest prośbą: spełniają ją roboty, których operatorzy postanowili jej przestrzegać. Sam `/robots.txt` jest zawsze dostępny i nie jest tu liczony. Wiedza o robocie to to, co jego operator lub inni pisali w chwili sprawdzenia.

crawlers-crawler = Robot i operator
crawlers-home = Strona główna
crawlers-site = Cała witryna
crawlers-group = Obowiązująca grupa
crawlers-notes = Warto wiedzieć

purpose-search = Wyszukiwarki
purpose-ai-training = AI: uczenie modeli
purpose-ai-search = AI: wyszukiwanie
purpose-ai-user-fetch = AI: strony na prośbę użytkownika
purpose-control-token = Nazwy sterujące
purpose-ads = Reklama
purpose-seo = Narzędzia SEO
purpose-archive = Archiwa
purpose-monitoring = Monitorowanie
purpose-social-preview = Podglądy linków
purpose-research = Badania
purpose-security = Bezpieczeństwo
purpose-feed = Kanały i wiadomości
purpose-generic-tool = Narzędzia dostępne dla każdego

site-open = Otwarta
site-partly-closed = Częściowo zamknięta
site-only-home-open = Otwarta tylko strona główna
site-closed = Zamknięta
site-not-settled = Nie rozstrzygnięto
site-all-open = Otwarta dla wszystkich
site-all-partly-closed = Częściowo zamknięta dla wszystkich
site-all-only-home-open = Tylko strona główna otwarta dla wszystkich
site-all-closed = Zamknięta dla wszystkich
site-all-not-settled = Nie rozstrzygnięto dla żadnego
site-count-open = Otwarta dla { $count }
site-count-partly-closed = Częściowo zamknięta dla { $count }
site-count-only-home-open = Tylko strona główna otwarta dla { $count }
site-count-closed = Zamknięta dla { $count }
site-count-not-settled = Nie rozstrzygnięto dla { $count }
crawlers-unbound = Nie muszą go przestrzegać: { $count }
crawlers-may-not-apply = Może nie obowiązywać

bound-own = Jego własna, { $at }
bound-alias = Grupa { $name }, która też oznacza tego robota, { $at }
bound-fallback = Grupa { $name }, { $at }: obowiązuje go, gdy sam nie jest wymieniony
bound-star = Grupa `*`, { $at }
bound-nothing = Brak
bound-not-by-star = Brak: grupa `*` go nie obowiązuje
crawlers-merged = { $count ->
    [one] ({ $count } grupa)
    [few] ({ $count } grupy połączone)
    [many] ({ $count } grup połączonych)
   *[other] ({ $count } grupy połączonej)
  }

delay-supported = { $seconds ->
    [one] Zachowuje przerwę { $seconds } sekundy, { $at }.
    [few] Zachowuje przerwę { $seconds } sekund, { $at }.
    [many] Zachowuje przerwę { $seconds } sekund, { $at }.
   *[other] Zachowuje przerwę { $seconds } sekundy, { $at }.
  }
delay-ignored = { $seconds ->
    [one] Pomija przerwę { $seconds } sekundy, { $at }.
    [few] Pomija przerwę { $seconds } sekund, { $at }.
    [many] Pomija przerwę { $seconds } sekund, { $at }.
   *[other] Pomija przerwę { $seconds } sekundy, { $at }.
  }
delay-unknown = { $seconds ->
    [one] Plik prosi o przerwę { $seconds } sekundy, { $at }; nie wiadomo, czy robot ją zachowuje.
    [few] Plik prosi o przerwę { $seconds } sekund, { $at }; nie wiadomo, czy robot ją zachowuje.
    [many] Plik prosi o przerwę { $seconds } sekund, { $at }; nie wiadomo, czy robot ją zachowuje.
   *[other] Plik prosi o przerwę { $seconds } sekundy, { $at }; nie wiadomo, czy robot ją zachowuje.
  }
delay-of-star = Przejmuje ją z grupy `*`, nawet gdy ma własną grupę.
note-control-token = Przełącznik, nigdy gość: określa, do czego mogą służyć kopie pobrane przez innego robota.
note-must-be-named = Trzeba go wymienić: grupa `*` go nie obowiązuje.
note-not-enforced = Według operatora nie musi przestrzegać robots.txt: żadna reguła nie zatrzyma go na pewno.
note-unclear = Nie wiadomo, czy przestrzega robots.txt.
note-parent = Według starszej strony operatora mógł stosować się do grupy { $name }, { $at }. Strona główna jest tam { $decision ->
    [allow] dozwolona
   *[disallow] zablokowana
  }.
note-unverified = Nie wiadomo, czy jeszcze działa.

ask-known = Znane roboty
ask-header-of = To nagłówek robota { $name }, jego operator to { $operator }.
