## Ce qui est permis, comme un choix à faire

action-pass = ne pas jouer de carte
action-play = jouer « { $card } »
action-play-against = jouer « { $card } » contre { THE($rival) }
action-play-for = jouer « { $card } » pour le dinosaure de la zone { $zone }
action-walk = aller de { $origin } à { $target }
action-attack =
    { $rival ->
        [none] attaquer { $target } depuis { $origin }
       *[other] attaquer { THE($rival) } en { $target } depuis { $origin }
    }
action-swim = nager de { $origin } à { $target }
action-stop = ne plus faire de pas
action-newborn = placer un nouveau-né dans la zone { $zone }
action-remove = laisser mourir le dinosaure de la zone { $zone }
action-bid =
    { $gene ->
        [none] offrir { $amount } pour le lot { $lot }
       *[other] offrir { $amount } pour { A($gene) }{ $twin ->
            [yes] { " " }(lot { $lot })
           *[no] { "" }
        }
    }
action-drop-out = se retirer des enchères
action-roll = obtenir { $face } au dé
action-gene = tirer { A($gene) }
action-card = piocher « { $card } »
action-beach = tirer la plage de la zone { $zone }
action-lot = tirer le nom { OF($seat) }

## Ce qui se décide

moment-start-beach = La plage de départ { OF($seat) } est tirée au sort.
moment-card-draw = { THE($seat) } piochent une carte événement.
moment-lots = Les espèces à égalité tirent au sort l’ordre du tour.
moment-climate-cards = Avant le jet de climat, { THE($seat) } peuvent jouer une carte climat.
moment-climate-roll = Le dé décide du climat.
moment-guard-cards = La phase des déplacements commence : { THE($seat) } peuvent jouer une carte pour se défendre.
moment-movement =
    { THE($seat) } se déplacent : { $steps ->
        [0] tous leurs pas sont faits, mais une carte peut encore être jouée
        [one] il leur reste un pas à faire
       *[other] il leur reste { $steps } pas à faire
    }{ $swims ->
        [0] { "" }
       *[other] , avec une traversée possible
    }{ $rage ->
        [0] { "" }
        [one] { " " }; une corne de plus en attaque
       *[other] { " " }; { $rage } cornes de plus en attaque
    }.
moment-fight = Combat dans la zone { $target } : l’attaquant venu de { $origin } lance le dé.
moment-barren-cards = La phase des naissances commence : { THE($seat) } peuvent jouer une carte.
moment-births =
    { $returning ->
        [yes] { THE($seat) } reviennent sur l’île
       *[no] { THE($seat) } se reproduisent
    } : { $left ->
        [0] aucun nouveau-né à placer, mais une carte peut être jouée
        [one] un nouveau-né à placer
       *[other] { $left } nouveau-nés à placer
    }.
moment-blight-cards = La phase de survie commence : { THE($seat) } peuvent jouer une carte contre un rival.
moment-survival-cards = Le climat va frapper { THE($seat) } : ils peuvent d’abord jouer une carte.
moment-culling =
    { THE($seat) } choisissent qui meurt : { $furs ->
        [10] tous survivent au froid
       *[other] les fourrures en sauvent { $furs } du froid
    }, { $parasols ->
        [10] tous survivent à la chaleur
       *[other] les parasols en sauvent { $parasols } de la chaleur
    }.
moment-meteor-roll = Le dé décide si la météorite tombe.
moment-gene-draw = On tire du sac les gènes à mettre aux enchères.
moment-auction =
    { $outbid ->
        [yes] L’offre { OF($seat) } est dépassée : à eux de réagir
       *[no] { THE($seat) } font une offre pour un gène
    }.
moment-payment-cards = { THE($seat) } doivent { MINUS($bid, $discount) } PM pour { A($gene) } : ils peuvent jouer une carte pour payer moins.
moment-free-gene-cards = Les enchères sont payées : { THE($seat) } peuvent jouer une carte.
moment-free-gene = { THE($seat) } tirent un gène du sac.

## Pourquoi une chose n'est pas permise

