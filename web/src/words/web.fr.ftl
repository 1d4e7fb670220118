## Phrases que seul le navigateur prononce : les clés commencent par web-. Mêmes clés et variables dans toutes les langues.

web-name = Mesozoic
web-tagline = Guide de terrain des mondes perdus, à jouer
web-cover-overline = Une table pour les jeux de dinosaures et d’évolution
web-language = Langue
web-theme = Lumière
web-theme-system = Auto
web-theme-light = Jour
web-theme-dark = Lampe
web-nav = Pages
web-home = Retour à l’accueil
web-rules = Règles
web-replays = Parties à revoir
web-credits = Crédits
web-close = Fermer
web-cancel = Annuler
web-again = Réessayer
web-loading = Un instant…
web-menu = Menu
web-menu-text = Réglages, règles, aide de jeu, notes et sortie.
web-settings = Réglages
web-pace-long = Vitesse des bots et de ce qui se montre
web-patience = Temps pour reprendre le dernier coup d’un tour
web-patience-text = Les bots attendent ce temps avant de continuer, et un écran partagé avant de passer à la personne suivante ; personne d’autre.
web-patience-none = Aucun
web-patience-ask = Jusqu’à ce que je continue
web-panels = Panneaux à côté de la table
web-panels-play = Dans l’ordre du jeu
web-panels-seats = Dans l’ordre des places
web-sound = Volume des sons
web-sound-table = Les sons de la table
web-sound-text = Dés, pas, naissances, morts et offres. Le début de votre tour s’entend dès que le volume n’est pas coupé.
web-vibrate = Vibration
web-off = Non
web-on = Oui
web-notify = Notification quand votre tour commence
web-notify-text = Ce navigateur l’affiche pendant que vous regardez autre chose.
web-notify-refused = Ce navigateur n’autorise pas la page à afficher quoi que ce soit : autorisez-la dans ses réglages pour ce site.
web-plate = Planche { $number }
web-copy = Copier le lien
web-copied = Copié
web-selected = Il est sélectionné : copiez-le d’ici.

## Ce qui n’a pas marché
web-error-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
web-offline-title = Le serveur est injoignable
web-offline-text = Vos parties ne risquent rien : elles y sont conservées. Dès qu’il répondra, cette page reprendra d’elle-même.
web-parts-away = Une partie de cette page manque encore : le serveur est injoignable. Elle viendra d’elle-même dès qu’il répondra.
web-parts-older = Ces pages sont plus anciennes que celles du serveur : rechargez-les pour continuer.
web-parts-reload = Recharger
web-error-server = Le serveur n’a pas pu répondre ({ $status }).
web-error-unknown = Impossible de montrer cela.
web-error-address = Il n’y a rien à l’adresse « { $path } ».
web-error-game = Impossible de montrer cela. Il n’y a pas de jeu « { $game } » ici.
web-line-lost = La connexion à la table est coupée ; nouvelle tentative…

## Les quatre jeux
web-open = Ouvrir une table
web-facts = { $least } à { $most } joueurs
web-rules-of = Les règles : { $game }
web-continue = Reprendre
web-going = Une de vos parties est encore en cours : reprenez-la, ou commencez-en une autre ci-dessous.
web-recent = Parties terminées
web-recent-more = Toutes
web-recent-none = Aucune partie n’a encore été terminée ici.
web-mine = Vos tables
web-mine-all = Toutes vos tables ({ $count })
web-mine-none = Ce navigateur n’a de place à aucune table.
web-mine-none-text = Les parties auxquelles vous prenez place se retrouvent ici, là où vous les avez laissées.
web-mine-running = En cours
web-mine-away = Rangées
web-mine-over = Terminées
web-put-away = Ranger
web-take-out = Ressortir
web-delete = Supprimer
web-delete-title = Supprimer cette table ?
web-delete-running = La partie n’est pas finie. Elle disparaîtra pour tous les joueurs, et il n’en restera rien.
web-delete-over = La partie disparaîtra pour tous et ne pourra plus être revue. Vous pouvez d’abord l’enregistrer.
web-to-play = À { $names } de jouer
web-won-by = Gagnée par { $names }
web-bot-named = { $level } { $name }

