# Les mots de la ligne de commande : les clés commencent par cli-.

## Ce qui a été mal tapé

cli-usage-command = La commande « { $found } » n’existe pas. Voir : mesozoic --help
cli-usage-option = « { $found } » n’est pas reconnu ici. Voir : mesozoic --help
cli-usage-value = « { $found } » n’est pas une valeur valide pour { $name }.
cli-usage-missing = Il manque { $name }. Voir : mesozoic --help
cli-usage-other = Commande non reconnue : { $problem }
cli-path-missing = Le fichier ou le dossier { $path } n’existe pas.
cli-path-folder = { $path } est un dossier, pas un fichier.
cli-path-not-a-folder = { $path } passe par quelque chose qui n’est pas un dossier.
cli-path-forbidden = Impossible de lire ou d’écrire { $path } : accès refusé.
cli-path-full = Il n’y a plus de place pour écrire { $path }.
cli-path-exists = { $path } existe déjà et ne sera pas remplacé.
cli-path-other = Impossible de lire ou d’écrire { $path } : { $problem }.
cli-file-problem = { $path } : { $problem }
cli-humans = Il peut y avoir de 0 à { $most } personnes à cette table, pas { $found }.
cli-seat = Les places vont de 1 à { $most } ; il n’y a pas de place { $found }.
cli-option-form = Une option s’écrit nom=valeur, et non « { $found } ».
cli-play-what = Quel jeu ? Par exemple : mesozoic play evo-2001
cli-no-seed = Impossible de reprendre { $path } : la graine du hasard n’y est pas.
cli-resume-with = « { $name } » ne va pas avec --resume : la partie enregistrée en a déjà décidé.
cli-resume-none = Il n’y a pas de partie inachevée dans { $path }.
cli-least = { $name } doit valoir { $least } ou plus, et non { $found }.
cli-not-understood = « { $found } » n’est pas reconnu. Tapez un numéro, un coup complet ou « aide ».

## La table

cli-you = vous
cli-player = joueur { $letter }
cli-yes = oui
cli-no = non
cli-turn = tour { $turn }
cli-per-cent = { $number } %
cli-pair = { $name } : { $value }
cli-climate = Climat
cli-legend = ☼ chaud · ❄ froid · ✗ mortel · † mourrait · ? pourrait mourir
cli-column-dinosaurs = dinos
cli-column-cards = cartes
cli-hand = Vos cartes
cli-hand-empty = Vous n’avez pas de carte.
cli-no-bid = aucune offre
cli-peril =
    Si le tour s’arrêtait là, vous perdriez { $losses ->
        [one] un dinosaure
       *[other] { $losses } dinosaures
    }, parmi ces zones : { $zones }.
cli-peril-none = Si le tour s’arrêtait là, vous ne perdriez aucun dinosaure.

## Jouer

cli-commitment = Une graine secrète décide de tout le hasard ; son sceau est { $commitment }.
cli-untaught = Personne n’a appris ce jeu aux bots : « greedy » choisit au hasard.
cli-prompt = À vous>
cli-cover = Au tour { OF($who) }. Que les autres détournent les yeux.
cli-cover-prompt = Appuyez sur Entrée quand vous êtes prêt.
cli-why-may = C’est permis maintenant.
cli-undone = Coup repris.
cli-log-empty = Il ne s’est encore rien passé.
cli-kept = La partie est conservée dans { $path }
cli-kept-beside = { $left } a été modifié de l’extérieur et reste tel quel. Cette partie est désormais conservée dans { $path }
cli-left = La partie est conservée dans { $path }. Pour la reprendre :
cli-over = La partie est finie.
cli-seed = La graine qui a décidé de tout le hasard : { $seed }
cli-verify-hint = Pour prouver que rien n’a été changé : mesozoic verify { $path }

## Ce qu'on peut taper en plus d'un coup

cli-order-why = pourquoi
cli-order-undo = annuler reprendre
cli-order-save = sauver sauvegarder enregistrer
cli-order-log = journal historique
cli-order-rules = règles règle
cli-order-hand = main cartes
cli-order-board = plateau table
cli-order-help = aide ?
cli-order-quit = quitter sortir
cli-help-answer = un numéro
cli-help-why-text = Avec un coup : est-il permis et, sinon, quelle règle s’y oppose.
cli-help-undo-text = Reprendre votre dernier coup, tant que rien de nouveau n’a été montré depuis.
cli-help-save-text = Conserver la partie, dans le fichier de votre choix si vous le nommez. Elle l’est de toute façon après chaque coup.
cli-help-log-text = Ce qui s’est passé, les dernières lignes ou autant que vous voulez.
cli-help-rules-text = Les règles ou, avec un numéro comme { $rule }, l’une d’elles, ou avec un nom un mot sur une chose.
cli-help-board-text = Redessiner la table.
cli-help-help-text = Ceci.
cli-help-quit-text = Partir. La partie est conservée, et la commande pour la reprendre est affichée.

