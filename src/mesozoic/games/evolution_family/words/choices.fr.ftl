## Ce qu'on peut faire, comme un choix

action-rock =
    partir du rocher { $lane ->
        [0] de gauche
        [1] du milieu
       *[other] de droite
    }
action-put = placer la carte dans le chemin { OF($path) }
action-discard = défausser la carte
action-drag =
    déplacer la pièce sur le rocher { $lane ->
        [0] de gauche
        [1] du milieu
       *[other] de droite
    }
action-move =
    aller { $depth ->
        [-1] sur le rocher { $lane ->
            [0] de gauche
            [1] du milieu
           *[other] de droite
        } du secteur
       *[other] sur la carte { MINUS($depth, -1) }, { $lane ->
            [0] à gauche
            [1] au milieu
           *[other] à droite
        }{ $part ->
            [1] , au bout du marais
           *[other] { "" }
        }
    }
action-stay = rester ici
action-cone =
    déplacer le cône sur la carte { MINUS($depth, -1) } du chemin { OF($path) }, { $lane ->
        [0] à gauche
        [1] au milieu
       *[other] à droite
    }
action-leave-cone = laisser le cône où il est
action-erupt = déclencher une éruption à côté { OF($path) }
action-strike = foudroyer { THE($path) }
action-spare = ne renvoyer personne en arrière
action-guess =
    { COUNT($tokens) ->
        [one] cacher { A($tokens) }
       *[other] cacher, dans l’ordre de vos animaux, { A($tokens) }
    }
action-stay-out = ne pas concourir
action-first = faire commencer { THE($seat) }
action-card = révéler { A($card) }
action-thunderbolt = retourner « { $bolt } »

## Ce qui se décide

moment-first-player = On tire au sort qui commence.
moment-start-rock = { THE($seat) } choisissent le rocher d’où part { THE($animal) }.
moment-next-card = On révèle la prochaine carte évolution.
moment-card-placing = { THE($seat) } placent { THE($card) } dans le chemin de leur choix, ou la défaussent.
moment-dragging = La nouvelle carte est derrière { THE($animal) } : { THE($seat) } choisissent le rocher où le déplacer.
moment-moving =
    { THE($animal) } peut faire { $paid ->
        [yes] un pas de plus, contre un jeton.
       *[no] un pas.
    }
moment-cone = Le tour { OF($animal) } s’achève : { THE($seat) } peuvent déplacer le cône.
moment-eruption = { THE($seat) } peuvent faire entrer en éruption un volcan ou le cône, et renvoyer un rival en arrière.
moment-next-thunderbolt = On retourne le prochain tonnerre.
moment-lightning = { THE($seat) } peuvent foudroyer un rival.
moment-contest =
    { $ties ->
        [0] { THE($card) } est en jeu : { THE($asked) } peuvent cacher des jetons pour la carte qu’ils prévoient.
       *[other] Le concours pour { THE($card) } est à égalité : { THE($asked) } doivent prévoir la carte suivante.
    }
moment-contest-card = On révèle la carte à deviner.

## Pourquoi une chose n'est pas permise

why-no-path = Il n’y a pas de chemin { $number } : ils vont de 0 à { $last }.
why-not-start = Vous n’avez pas de rocher de départ à choisir maintenant.
why-no-lane = Il n’y a pas de voie { $lane } : il y a la 0 à gauche, la 1 au milieu et la 2 à droite.
why-no-card-to-put = Vous n’avez pas de carte ère à placer ou à défausser maintenant.
why-path-full = Le chemin { OF($animal) } est complet : on n’y ajoute rien, et il n’y a pas là de carte { $era } à remplacer.
why-piece-on-card = { THE($animal) } se tient sur la carte que celle-ci remplacerait ({ $era }).
why-premium-there = Le chemin { OF($animal) } a là une carte premium ({ $era }) : seule une autre carte premium peut la remplacer.
why-nobody-to-drag = Vous n’avez pas de pièce à déplacer sur une nouvelle carte maintenant.
why-not-a-rock = Cet emplacement n’est pas un rocher : la pièce doit aller sur un rocher de la nouvelle carte.
why-not-moving = Vous n’avez pas de pas à faire maintenant.
why-second-step-price = Un second pas coûte un jeton, et { THE($animal) } n’en a plus.
why-no-place = Il n’y a pas d’emplacement de ce genre dans ce chemin.
why-no-way = On n’y va pas d’un seul pas : une pièce avance, recule ou va de côté jusqu’à l’emplacement voisin.
why-barred-by-cone = Le cône est là : aucune pièce n’y entre.
why-barred-by-volcano = C’est un volcan : aucune pièce n’y entre.
why-barred-by-sea =
    Votre chemin { $holds ->
        [yes] contient les { era-fish }
       *[no] n’a pas les { era-fish }
    } : la mer montante vous est fermée.
why-barred-by-ravine =
    Votre chemin { $holds ->
        [yes] contient les { era-birds }
       *[no] n’a pas les { era-birds }
    } : l’emplacement au-delà du ravin vous est fermé.
why-marsh-way = Un marais se parcourt bout par bout : on y entre au plus près du plateau en avançant ou de côté, au plus loin en reculant, et le traverser prend un pas.
why-not-cone = Vous ne pouvez pas déplacer le cône maintenant.
why-cone-on-sector = Les secteurs ne font pas partie des chemins : le cône ne s’y pose jamais.
why-cone-there = Le cône est déjà là : déplacez-le sur un autre rocher, ou laissez-le.
why-cone-not-rock = Cet emplacement n’est pas un rocher : le cône ne se pose que sur des rochers.
why-cone-occupied = { THE($animal) } est là : il faut au cône un rocher vide.
why-no-eruption = Vous n’avez pas d’éruption à provoquer maintenant.
why-no-bolt = Vous n’avez pas de foudre à lancer maintenant.
why-nobody-to-spare = Vous n’avez personne à renvoyer ni à épargner maintenant.
why-no-rival = { THE($animal) } est à vous : on ne renvoie que des rivaux.
why-in-cave = { THE($animal) } est à l’abri dans une caverne.
why-not-on-flank = { THE($animal) } n’est à côté ni d’un volcan ni du cône.
why-on-sector = { THE($animal) } est sur son secteur : on ne peut pas le renvoyer plus loin.
why-no-contest = Il n’y a pas de concours maintenant.
why-hand-closed = Votre main est fermée, ou vous n’êtes pas de ceux qui font une prévision à présent.
why-hands-open = Les mains sont ouvertes : la prochaine carte décidera.
why-hands =
    { $count ->
        [one] Vous avez un seul animal : indiquez un seul nombre de jetons.
       *[other] Vous avez { $count } animaux : indiquez un nombre de jetons pour chacun.
    }
why-too-many-tokens =
    { THE($animal) } { $most ->
        [0] n’a plus de jetons : sa main reste vide.
        [one] n’a qu’un jeton : il ne peut cacher que celui-là.
       *[other] a { $most } jetons : il peut en cacher de 1 à { $most }.
    }
why-not-tied = { THE($animal) } n’est pas à égalité : seuls les ex æquo refont une prévision.
why-may-not-withdraw = Les ex æquo doivent refaire une prévision, avec au moins un jeton pour chaque animal à égalité.
why-empty-hand = Une main vide n’est pas une prévision : cachez au moins un jeton, ou ne concourez pas.
why-put-or-discard = Il faut placer la carte dans un chemin ou la défausser.
why-must-drag = Il faut choisir un rocher de la nouvelle carte pour la pièce.
why-must-choose-rock = Il faut choisir un rocher de départ.
