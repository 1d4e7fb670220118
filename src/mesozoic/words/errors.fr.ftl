## Ce qui est demandé

error-language-unknown = Il n’y a pas de langue « { $found } ». Il y a : { $known }.
error-game-unknown = Il n’y a pas de jeu « { $found } ». Il y a : { $known }.
error-games-none = Il n’y a aucun jeu dans { $folder }, que { $setting } indique. Un jeu est un dossier qui s’y trouve, avec un __init__.py.
error-game-twice = Il y a deux jeux « { $game } ». Renommez le dossier du vôtre ({ $setting }).
error-game-broken = Le jeu « { $game } » ne peut pas être chargé : { $problem }.
error-game-not-one = Le dossier de « { $game } » ne fournit pas de GAME avec cet id.
error-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $found }.
error-option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $found } ». Valeurs possibles : { $known }.
error-seat-name = « { $found } » ne peut pas être un nom : { $most } caractères au plus, tous affichables.
error-bot-unknown = Il n’y a pas de bot « { $found } ». Il y a : { $known }.
error-rule-unknown = Il n’y a pas de règle « { $found } ». Il y a : { $known }.

## Ce qui est fait

error-old-decision = Cette réponse vaut pour une question antérieure : la partie a continué.
error-not-offered = « { $action } » n’est pas possible maintenant.
error-no-undo = Il n’y a rien que l’on puisse reprendre maintenant.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-not-forced = La table ne répond pour un joueur que s’il n’a pas le choix.
error-not-an-outcome = Le hasard n’a pas pu en décider ainsi.
error-other-luck = La graine promise en décide autrement.

## Notation et JSON

error-notation-unknown = « { $found } » n’est pas un coup. Les coups s’écrivent : { $known }.
error-value-not-tagged = Il faut une action ou un événement, avec son nom sous « is », et non « { $found } ».
error-value-unknown = « { $found } » est inconnu. On connaît : { $known }.
error-value-fields = « { $found } » n’a pas les bons champs. Il faut : { $expected }.
error-value-field = Le champ « { $field } » doit être de type { $expected }, et vaut « { $found } ».

## Enregistrements

error-record-unreadable = L’enregistrement ne peut pas être lu : { $problem }.
error-record-large = L’enregistrement dépasse { NUMBER($most, useGrouping: 1) } octets.
error-record-not-file = L’enregistrement ne peut pas être lu : { $file } n’est pas un fichier.
error-record-exists = Il y a déjà un fichier { $file } : on ne remplace pas d’anciens enregistrements.
error-record-not-json = L’enregistrement est tronqué, ou n’est pas du JSON.
error-record-not-one = Ce n’est pas un enregistrement de Mesozoic.
error-record-format = L’enregistrement est au format { $found } ; ce programme lit { $expected }.
error-record-parts = L’enregistrement n’a pas les bonnes parties. Il faut : { $expected }.
error-record-edited = L’enregistrement a été modifié depuis son écriture : son empreinte ne correspond pas.
error-record-header = L’en-tête de l’enregistrement n’est pas conforme. Il faut : { $expected }.
error-record-rules =
    L’enregistrement suit la version { $found } des règles ; { $newest ->
        [one] ce programme ne connaît que la première.
       *[other] ce programme connaît les versions 1 à { $newest }.
    }
error-record-options = L’enregistrement ne nomme pas toutes les options de son jeu.
error-record-entry = L’entrée { $entry } de l’enregistrement n’est pas conforme.
error-record-action = L’entrée { $entry } de l’enregistrement ne peut pas être lue : { $problem }
error-record-result = Le résultat de l’enregistrement n’est pas conforme.
error-record-seed = La graine de l’enregistrement n’est pas conforme : il faut 64 chiffres hexadécimaux.
error-record-no-seed = La partie est finie, mais l’enregistrement ne montre pas la graine du hasard.
error-record-other-seed = La graine de l’enregistrement n’est pas celle qui avait été promise.
error-record-other-pack = La partie s’est jouée avec un autre matériel (« { $pack } »).
error-record-illegal = L’entrée { $entry } de l’enregistrement enfreint les règles : { $problem }
error-record-wrong-result = Après l’entrée { $entry }, la partie n’en est pas au point qu’indique l’enregistrement.

