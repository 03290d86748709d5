# Ce que signifie un échec : la vue qui dit comment le fichier a été servi.

fetch-reader-python-legacy = Python avant sa réécriture
fetch-reader-python = Python depuis sa réécriture
