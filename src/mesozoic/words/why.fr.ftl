## Pourquoi une chose n'est pas permise, dans n'importe quel jeu

why-over = La partie est finie.
why-not-asked = Ce n’est pas à vous de décider maintenant.
why-not-offered = Cela ne fait pas partie de vos choix du moment.
why-luck = C’est le hasard qui en décide, pas un joueur.
