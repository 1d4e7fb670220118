## Comment la première page, les listes et les crédits nomment ce jeu. Les mêmes clés dans chaque langue.

web-game-gods-love-dinosaurs = Gods Love Dinosaurs
web-game-gods-love-dinosaurs-text = Bâtissez une terre où les proies pullulent et les prédateurs prospèrent, pour que vos dinosaures n’aient jamais faim.
web-game-gods-love-dinosaurs-by = Kasper Lapp, Pandasaurus Games 2020
web-game-gods-love-dinosaurs-length = environ une heure
web-game-gods-love-dinosaurs-weight = jeu assez léger
web-game-gods-love-dinosaurs-kin = Sans parenté avec EVO : chacun bâtit sa propre terre, et tous les animaux d’une espèce s’activent ensemble.