## games

cli-games-players = de { $least } à { $most } joueurs
cli-games-option = { $text } ({ $rule })
cli-games-default = par défaut

## replay

cli-replay-prompt = Entrée { $entry } sur { $last }. Entrée : suivante · numéro : y aller · b : retour · q : quitter >
cli-replay-luck = hasard
cli-replay-undone = annulée plus tard
cli-replay-undo = annule { $entries }

## explain-move

cli-explain =
    { $who } avait { $options } possibilités. Le bot { $tried ->
        [0] n’a imaginé aucune partie : il s’en est tenu à la première impression
        [one] a imaginé une partie
       *[other] a imaginé { $tried } parties
    }.
cli-explain-others =
    { $count ->
        [one] Une autre possibilité n’a pas été essayée.
       *[other] { $count } autres possibilités n’ont pas été essayées.
    }
cli-explain-best = choix du bot
cli-explain-played = coup joué
cli-explain-both = choix du bot et coup joué
cli-explain-entry = Il n’y a pas d’entrée { $entry } : celles de cette partie vont de 0 à { $last }.
cli-explain-nobody = À l’entrée { $entry }, personne n’avait rien à décider : indiquez-en une où quelqu’un joue.
cli-explain-only = À l’entrée { $entry }, il n’y avait qu’une chose à faire.
cli-explain-unfinished = Cette partie n’est pas finie : ce que quelqu’un pourrait faire de ce qu’il a en main reste secret jusque-là.
cli-explain-bot = { $bot } n’anticipe pas d’une façon que l’on puisse montrer : prenez un niveau, ou think avec un budget (think:400).
cli-column-option = possibilité
cli-column-prior = à première vue
cli-column-visits = essais
cli-column-share = part

## verify

cli-verify-over =
    { $path } : authentique. { $entries ->
        [one] Une entrée
       *[other] { $entries } entrées
    } dans l’ordre, chaque coup permis, tout le hasard tiré de la graine promise, et le résultat en découle.
cli-verify-unfinished =
    { $path } : authentique jusqu’ici. { $entries ->
        [one] Une entrée
       *[other] { $entries } entrées
    } dans l’ordre, chaque coup permis{ $luck ->
        [yes] , tout le hasard tiré de la graine promise
       *[no] { " " }; le hasard pourra être prouvé quand la graine sera montrée
    }. La partie n’est pas finie.
cli-verify-failed = { $path } : non prouvée. { $problem }

## rules

cli-rules-none = Aucune règle ne parle de « { $text } ».
cli-rules-ruling = contient un arbitrage de notre part
cli-rules-reconstruction = contient une reconstitution de notre part

## check-pack

cli-pack-good = { $path } est un matériel complet et valide pour { $game }.
cli-pack-warnings =
    Copie du jeu imprimé, il peut s’écarter de notre reconstitution, et s’en écarte sur { $count ->
        [one] un point :
       *[other] { $count } points :
    }
cli-pack-cards = { $total } cartes événement : { $list }

## simulate, tournament, fuzz, bench

cli-progress-games = Parties
cli-progress-rounds = Mesures
cli-progress-tables = Tables
cli-progress-positions = Positions
cli-progress-kills = Pannes
cli-column-players = joueurs
cli-column-third = tiers
cli-column-positions = positions
cli-column-error = plus grand écart
cli-column-bins = classes
cli-column-off = plus de { $points } points
cli-column-surely-off = sûrement plus de { $points } points
cli-column-wins = gagnées
cli-column-rate = taux
cli-column-least = min.
cli-column-most = max.
cli-column-bot = bot
cli-column-seats = places
cli-column-sure = 95 %
cli-column-rating = cote
cli-column-game = jeu
cli-column-plies = coups/s
cli-column-copies = copies/s
cli-column-replay = relecture (ms)
cli-column-options = choix (ms)
cli-column-kilobytes = table (ko)
cli-column-calibration = × étalon
cli-column-catanatron = × catanatron
cli-column-openspiel = × OpenSpiel
cli-column-rollouts = parties au hasard/s
cli-column-iterations = itérations de recherche/s
cli-ladder =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } à { $players }, places permutées. greedy a 1000 ; 400 de plus, c’est dix contre un de finir devant.
cli-simulate-games =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, { $plies } coups
cli-simulate-length = Une partie prend { $mean } coups en moyenne, de { $min } à { $max }.
cli-simulate-turns = Elle a { $mean } tours en moyenne, de { $min } à { $max }.
cli-simulate-end = { $reason } : { $games }
cli-simulate-speed = { $speed } coups par seconde : { $seconds } s avec --jobs { $jobs }
cli-tournament =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } à { $players }, avec rotation des places. Le hasard seul donnerait { $par } à chacun.
cli-fuzz-games =
    { $games ->
        [one] Une partie
       *[other] { $games } parties
    } et { $entries } entrées, sur { $combinations } façons de jouer.
