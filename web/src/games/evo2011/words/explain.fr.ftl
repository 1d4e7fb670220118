## Ce qu’un débutant apprend de chaque phase, une fois : deux lignes au plus.
web-explain-climate = Le jeton a tourné la roue : elle dit où c’est idéal, chaud, froid ou mortel jusqu’au prochain tour. Regardez la légende sous l’île.
web-explain-mutations = Posez votre pion sur une valeur d’une ligne : vous la payez, et prenez le gène ou la carte. Une offre plus haute vous déloge, et vous misez ailleurs.
web-explain-initiative = À partir d’ici, qui a le moins de dinosaures joue en premier ; à égalité, la ligne la plus haute du laboratoire.
web-explain-movement = Prenez un dinosaure, puis une zone voisine. Vous avez deux points, plus avec des pattes ; entrer chez un rival, c’est l’attaquer.
web-explain-births = Un nouveau-né par œuf, manche par manche, à côté d’un des vôtres. Placez-le là où le climat le laisse vivre.
web-explain-survival = La fourrure sauve du froid, la thermorégulation de la chaleur ; en zone mortelle tous meurent, mais vous en gardez au moins deux. Puis chacun vaut 1 PM.
