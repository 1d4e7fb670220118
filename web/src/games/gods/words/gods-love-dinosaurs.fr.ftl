## Sentences that only the browser says about Gods Love Dinosaurs. The same keys and variables in every language.

## The head
web-stacks-short = Tuiles restantes
web-stacks = { $left ->
        [0] Plus aucune tuile face cachée.
        [one] Encore une tuile face cachée.
       *[other] Encore { $left } tuiles face cachée.
    }

## The animal board
web-animal-board = Le plateau Animaux
web-board-toggle = Ouvrir ou fermer le plateau Animaux
web-board-text = La dernière tuile d’une colonne active son espèce, chez tout le monde ; et aussi les dinosaures, là où se tient le pion.
web-board-point = Montrez une colonne pour voir ce qu’elle apporterait.
web-tile = { $animal ->
        [none] { A($first) } et { A($second) }
       *[other] { A($first) } avec { A($animal) }, et { A($second) }
    }
web-tile-in = Colonne { OF($column) }, place { $row } : { $tile }.
web-tile-gone = Colonne { OF($column) }, place { $row } : pas de tuile.
web-pawn = Le pion dinosaure est sous { THE($column) }.
web-column-more = { $tiles ->
        [0] Il n’y a plus de tuile ici.
       *[other] { $tiles } tuiles ici. Prendre la dernière active { THE($animal) }{ $dinosaurs ->
            [yes] , puis les dinosaures{ $ends ->
                [yes] {" "}; ensuite la partie se termine
               *[no] { "" }
            }
           *[no] { "" }
        }.
    }
web-column-last = La dernière tuile : la prendre active { THE($animal) }{ $dinosaurs ->
        [yes] , puis les dinosaures{ $ends ->
            [yes] {" "}; ensuite la partie se termine
           *[no] { "" }
        }
       *[no] { "" }
    }.

## What an emptied column brings
web-outlook = Ce que cela apporterait
web-outlook-now = la dernière tuile : { THE($animal) } s’activent{ $dinosaurs ->
        [yes] , puis les dinosaures
       *[no] { "" }
    }
web-outlook-later = { $tiles ->
        [0] { THE($animal) } : plus de tuile
       *[other] { THE($animal) } s’activent avec la dernière des { $tiles } tuiles
    }
web-outlook-prey = { THE($species) } : { $animal } ({ $count }), dont { $some } avec de la place pour un petit
web-outlook-hunters = { THE($species) } : { $animal } ({ $count }), dont { $some } sans rien à manger pour l’instant
web-outlook-key = + ont de la place pour un petit · † ne trouveraient rien à manger
web-outlook-after = Puis le pion passe sous { THE($column) }, et de nouvelles tuiles arrivent pour { THE($columns) }.
web-outlook-end = Puis la partie se termine : il reste trop peu de tuiles pour toutes les colonnes vides.

## Ecosystems
web-ecosystems = Les écosystèmes, dans l’ordre du tour
web-ecosystems-short = Tous
web-ecosystem-of = Écosystème { OF($species) }
web-eco-open = Le regarder en grand ({ $key })
web-eco-back = Revenir au vôtre
web-eco-hidden = tel qu’il était : on verra la suite quand tous seront prêts
web-first-player = premier joueur
web-volcano = Tient le volcan : a pris la dernière tuile qui a déclenché une activation
web-busy = pas encore prêt
web-ready = prêt
web-eggs = { $eggs ->
        [0] Pas d’œuf dans le nid
        [one] Un œuf dans le nid
       *[other] { $eggs } œufs dans le nid
    }
web-points-short = { $points ->
        [one] pt
       *[other] pts
    }
web-gods-points = { $points ->
        [one] Un point : chaque œuf et chaque dinosaure en vaut un
       *[other] { $points } points : chaque œuf et chaque dinosaure en vaut un
    }
web-hex = Hexagone { $number } : { $terrain }{ $animal ->
        [none] .
       *[other] , { A($animal) }.
    }
web-hex-doomed = Cet animal ne trouverait rien à manger.
web-hex-newborn = Vient de naître.
web-hex-may = Vous pouvez choisir cet animal.
web-hex-picked = Choisi.
web-hex-go = Il peut aller ici.
web-hex-cradle = Un petit peut naître ici.
web-hex-trace = Il s’est passé quelque chose ici.
web-spot = Emplacement vide { $q }, { $r }. { $fits ->
        [yes] La tuile y tient telle qu’elle est tournée.
       *[no] Il faudrait tourner la tuile.
    }
web-recentre = Tout l’écosystème
web-recentre-key = Tout l’écosystème (F)
web-turn-left = Tourner la tuile à gauche (Maj+R)
web-turn-right = Tourner la tuile à droite (R)
web-aside = Écosystèmes et journal

## A hunt
web-hunt-so-far = { A($animal) } : { COUNT($eaten) ->
        [0] rien de mangé jusqu’ici
       *[other] mange { SOME($eaten) }
    } ; { $kind ->
        [dinosaur] { $eggs ->
            [0] pas d’œuf
            [one] un œuf
           *[other] { $eggs } œufs
        }
       *[predator] { $newborn ->
            [0] pas de petit
            [one] un petit
           *[other] { $newborn } petits
        }
    } ; { $steps ->
        [0] plus aucun pas à faire
        [one] encore un pas
       *[other] encore { $steps } pas
    }.
