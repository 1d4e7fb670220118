## Ce qu’un débutant apprend de chaque phase, une fois : deux lignes au plus.
web-explain-reveal = On retourne des cartes jusqu’à une carte ère. Éruptions et tonnerres agissent aussitôt : vous pouvez renvoyer un rival.
web-explain-card = Placez la carte ère dans un chemin, le vôtre ou celui d’un rival : son ère dit où. Il vous faut un chemin complet, et une carte placée derrière un pion le ramène.
web-explain-contest = Une carte premium : cachez autant de jetons que le nombre de la carte que vous prévoyez. Le plus proche la gagne, et vos jetons restent à vous.
web-explain-step = Avancez votre pion d’un pas sur votre chemin, et d’un second contre un jeton. Sur la dernière carte d’un chemin complet, vous êtes près de gagner.
web-explain-cone = Le cône barre un emplacement, et entre en éruption comme un volcan. Posez-le sur un rocher vide d’un rival, ou laissez-le.
