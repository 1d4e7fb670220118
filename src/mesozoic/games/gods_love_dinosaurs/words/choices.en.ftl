## What may be done, as an option to choose

action-take = take the tile in row { $row } { OF($column) }
action-place = lay it with its first hex at { $q }, { $r } and its second { $direction }
action-breed = let the animal in { $parent } reproduce in { $target }
action-hunt = hunt with the animal in { $hunter }, first to { $target }
action-go = go on to { $target }
action-end-hunt = end the hunt here
action-leave-to-starve = leave the animal in { $hunter } to starve
action-let-starve = let it starve all the same
action-hatch = hatch a dinosaur
action-keep-eggs = keep the eggs
action-confirm = confirm
action-tile =
    { $animal ->
        [none] turn up { A($first) } and { A($second) }
       *[other] turn up { A($first) } with { A($animal) }, and { A($second) }
    }
action-first-player = { THE($seat) } plays first

## What is being decided

moment-tile-choice = { THE($seat) } chooses a tile.
moment-placing = { THE($seat) } adds a tile to the ecosystem.
moment-breeding = { THE($animal) } reproduce: { THE($seat) } chooses where, and confirms.
moment-hunting = { THE($animal) } hunt: { THE($seat) } chooses which goes next, and where.
moment-doubt = The hunter in { $hunter } could eat, now or once another has made way: { THE($seat) } may let it starve all the same, or hunt.
moment-chase = A hunt is under way, along { THEN($path) }: { THE($seat) } leads it on or ends it.
moment-finish = All have hunted or starved: { THE($seat) } confirms, or takes something back.
moment-hatching = { THE($seat) } may hatch a dinosaur for an egg.
moment-activation = { THE($animal) } activate for all at once. Still busy: { THE($asked) }.
moment-reveal = A tile is turned up.
moment-first-player-lot = Lots are drawn for the first player.

## Why something may not be done

why-no-column = There is no column “{ $found }”: each species but the dinosaurs has one.
why-no-row = There is no row { $row }: they go from 0 to { $last }.
why-no-tile = There is no tile left in row { $row } { OF($column) }: columns are filled only after the dinosaurs have activated.
why-not-taking = It is not for you to take a tile now.
why-not-placing = You have no tile to place.
why-no-direction = There is no direction “{ $found }” on this table.
why-overlap = Tiles never overlap: hex { $number } is there already.
why-not-touching = A tile must touch your ecosystem.
why-no-hex = You have no hex { $number }: yours go from 0 to { $last }.
why-not-breeding = None of your prey reproduces now.
why-not-the-animal = Nothing in hex { $number } activates now: { THE($animal) } do.
why-bred-already = The one in { $number } has reproduced already, or was born just now.
why-not-beside = Hexes { $origin } and { $target } are not neighbours.
why-hex-taken = Hex { $number } is not empty, and there is room for one animal only.
why-not-home =
    { THE($animal) } do not live in hex { $number }, only in { $terrain ->
        [lake] lakes
        [forest] forests
       *[field] fields
    } and on wild hexes.
why-not-hunting = None of your animals hunts now.
why-hunt-first = First finish the hunt that is under way in { $number }.
why-hunted-already = The one in { $number } has hunted already.
why-newborn-hunter = The one in { $number } was born just now: it hunts from the next activation on.
why-doubt-first = First decide about the one in { $number }: let it starve, or hunt.
why-not-straight = Eagles fly straight on: hex { $number } is off the line.
why-way-barred = The way is barred: there is { A($animal) } in hex { $number }.
why-no-meal-and-mountain = Through hex { $number } it could not both eat something and come to a free mountain within { $steps } hexes.
why-no-prey-ahead = Through hex { $number } it could not end its hunt on a prey within { $steps } hexes.
why-no-chase = No hunt of yours is under way.
why-not-on-prey = There is no prey in hex { $number }: a predator ends its hunt on one.
why-nothing-eaten = It has eaten nothing yet.
why-not-on-mountain = Hex { $number } is not a mountain: a dinosaur ends its hunt on one.
why-say-again = It could eat, now or once another has made way. If the one in { $number } is to starve all the same, say so in as many words.
why-no-doubt = You were not asked whether one of your hunters is to starve.
why-not-hatching = This is not the moment to hatch a dinosaur, nor to decline.
why-nest-taken = A dinosaur stands on your nest: none can hatch.
why-no-egg-to-hatch = You have no egg.
why-hatching-over = Dinosaurs hatch before any of them hunts, one at most.
why-hunters-waiting = Not all of { THE($animal) } have hunted or starved yet.
why-hatch-or-keep = First decide whether to hatch a dinosaur.
why-nothing-to-confirm = There is nothing for you to confirm.
