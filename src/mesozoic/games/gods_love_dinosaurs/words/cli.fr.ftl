# Ce que seul ce jeu dit à la ligne de commande.

## La table

cli-column-species = Divinité
cli-column-eggs = œufs
cli-column-prey = proies
cli-column-predators = prédateurs
cli-column-after-first = tours après le premier joueur
cli-mark-frog = Gr
cli-mark-rabbit = La
cli-mark-rat = Ra
cli-mark-tiger = Ti
cli-mark-eagle = Ai
cli-mark-dinosaur = Di
cli-signs = ⌂ nid · † ne trouverait rien à manger · • sur le chemin de la chasse
cli-stacks = Face cachée
cli-pawn = pion
cli-volcano = Volcan
cli-eggs =
    { $eggs ->
        [0] aucun œuf
        [one] un œuf
       *[other] { $eggs } œufs
    }
cli-out-of-sight = tel qu’il était : on verra la suite quand tous auront confirmé

## Jouer

cli-why-usage = Demandez à propos d’un coup : pourquoi hunt 7-8
cli-help-answer-text = Choisir cette option. Un coup complet, comme « hunt 7-8 », ou simplement « 7-8 », convient aussi. Une tuile se pose en indiquant deux places du plan : b c.
cli-help-hand-text = Votre écosystème.
cli-last-tile = la dernière tuile : { THE($animal) } s’activent
cli-last-tile-dinosaurs = la dernière tuile : { THE($animal) } s’activent, puis les dinosaures
cli-last-tile-end = la dernière tuile : { THE($animal) } s’activent, puis les dinosaures, et la partie s’achève
cli-place-hint = Premier hexagone : { $first }. Second : { $second }. Tapez les places du plan où ils vont, par exemple { $example }.
cli-hunt-so-far =
    { COUNT($eaten) ->
        [0] Rien de mangé jusqu’ici.
       *[other] Déjà mangé : { SOME($eaten) }.
    } { $steps ->
        [0] Plus aucun pas.
        [one] Encore un pas.
       *[other] Encore { $steps } pas.
    }
cli-hunt-end =
    { $eggs ->
        [0] aucun œuf
        [one] un œuf
       *[other] { $eggs } œufs
    }, { $newborn ->
        [0] aucun petit
        [one] un petit
       *[other] { $newborn } petits
    }
cli-hatchling-starves = Il ne trouverait rien à manger.
cli-hatchling-eats = Il trouverait de quoi manger.

## check-pack

cli-pack-start =
    La tuile de départ, avec { $eggs ->
        [0] zéro œuf
        [one] un œuf
       *[other] { $eggs } œufs
    }
cli-pack-letter = Lettre { $letter } : { $total } tuiles, dont en jeu { $list }
cli-pack-players = { $players } joueurs
cli-pack-columns = Le plateau Animaux : { $list } ; le pion commence sous { THE($animal) }
cli-pack-rows = Rangées en jeu : { $list }

## simulate

cli-end-tiles-out = Terminées faute de tuiles
