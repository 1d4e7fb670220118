## Comment la première page, les listes et les crédits nomment ce jeu. Les mêmes clés dans chaque langue.

web-game-evolution-family = Évolution, version familiale
web-game-evolution-family-text = Posez six ères bout à bout, des bactéries aux primates, et menez votre animal jusqu’à la dernière, entre volcans, marais et tonnerres.
web-game-evolution-family-by = Les règles dont nous disposons ne nomment ni auteur ni éditeur
web-game-evolution-family-length = environ trois quarts d’heure
web-game-evolution-family-weight = jeu léger
web-game-evolution-family-kin = Sans parenté avec EVO malgré son nom : une course sur des cartes, avec des paris à mains fermées.
