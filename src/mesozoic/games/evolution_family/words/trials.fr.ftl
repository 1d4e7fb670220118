## Ce qu’on peut essayer à l’exemple d’une règle, et ce qu’il faut regarder
trial-ef-2-1 = Placez la carte dans votre propre chemin : elle va entre deux autres, là où son ère a sa place.
trial-ef-2-2 = Placez la carte dans votre chemin : elle remplace celle de la même ère, qui est défaussée.
trial-ef-2-3 = Placez la carte dans le chemin d’un rival, derrière sa pièce, et choisissez un rocher : elle recule.
trial-ef-3-4 = Cachez des jetons pour l’ère que vous attendez. Voyez les mains s’ouvrir : le plus proche gagne la carte.
trial-ef-4-1 = Avancez dans le marais, puis, contre un jeton, jusqu’à son bout éloigné. Au tour suivant, vous l’aurez traversé.
trial-ef-4-3 = La foudre frappe : choisissez la pièce d’un rival, et voyez sur quel rocher elle s’arrête.
trial-ef-5-1 = Un volcan peut entrer en éruption : choisissez une pièce rivale sur son flanc, et voyez-la renvoyée.
trial-ef-6-1 = Votre tour commence sur votre sixième carte. Faites entrer le cône en éruption, ou non : la prochaine carte ère vous fait gagner.
