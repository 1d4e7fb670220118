## Ce qu'on peut faire, comme choix

action-take = prendre la tuile de la rangée { $row } { OF($column) }
action-place = la poser, le premier hexagone en { $q }, { $r } et le second { $direction }
action-breed = faire naître en { $target } un petit du parent de l’hexagone { $parent }
action-hunt = chasser avec l’animal de l’hexagone { $hunter }, d’abord en { $target }
action-go = continuer en { $target }
action-end-hunt = finir la chasse ici
action-leave-to-starve = laisser mourir de faim l’animal de l’hexagone { $hunter }
action-let-starve = le laisser mourir de faim quand même
action-hatch = faire éclore un dinosaure
action-keep-eggs = garder les œufs
action-confirm = confirmer
action-tile =
    { $animal ->
        [none] révéler { A($first) } et { A($second) }
       *[other] révéler { A($first) } avec { A($animal) }, et { A($second) }
    }
action-first-player = { THE($seat) } joue en premier

## Ce qui se décide

moment-tile-choice = { THE($seat) } choisit une tuile.
moment-placing = { THE($seat) } ajoute une tuile à son écosystème.
moment-breeding = { THE($animal) } se reproduisent : { THE($seat) } choisit où, puis confirme.
moment-hunting = { THE($animal) } chassent : { THE($seat) } choisit qui y va, et par où.
moment-doubt = Le chasseur de l’hexagone { $hunter } pourrait manger, tout de suite ou dès qu’un autre lui laissera le passage : { THE($seat) } peut quand même le laisser mourir de faim, ou chasser.
moment-chase = Une chasse est en cours, par { THEN($path) } : { THE($seat) } la poursuit ou la finit.
moment-finish = Tous ont chassé ou sont morts de faim : { THE($seat) } confirme, ou reprend un coup.
moment-hatching = { THE($seat) } peut faire éclore un dinosaure contre un œuf.
moment-activation = { THE($animal) } s’activent chez tout le monde à la fois. Pas encore fini : { THE($asked) }.
moment-reveal = On révèle une tuile.
moment-first-player-lot = Le sort désigne qui joue en premier.

## Pourquoi c'est impossible

why-no-column = Il n’y a pas de colonne « { $found } » : chaque espèce en a une, sauf les dinosaures.
why-no-row = Il n’y a pas de rangée { $row } : elles vont de 0 à { $last }.
why-no-tile = Il n’y a plus de tuile dans la rangée { $row } { OF($column) } : les colonnes ne sont complétées qu’après l’activation des dinosaures.
why-not-taking = Ce n’est pas à vous de prendre une tuile maintenant.
why-not-placing = Vous n’avez pas de tuile à poser.
why-no-direction = Il n’y a pas de direction « { $found } » à cette table.
why-overlap = Les tuiles ne se recouvrent jamais : l’hexagone { $number } est déjà là.
why-not-touching = Une tuile doit toucher votre écosystème.
why-no-hex = Vous n’avez pas d’hexagone { $number } : les vôtres vont de 0 à { $last }.
why-not-breeding = Aucune de vos proies ne se reproduit maintenant.
why-not-the-animal = Rien ne s’active sur l’hexagone { $number } : ce sont { THE($animal) } qui s’activent.
why-bred-already = Sur l’hexagone { $number }, la proie s’est déjà reproduite, ou vient de naître.
why-not-beside = Les hexagones { $origin } et { $target } ne se touchent pas.
why-hex-taken = L’hexagone { $number } n’est pas vide, et il n’y a de place que pour un animal.
why-not-home =
    { THE($animal) } ne vivent pas sur l’hexagone { $number }, seulement dans les { $terrain ->
        [lake] lacs
        [forest] forêts
       *[field] champs
    } et sur les jokers.
why-not-hunting = Aucun de vos animaux ne chasse maintenant.
why-hunt-first = Finissez d’abord la chasse en cours, en { $number }.
why-hunted-already = Celui de l’hexagone { $number } a déjà chassé.
why-newborn-hunter = Celui de l’hexagone { $number } vient de naître : il ne chassera qu’à la prochaine activation.
why-doubt-first = Décidez d’abord du sort de celui de l’hexagone { $number } : laissez-le mourir de faim, ou chassez.
why-not-straight = Les aigles volent tout droit : l’hexagone { $number } n’est pas dans l’axe.
why-way-barred = Le passage est barré : il y a { A($animal) } sur l’hexagone { $number }.
why-no-meal-and-mountain = En passant par { $number }, il ne pourrait pas à la fois manger et rejoindre une montagne libre en { $steps } hexagones.
why-no-prey-ahead = En passant par { $number }, il ne pourrait pas finir sa chasse sur une proie en { $steps } hexagones.
why-no-chase = Vous n’avez aucune chasse en cours.
why-not-on-prey = Il n’y a pas de proie sur l’hexagone { $number } : un prédateur finit sa chasse sur une proie.
why-nothing-eaten = Il n’a encore rien mangé.
why-not-on-mountain = L’hexagone { $number } n’est pas une montagne : un dinosaure finit sa chasse sur une montagne.
why-say-again = Il pourrait manger, tout de suite ou dès qu’un autre lui laissera le passage. Si celui de l’hexagone { $number } doit quand même mourir de faim, dites-le expressément.
why-no-doubt = On ne vous a pas demandé si l’un de vos chasseurs doit mourir de faim.
why-not-hatching = Ce n’est pas le moment de faire éclore un dinosaure, ni d’y renoncer.
why-nest-taken = Un dinosaure occupe votre nid : aucun ne peut éclore.
why-no-egg-to-hatch = Vous n’avez pas d’œuf.
why-hatching-over = Les dinosaures éclosent avant toute chasse, un seul au plus.
why-hunters-waiting = Tous n’ont pas encore chassé ou renoncé : il reste { OF($animal) }.
why-hatch-or-keep = Décidez d’abord si un dinosaure doit éclore.
why-nothing-to-confirm = Vous n’avez rien à confirmer.
