# Widok Analiza: co odwraca werdykt.

flip-block = Zablokuj zamiast tego…
flip-allow = Zezwól zamiast tego…
flip-title-block = Zablokuj zamiast tego
flip-title-allow = Zezwól zamiast tego
flip-close = Zamknij ten panel
flip-waiting = Szukanie reguł…
flip-this-url = Ten adres URL i nic więcej
flip-shortest = Najkrótsza reguła
flip-narrow = Reguła dla tego adresu URL
flip-where = Stanie się wierszem { $line }, w grupie dla { $names }.
flip-where-star = Stanie się wierszem { $line }, w grupie `*`: stosuje się do niej każdy robot bez własnej grupy.
flip-where-new = Stanie się wierszem { $line }, w osobnej grupie robota { $agent }, którego dotąd nie obowiązuje żadna grupa.
flip-only = Zmienia tylko ten adres URL.
flip-nothing = Nie zmienia żadnego werdyktu.
flip-changes = Co zmienia się dla robotów z tej grupy, za każdym razem z przykładem:
flip-opened = Otwarty: { $url }
flip-closed = Zamknięty: { $url }
flip-more = { $count ->
    [one] I jeszcze { $count }.
    [few] I jeszcze { $count }.
    [many] I jeszcze { $count }.
   *[other] I jeszcze { $count }.
  }
flip-open = { $count ->
    [one] Nie rozstrzygnięto dla { $count } reguły: zmian może być więcej.
    [few] Nie rozstrzygnięto dla { $count } reguł: zmian może być więcej.
    [many] Nie rozstrzygnięto dla { $count } reguł: zmian może być więcej.
   *[other] Nie rozstrzygnięto dla { $count } reguły: zmian może być więcej.
  }
flip-add = Dodaj wiersz { $line }
flip-robots-txt = Dostęp do samego `/robots.txt` jest zawsze dozwolony: żadna reguła go nie zablokuje.
flip-none = Żadna reguła nie odwraca tej odpowiedzi.