## Une nouvelle table
web-new = Une nouvelle table
web-begin = Commencer la partie
web-players = Joueurs
web-seats = Qui joue
web-player = Joueur { $number }
web-seat-kind = Qui mène les { $species }
web-kind-here = À cet écran
web-kind-bot = Un bot
web-kind-link = Par lien
web-kinds-text = À plusieurs devant cet écran, on se le passe. Ceux qui jouent par lien l’ouvrent dans un autre navigateur ou sur un téléphone.
web-secrets = Entre ceux qui partagent cet écran
web-secrets-covered = Le couvrir
web-secrets-none = Pas de secrets entre nous
web-secrets-covered-text = Il se couvre avant de montrer à l’un ce que seul un autre peut voir.
web-secrets-none-text = Il ne se couvre jamais : celui qui doit jouer voit ce qu’il a en main, et vous tous avec lui.
web-level = Force
web-level-1 = Nouveau-né
web-level-2 = Blanc-bec
web-level-3 = Glaneur
web-level-4 = Chasseur
web-level-5 = Chef de meute
web-level-6 = Tyran
web-bot-1 = apprend encore, se trompe beaucoup
web-bot-2 = pressé, oublie des choses
web-bot-3 = prend ce qui est proche
web-bot-4 = prévoit un peu
web-bot-5 = prévoit plusieurs coups
web-bot-6 = réfléchit autant qu’il peut
web-character = Caractère
web-character-even = Équilibré
web-character-fighter = Bagarreur
web-character-breeder = Éleveur
web-character-miser = Avare
web-bot-rated = { $level } ({ $rating })
web-bots-rated = Les nombres sont des classements mesurés : 1000 joue d’instinct, et 400 de plus, c’est dix contre un de finir devant.
web-bot-character = { $level } · { $character }
web-name-of = Nom du joueur qui mène les { $species }
web-options = Façons de jouer
web-luck = Hasard
web-luck-text = Le hasard naît d’une graine secrète, promise au début et montrée à la fin. Indiquez-en une vous-même pour rejouer avec le même hasard.
web-luck-secret = Secrète
web-invite = Inviter les autres
web-invite-text = Chaque lien est la clé d’une place : ne le donnez qu’à son joueur.
web-invite-elsewhere = Les liens sont gardés dans le navigateur qui a ouvert cette table.
web-alone = Ce serveur n’est accessible que depuis cette machine.
web-alone-text = Les liens ne fonctionnent pas ailleurs. Lancez-le avec --host 0.0.0.0 pour laisser entrer les autres.
web-alone-open-text = Les liens ne fonctionnent pas ailleurs. Une fois le serveur ouvert, toute personne de votre réseau pourra accéder à ses pages jusqu’à son arrêt.
web-alone-open = L’ouvrir au réseau
web-qr = Code QR du lien pour { $name }
web-sit-down = S’asseoir à la table
web-look-on = Regarder la partie
web-ask-name = Qui êtes-vous ?
web-ask-name-text = Les autres voient votre nom à la table.
web-your-name = Votre nom
web-ask-name-ready = Aller à la table

## La table
web-turn = Tour
web-turn-number = Tour { $turn }
web-phases = Phases du tour
web-aside = Espèces et journal
web-sheets = Joueurs et détails
web-sheet-opens = Ouvre : { $title }
web-you = (vous)
web-away = (absent)
web-deciding = Doit décider
web-points = { $points } PM
web-dinosaurs = { $count ->
        [one] { $count } dinosaure
       *[other] { $count } dinosaures
    }
web-log = Journal
web-log-empty = Encore rien.
web-log-older = Ce qui s’est passé avant
web-note = { $name } : { $text }
web-phase-now = C’est la phase en cours.
web-rule-open = Ouvrir la règle { $rule }
web-zoom-in = Regarder de plus près
web-zoom-out = Prendre du recul
web-zoom-reset = L’île entière

