## Phrases que seul le navigateur dit d’EVO (2011). Les mêmes clés et variables dans chaque langue.

## Le ciel
web-sky = Climat et météorite
web-climate-ideal = Idéal à présent : { $terrain }
web-pile = Il reste { $left } jetons de climat sur { $of }.
web-pile-short = Jetons { $left }/{ $of }
web-meteorite = { $odds ->
        [0] { $left ->
            [0] La météorite est tombée.
           *[other] La météorite est parmi les trois derniers : elle ne peut pas venir avant { $before ->
                [one] un jeton au moins
               *[other] { $before } jetons au moins
            }.
        }
        [1] Le prochain jeton est la météorite.
       *[other] Il y a une chance sur { $odds } que le prochain jeton soit la météorite.
    }
web-meteorite-short = { $odds ->
        [0] pas de météorite au prochain tour
        [1] météorite au prochain tour
       *[other] météorite : 1 sur { $odds }
    }
web-foreseen = Vous pressentez le prochain jeton : { $token }.
web-tokens-revealed = Déjà révélés
web-tokens-none = Aucun encore.
web-tokens-unseen = Pas encore vus
web-tokens-aside = L’un de ceux qu’on n’a pas vus a été écarté au début et ne viendra jamais.

## La piste d’initiative
web-track = Initiative
web-track-text = D’abord ceux qui ont le moins de dinosaures ; à égalité, la ligne la plus haute.
web-track-place = Place { $place } : { $species }, { $count ->
        [one] un dinosaure
       *[other] { $count } dinosaures
    }
web-track-take = Prendre la place { $place }
web-track-thrown = Délogé !

## Le laboratoire
web-lab = Le laboratoire
web-lab-text = Un pion chacun. Misez plus haut qu’un pion pour le déloger ; son propriétaire mise de nouveau aussitôt, ailleurs.
web-lab-show = Retour au laboratoire
web-lab-purse = Vous avez { $points } PM
web-lab-column = Ligne { $column } : { $lot }
web-lab-place = Ligne { $column }, { $lot } : miser { $amount }, vous paieriez { $pays }
web-lab-closed = Ligne { $column }, { $lot } : { $amount }
web-lab-barred = On vous a délogé d’ici : misez ailleurs.
web-lab-barred-other = Le peuple délogé doit miser ailleurs.
web-lab-paid = { $species } : { $pays ->
        [0] rien à payer
       *[other] { $pays } PM payés
    }
web-lab-locked = { $species } : sur la plus haute valeur, à l’abri.
web-lab-standing = { $species } : paieraient { $pays } PM.
web-lab-free = Pas encore de pion.
web-lab-cost = Vous paieriez { $pays } PM ; il vous en resterait { $left }.

## Les plateaux d’espèce
web-stat-steps = Points de mouvement : { $count }
web-stat-horns = Cornes : { $attack } en attaque, { $defence } en défense
web-unique = Gènes uniques
web-points-hidden = Points de mutation, face cachée

## Ce qui se décide
web-hint-lab = Choisissez une ligne et ce que vous y misez.
web-hint-lab-again = Votre pion a été délogé : choisissez une autre ligne et ce que vous y misez.
web-hint-prescience-cards = Laissez le jeton tourner la roue, ou tournez-la vous-même.
web-hint-adrenaline-rush = Choisissez votre place sur la piste d’initiative.
web-hint-rat-cards = Jouez-la, et personne ne naît ce tour-ci.
web-hint-thief-cards = Jouez-la, et un dinosaure de votre réserve prend la place du nouveau-né.
web-hint-geyser-cards = Jouez-la, et tous les vôtres survivent au froid.
web-hint-escape = Choisissez une zone vide à côté pour vous éclipser, ou laissez-le mourir.
web-hint-withdraw = Les huit sont sur le plateau : choisissez-en un à retirer, qui renaîtra ailleurs, ou aucun.
web-hint-killer = Choisissez une zone éclairée pour votre nouveau-né ; ses chances sont écrites sur chaque ennemi.
web-hint-cull = Choisissez { $losses ->
        [one] celui qui meurt.
       *[other] qui meurt : { $losses } en tout.
    } Il vous en reste toujours au moins deux.
web-crowd-hot = Dans la chaleur : { $count }, dont { $saved } à l’abri.
web-crowd-cold = Dans le froid : { $count }, dont { $saved } à l’abri.
web-crowd-deadly = En terrain mortel : { $count }, dont { $saved } à l’abri.
web-odds-die = Vous gagnez sur { $won } des { $faces } faces du dé. On ne pourra pas revenir en arrière.
web-odds-killer = Le nouveau-né gagne sur { $won } des { $faces } faces du dé, quelles que soient les cornes ; sinon il meurt. On ne pourra pas revenir en arrière.
web-risk-escape = Il y survit, et l’attaquant prend sa place.
web-risk-fall = Il meurt là, et l’attaquant prend sa place.
web-prescience = Prescience
web-prescience-text = Regardez ce que chaque rotation de la roue amènerait.
web-shift = { $shift ->
        [2] Deux sections en avant
        [1] Une section en avant
        [0] Sans bouger
       *[other] Une section en arrière
    }
web-shift-token = comme le dit le jeton

## L’aide de jeu
web-sheet-wins = Qui a le plus de PM gagne ; à égalité, qui a le plus de dinosaures sur le plateau.
