## Ce que le serveur refuse

error-message-malformed = Ce message est illisible : { $problem }.
error-message-large = C’est trop volumineux pour le serveur.
error-request-malformed = Cette demande est illisible : { $problem }.
error-too-fast = Trop de demandes à la fois. Attendez un instant et réessayez.
error-too-many-sockets = Trop de fenêtres sont déjà connectées depuis cette adresse : { $most }. Fermez-en quelques-unes et réessayez.
error-host-foreign = Ce serveur ne répond pas à l’adresse { $found }. La personne qui le fait tourner peut l’autoriser avec --origin.
error-origin-foreign = Cela vient de la page d’un autre site ({ $found }), et seules les pages du serveur peuvent le demander. La personne qui le fait tourner peut en autoriser d’autres avec --origin.
error-not-json = Cela n’est accepté qu’en JSON (application/json).
error-body-compressed = Ce qu’on envoie au serveur ne doit pas être compressé.
error-hello-first = La connexion n’a pas dit à quelle table elle est destinée.
error-not-your-seat = Cette place est à quelqu’un d’autre.
error-not-your-table = Seuls ceux qui jouent à cette table peuvent faire cela.
error-not-the-opener = Seule la personne qui a ouvert cette table peut la supprimer.
error-table-deleted = Cette table a été supprimée par la personne qui l’avait ouverte.
error-too-many-changes = On peut faire au plus { $most } changements par minute. Attendez un instant et réessayez.
error-person-name-blank = Un nom doit avoir au moins une lettre.
error-person-name-long = Un nom compte au plus { $most } lettres, chacune écrite en entier.
error-person-unknown = Ce navigateur n’a encore ni nom ni parties ici.
error-account-none = Il faut un compte pour cela. Créez-en un, ou connectez-vous.
error-account-already = Vous avez déjà un compte.
error-account-name-taken = Quelqu’un d’autre porte ce nom. Choisissez-en un autre, ou connectez-vous si c’est vous.
error-passkey-known = Cette clé d’accès appartient déjà à un compte.
error-passkey-unknown = Cette clé d’accès n’ouvre aucun compte ici.
error-passkey-wrong = La clé d’accès n’a pas pu être vérifiée. Réessayez.
error-passkey-not-yours = Cette clé d’accès est celle d’un autre compte. Prenez l’une des vôtres.
error-passkey-gone = Votre compte n’a pas cette clé d’accès, ou ne l’a plus.
error-passkey-last = Cette clé d’accès est la seule chose qui ouvre votre compte. Ajoutez-en d’abord une autre, ou choisissez un mot de passe.
error-confirm-first = Il faut être sûr que c’est bien vous : montrez une clé d’accès ou redonnez votre mot de passe.
error-password-wrong = Ce n’est pas le mot de passe de votre compte.
error-code-wrong = Ce n’est pas l’un de vos codes de secours, ou il a déjà servi.
error-sign-in-wrong = Le nom et le mot de passe, ou le code, ne vont pas ensemble.
error-ticket-past = Ce lien ne servait qu’une fois, pendant cinq minutes. Recommencez.
error-too-many-sign-ins = On peut essayer de se connecter { $most } fois par minute au plus. Attendez un instant et réessayez.
error-too-many-guesses = On a trop souvent essayé d’ouvrir ce compte. Réessayez dans une heure, ou servez-vous d’une clé d’accès.
error-rated-seed = Une table classée tire son hasard en secret : n’indiquez pas de graine.
error-rated-clock = Une partie classée se joue à la pendule, pour que personne ne puisse faire attendre les autres indéfiniment : choisissez une cadence.
error-rated-screen = À une table classée, chacun a son propre écran : une seule personne peut jouer ici, les autres viennent par un lien.
error-rated-end = Une partie classée ne s’arrête sans résultat que si deux personnes au moins y jouent encore et que toutes sont d’accord. Abandonnez, et un bot jouera pour vous.
error-rated-begun = Une partie classée qui a commencé ne se supprime pas. Abandonnez, et un bot la finira pour vous.
error-player-unknown = À cette adresse, on ne connaît personne qui ait un compte.
error-push-address = Les notifications ne peuvent être envoyées qu’au service du navigateur lui-même, par https.
error-link-wrong = Ce lien est incomplet, vient d’un autre serveur, ou ce à quoi il servait n’existe plus.
error-mail-none = Ce serveur n’envoie pas de courrier.
error-mail-address = Ce n’est pas une adresse électronique.
error-mail-not-sent = Le message n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
error-too-many-mails = On envoie au plus { $most } messages pour confirmer des adresses. Réessayez plus tard.
error-room-none = Ce serveur n’avertit aucun salon de discussion.
error-mail-unreadable = --mail attend une adresse comme smtp://utilisateur:motdepasse@mail.example:587 ou smtps://mail.example.
error-mail-sender = { $option } a besoin de { $needed } avec une adresse électronique, et non « { $found } ».
error-room-unreadable = --webhook attend une adresse qui commence par https:// ou http://.
error-table-unknown = Cette table n’existe pas.
error-table-full = Trop de personnes regardent déjà cette table : { $most }.
error-table-not-over = Cette partie est encore en cours. Son enregistrement sera visible quand elle sera finie.
error-talk-too-long = On a tant parlé à cette table que plus rien ne s’y ajoute : le maximum est de { $most } lignes.
error-too-many-lines = On peut dire au plus { $most } phrases par minute. Attendez un instant et réessayez.
error-too-many-lines-at-once = Les autres lisent encore : { $most } phrases au plus en dix secondes. Dites la suite dans un instant.
error-say-for-a-seat = Qui a une place à cette table parle en joueur, pas en spectateur.
error-say-unprinted = Il y a là des caractères invisibles : écrivez-le sans eux.
error-say-nothing = Rien n’a été dit.
error-undo-not-asked = Personne ne demande, ou ne demande plus, à reprendre un coup.
error-undo-asked-already = Quelqu’un demande déjà à reprendre un coup : répondez d’abord.
error-undo-out-of-time = Un bot a donné cette réponse parce que votre temps était écoulé : elle ne peut pas être reprise.
error-undo-too-long = Il s’est passé tant de choses à cette table, puis annulées, qu’elle compte { $most } entrées : continuez sans rien annuler.
error-not-kept = Le serveur n’a pas pu l’écrire : il ne s’est donc rien passé. Réessayez.
error-overtaken = Quelqu’un d’autre vous a devancé d’un instant : il ne s’est donc rien passé. Regardez de nouveau la table.
error-standing-still = Le serveur ne peut rien écrire en ce moment : la partie est suspendue. Elle reprendra d’elle-même.
error-database-away = Le serveur n’atteint pas sa base de données en ce moment. Réessayez bientôt ; rien de ce qui a été joué n’est perdu.
error-entries-set-aside = Le journal de cette table a une lacune, laissée par une ancienne version. La partie reprend au dernier coup qui la précède ; { $count ->
        [one] une entrée postérieure a été mise
       *[other] { $count } entrées postérieures ont été mises
    } de côté.
