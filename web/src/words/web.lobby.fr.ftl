## Trouver une partie : le salon, les tables ouvertes, le grand écran

web-lobby = Salon
web-lobby-text = Prenez place à une table que quelqu’un a ouverte, ou ouvrez-en une.
web-lobby-open = Tables ouvertes
web-lobby-empty = Aucune table n’est ouverte en ce moment.
web-lobby-empty-text = Ouvrez-en une, et la prochaine personne qui arrive vous trouvera ici. Ou jouez contre des bots en attendant.
web-lobby-none-fit = Aucune table ouverte ne correspond à ce que vous cherchez.
web-lobby-all = Tout montrer
web-lobby-bots = Jouer contre des bots
web-lobby-filter = Montrer
web-lobby-any-game = Tous les jeux
web-lobby-any-pace = Toutes les cadences
web-lobby-pace-none = Sans pendule
web-lobby-pace-live = En direct
web-lobby-pace-days = Par correspondance
web-lobby-any-rated = Classée ou non
web-lobby-rated = Classée
web-lobby-unrated = Non classée
web-lobby-game = Jeu
web-lobby-pace = Cadence
web-lobby-lost = La connexion au salon est coupée ; nouvelle tentative…
web-now = Jouer maintenant
web-now-game = À quoi jouer
web-now-text = Vous prenez place à la première table qui convient, ou à une nouvelle.
web-open-table = Ouvrir une table
web-open-yes = Ouvrir la table
web-open-who = Qui peut prendre place
web-open-public = Tout le monde
web-open-private = Par lien seulement
web-open-public-text = Elle paraît dans le salon, et la partie peut être regardée.
web-open-private-text = Seuls ceux à qui vous donnez le lien la trouvent.
web-open-rated = Compte pour le classement ?
web-open-rated-text = Elle compte pour le classement de ceux qui ont un compte.
web-open-unrated-text = Elle ne compte que pour le plaisir.
web-opening-of = Places : { $taken } sur { $players }
web-opening-free = Libre
web-opening-host = hôte
web-opening-away = absent
web-opening-you = vous
web-opening-sit = Prendre place
web-opening-sit-at = Prendre place : { $game }
web-opening-seat-here = S’asseoir ici
web-opening-stand = Se lever
web-opening-back = Y aller
web-opening-bot = Asseoir un bot
web-opening-unbot = Libérer la place
web-opening-fill = Commencer avec des bots
web-opening-wait = On attend encore { $count ->
    [one] une personne
   *[other] { $count } personnes
  }…
web-opening-full = Tout le monde est là : la partie commence.
web-opening-look = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
web-opening-nobody = Personne encore ? Les bots sont toujours prêts.
web-opening-nobody-text = Ils prennent les places libres, et la partie commence aussitôt.
web-opening-waited = Assez attendu ?
web-opening-leave = Se lever et jouer avec des bots
web-opening-leave-text = Vous quittez cette table, et une partie rien qu’à vous commence aussitôt avec des bots.
web-opening-gone = Cette table n’est plus ouverte.
web-opening-gone-text = Il n’y avait plus personne, ou vous vous êtes levé en dernier.
web-opening-invite = Inviter quelqu’un
web-opening-invite-text = Toute personne qui suit ce lien peut prendre place.
web-opening-qr = Code QR du lien vers cette table
web-waiting = Vous avez une place : { $game }, { $taken } sur { $players }
web-waiting-begun = Votre partie a commencé : { $game }.
web-waiting-go = À la table
web-running = En cours
web-running-none = Aucune partie publique n’est en cours.
web-watch-now = Regarder
web-watch-table = Regarder : { $game }
web-watchers = { $count ->
    [0] Personne ne regarde
    [one] Une personne regarde
   *[other] { $count } personnes regardent
  }
web-screen = Sur grand écran
web-screen-text = Le plateau pour tous, sur un téléviseur ou un projecteur ; chacun joue sur son téléphone.
web-screen-show = Montrer la table sur grand écran
web-screen-scan = Scannez pour jouer
web-screen-address = Ou ouvrez
web-screen-qr = Code QR de la place de { $name }
web-screen-qr-free = Code QR de la place { $number }
web-screen-locked = Quelqu’un manque encore. Les codes des places sont secrets : qui a ouvert la table peut les montrer, dans le navigateur où elle a été ouverte, par « Sur grand écran » dans son menu.
web-screen-over = La partie est finie
web-screen-whose = À { $names } de jouer
web-others = Jouer avec d’autres
web-others-lobby = { $count ->
    [one] Salon ({ $count } table ouverte)
   *[other] Salon ({ $count } tables ouvertes)
  }
web-opening-public = Une table ouverte
web-opening-private = Une table privée
web-seen-who = Qui peut regarder
web-seen-public-text = Tout le monde peut trouver la partie dans le salon et parmi celles à revoir.
web-seen-private-text = Seulement ceux qui ont un lien vers elle.
web-lobby-own = Vos parties
web-lobby-continue = Reprendre : { $game }
web-opening-sent-away = La personne qui tient cette table vous en a renvoyé.
web-running-none-else = Personne d’autre ne joue à une table publique en ce moment.
