## Come la prima pagina, gli elenchi e i crediti chiamano questo gioco. Le stesse chiavi in ogni lingua.

web-game-evo-2001 = EVO, prima edizione
web-game-evo-2001-text = Guida una specie su un’isola dal clima capriccioso, e contendi ai rivali zampe, corna e pellicce.
web-game-evo-2001-by = Philippe Keyaerts, Jeux Descartes 2001
web-game-evo-2001-length = da 1 a 2 ore
web-game-evo-2001-weight = di media difficoltà
web-game-evo-2001-kin = Il primo EVO: la coda decide l’ordine, si fanno offerte su tutti i geni insieme e ognuno ha le sue carte evento.
