## Ce qui est permis, comme un choix à faire

action-pass = ne pas jouer de carte
action-play = jouer « { $card } »
action-foretell =
    jouer « { card-prescience } » et { $shift ->
        [2] avancer la roue de deux sections
        [1] avancer la roue d’une section
        [0] laisser la roue où elle est
       *[other] reculer la roue d’une section
    }
action-bid =
    { $lot ->
        [none] miser { $amount } sur la ligne { $column }
       *[other] miser { $amount } sur { $lot ->
            [card] une carte événement
            [bare] une ligne sans gène
           *[other] { A($lot) }
        }{ $twin ->
            [yes] { " " }(ligne { $column })
           *[no] { "" }
        }
    }
action-place =
    prendre la { $place ->
        [0] première
        [1] deuxième
        [2] troisième
        [3] quatrième
       *[other] cinquième
    } place
action-walk = aller de { $origin } à { $target }
action-attack =
    { $rival ->
        [none] attaquer { $target } depuis { $origin }
       *[other] attaquer { THE($rival) } en { $target } depuis { $origin }
    }
action-fly = voler de { $origin } à { $target }
action-swim = nager de { $origin } à { $target }
action-stop = ne plus se déplacer
action-escape = s’éclipser vers la zone { $zone }
action-fall = le laisser mourir
action-newborn = placer un nouveau-né dans la zone { $zone }
action-withdraw = retirer le dinosaure de la zone { $zone }, pour le faire renaître ailleurs
action-decline = ne rien faire naître dans cette manche
action-remove = laisser mourir le dinosaure de la zone { $zone }
action-lot = tirer le nom { OF($seat) }
action-start = tirer les zones de départ numéro { $pair }
action-token = tirer le jeton { $token }
action-gene = tirer { A($gene) }
action-card = piocher « { $card } »
action-roll = obtenir « { $face } » au dé

## Ce qui se décide

moment-first-order = Le premier ordre du tour est tiré au sort.
moment-start-zones = Les zones de départ { OF($seat) } sont tirées au sort.
moment-token-draw = On retourne le prochain jeton de climat.
moment-prescience-cards = Avant que le jeton ne prenne effet, { THE($seat) } peuvent jouer « { card-prescience } ».
moment-foresight = { THE($seat) } regardent le prochain jeton de climat.
moment-gene-draw = On tire du sac les gènes du laboratoire.
moment-laboratory =
    { $barred ->
        [none] { THE($seat) } misent au laboratoire
       *[other] { THE($seat) } ont été délogés et doivent miser sur une autre ligne
    }.
moment-card-draw = { THE($seat) } piochent une carte événement.
moment-adrenaline-rush = { THE($seat) } choisissent leur place dans l’ordre du tour.
moment-movement =
    { THE($seat) } se déplacent : il reste { $steps ->
        [one] un point de mouvement
       *[other] { $steps } points de mouvement
    }{ $wings ->
        [yes] , avec un vol possible
       *[no] { "" }
    }{ $frenzy ->
        [0] { "" }
       *[other] { " " }; { $frenzy } cornes de plus en attaque
    }.
moment-fight = Venu de { $origin }, { A($seat) } attaque { A($rival) } en { $target } : le dé décide.
moment-chameleon-skin = Le combat en { $target } est perdu : { THE($seat) } peuvent s’éclipser.
moment-rat-cards = La phase des naissances commence : { THE($seat) } peuvent jouer « { card-swarm-of-rats } ».
moment-births =
    { $withdrawn ->
        [none] { THE($seat) } peuvent faire naître un dinosaure.
       *[other] { THE($seat) } ont retiré celui de { $withdrawn } : il doit maintenant renaître ailleurs.
    }
moment-baby-fight = { A($seat) } naît en { $zone }, sur le dos de son rival, { A($rival) } : le dé décide.
moment-thief-cards = Un nouveau-né { OF($robbed) } vient d’éclore en { $zone } : { THE($seat) } peuvent jouer « { card-egg-thief } ».
moment-geyser-cards = Le froid va frapper { THE($seat) } : ils peuvent d’abord jouer « { card-geysers } ».
moment-culling =
    { THE($seat) } choisissent qui meurt : { $cold ->
        [8] tous survivent au froid
       *[other] la fourrure en sauve { $cold } du froid
    }, la thermorégulation en sauve { $hot } de la chaleur{ $deadly ->
        [0] { "" }
       *[other] , et les cavernes { $deadly } en terrain mortel
    }.

## Pourquoi une chose n'est pas permise

why-no-zone = Il n’y a pas de zone { $zone } : elles vont de 0 à { $last }.
why-not-mutations = On ne mise pas en ce moment.
why-not-your-bid = Ce n’est pas à vous de miser.
why-no-column = Il n’y a pas de ligne { $column } : elles vont de 0 à { $last }.
why-column-barred =
    On vient de vous déloger { $lot ->
        [card] de la ligne de la carte événement
        [bare] de cette ligne sans gène
       *[other] de cette ligne ({ $lot })
    } : misez sur une autre.
