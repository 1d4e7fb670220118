## Comment la première page, les listes et les crédits nomment ce jeu. Les mêmes clés dans chaque langue.

web-game-evo-2011 = EVO, deuxième édition
web-game-evo-2011-text = Des nomades et leurs reptiles sur l’île de Kumtagh : misez sur les gènes, délogez vos rivaux et soyez prêt quand tombera la météorite.
web-game-evo-2011-by = Philippe Keyaerts, Asmodee 2011
web-game-evo-2011-length = environ une heure
web-game-evo-2011-weight = jeu moyen
web-game-evo-2011-kin = EVO refait : un seul pion chacun au laboratoire, douze gènes uniques, une roue du climat et une île par nombre de joueurs.
