## Ce qu’on peut essayer à l’exemple d’une règle, et ce qu’il faut regarder
trial-e2-1-1 = Choisissez qui meurt : le neuvième tour finit. Regardez alors la pile : il reste trois jetons, dont la météorite.
trial-e2-2-1 = Choisissez qui meurt et finissez le tour. Puis voyez le jeton : +2 fait passer la roue au-delà d’une section.
trial-e2-3-2 = Surenchérissez dans la colonne d’un rival, et voyez : il doit miser de nouveau aussitôt, dans une autre colonne.
trial-e2-3-3 = Misez un ou plus : votre fiole retire un à ce que vous payez. Regardez vos PM.
trial-e2-4-1 = Faites la dernière mise, et voyez la piste d’initiative : le moins de dinosaures d’abord, puis l’ordre des colonnes.
trial-e2-5-1 = Vous avez trois points de mouvement : répartissez-les à votre guise, et suivez ceux qui restent.
trial-e2-5-2 = Attaquez le voisin rival : aucun des deux n’a de corne. « Autant de cornes » gagne, « Plus de cornes » échoue.
trial-e2-6-1 = Placez un nouveau-né. Suivez les rondes : chacun place le premier, puis vous un second, car vous avez deux œufs.
trial-e2-7-1 = Placez votre nouveau-né. Ensuite, vos plaques n’abritent pas tous ceux qui ont froid ou chaud : choisissez qui part.
trial-e2-8-3 = Vous avez des nageoires : nagez d’une zone côtière à n’importe quelle autre, pour un point.
trial-e2-9-2 = Un rival vient d’avoir un petit. Jouez votre Voleur d’œufs, et voyez qui se tient là ensuite.
