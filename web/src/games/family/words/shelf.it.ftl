## Come la prima pagina, gli elenchi e i crediti chiamano questo gioco. Le stesse chiavi in ogni lingua.

web-game-evolution-family = Evolution, versione per famiglie
web-game-evolution-family-text = Metti in fila sei ere, dai batteri ai primati, e guida il tuo animale fino all’ultima tra vulcani, paludi e tuoni.
web-game-evolution-family-by = Le regole di cui disponiamo non nominano né autore né editore
web-game-evolution-family-length = circa tre quarti d’ora
web-game-evolution-family-weight = leggero
web-game-evolution-family-kin = Non è parente di EVO malgrado il nome: una corsa sulle carte, con scommesse a mano chiusa.
