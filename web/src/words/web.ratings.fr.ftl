## Ratings: the ladder of a game, and what somebody has played

web-ladder = Classement
web-ladder-games = Jeux
web-ladder-text = Joueurs et bots sur une même échelle, d’après les parties classées. La barre montre à quel point une cote est sûre : 19 fois sur 20, la vraie s’y trouve.
web-ladder-none = Personne ne figure encore à ce classement.
web-ladder-none-text = Terminez une partie classée et vous y serez le premier nom : choisissez « classée » à l’ouverture d’une table. Il faut un compte ; les bots sont classés aussi.
web-ladder-bot = Bot, { $level }
web-provisional = Provisoire
web-provisional-text = Moins de dix parties classées : ces cotes peuvent encore beaucoup bouger.
web-rating-doubt = ± { $doubt }
web-rating-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
  }
web-rating-provisional = provisoire
web-ratings = Cotes
web-curve-told = { $game } : de { $first } après la première partie montrée à { $last } après { $games ->
    [one] une partie
   *[other] { $games } parties
  }.
web-profile = Joueur
web-player-own = Votre profil
web-player-since = Ici depuis le { $day }.
web-player-recent = Dernières parties publiques
web-results = Parties
web-results-game = Jeu
web-results-players = Joueurs
web-results-games = Jouées
web-results-won = Gagnées
web-results-ended = { $count ->
    [one] et une, terminée sans résultat
   *[other] et { $count }, terminées sans résultat
  }
web-results-none = Aucune partie n’a encore été jouée jusqu’au bout.
web-results-none-own = Votre page de ce guide est encore blanche.
web-results-none-text = Chaque partie menée jusqu’au bout s’y inscrit : combien de victoires, contre qui et, si elle était classée, votre force.
web-against = Contre qui
web-against-who = Adversaire
web-against-lost = Perdues
web-against-own = Les autres ne voient ici que ceux que vous avez rencontrés à des tables publiques.
web-somebody = Quelqu’un
web-seat-players = Qui joue ici
