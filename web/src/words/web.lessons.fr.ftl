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
web-lesson-show = Faites-le pour moi
web-lesson-leave = Quitter
web-lesson-over = Voilà comment on joue
web-lesson-over-text = Maintenant une partie courte contre deux bots bienveillants{ $help ->
    [yes] { " " }et avec de l’aide
   *[no] { "" }
  }. Personne ne vous dicte rien, et chaque règle est à portée de doigt.
web-lesson-play = Jouer une partie courte
web-lesson-again = Encore une fois
web-lesson-coming = Votre leçon arrive : on prépare la table, puis on avance pas à pas.
web-lesson-lost = Ce qu’il faut toucher n’est plus en vue. Tournez ou déplacez le plateau jusqu’à ce qu’il s’éclaire.
web-lesson-learnt = Vous connaissez déjà cette leçon
web-lesson-learnt-text = Reprenez-la depuis la première carte, ou jouez une partie courte.
web-lesson-anew = Recommencer