## Ce qui se décide
web-your-turn = À vous
web-over = La partie est terminée.
web-hint-wait = Ce n’est pas à vous : regardez, ou relisez le journal.
web-hint-held = Vous pouvez encore reprendre ce coup.
web-hint-onlooker = Vous regardez : ce lien ne donne aucune place.
web-hint-watching = Vous regardez.
web-wrong-key = Ce lien n’ouvre aucune place
web-wrong-key-text = Sa clé n’est pas de cette table : vous ne faites que regarder. Redemandez le lien entier à qui vous a invité.
web-hint-missed = { $name } n’est pas encore là.
web-hint-lead = Vous menez { $species } ; ce n’est pas à vous.
web-hint-pass = Rien d’autre à faire ici.
web-undo = Annuler
web-undo-key = Annuler le coup (U)
web-undo-ask = Demander aux autres si vous pouvez reprendre votre dernier coup
web-undo-ask-short = Annuler ?
web-undo-asked = { $name } demande à reprendre son dernier coup, et ce qui a suivi.
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-undo-mine = Vous demandez à reprendre votre dernier coup. Doivent encore répondre : { $names }.
web-undo-drop = Ne plus demander
web-undo-waiting = { $name } demande à reprendre son dernier coup. Doivent encore répondre : { $names }.
web-skip = Accélérer
web-skip-text = Montre tout de suite où en est la partie.
web-go-on = Continuer
web-go-on-text = La table attend un instant, le temps de reprendre votre dernier coup.
web-pace = Allure
web-pace-slow = Tranquille
web-pace-normal = Régulière
web-pace-quick = Vive
web-pace-instant = Immédiate
web-why-legal = Cela peut se faire.
web-keys = Touches : les flèches parcourent l’île, Entrée choisit, Échap relâche, U annule, P presse le premier bouton, Espace accélère ; Entrée sur le journal mène à ses liens.
web-leave = Quitter la table
web-elsewhere = Continuer sur un autre appareil
web-elsewhere-text =
    { $count ->
        [one] Ouvrez-y ce lien : vous y retrouvez votre place. Quiconque le possède peut jouer pour vous : gardez-le pour vous.
       *[other] Ouvrez-y ce lien : tous ceux de cet écran y retrouvent leur place. Quiconque le possède peut jouer pour vous : gardez-le entre vous.
    }
web-elsewhere-qr = Code QR du lien vers votre place
web-promise = Rien n’est truqué : tout le hasard vient d’une graine tirée avant le premier tour. Son empreinte, { $hash }…, est promise ici ; la graine elle-même est montrée à la fin, et chacun peut alors vérifier chaque jet et chaque tirage.

## Un écran pour plusieurs
web-cover = { $name }, à vous de jouer
web-cover-text = L’écran reste couvert jusqu’à ce que vous soyez seul devant.
web-cover-ready = Je suis { $name } : montrez-moi la table

## La fin
web-end = Fin de la partie
web-end-title = { $count ->
        [one] Victoire pour { $species }
       *[other] Victoire partagée entre { $species }
    }
web-end-turns = { $turns ->
        [one] après un tour
       *[other] après { $turns } tours
    }
web-end-show = Le classement
web-end-hide = Voir la table
web-chart-points = Points de mutation, tour par tour
web-story-missing = Le récit de la partie ne peut être montré.
web-verify = Le hasard était-il honnête ?
web-verify-good = Vérifié : { $entries } entrées, et chaque dé est tombé comme le veut la graine promise.
web-verify-bad = { $entries } entrées rejouées selon les règles ; le hasard lui-même n’est pas prouvé.
web-seed = Graine :
web-commitment = Son empreinte, promise au début :
web-play-again = Rejouer
web-next = On rejoue : le même jeu, les mêmes joueurs.
web-next-go = Aller à la nouvelle table
web-next-stay = Rester ici
web-watch = Revoir la partie
web-save = Enregistrer la partie