## Matériel

error-pack-no-folder = Il n’y a pas de dossier { $file }.
error-pack-file-missing = Il manque le fichier { $file } au matériel.
error-pack-not-file = { $file } n’est pas un fichier.
error-pack-unreadable = { $file } ne peut pas être lu : { $problem }.
error-pack-file-large = { $file } dépasse { NUMBER($most, useGrouping: 1) } octets.
error-pack-not-text = { $file } n’est pas du texte en UTF-8.
error-pack-not-toml = { $file } n’est pas du TOML valide : { $problem }.
error-pack-toml-excess = { $file } contient un nombre bien trop long, ou des listes bien trop imbriquées.

## Cartes dessinées en texte

error-pack-tab = { $file }, ligne { $line }, colonne { $column } : il y a ici une tabulation. Dessinez avec des espaces, pour que chaque zone reste dans sa colonne.
error-pack-misaligned = { $file }, ligne { $line }, colonne { $column } : « { $token } » n’est pas sur la grille. Les zones d’une rangée se suivent de deux en deux caractères, et chaque rangée est décalée d’un caractère par rapport à celle du dessus.

## Beaucoup de parties, et d'autres programmes

error-games-count = Il faut jouer au moins une partie, et non { $found }.
error-bots-none = Nommez au moins un bot.
error-ladder-anchor = Une échelle se compte à partir de « { $anchor } », qui vaut { $rating }, et il ne joue aucune de ces parties : nommez-le parmi les bots, ou jouez plus de parties.
error-peer-not-installed = { $peer } n’a pas pu être installé : { $problem }.
error-peer-failed = { $peer } s’est arrêté sans répondre.
error-bench-few-files = Il faut { $wanted } fichiers ouverts, et un processus n’en a ici que { $most } au plus : relevez cette limite (ulimit -Hn) ou demandez moins de tables.
error-bench-no-answers = Rien n’est venu de la table pendant { $seconds } s : le serveur est bloqué, ou cette machine est trop occupée pour mesurer.

## Ce qui a été appris

error-network-unreadable = { $file } n’est pas le fichier d’un réseau : { $problem }.
error-network-format = { $file } est au format { $found } ; ce programme lit le format { $expected }.
error-network-game = { $file } est un réseau pour { $found }. Il en faut un pour { $expected }.
error-network-features = { $file } : sous « { $part } », le trait n° { $place } est « { $found } ». Attendu : « { $expected } », car un réseau ne vaut que pour les traits avec lesquels il a été entraîné.
error-network-size = { $file } : une liste sous « { $part } » compte { $found } éléments. Attendu : { $expected }.
error-network-divisor = { $file } : une température ou unité vaut { $found }. Il faut un nombre supérieur à 0.
error-train-no-features = On ne sait rien de { $game } qu’un réseau puisse regarder : ce jeu n’a pas de traits.
error-train-exists = Il y a déjà un entraînement dans { $folder } : reprenez-le ({ $resume }), ou indiquez un autre dossier (--out).
error-train-none-shipped = Aucun réseau n’est fourni avec { $game } : entraînez sans --strong.
error-train-no-run = Il n’y a pas d’entraînement dans { $folder } : il faut un dossier avec un config.json.
error-train-unreadable = Le fichier { $file } de l’entraînement est illisible : { $problem }.
error-train-setting = Le réglage « { $name } » de l’entraînement vaut { $found }. Attendu : { $expected }.
error-train-setting-missing = Il manque le réglage « { $name } » dans { $file } : cet entraînement vient d’une version antérieure et ne peut pas être repris. Commencez-en un autre (--out).
error-lesson-unknown = { $game } n’a pas de leçon « { $found } ».
error-lesson-broken = La leçon { $lesson } ne convient pas, à { $step } : { $problem }.
error-lesson-other-way = C’est permis, mais la leçon prend un autre chemin.
error-lesson-over = La leçon est finie : commencez maintenant une vraie partie.
error-example-unknown = Il n’y a pas d’exemple de la règle { $found } dans { $game }.
error-example-broken = L’exemple { $example } ne convient pas : { $problem }.
