## Ce qu’on peut essayer à l’exemple d’une règle, et ce qu’il faut regarder
trial-e1-3-3 = Faites la dernière offre, et voyez le climat bouger au début du tour : les prairies deviennent tempérées.
trial-e1-3-3-2 = Faites la dernière offre, et voyez le climat passer au gris : les montagnes deviennent tempérées, plus rien n’est froid.
trial-e1-4-1 = Vous avez deux pattes : un dinosaure de deux zones, ou deux dinosaures d’une zone. Suivez les pas qui restent.
trial-e1-4-2 = Attaquez un rival voisin : avec une corne de plus, vous gagnez sur 1 à 4. Regardez le dé.
trial-e1-6-1 = Placez votre nouveau-né, puis voyez qui survit : là où vos gènes n’abritent pas tous vos dinosaures, choisissez qui part.
trial-e1-6-1-2 = Placez votre nouveau-né. Au jaune, les plages sont sûres et les prairies froides : choisissez qui y meurt. Plus haut, tout est mortel.
trial-e1-7-2 = Dépassez le rival : offrez 1 pour le gène qu’il convoite, et voyez : il refait une offre aussitôt.
trial-e1-7-4 = Offrez cinq pour la patte qu’un rival veut pour quatre : vos deux gènes mutants en retirent deux, vous payez trois.
trial-e1-7-4-2 = N’offrez qu’un seul point : vos deux gènes mutants valent plus, vous ne payez donc rien.
