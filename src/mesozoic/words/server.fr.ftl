## Ce que le serveur refuse

error-message-malformed = Ce message est illisible : { $problem }.
error-message-large = C'est trop volumineux pour le serveur.
error-request-malformed = Cette demande est illisible : { $problem }.
error-too-fast = C'était trop à la fois. Attendez un instant et réessayez.
error-hello-first = La connexion n'a pas dit pour quelle table elle vient.
error-not-your-seat = Cette place est à quelqu'un d'autre.
error-not-your-table = Seuls ceux qui jouent à cette table peuvent en changer le rythme.
error-not-the-opener = Seul qui a ouvert cette table peut la supprimer.
error-table-deleted = Cette table a été supprimée par qui l'avait ouverte.
error-too-many-changes = On peut faire au plus { $most } changements par minute. Attendez un instant et réessayez.
error-table-unknown = Cette table n'existe pas.
error-table-full = Trop de monde regarde déjà cette table : { $most }.
error-table-not-over = Cette partie est en cours. Son enregistrement se montre quand elle est finie.
error-value-large = Le nombre { $found } ne correspond à rien sur la table.
error-not-kept = Le serveur n'a pas pu l'écrire : il ne s'est donc rien passé. Réessayez.
error-seats = Une table pour { $expected } demande { $expected } places, et non { $found }.
error-seat-person-bot = La place d'une personne ne peut pas avoir de bot.
error-too-many-tables = On peut ouvrir au plus { $most } tables par minute. Attendez un instant et réessayez.
error-too-many-replays = On peut montrer au plus { $most } parties par minute. Attendez un instant et réessayez.
error-record-long = Cette partie est trop longue pour être montrée : { $most } entrées au plus, dont { $undos } reprises.
error-record-damaged = Cet enregistrement est abîmé.
error-not-found = Il n'y a rien à cette adresse.
error-not-allowed = On ne peut pas demander cela au serveur de cette façon.
error-server-failed = Le serveur a échoué. Rien de ce qui a été joué n'est perdu.
error-server-one-worker = Le serveur tourne en un seul processus, et non { $found } : retirez WEB_CONCURRENCY.
error-server-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.
