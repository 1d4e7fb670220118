## Come la prima pagina, gli elenchi e i crediti chiamano questo gioco. Le stesse chiavi in ogni lingua.

web-game-evo-2011 = EVO, seconda edizione
web-game-evo-2011-text = Nomadi e rettili sull’isola di Kumtagh: punta sui geni, scalza i rivali e fatti trovare pronto quando cadrà il meteorite.
web-game-evo-2011-by = Philippe Keyaerts, Asmodee 2011
web-game-evo-2011-length = circa un’ora
web-game-evo-2011-weight = di media difficoltà
web-game-evo-2011-kin = EVO rifatto: una sola pedina a testa nel laboratorio, dodici geni unici, una ruota del clima e un’isola per ogni numero di giocatori.
