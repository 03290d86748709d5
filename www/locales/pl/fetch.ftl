# Co znaczy nieudane pobranie: widok o tym, jak plik został udostępniony.

fetch-reader-python-legacy = Python przed przepisaniem
fetch-reader-python = Python po przepisaniu
