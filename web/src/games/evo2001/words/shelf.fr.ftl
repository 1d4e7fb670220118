## Comment la première page, les listes et les crédits nomment ce jeu. Les mêmes clés dans chaque langue.

web-game-evo-2001 = EVO, première édition
web-game-evo-2001-text = Menez une espèce sur une île au climat capricieux, et disputez à vos rivaux pattes, cornes et fourrures.
web-game-evo-2001-by = Philippe Keyaerts, Jeux Descartes 2001
web-game-evo-2001-length = 1 à 2 heures
web-game-evo-2001-weight = jeu moyen
web-game-evo-2001-kin = Le premier EVO : la queue décide de l’ordre, on enchérit sur tous les gènes à la fois et chacun a ses cartes événement.
