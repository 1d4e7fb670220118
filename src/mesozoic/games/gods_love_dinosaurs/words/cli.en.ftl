# What only this game has to say at the command line.

## The table

cli-column-species = God
cli-column-eggs = eggs
cli-column-prey = prey
cli-column-predators = predators
cli-column-after-first = turns after the first player
cli-mark-frog = Fr
cli-mark-rabbit = Rb
cli-mark-rat = Rt
cli-mark-tiger = Ti
cli-mark-eagle = Ea
cli-mark-dinosaur = Di
cli-signs = ⌂ nest · † could eat nothing now · • on the way of the hunt
cli-stacks = Face down
cli-pawn = pawn
cli-volcano = Volcano
cli-eggs =
    { $eggs ->
        [0] no egg
        [one] one egg
       *[other] { $eggs } eggs
    }
cli-out-of-sight = as it was: what is done here is seen when all have confirmed

## Playing

cli-why-usage = Ask about a move: why hunt 7-8
cli-help-answer-text = Choose that option. A move in full, such as “hunt 7-8”, or just “7-8”, will do as well. A tile is laid by two places of the map: b c.
cli-help-hand-text = Your ecosystem.
cli-last-tile = the last tile: { THE($animal) } activate
cli-last-tile-dinosaurs = the last tile: { THE($animal) } activate, then the dinosaurs
cli-last-tile-end = the last tile: { THE($animal) } activate, then the dinosaurs, and the game ends
cli-place-hint = First hex: { $first }. Second hex: { $second }. Type the places of the map where they go, for example { $example }.
cli-hunt-so-far =
    { COUNT($eaten) ->
        [0] Nothing eaten so far.
       *[other] Eaten so far: { SOME($eaten) }.
    } { $steps ->
        [0] No steps to go.
        [one] One step to go.
       *[other] { $steps } steps to go.
    }
cli-hunt-end =
    { $eggs ->
        [0] no egg
        [one] one egg
       *[other] { $eggs } eggs
    }, { $newborn ->
        [0] no newborn
        [one] one newborn
       *[other] { $newborn } newborns
    }
cli-hatchling-starves = It would find nothing to eat.
cli-hatchling-eats = It would find something to eat.

## check-pack

cli-pack-start =
    The start tile, with { $eggs ->
        [0] no egg
        [one] one egg
       *[other] { $eggs } eggs
    }
cli-pack-letter = Letter { $letter }: { $total } tiles, of which in play { $list }
cli-pack-players = { $players } players
cli-pack-columns = The animal board: { $list }; the pawn starts under { THE($animal) }
cli-pack-rows = Rows in play: { $list }

## simulate

cli-end-tiles-out = Ended for want of tiles