## Revoir
web-drop = Déposez ici une partie enregistrée.
web-choose-file = Choisir un fichier
web-keep-record = Garder la partie et obtenir un lien
web-kept-records = Parties que vous avez gardées
web-kept-delete-title = Supprimer cette partie ?
web-kept-delete = Les liens vers elle ne marcheront plus, sauf si quelqu’un d’autre l’a gardée aussi. Votre fichier, lui, vous reste.
web-play = Lecture
web-pause = Pause
web-step-on = Coup suivant
web-step-back = Coup précédent
web-turn-on = Tour suivant
web-turn-back = Tour précédent
web-slider = Moment de la partie
web-entry = { $entry } sur { $last }
web-copy-moment = Lien vers ce moment
web-copy-address = Il est dans la barre d’adresse

## Règles et crédits
web-rules-games = Règles de chaque jeu
web-rules-search = Chercher dans les règles
web-rules-nothing = Rien sur « { $sought } ».
# Words for one thing, in groups: whoever seeks one finds the others. Nobody reads this list.
web-rules-kin = égalité ex-æquo æquo égal, dés dé lancer, combat bataille attaque, enchère mise, vainqueur victoire gagne emporte, mort meurt périt
web-rules-missing = Il n’y a pas de règle { $rule }.
web-contents = Sommaire
web-mark-ruling = notre arbitrage
web-mark-reconstruction = notre reconstitution
web-mark-option = option de table
web-mark-ruling-text = Le livret se tait ou reste obscur ici : voici comment nous jouons.
web-mark-reconstruction-text = Nous n’avons pas vu le matériel imprimé : nous l’avons reconstitué d’après la règle.
web-mark-option-text = Qui ouvre une table le choisit.
web-credits-text = Mesozoic est une table faite par des gens qui aiment ces jeux. Elle n’est liée ni à leurs auteurs ni à leurs éditeurs : si un jeu vous plaît ici, achetez-le pour votre propre table.
web-credits-games = Les jeux
web-credits-works = De quoi elle est faite
web-credits-art = Chaque animal, emblème, carte et île a été dessiné pour cette table.

## Un jeu qui n'a pas de table à lui

web-plain-table = Sur la table
web-plain-choices = Vous pouvez
web-plain-players = Joueurs
web-plain-hint = Choisissez sur la page ci-dessus.
web-plain-covered = La table est couverte jusqu’à ce que la personne suivante la regarde.
web-plain-turn-up = Montrer ce que je peux voir
web-plain-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-yes = oui
web-no = non

## Qui l’on est
web-me = Vous
web-me-is-guest = Vous jouez en invité. Ce navigateur se souvient de vous ; il n’en faut pas plus.
web-me-is-account = Vous êtes connecté sous le nom de { $name }. Vos parties vous suivent sur tous vos appareils.
web-me-name = Nom
web-me-name-keep = Garder ce nom
web-me-name-kept = C’est noté.
web-me-account = Vos parties sur tous vos appareils
web-me-account-text = Avec un compte, vous retrouvez vos parties et votre nom partout où vous vous connectez. Aucune adresse électronique n’est demandée.
web-me-account-make = Créer un compte
web-me-have = Vous avez déjà un compte
web-me-by-password = Plutôt avec un mot de passe
web-me-passkey-make = Créer un compte avec une clé d’accès
web-me-passkey-text = Votre appareil garde la clé d’accès : un doigt, votre visage ou son code l’ouvre, et il n’y a rien à retenir.
web-me-passkey-use = Se connecter avec une clé d’accès
web-me-passkey-add = Ajouter une clé d’accès
web-me-passkeys-none = Vous n’avez pas encore de clé d’accès.
web-me-password = Mot de passe
web-me-password-note = 8 caractères au moins.
web-me-password-new = Changer le mot de passe
web-me-password-set = Un mot de passe, si vous en voulez un
web-me-password-keep = Garder ce mot de passe
web-me-password-is-set = C’est fait. Les autres navigateurs sont déconnectés.
web-me-code = Code de secours
web-me-with-code = Avec un code de secours
web-me-with-password = Avec le mot de passe
web-me-sign-in = Se connecter
web-me-sign-out = Se déconnecter dans ce navigateur
web-me-sign-in-here = Se connecter sur cet appareil
web-me-sign-in-here-text = Un autre appareil vous a conduit ici. Continuez s’il est à vous : ce navigateur jouera alors sous ce compte.
web-me-keys = Ce qui ouvre votre compte
web-me-codes = Vos codes de secours
web-me-codes-text = Notez-les ou copiez-les en lieu sûr. Si tout le reste est perdu, chacun ouvre votre compte une fois. Vous ne les reverrez plus.
web-me-codes-copy = Copier les codes
web-me-codes-kept = Je les ai gardés
web-me-codes-left = { $count ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $count } codes de secours.
  }
