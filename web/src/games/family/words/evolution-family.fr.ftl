## Phrases que seul le navigateur dit d’Évolution, version familiale. Mêmes clés et variables dans chaque langue.

## Ce qui remplace les phrases sur les îles
web-keys = Touches : Tab entre sur le plateau, les flèches y parcourent ce qui peut être choisi, Entrée choisit, Échap relâche, U annule, P presse le premier bouton, Espace accélère ; dans un concours, 0 à 9 disent combien de jetons (1 puis 0 pour dix) et Entrée ferme la main.
web-end-hide = Voir les chemins
web-verify-good = Vérifié : { $entries } entrées, et chaque carte est venue comme le décide la graine promise.
web-aside = Animaux, cartes et journal

## La table
web-board = Le plateau et ses chemins
web-animals = Les animaux, dans l’ordre du tour
web-animal-turn = son tour
web-animal-ready = prêt à gagner
web-animal-flank = en danger
web-animal-stands = { $cards ->
        [0] Pas encore de chemin ;
        [one] Un chemin d’une carte ;
       *[other] Un chemin de { $cards } cartes ;
    } { $depth ->
        [0] il est sur son secteur.
       *[other] il est sur la carte { $depth }.
    }
web-tokens = { $count ->
        [0] Aucun jeton.
        [one] Un jeton.
       *[other] { $count } jetons.
    }
web-look-path = Se tourner vers le chemin { $animal }
web-deck = Pioche
web-decks = Cartes et tonnerres
web-decks-short = Cartes
web-decks-text = Ce qui reste, ce qui est passé, et les tonnerres à venir
web-bolts = La pile des tonnerres
web-bolts-text = Une carte Tonnerre retourne la première de ces { $count } cartes, qui passe ensuite face cachée sous la pile : aucune ne s’épuise jamais.
web-bolt-next = Prochain tonnerre
web-bolts-unseen = { $count ->
        [one] le dernier caché
       *[other] un des { $count } cachés
    }
web-bolts-unseen-text = Personne ne les a encore vus ; ils viennent d’abord, dans un ordre que nul ne connaît.
web-bolts-then = Après eux, ceux-ci reviennent, dans cet ordre :
web-bolts-next = Ceux-ci reviennent, dans cet ordre :
web-removed = { $count ->
        [one] Une carte action a quitté la partie.
       *[other] { $count } cartes action ont quitté la partie.
    }

## Les cartes passées et celles qui restent
web-census = Reste dans la pioche
web-census-deck = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
web-census-spent = épuisée
web-census-spent-text = La pioche est épuisée : avant la prochaine carte, la défausse devient la nouvelle pioche.
web-census-kind = { $kind }, { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    } : { $left } sur { $total } dans la pioche, { $gone } dans la défausse, { $away } ailleurs.
web-census-left = dans la pioche
web-census-away = sur la table
web-census-gone = défaussées
web-census-shown = Ce que montrent les cartes restantes
web-census-thing = { $thing } : sur { $left } des { $total } cartes, encore dans la pioche.

## La carte sur la table
web-stake = Sur la table
web-stake-rocks = trois rochers
web-premium = premium
web-unstable = instable
web-put-in = La placer dans le chemin { $animal } :
web-berth-insert = en carte { $number }
web-berth-replace = remplace la { $number }
web-berth-drags = le ramène en arrière
web-berth-cone = libère le cône
web-obstacle-path-full = complet
web-obstacle-piece-on-card = occupée
web-obstacle-premium-there = premium en place
web-barred-path = Pas dans le chemin { $animal } : pourquoi ?
web-barred-animal = Pas { $animal } : pourquoi ?
web-barred-place = Fermé : { $place }. Pourquoi ?

## Le concours
web-contest = Le concours
web-contest-for = Concours pour une carte premium : { $era }
web-contest-text = Chacun cache autant de jetons que vaut la carte qu’il prévoit ; le plus proche gagne, et chacun garde ses jetons.
web-contest-again = Égalité : les ex æquo essaient de prévoir la carte suivante.
web-contest-opened = Toutes les mains sont ouvertes.
web-contest-hands = Les mains
web-contest-hide = Voir les chemins
web-contest-show = Retour au concours
web-hand-thinking = encore ouverte
web-hand-closed = main fermée
web-hand-aside = regarde
web-close-hands = Fermer les mains sur { $hands }
web-guess-hand = La main { $animal }
web-guess-kind = { $tokens ->
        [one] Un jeton
       *[other] { $tokens } jetons
    } : { $kind }, { $left } dans la pioche
web-guess-said = { "" } : { $kind } ; dans la pioche :
web-guess-none = Une main vide : ne concourt pas
web-guess-out = sans
web-kept =
    Vous tenez { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    } ({ $kind }) ; personne d’autre ne le sait.
web-kept-none = Une main vide ; personne d’autre ne le sait.
web-open-hands = Les mains ouvertes
web-open-away = { $away ->
        [0] exact
       *[other] écart de { $away }
    }
