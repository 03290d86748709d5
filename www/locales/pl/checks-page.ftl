# Strony kontroli. Kontrola czegoś szuka, a to, co znajdzie, jest uwagą.

checks-language = Polski
checks-title = Kontrole
checks-page-title = Kontrole · Robotscope
checks-heading = Czego szukamy
checks-intro = { $count ->
    [one] { $count } kontrola z uzasadnieniem, robotami, których dotyczy, przykładem i źródłami.
    [few] { $count } kontrole, każda z uzasadnieniem, robotami, których dotyczy, przykładem i źródłami.
    [many] { $count } kontroli, każda z uzasadnieniem, robotami, których dotyczy, przykładem i źródłami.
   *[other] { $count } kontroli, każda z uzasadnieniem, robotami, których dotyczy, przykładem i źródłami.
  }
checks-family-file = Plik i jego kodowanie
checks-family-syntax = Zapis wierszy
checks-family-groups = Grupy i roboty
checks-family-paths = Ścieżki i reguły
checks-family-extensions = Mapy witryny i inne wiersze
checks-foot = Ta strona nie potrzebuje skryptów i niczego nie wysyła.
checks-languages = Ta strona w innych językach

check-page-title = { $title } · Kontrole · Robotscope
check-page-description = { $title }: czego Robotscope szuka w pliku robots.txt, dlaczego to ważne i co zrobić.
check-page-all = Wszystkie kontrole
check-page-why = Dlaczego to ważne
check-page-do = Co zrobić
check-page-fix = Robotscope może wprowadzić tę zmianę.
check-page-who = Kogo to dotyczy
check-page-example = Przykład
check-page-fires = Tu jest uwaga
check-page-silent = Bez uwag
check-page-try = Wypróbuj ten przykład

concerned-all = Wszystkie roboty i wszystkie interpretacje.
concerned-star = Roboty, które stosują się do grupy `*`
concerned-python = `urllib.robotparser` z Pythona

try-unknown = Ta strona nie zna kontroli { $name }.