web-me-codes-renew = Créer de nouveaux codes de secours
web-me-device = Un autre appareil
web-me-device-text = { $count ->
    [one] Seul ce navigateur est connecté.
   *[other] { $count } navigateurs sont connectés.
  }
web-me-device-show = Montrer un code pour un autre appareil
web-me-device-qr = Un code qui connecte un autre appareil
web-me-device-once = Il sert une fois, pendant cinq minutes. Qui l’a entre les mains a votre compte : ne le montrez à personne d’autre.
web-me-kept = Ce qui est gardé de vous
web-me-kept-text = Votre nom, les places que vous avez prises et ce qui ouvre votre compte : clés et mots de passe seulement sous une forme que personne ne peut lire.
web-me-download = Télécharger le tout
web-me-forget = Être oublié
web-me-forget-text = Votre nom et votre compte sont supprimés, partout et pour de bon. Les parties restent, sans nom à vos places ; dans les parties en cours, un bot continue pour vous, comme si vous aviez abandonné.
web-me-forget-yes = Tout supprimer
web-me-name-first = Écrivez d’abord votre nom ci-dessus.
web-me-forgotten = Ici, plus personne ne se souvient de vous.

## Conversation
web-talk = Conversation
web-talk-text = Ce que l’on se dit à cette table.
web-talk-button = { $unread ->
    [0] Conversation
    [one] Conversation, une nouvelle phrase
   *[other] Conversation, { $unread } nouvelles phrases
  }
web-talk-lines = Ce qui s’est dit
web-talk-empty = Personne n’a encore rien dit.
web-talk-say = Dire quelque chose
web-talk-send = Envoyer
web-talk-all = Tout le monde à cette table le lit, les spectateurs aussi.
web-talk-aside = Seuls les spectateurs le lisent ; les joueurs quand la partie est finie.
web-talk-onlooker = Spectateur { $number }
web-talk-phrases = Phrases toutes prêtes, que chacun lit dans sa langue
web-talk-mute = Ne plus écouter { $name }
web-talk-mute-short = Ne plus écouter
web-talk-unmute = Écouter de nouveau { $name }
web-talk-unmute-short = Écouter de nouveau
web-talk-you = Vous
web-talk-hidden = { $count ->
    [one] Un message masqué de { $name }.
   *[other] { $count } messages masqués de { $name }.
  }
web-phrase-hello = Bonjour à tous !
web-phrase-good-luck = Bonne chance !
web-phrase-your-turn = À qui de jouer ?
web-phrase-one-moment = Un instant, s’il vous plaît.
web-phrase-take-your-time = Rien ne presse.
web-phrase-well-played = Bien joué !
web-phrase-close-call = C’était juste !
web-phrase-ouch = Aïe !
web-phrase-sorry = Pardon !
web-phrase-thanks = Merci !
web-phrase-good-game = Belle partie, merci à tous.
web-phrase-once-more = On rejoue ?
web-phrase-must-go = Je dois partir.
web-notes = Notes personnelles
web-notes-text = Gardées au fil de la plume, sur tous vos appareils. Personne d’autre ne les lit.
web-notes-placeholder = Ce que vous comptez faire, ce qu’ils ont fait la dernière fois…
web-notes-keeping = Enregistrement …
web-notes-kept = Enregistré.
web-notes-unread = Vos notes n’ont pas pu être lues.
web-notes-unkept = Pas encore enregistré : le serveur est injoignable.
web-notes-room = Encore { $count } caractères.