cli-fuzz-laws = { $laws } lois, mises à l’épreuve { $checks } fois.
cli-fuzz-failure = La loi « { $law } » est violée : { $problem } L’enregistrement : { $file }
cli-fuzz-good = Toutes les lois ont tenu.
cli-bench-calibration = Étalon : { $speed } boucles par seconde.
cli-bench-catanatron = Catanatron : { $speed } coups par seconde.
cli-bench-simulations = Une recherche arborescente simple sur catanatron : { $speed } simulations par seconde, chacune du milieu d’une partie jusqu’à sa fin, comme ici nos parties au hasard.
cli-bench-openspiel = OpenSpiel : { $speed } coups de backgammon par seconde, en C++ appelé depuis Python.
cli-bench-unlisted = { $game } tire au hasard sans dresser la liste des possibilités aux moments suivants : { $moments }. Partout ailleurs, tous les choix sont énumérés.
cli-bench-plain = * n’est pas compilé dans cette version du moteur.
cli-bench-server = { $game } : { $acts_per_second } coups et { $entries_per_second } entrées par seconde ; un coup est parvenu à toute sa table en { $p50_ms } ms (médiane), { $p95_ms } ms au 95ᵉ centile ; { $cpu_ms_per_act } ms de processeur par coup.
cli-bench-server-peer = boardgame.io à côté : { $peer_acts_per_second } coups par seconde en mémoire, { $peer_files_acts_per_second } dans des fichiers ; nous en faisons { $ratio } et { $ratio_to_files } fois autant.
cli-bench-crowd = { $tables } tables, { $sockets } connexions : { $acts_per_second } coups par seconde ; un coup est parvenu à toute sa table en { $p50_ms } ms (médiane), { $p95_ms } ms au 95ᵉ centile et { $p99_ms } ms au 99ᵉ ; { $dropped } perdus ; { $memory_mb } Mo.
cli-bench-noise = À côté de visiteurs qui dérangent : { $p50_ms } ms, { $p95_ms } ms et { $p99_ms } ms ; { $dropped } perdus.
cli-bench-bots = { $tables } tables d’une personne et de bots : { $answers } réponses de bots, la moitié en moins de { $p50_ms } ms, 95 % en moins de { $p95_ms } ms, la plus lente en { $most_ms } ms ; à { $in_haste } de ces tables, les bots ont moins réfléchi et l’ont dit.
cli-bench-faults = { $kills } pannes, dont { $outages } interruptions, pendant que { $tables } tables jouaient. Sur { $told } lignes annoncées aux joueurs, { $lost } manquent dans les journaux et { $doubled } s’y trouvent deux fois ; { $holes } journaux ont une lacune, { $stuck } tables n’ont pas repris ; sur { $finished } journaux finis, { $verified } ont été prouvés.
cli-bench-cores = { $game } : { $games } parties au hasard, { $plies } coups en tout, ont pris { $one_core_seconds } s sur un cœur et { $two_cores_seconds } s sur deux : { $ratio } fois la durée.
cli-bench-moot = { $option } est ici sans effet : { $kind } tient compte de { $heeded }.
cli-engine-compiled = Moteur compilé, { $interpreter }
cli-engine-partly = Moteur compilé, { $interpreter } ; non compilés : { $games }
cli-engine-plain = Moteur non compilé, { $interpreter }

## train

cli-train-extra = L’entraînement a besoin de { $name }, qui n’est pas installé : pip install 'mesozoic[train]'
cli-train-other-game = L’entraînement dans { $folder } concerne { $found }.
cli-train-with = « { $name } » ne va pas avec { $run } : l’entraînement repris en a déjà décidé.
cli-train-strong = « { $name } » ne va pas avec --strong : on ne joue alors aucune autre partie, et l’ordre des options ne change pas.
cli-train-generation =
    Génération { $generation } : sur les parties mises de côté, { $policy ->
        [none] valeur { $value }
       *[other] valeur { $value }, politique { $policy }
    } ; le nouveau réseau a gagné { $share } de { $games ->
        [one] une partie
       *[other] { $games } parties
    } (sa part est de { $par }) et { $outcome ->
        [kept] remplace l’ancien.
       *[left] n’est pas retenu.
    }