error-holiday-already = Vous êtes déjà en vacances.
error-holiday-too-long = { $left ->
        [0] Il ne vous reste aucun jour
        [one] Il vous reste { $left } jour
       *[other] Il vous reste { $left } jours
    } de vacances : il y en a { $most } par an.
error-seat-led-by-bot = Un bot joue pour vous. Reprenez d’abord votre place.
error-seat-resigned = Vous avez abandonné : un bot continue pour vous.
error-seat-of-account = Cette place d’une table classée appartient à un compte : connectez-vous pour y jouer.
error-seat-came = Quelqu’un est déjà venu à cette place.
error-seat-may-come = La personne attendue à cette place peut encore venir. Attendez encore { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-table-ended = Tout le monde a accepté de terminer cette partie sans résultat.
error-bot-at-random = Le bot « { $name } » n’a pas pu réfléchir : son dernier coup a été tiré au hasard.
error-bots-in-haste = Beaucoup de tables jouent ici : les bots réfléchissent moins longtemps que d’habitude.
error-seats = Une table pour { $expected } demande { $expected } places, et non { $found }.
error-seat-person-bot = La place d’une personne ne peut pas avoir de bot.
error-too-many-tables = On peut ouvrir au plus { $most } tables par minute. Attendez un instant et réessayez.
error-too-many-replays = On peut montrer au plus { $most } parties par minute. Attendez un instant et réessayez.
error-too-many-kept = Ce serveur garde déjà { $most } parties et ne peut en garder davantage.
error-too-much-kept = Ce serveur garde au plus { $most } Mo de parties : il n’y a plus de place pour celle-ci.
error-too-much-kept-today = On garde au plus { $most } Mo de parties par jour pour une même adresse. Réessayez demain.
error-not-the-keeper = Seule la personne qui a gardé cette partie peut la supprimer.
error-record-unknown = Cette partie n’est pas gardée ici.
error-record-long = Cette partie est trop longue pour être montrée : { $most } entrées au plus, dont { $undos } annulées.
error-record-slow = La vérification de cette partie prend plus de { $most } secondes : elle n’est pas montrée.
error-not-made = Impossible de montrer cela pour le moment. Réessayez bientôt.
error-record-damaged = Cet enregistrement est endommagé.
error-not-found = Il n’y a rien à cette adresse.
error-not-allowed = On ne peut pas demander cela au serveur de cette façon.
error-server-failed = Le serveur est tombé en panne. Rien de ce qui a été joué n’est perdu.
error-workers-none = Il faut au moins un processus pour servir, et non { $found }.
error-club-needs-postgresql = { $option } demande PostgreSQL, car SQLite ne sert qu’un processus : donnez aussi --database postgresql+asyncpg://utilisateur@hôte/nom.
error-limit-none = { $option } demande un nombre d’au moins 1, et non { $found }.
error-server-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.
error-server-no-database = Aucune base de données ne s’ouvre à l’adresse { $url } : { $problem }. Il faut une adresse telle que sqlite+aiosqlite:////home/moi/tables.sqlite.
error-origin-unreadable = { $found } n’est pas une adresse de serveur. Il en faut une telle que https://club.example.
error-proxy-unreadable = { $found } n’est pas l’adresse d’un mandataire (proxy). Il en faut une telle que 127.0.0.1 ou 10.0.0.0/8.
error-network-closed = Ce serveur n’est accessible que depuis sa propre machine.
error-network-none = Cette machine n’est sur aucun réseau.
error-not-this-machine = Le serveur ne peut être ouvert au réseau que depuis la machine où il tourne.
error-table-closed = Cette table a été fermée par ceux qui tiennent ce serveur.
error-banned = Ceux qui tiennent ce serveur ne vous laissent pas entrer.
error-ban-address = « { $found } » n’est ni une adresse ni un réseau. Il faut par exemple 203.0.113.7 ou 2001:db8::/32.
error-ban-unknown = Ce bannissement n’existe pas.
error-archive-broken = { $path } n’est pas une sauvegarde de Mesozoic, ou n’est pas entière.
error-archive-unknown = La sauvegarde contient des lignes de « { $found } », que sa révision ne connaît pas.
error-archive-newer = La sauvegarde vient d’une version plus récente de Mesozoic (révision { $found }).
error-archive-not-empty = Cette base contient déjà { $tables } tables et { $records } parties gardées : seule une base vide peut être remplie.
error-archive-not-sqlite = Seule une base SQLite peut être copiée dans un fichier « .sqlite ». Choisissez un nom qui finit par « .jsonl » ou « .jsonl.gz ».
error-database-revision = Cette base est de la révision { $found }, et cette version de Mesozoic de la révision { $expected }. Un serveur qu’on y démarre la met à jour.
error-metrics-address = « { $found } » n’est pas une adresse où montrer des chiffres. Il faut un hôte et un port, par exemple 127.0.0.1:9090.
error-club-missing = Tapez pip install "mesozoic[club]" : il manque le paquet { $package }.
error-services-missing = Il faut pour cela PostgreSQL et Redis. Tapez sudo apt-get install { $packages }, puis réessayez.
error-bus-unknown = « { $found } » n’est pas une adresse de bus. Il faut par exemple redis://127.0.0.1:6379/0 ou postgresql+asyncpg://user@host/name.

## Le salon
error-opening-unknown = Cette table n’est plus ouverte : il n’y avait plus personne.
error-opening-begun = La partie a commencé à cette table.
error-opening-changed = Quelqu’un vient de quitter cette table.
error-opening-full = Toutes les places de cette table sont prises.
error-opening-seat-taken = Cette place est déjà prise.
error-lobby-full = { $most } tables sont déjà ouvertes, et il ne peut y en avoir davantage. Prenez place à l’une d’elles.
error-too-many-openings = Vous attendez déjà à { $most } tables. Quittez-en d’abord une.
error-too-many-slow-openings = On peut ouvrir au plus { $most } tables par correspondance par jour depuis une même adresse.
error-name-first = Dites d’abord comment vous vous appelez : les autres voient qui est assis là.
error-not-the-host = Seule la personne qui est à cette table depuis le plus longtemps peut faire cela.
error-opening-no-person = Il n’y a personne à renvoyer sur cette place.
error-sent-away = La personne qui tient cette table vous en a renvoyé. Il y en a d’autres dans le salon.