## Rythme et départs
web-holidays = Vacances
web-holidays-text = Par correspondance, vos jours ne courent pas pendant vos vacances, aux tables où vous jouez à présent.
web-holidays-left = { $count ->
    [0] Vous avez pris tous vos jours de vacances : il y en a vingt par an.
    [one] Il vous reste { $count } jour de vacances. Chaque année en compte vingt.
   *[other] Il vous reste { $count } jours de vacances. Chaque année en compte vingt.
  }
web-holidays-days = Combien de jours, dès maintenant
web-holidays-back = Vos jours courent de nouveau le { $day }.
web-holidays-go = Partir en vacances
web-holidays-until = Vous êtes en vacances jusqu’au { $day }.
web-holidays-end = Je suis de retour
web-clock = Pendule
web-clock-text = Le temps que chacun peut prendre pour une décision. Il ne court que pour les personnes qui ont quelque chose à décider.
web-clock-none = Sans pendule
web-clock-live = { $minutes } minutes + { $seconds } secondes par décision
web-clock-days = { $days ->
    [one] Un jour par décision
   *[other] { $days } jours par décision
  }
web-clock-left = Temps restant :
web-clock-left-days = { $days } j { $hours } h
web-clocks = Pendules
web-clock-runs = Temps restant, la pendule tourne :
web-clock-short-days = { $days } j
web-clock-short-hours = { $hours } h
web-clock-holiday = en vacances
web-clock-bot = un bot joue
web-substitute = Remplaçant
web-substitute-text = Le bot qui répond à la place d’une personne dont le temps est écoulé, et qui termine la partie de celle qui s’en va.
web-led-late = Votre temps s’est écoulé deux fois : un bot joue pour vous.
web-led-removed = En votre absence, un bot joue pour vous.
web-late = Votre temps est écoulé : un bot a répondu pour vous.
web-late-seen = D’accord
web-happened-late = Le temps de { $name } est écoulé : un bot a répondu.
web-happened-kept = Le temps de { $name } s’est écoulé deux fois : un bot joue à sa place.
web-happened-resigned = { $name } abandonne : un bot continue.
web-happened-removed = { $name } n’est jamais venu : un bot joue à cette place.
web-happened-back = { $name } est de retour.
web-happened-no-end = { $name } préfère continuer.
web-led-resigned = Vous avez abandonné : un bot continue pour vous.
web-take-back = Reprendre ma place
web-leaving = Quitter la partie
web-resign = Abandonner
web-resign-sure = Un bot jouera pour vous jusqu’à la fin, et vous ne pourrez pas revenir.
web-end-offer = Proposer d’arrêter
web-end-offer-sure = La partie se termine sans résultat si tout le monde accepte.
web-end-withdraw = Retirer la proposition
web-end-withdraw-sure = La partie continue ; tout le monde sera consulté de nouveau à la prochaine proposition.
web-end-offered = { $name } propose d’arrêter la partie sans résultat.
web-end-offered-mine = Vous avez proposé d’arrêter la partie ; on attend { $names }.
web-end-withdraw-short = Retirer
web-go-on-watching = Continuer à regarder
web-to-lobby = Vers le salon
web-to-start = Vers l’accueil
web-to-table = Retour à la table
web-end-agree = Accepter
web-end-play-on = Continuer à jouer
web-remove = Remplacer { $name }
web-remove-sure = { $name } manque depuis le début : un bot joue à cette place jusqu’à son arrivée.
web-ended = Tout le monde a accepté : cette partie s’est terminée sans résultat.
web-ended-short = La partie s’est terminée sans résultat.
web-ended-look = La revoir

## Aides de jeu
web-sheet = Aide de jeu
web-sheet-text = Tout le jeu sur une page, à regarder et à imprimer.
web-sheet-print = Imprimer
web-sheet-turn = Un tour
web-sheet-end = Comment la partie finit
web-sheet-things = Ce qu’il y a
web-sheet-foot = Mesozoic · dans nos propres mots ; les règles, par numéro, sont à côté de chaque table