cli-train-stopped = Arrêté. Ce qui est fini se trouve dans { $folder } ; pour reprendre : { $command }
cli-train-done = L’entraînement est dans { $folder } ; pour continuer : { $command }

## calibrate

cli-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
cli-calibrate =
    { $positions ->
        [one] Une position
       *[other] { $positions } positions
    } de { $games ->
        [one] une partie
       *[other] { $games } parties
    }. Le plus grand écart est celui de la pire de dix classes, là où les prévisions sont assez nombreuses pour en juger.
cli-calibrate-files = Le diagramme est { $picture }, les chiffres sont { $numbers }.

## admin

cli-admin-ask = Continuer ? (oui ou non)
cli-admin-yes = oui o
cli-admin-nothing = Rien n’a été changé.
cli-admin-done = C’est fait.
cli-admin-heard = C’est fait. Un serveur qui tourne sur cette base s’en aperçoit en { $seconds } secondes.
cli-admin-no-tables = Il n’y a aucune table.
cli-admin-no-bans = Personne n’est banni.
cli-admin-no-guests = Aucun invité sans partie n’est resté { $days } jours sans venir.
cli-admin-ban-address = adresse { $what }
cli-admin-ban-key = clé dont l’empreinte est { $what }
cli-admin-will-close = La table { $table } ({ $game }, { $entries } entrées) sera fermée : personne n’y joue ni n’y regarde avant qu’elle soit rouverte. Son enregistrement reste.
cli-admin-will-reopen = La table { $table } ({ $game }, { $entries } entrées) sera rouverte à ceux qui en ont les clés et à tous ceux qui regardent.
cli-admin-will-delete = La table { $table } ({ $game }, { $entries } entrées) sera supprimée pour de bon, avec son enregistrement.
cli-admin-will-rotate = La table { $table } ({ $game }, { $entries } entrées) recevra de nouvelles clés : ses anciens liens et ses anciennes clés n’ouvriront plus rien.
cli-admin-will-ban-address = Quiconque vient de { $what } sera refusé.
cli-admin-will-ban-key = Quiconque présente cette clé sera refusé. Son empreinte : { $what }
cli-admin-will-unban-address = Quiconque vient de { $what } pourra de nouveau entrer.
cli-admin-will-unban-key = Quiconque présente cette clé pourra de nouveau entrer. Son empreinte : { $what }
cli-admin-will-forget-guests = { $guests ->
    [one] { $guests } invité qui n’est pas venu depuis { $days } jours sera oublié
   *[other] { $guests } invités qui ne sont pas venus depuis { $days } jours seront oubliés
} : ni compte, ni place à une table, ni cote.
cli-admin-will-back-up = Tout sera écrit dans { $path } : tables { $tables }, entrées { $entries }, parties gardées { $records }. Le fichier contient les secrets des parties en cours.
cli-admin-will-restore = { $url } sera remplie depuis { $path } : tables { $tables }, entrées { $entries }, parties gardées { $records }.
cli-admin-will-move = Tout sera copié de { $url } vers { $to } : tables { $tables }, entrées { $entries }, parties gardées { $records }. Aucun serveur ne doit tourner pendant ce temps ; l’ancienne base reste telle quelle.
cli-admin-key-owner = Clé de la personne qui a ouvert la table : { $link }
cli-admin-key-seat = Place { $seat }, { $name } : { $link }
cli-admin-column-table = table
cli-admin-column-game = jeu
cli-admin-column-opened = ouverte
cli-admin-column-players = joueurs
cli-admin-column-entries = entrées
cli-admin-column-state = état
cli-admin-state-running = en cours
cli-admin-state-over = finie
cli-admin-state-closed = fermée
cli-lesson-count = { $step } sur { $steps }
cli-lesson-prompt = Entrée : continuer · annuler : revenir · quitter : partir >
cli-lesson-first = C’était la première étape.
cli-lesson-left = Votre leçon est gardée. Pour continuer : mesozoic learn { $game }
cli-lesson-over = Voilà comment on joue. À présent une partie courte contre deux robots bienveillants : mesozoic play { $game } --players 3 --bot level:1 --option length=short