why-no-value = Il n’y a pas de valeur { $amount } : elles vont de 0 à { $top }.
why-pawn-on-top = Le pion { OF($rival) } est sur { $top }, la plus haute valeur : on ne peut pas le déloger.
why-bid-too-low = C’est trop peu : sur cette ligne, misez au moins { $least }.
why-bid-too-high = C’est plus que vous ne pouvez payer : votre limite est { $most }.
why-bid-compulsory = On ne peut pas passer : chacun doit miser.
why-no-adrenaline = Seul un joueur qui a « { gene-adrenaline-rush } » choisit sa place.
why-not-initiative = On choisit sa place à la phase d’initiative, et seulement alors.
why-no-place = Il n’y a pas de place { $place } : on les compte de 0 à { $last }.
why-must-take-place = Il faut choisir une place.
why-not-movement = Ce n’est pas à vous de vous déplacer.
why-not-your-dinosaur = Aucun de vos dinosaures n’est dans la zone { $zone }.
why-no-wings = Pour voler, il faut le gène « { gene-wings } ».
why-flown = Vous avez déjà volé : c’est permis une fois par phase de déplacement.
why-not-two-away = Les zones { $origin } et { $target } ne sont pas à deux zones l’une de l’autre : un vol mène exactement à cette distance.
why-landing-occupied = La zone { $zone } est occupée : on se pose sur une zone vide.
why-no-fins = Pour nager, il faut le gène « { gene-fins } ».
why-not-coast = La zone { $zone } n’est pas sur la côte : on nage d’une zone côtière à une autre.
why-swim-occupied = La zone { $zone } est occupée : on nage vers une zone vide.
why-swim-adjacent = Inutile de nager jusqu’à la zone { $zone } : on y va à pied pour le même prix.
why-not-adjacent = Les zones { $origin } et { $target } ne sont pas voisines.
why-own-dinosaur = Un de vos propres dinosaures est dans la zone { $zone }.
why-nobody-to-attack = Il n’y a personne à attaquer dans la zone { $zone } : il suffit d’y aller.
why-regenerates = { THE($rival) } ont 3 dinosaures ou moins et le gène « { gene-regeneration } » : on ne peut pas les attaquer.
why-only-two = { THE($rival) } n’ont plus que deux dinosaures : on ne peut pas les attaquer.
why-entering-is-attacking = { THE($rival) } occupent la zone { $zone } : y entrer, c’est attaquer.
why-not-beaten = Aucun de vos dinosaures ne vient de perdre un combat auquel il pourrait se soustraire.
why-attackers-cell = L’attaquant vient de la zone { $zone } : on ne peut pas s’y éclipser.
why-hideout-far = La zone { $zone } est trop loin : le vaincu s’éclipse vers une zone voisine.
why-hideout-occupied = La zone { $zone } est occupée : le vaincu s’éclipse vers une zone vide.
why-not-births = Ce n’est pas à vous de placer des nouveau-nés.
why-all-on-board = Tous vos dinosaures sont sur le plateau : retirez-en d’abord un, qui renaîtra ailleurs.
why-same-cell = Votre dinosaure vient de quitter la zone { $zone } : il doit renaître dans une autre.
why-not-empty = La zone { $zone } n’est pas vide.
why-no-parent-within = La zone { $zone } est trop loin : même avec « { gene-thick-shell } », un nouveau-né se place à 3 zones au plus d’un parent.
why-no-elder-near =
    La zone { $zone } est trop loin : un nouveau-né se place { $reach ->
        [one] à côté
       *[other] à { $reach } zones au plus
    } de l’un de vos dinosaures présents au début de la phase.
why-no-parent-near = La zone { $zone } est trop loin : un nouveau-né se place à côté de l’un de vos dinosaures.
why-has-reserve = Il vous reste des dinosaures en réserve : inutile d’en retirer un du plateau.
why-no-other-cell = Sans le dinosaure de la zone { $zone }, il n’y aurait plus de place pour un nouveau-né.
why-withdrawn-must-be-born = Le dinosaure que vous avez retiré doit maintenant renaître ailleurs.
why-not-survival = Vous n’avez pas à choisir qui meurt maintenant.
why-safe-here = Le dinosaure de la zone { $zone } ne risque rien.
why-must-choose = Il faut choisir qui meurt.
why-no-such-card = Il n’y a pas de carte « { $card } ».
why-not-in-hand = Vous n’avez pas « { $card } » en main.
why-column-too-dear = Dans cette ligne il faut au moins { $least }, et vous ne pouvez dépasser { $most } : misez ailleurs.
why-no-prey = { THE($rival) } sont à l’abri des attaques : aucun nouveau-né ne peut donc venir dans leur zone.
why-say-the-turn = Dites de combien de sections « { card-prescience } » tourne la roue : 2, 1, 0 ou -1.
why-geysers-late = « { card-geysers } » se joue avant que le climat ne frappe vos dinosaures : il est trop tard.
why-geysers-played = Vous avez déjà joué « { card-geysers } » : tous vos dinosaures survivent au froid.
why-own-newborn = Ce nouveau-né est à vous : « { card-egg-thief } » vise celui d’un rival.
why-thief-without-reserve = Vous n’avez plus de dinosaure en réserve pour prendre la place du nouveau-né.
why-card-order = Ces cartes se jouent dans l’ordre d’initiative, un seul passage chacun : ce n’est pas votre tour.
why-geysers-useless = « { card-geysers } » ne sauverait personne : le froid ne vous prend aucun dinosaure.
why-card-moment =
    « { $card } » ne se joue pas maintenant. La carte précise : « { $card ->
        [geysers] { card-geysers-when }
        [prescience] { card-prescience-when }
        [swarm-of-rats] { card-swarm-of-rats-when }
        [egg-thief] { card-egg-thief-when }
       *[frenzied-attack] { card-frenzied-attack-when }
    } ».
why-no-such-turn = La roue ne peut pas tourner de { $shift } : elle avance d’une ou deux sections, recule d’une, ou ne bouge pas (2, 1, -1 ou 0).
