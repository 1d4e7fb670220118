## Ce qui s'est passé

event-first-drawn = Le sort désigne { THE($seat) } pour commencer.
event-rock-chosen =
    { THE($animal) } part du rocher { $lane ->
        [0] de gauche
        [1] du milieu
       *[other] de droite
    } de son secteur.
event-turn-began =
    Tour { $turn } : { $ready ->
        [yes] { THE($animal) } est prêt à gagner, si rien ne l’arrête avant la prochaine carte ère.
       *[no] { THE($animal) } joue.
    }
event-card-revealed = { THE($animal) } révèle { A($card) }.
event-deck-renewed =
    La pioche est épuisée : { $cards ->
        [one] { $cards } carte défaussée forme
       *[other] { $cards } cartes défaussées forment
    } la nouvelle{ COUNT($removed) ->
        [0] .
        [one] { " " }; { SOME($removed) } sort du jeu.
       *[other] { " " }; { SOME($removed) } sortent du jeu.
    }
event-volcano-erupted =
    { THE($seat) } font entrer { $cone ->
        [yes] le cône
       *[no] un volcan
    } en éruption à côté { OF($animal) } !
event-nobody-sent-back = { THE($seat) } ne renvoient personne en arrière.
event-nobody-struck = { THE($seat) } ne foudroient personne.
event-thunderbolt-struck = { THE($animal) } retourne le tonnerre « { $bolt } ».
event-tokens-lost =
    { THE($animal) } perd { $count ->
        [one] { $count } jeton.
       *[other] { $count } jetons.
    }
event-tokens-regained =
    { THE($animal) } reprend { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } dans la boîte.
event-piece-sent-back =
    { THE($animal) } est renvoyé en arrière, sur le rocher { $lane ->
        [0] de gauche
        [1] du milieu
       *[other] de droite
    } { $depth ->
        [-1] de son secteur.
       *[other] de la carte { MINUS($depth, -1) }.
    }
event-card-lost = { THE($animal) } perd la carte { MINUS($depth, -1) } de son chemin : { A($card) }.
event-cone-returned = Le cône retourne au centre du plateau.
event-card-put =
    { THE($seat) } placent { A($card) } dans le chemin { OF($path) }{ $replaced ->
        [none] , où elle devient la carte { MINUS($depth, -1) }.
       *[other] , où elle remplace { A($replaced) }.
    }
event-card-discarded = { THE($seat) } défaussent { THE($card) }.
event-piece-dragged =
    { THE($seat) } déplacent { THE($animal) } sur le rocher { $lane ->
        [0] de gauche
        [1] du milieu
       *[other] de droite
    } de la nouvelle carte, la carte { MINUS($depth, -1) }.
event-piece-moved =
    { THE($animal) } va { $depth ->
        [-1] sur le rocher { $lane ->
            [0] de gauche
            [1] du milieu
           *[other] de droite
        } de son secteur
       *[other] sur la carte { MINUS($depth, -1) }, { $lane ->
            [0] à gauche
            [1] au milieu
           *[other] à droite
        }{ $part ->
            [1] , au bout du marais
           *[other] { "" }
        }
    }{ $paid ->
        [yes] , contre un jeton.
       *[no] .
    }
event-cone-moved =
    { THE($seat) } déplacent le cône sur la carte { MINUS($depth, -1) } du chemin { OF($path) }, { $lane ->
        [0] à gauche.
        [1] au milieu.
       *[other] à droite.
    }
event-contest-opened = { THE($card) } est premium : tous peuvent concourir pour l’obtenir.
event-hands-opened = Les mains s’ouvrent : { $guesses }.
event-contest-drawn = La carte à deviner est { A($card) } : { $tokens }.
event-contest-tied = À égale distance : { THE($animals) }.
event-contest-won =
    { THE($animal) } remporte { THE($card) }{ $reason ->
        [alone] , aucun rival ne s’étant présenté au concours.
        [turn-order] , premier dans l’ordre du tour parmi des rivaux que rien ne départage.
       *[nearest] .
    }
event-nobody-contested = Personne ne concourt : { THE($card) } est défaussée.
event-game-ended =
    La partie est finie : { $reason ->
        [backstop] après 5 000 tours, { THE($animal) } est le plus avancé
       *[last-era] { THE($animal) } a tenu bon sur la dernière ère d’un chemin complet
    }, et { THE($winners) } l’emportent.