web-hunt-steps = { $steps ->
        [0] Plus aucun pas
        [one] Encore un pas
       *[other] Encore { $steps } pas
    }
web-hunt-eats = mange
web-hunt-lays = pond
web-hunt-bears = petits

## What is being decided
web-hint-tile = Prenez la tuile que vous voulez : ses deux hexagones rejoignent votre écosystème ; la dernière d’une colonne en active les animaux.
web-hint-place = Tournez-la (molette, R, deux doigts, boutons) et choisissez où elle va.
web-hint-place-touch = Tournez-la avec les boutons ou deux doigts, et touchez où elle va.
web-hint-place-animal = L’animal est sur l’hexagone que vous montrez.
web-hint-place-animal-touch = L’animal est sur l’hexagone que vous touchez.
web-hint-lay = Choisissez encore le même endroit, ou le bouton, pour la poser.
web-risk-emptied = C’était la dernière de sa colonne : { THE($animal) } vont s’activer chez tout le monde{ $dinosaurs ->
        [yes] , puis les dinosaures{ $ends ->
            [yes] , et la partie se terminera
           *[no] { "" }
        }
       *[no] { "" }
    }.
web-lay = La poser ici
web-put-back = Remettre la tuile
web-hint-breed = Choisissez un hexagone éclairé pour un petit, ou d’abord un parent. Chaque adulte en a un au plus.
web-hint-breed-where = Choisissez où naît son petit, ou un autre parent.
web-hint-breed-only = Choisissez où naît son petit.
web-hint-parent = Lequel de ceux-ci est le parent ?
web-hint-hunter = Lequel de ceux-ci y va ?
web-hint-bred = Plus aucune naissance possible. Confirmez, ou revenez en arrière.
web-done-births = C’est tout
web-done-all-the-same = Plus de naissances
web-risk-unborn = { $count ->
        [one] Un animal de plus pourrait avoir un petit.
       *[other] { $count } animaux de plus pourraient avoir un petit.
    } On ne pourra plus revenir là-dessus.
web-hint-hunt = Choisissez qui chasse ensuite. Un crâne marque ceux qui, en l’état, ne trouvent rien à manger.
web-hint-hunt-where = Choisissez son premier pas ; seuls ceux qui mènent à un repas sont éclairés.
web-hint-no-food = En l’état, il ne trouve rien à manger : laissez chasser un autre d’abord, ou laissez-le mourir de faim.
web-hint-doubt = Il pourrait manger, tout de suite ou dès qu’un autre lui laissera le passage. Chassez vers un hexagone éclairé, ou laissez-le tout de même mourir de faim.
web-let-hunt = Non, qu’il chasse
web-leave-to-starve = { $kind ->
        [tiger] Laisser ce tigre mourir de faim
        [eagle] Laisser cet aigle mourir de faim
       *[dinosaur] Laisser ce dinosaure mourir de faim
    }
web-hint-chase = Choisissez le pas suivant. Les animaux mangés deviennent des croquis.
web-hint-chase-end = Continuez vers un hexagone éclairé, ou finissez la chasse ici.
web-end-hunt = Finir la chasse ici
web-step-undo = Reprendre un pas
web-hint-hatch = Un œuf devient un dinosaure sur le nid. Il trouverait de quoi manger.
web-hint-hatch-hungry = Un œuf devient un dinosaure sur le nid. En l’état, il ne trouverait rien à manger et mourrait de faim.
web-hatch = Faire éclore un dinosaure
web-keep-eggs = Garder les œufs
web-hint-finish = Rien n’est définitif avant que vous ne confirmiez.
web-confirm = Confirmer
web-take-something-back = Revenir en arrière
web-hint-ready = Vous avez fini. Ce que font les autres se verra quand tous seront prêts.
web-zoom-reset = Tout l’écosystème
web-keys = Touches : les flèches parcourent tuiles et hexagones, Entrée choisit, R et Maj+R tournent la tuile, F montre tout l’écosystème, + et − rapprochent et éloignent, 1 à 5 montrent l’écosystème d’une divinité et 0 le vôtre, Échap relâche, U annule, P presse le premier bouton, Espace accélère ; Entrée sur le journal mène à ses liens.

web-character-fighter = Prédateur
web-character-breeder = Berger
web-character-miser = Gardien des œufs

## L’aide de jeu
web-sheet-animals = Les animaux
web-sheet-terrains = Les terrains
web-sheet-dinosaurs = Œufs et dinosaures
web-sheet-prey = Chaque proie peut avoir un petit sur un hexagone voisin vide, de son terrain ou joker.
web-sheet-hunt = Tigres et aigles finissent sur une proie ; là où ils en ont mangé une autre en route naît un petit de leur espèce.
web-sheet-column = Qui prend la dernière tuile d’une colonne active son espèce, chez tout le monde à la fois.
web-sheet-steps = { $steps } hexagones
web-sheet-wins = Qui a le plus de points gagne ; à égalité, qui est le plus loin du premier joueur dans l’ordre du tour.
