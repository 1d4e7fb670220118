## Come la prima pagina, gli elenchi e i crediti chiamano questo gioco. Le stesse chiavi in ogni lingua.

web-game-evo-2001 = EVO
web-game-evo-2001-text = Guida una specie su un’isola dal clima capriccioso, e contendi ai rivali zampe, corna e pellicce.
web-game-evo-2001-by = Philippe Keyaerts, Jeux Descartes 2001
