## Come la prima pagina, gli elenchi e i crediti chiamano questo gioco. Le stesse chiavi in ogni lingua.

web-game-gods-love-dinosaurs = Gods Love Dinosaurs
web-game-gods-love-dinosaurs-text = Costruisci una terra dove le prede si moltiplicano e i predatori prosperano, perché i tuoi dinosauri non abbiano mai fame.
web-game-gods-love-dinosaurs-by = Kasper Lapp, Pandasaurus Games 2020
web-game-gods-love-dinosaurs-length = circa un’ora
web-game-gods-love-dinosaurs-weight = abbastanza leggero
web-game-gods-love-dinosaurs-kin = Non è parente di EVO: ognuno costruisce la propria terra, e tutti gli animali di una specie si attivano insieme.
