# Strony kontroli. Kontrola czegoś szuka, a to, co znajdzie, jest uwagą.

checks-title = Kontrole
checks-page-title = Kontrole · Robotscope
checks-heading = Czego szukamy
checks-intro = { $count ->
    [one] { $count } kontrola z uzasadnieniem, wykazem robotów, których dotyczy, przykładem i źródłami.
    [few] { $count } kontrole, każda z uzasadnieniem, wykazem robotów, których dotyczy, przykładem i źródłami.
    [many] { $count } kontroli, każda z uzasadnieniem, wykazem robotów, których dotyczy, przykładem i źródłami.
   *[other] { $count } kontroli, każda z uzasadnieniem, wykazem robotów, których dotyczy, przykładem i źródłami.
  }
checks-family-file = Plik i jego kodowanie
checks-family-syntax = Zapis wierszy
checks-family-groups = Grupy i roboty
checks-family-paths = Ścieżki i reguły
checks-family-extensions = Mapy witryny i inne dyrektywy
checks-foot = Ta strona nie potrzebuje skryptów i niczego nie wysyła.
checks-languages = Ta strona w innych językach

checks-about-title = { $title } · Kontrole · Robotscope
checks-about-description = { $title }: czego Robotscope szuka w pliku robots.txt, dlaczego to ważne i co zrobić.
checks-about-all = Wszystkie kontrole
checks-about-why = Dlaczego to ważne
checks-about-do = Co zrobić
checks-about-fix = Robotscope może wprowadzić tę zmianę.
checks-about-who = Kogo to dotyczy
checks-about-example = Przykład
checks-about-fires = Tu jest uwaga
checks-about-silent = Bez uwag
checks-about-try = Wypróbuj ten przykład

concerned-all = Wszystkie roboty i wszystkie interpretacje.
concerned-star = Roboty, które stosują się do grupy `*`
concerned-python = `urllib.robotparser` z Pythona

try-unknown = Ta strona nie zna kontroli { $name }.