web-open-drawn = La carte : { $card }, { $tokens }
web-open-won = Le plus proche : { $animal }
web-open-first = Toujours à égalité : { $animal } l’emporte, premier dans l’ordre du tour
web-open-tied = { $count } sont à égale distance

## Ce qui se décide
web-hint-start-rock = Choisissez un rocher éclairé.
web-hint-card-placing = Touchez où elle peut aller, dans votre chemin ou celui d’un autre.
web-hint-dashed = Touchez un pointillé pour savoir ce qui l’interdit.
web-hint-turn-of = Tour { $animal }.
web-hint-turn-board = Tournez le plateau avec ses flèches vers un chemin éclairé.
web-players-2 = À deux joueurs, chacun mène deux animaux et gagne avec l’un ou l’autre.
web-hint-dragging = Choisissez un rocher éclairé de la nouvelle carte.
web-hint-moving = Touchez où il va, ou restez.
web-hint-moving-paid =
    Un second pas coûte un jeton : { $left ->
        [0] il ne vous en resterait aucun.
        [one] il vous en resterait un.
       *[other] il vous en resterait { $left }.
    }
web-hint-cone = Touchez un rocher libre pour le cône, ou laissez-le : votre tour s’achève ensuite.
web-hint-eruption = Touchez un rival à côté d’un volcan ou du cône.
web-hint-lightning = Touchez un rival qui n’est pas dans une caverne.
web-hint-contest = Choisissez combien de jetons cacher, puis fermez la main.
web-hint-contest-two = Choisissez combien de jetons cache chacun de vos animaux, puis fermez les deux mains.
web-hint-contest-tied = Vous êtes à égalité : refaites une prévision, avec au moins un jeton.
web-hint-closed = Votre main est fermée ; tant que toutes ne le sont pas, U la rouvre.
web-aim-cone = Poser le cône ici
web-risk-guess = Personne ne le voit avant que toutes les mains soient fermées.
web-risk-cone = Aucune pièce ne peut y entrer, et il peut entrer en éruption. Cela achève votre tour et ne peut être annulé.
web-risk-send-back = Il recule tout droit jusqu’au premier rocher rencontré. Cela ne peut être annulé.

## La fin
web-end-cards = { $count ->
        [one] un chemin d’une carte
       *[other] un chemin de { $count } cartes
    }
web-end-eras = { $count ->
        [0] aucune ère
        [one] une ère
       *[other] { $count } ères
    }
web-chart-eras = Ères atteintes, tour par tour
web-chart-cards = Cartes du chemin, tour par tour
web-falls = Les plus durs reculs
web-fall = a fait reculer { $animal } de { $by } ères.

## Le plateau
web-turn-left = Tourner le plateau vers la gauche
web-turn-right = Tourner le plateau vers la droite
web-zoom-reset = Tout le plateau
web-board-card = { $animal }, carte { $number } : { $era }. À gauche : { $left } ; au milieu : { $middle } ; à droite : { $right }.{ $more ->
        [none] {""}
       *[other] {" "}{ $shown }.
    }
web-board-piece = { $animal } : { $depth ->
        [-1] sur son secteur
       *[other] sur la carte { $number }
    }, { $lane ->
        [0] à gauche
        [1] au milieu
       *[2] à droite
    }{ $part ->
        [0] {""}
       *[1] {", "}au bout du marais
    }.
web-board-cone = Le cône : { $place ->
        [middle] au milieu du plateau.
       *[path] dans le chemin { $animal }, sur la carte { $number }, { $lane ->
            [0] à gauche.
            [1] au milieu.
           *[2] à droite.
        }
    }

## À deux, chacun mène deux animaux
species-0-of-2 = Théropodes et Cératopsiens
    .a = un Théropode ou un Cératopsien
    .the = les Théropodes et les Cératopsiens
    .of = des Théropodes et des Cératopsiens
    .to = aux Théropodes et aux Cératopsiens
species-1-of-2 = Sauropodes et Stégosaures
    .a = un Sauropode ou un Stégosaure
    .the = les Sauropodes et les Stégosaures
    .of = des Sauropodes et des Stégosaures
    .to = aux Sauropodes et aux Stégosaures

web-character-fighter = Trouble-fête
web-character-breeder = Collectionneur
web-character-miser = Économe

## L’aide de jeu
web-sheet-eras = Les ères, et les jetons d’un concours
web-sheet-tokens = { $tokens ->
        [one] 1 jeton
       *[other] { $tokens } jetons
    }
web-sheet-path = Un chemin complet compte { $full } ères, dans cet ordre, à partir du plateau.
web-sheet-actions = Les cartes action
web-sheet-places = Emplacements et signes
web-sheet-pieces = Les pièces
web-sheet-wins = Gagne qui tient bon sur la dernière carte d’un chemin complet jusqu’à ce qu’une carte ère sorte à son tour suivant.
