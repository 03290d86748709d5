# Widok Analiza: co odwraca werdykt.

flip-block = Zamiast tego zablokuj…
flip-allow = Zamiast tego zezwól…
flip-title-block = Zamiast tego zablokuj
flip-title-allow = Zamiast tego zezwól
flip-close = Zamknij ten panel
flip-waiting = Szukanie reguł…
flip-this-url = Ten adres URL i nic więcej
flip-shortest = Najkrótsza reguła
flip-narrow = Reguła dla tego adresu URL
flip-where = Stanie się wierszem { $line }, w grupie { $names }.
flip-where-star = Stanie się wierszem { $line }, w grupie `*`: stosuje się do niej każdy robot bez własnej grupy.
flip-where-new = Stanie się wierszem { $line }, w osobnej grupie robota { $agent }, którego dotąd nie obowiązuje żadna grupa.
flip-only = Zmienia tylko ten adres URL.
flip-nothing = Nie zmienia żadnego werdyktu.
flip-changes = Co zmienia się dla robotów z tej grupy, po jednym przykładzie:
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
