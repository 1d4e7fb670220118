# Che cosa dice un gioco alla riga di comando, se non ha parole sue.

cli-column-species = Specie
cli-column-points = punti
cli-column-won = vinto
cli-why-usage = Chiedi di una mossa, con il suo numero o per intero: perché 2
cli-help-answer-text = Scegli quell’opzione. Va bene anche una mossa per intero.
cli-help-hand-text = Il tavolo come lo vedi tu.
