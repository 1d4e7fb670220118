## Ce que le serveur refuse

error-message-malformed = Ce message est illisible : { $problem }.
error-message-large = C’est trop volumineux pour le serveur.
error-request-malformed = Cette demande est illisible : { $problem }.
error-too-fast = Trop de demandes à la fois. Attendez un instant et réessayez.
error-too-many-sockets = Trop de fenêtres sont déjà connectées depuis cette adresse : { $most }. Fermez-en quelques-unes et réessayez.
error-host-foreign = Ce serveur n’est pas servi à l’adresse { $found }. La personne qui le fait tourner peut l’autoriser avec --origin.
error-origin-foreign = Cela vient de la page d’un autre site ({ $found }), et seules les pages du serveur peuvent le demander. La personne qui le fait tourner peut en autoriser d’autres avec --origin.
error-not-json = Cela n’est accepté qu’en JSON (application/json).
error-body-compressed = Ce qu’on envoie au serveur ne doit pas être compressé.
error-hello-first = La connexion n’a pas dit à quelle table elle est destinée.
error-not-your-seat = Cette place est à quelqu’un d’autre.
error-not-your-table = Seuls ceux qui jouent à cette table peuvent faire cela.
error-not-the-opener = Seule la personne qui a ouvert cette table peut la supprimer.
error-table-deleted = Cette table a été supprimée par la personne qui l’avait ouverte.
error-too-many-changes = On peut faire au plus { $most } changements par minute. Attendez un instant et réessayez.
error-table-unknown = Cette table n’existe pas.
error-table-full = Trop de personnes regardent déjà cette table : { $most }.
error-table-not-over = Cette partie est encore en cours. Son enregistrement sera visible quand elle sera finie.
error-not-kept = Le serveur n’a pas pu l’écrire : il ne s’est donc rien passé. Réessayez.
error-standing-still = Le serveur ne peut rien écrire en ce moment : la partie est suspendue. Elle reprendra d’elle-même.
error-database-away = Le serveur n’atteint pas sa base de données en ce moment. Réessayez bientôt ; rien de ce qui a été joué n’est perdu.
error-entries-set-aside = Le journal de cette table a une lacune, laissée par une ancienne version. La partie reprend au dernier coup qui la précède ; { $count ->
        [one] une entrée postérieure a été mise
       *[other] { $count } entrées postérieures ont été mises
    } de côté.
error-seats = Une table pour { $expected } demande { $expected } places, et non { $found }.
error-seat-person-bot = La place d’une personne ne peut pas avoir de bot.
error-too-many-tables = On peut ouvrir au plus { $most } tables par minute. Attendez un instant et réessayez.
error-too-many-replays = On peut montrer au plus { $most } parties par minute. Attendez un instant et réessayez.
error-too-many-kept = Ce serveur garde déjà { $most } parties et ne peut en garder davantage.
error-not-the-keeper = Seule la personne qui a gardé cette partie peut la supprimer.
error-record-unknown = Cette partie n’est pas gardée ici.
error-record-long = Cette partie est trop longue pour être montrée : { $most } entrées au plus, dont { $undos } annulées.
error-record-damaged = Cet enregistrement est endommagé.
error-not-found = Il n’y a rien à cette adresse.
error-not-allowed = On ne peut pas demander cela au serveur de cette façon.
error-server-failed = Le serveur est tombé en panne. Rien de ce qui a été joué n’est perdu.
error-server-one-worker = Le serveur tourne en un seul processus, et non en { $found } : retirez WEB_CONCURRENCY.
error-server-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.
error-server-no-database = Aucune base de données ne s’ouvre à l’adresse { $url } : { $problem }. Il faut une adresse telle que sqlite+aiosqlite:////home/moi/tables.sqlite.
error-origin-unreadable = { $found } n’est pas une adresse à laquelle un serveur est servi. Il en faut une telle que https://club.example.
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
error-archive-not-sqlite = Seule une base SQLite peut être copiée dans un fichier .sqlite. Choisissez un nom qui finit par .jsonl ou .jsonl.gz.
error-database-revision = Cette base est de la révision { $found }, et cette version de Mesozoic de la révision { $expected }. Un serveur qu’on y démarre la met à jour.
