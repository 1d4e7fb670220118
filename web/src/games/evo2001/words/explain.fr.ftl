## Ce qu’un débutant apprend de chaque phase, une fois : deux lignes au plus.
web-explain-initiative = La plus longue queue joue en premier, pendant tout le tour. À égalité, c’est l’espèce qui a le moins de dinosaures.
web-explain-climate = Le dé a tourné le climat : un terrain est tempéré, ses voisins chauds ou froids, les autres mortels. Regardez la légende sous l’île.
web-explain-movement = Prenez un dinosaure, puis une zone voisine : un pas pour chaque patte. Menez vos dinosaures là où ils survivront.
web-explain-births = Un nouveau-né pour chaque œuf, à côté d’un de vos dinosaures. Placez-le là où le climat le laisse vivre.
web-explain-survival = Chaque fourrure en sauve un du froid, chaque parasol un de la chaleur ; en zone mortelle, tous meurent. Chaque survivant vaut 1 PM.
web-explain-evolution = Offrez des PM pour un de ces gènes : chacun en aura un. Les PM font aussi gagner la partie, ne payez pas un gène plus qu’il ne vous sert.
