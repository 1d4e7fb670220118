# Quello che solo questo gioco dice alla riga di comando.

## simulate

cli-end-last-era = Vinte sull'ultima era
cli-end-backstop = Fermate dopo 5000 turni