why-no-zone = Il n’y a pas de zone { $zone } : elles vont de 0 à { $last }.
why-not-movement = Ce n’est pas à vous de vous déplacer.
why-not-your-dinosaur = Aucun de vos dinosaures n’est dans la zone { $zone }.
why-no-steps =
    Il ne vous reste aucun pas : chaque patte en donne un, et vous avez { $legs ->
        [one] une patte
       *[other] { $legs } pattes
    } ; seule une carte en donne davantage.
why-no-swim = Pour nager, il faut d’abord jouer « { card-long-swim } ».
why-swim-not-beach = La zone { $zone } n’est pas une plage : on nage d’une plage à une autre.
why-swim-occupied = La zone { $zone } est occupée : on nage vers une plage vide.
why-not-adjacent = Les zones { $origin } et { $target } ne sont pas voisines.
why-own-dinosaur = Un de vos propres dinosaures est dans la zone { $zone }.
why-nobody-to-attack = Il n’y a personne à attaquer dans la zone { $zone } : il suffit d’y aller.
why-too-few-horns =
    Cartes comprises, vous avez { $fewer ->
        [one] une corne
       *[other] { $fewer } cornes
    } de moins que { THE($rival) } : à partir de deux de moins, on ne peut pas attaquer.
why-entering-is-attacking = { THE($rival) } occupent la zone { $zone } : y entrer, c’est attaquer.
why-not-births = Ce n’est pas à vous de placer des nouveau-nés.
why-no-eggs = Il ne vous reste aucun nouveau-né à placer ce tour-ci.
why-no-reserve = Tous vos dinosaures sont déjà sur l’île.
why-not-empty = La zone { $zone } n’est pas vide.
why-no-adult-near =
    La zone { $zone } est trop loin : un nouveau-né se place { $reach ->
        [one] à côté
       *[other] à { $reach } zones au plus
    } d’un adulte.
why-no-newborn-near = La zone { $zone } est trop loin : quand une espèce revient, chaque nouveau-né suivant se place à côté de l’un des premiers.
why-not-survival = Vous n’avez pas à choisir qui meurt maintenant.
why-safe-here = Le dinosaure de la zone { $zone } ne risque rien.
why-not-auction = Il n’y a pas d’enchères en ce moment.
why-no-lot = Il n’y a pas de lot { $lot } : ils vont de 0 à { $last }.
why-bid-too-low = C’est trop peu : pour ce gène, offrez au moins { $least }.
why-bid-too-high = C’est plus que vous ne pouvez payer : votre limite est { $most }.
why-no-dropping-out = On ne se retire pas des enchères : il y a un gène pour chacun.
why-first-bid = On ne peut se retirer qu’après avoir vu son offre dépassée.
why-no-such-card = Il n’y a pas de carte « { $card } ».
why-not-in-hand = Vous n’avez pas « { $card } » en main.
why-too-early =
    On ne joue pas de carte { $turns ->
        [one] au premier tour
       *[other] dans les { $turns } premiers tours
    }.
why-card-target = « { $card } » ne se joue pas de cette façon.
why-no-refugee = Aucun de vos dinosaures n’est en zone mortelle.
why-card-moment = « { $card } » ne se joue pas maintenant. La carte précise : « { $moment } ».
why-climate-card = « { $card } » se joue avant le jet de climat, et il ne s’en joue qu’une par tour.
why-card-order = Ces cartes se jouent dans l’ordre du tour, un seul passage chacun : ce n’est pas votre tour.
why-births-compulsory = Tant qu’il y a de la place pour un nouveau-né, il faut le placer.
why-card-or-pass = Vous n’avez plus de nouveau-né à placer : jouez une carte, ou n’en jouez pas.
why-bid-compulsory = On ne peut pas passer : chacun doit faire une offre.
why-drop-out-instead = On ne passe pas aux enchères : faites une offre, ou retirez-vous.
why-no-bid-affordable = Vous ne pouvez payer aucun gène : il faut vous retirer des enchères.
why-must-choose = Il faut choisir qui meurt.
