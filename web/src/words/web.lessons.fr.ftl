## Premières parties guidées
web-learn = Apprendre en dix minutes
web-learn-new = Vous débutez ? Apprenez en dix minutes :
web-lesson = Leçon
web-lesson-look = Regardez ici
web-lesson-do = À vous
web-lesson-see = Ce qui s’est passé
web-lesson-count = { $step } sur { $steps }
web-lesson-next = Continuer
web-lesson-back = Retour
web-lesson-show = Montrez-moi
web-lesson-leave = Quitter
web-lesson-over = Voilà comment on joue
web-lesson-over-text = Maintenant une courte partie à vous, contre deux robots bienveillants. Personne ne vous dicte rien, et chaque règle est à portée de doigt.
web-lesson-play = Jouer une courte partie
web-lesson-again = Encore une fois
