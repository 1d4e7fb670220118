## Sentences that only the browser says about Gods Love Dinosaurs. The same keys and variables in every language.

## The head
web-stacks-short = Tiles left
web-stacks = { $left ->
        [0] No tiles left face down.
        [one] One tile left face down.
       *[other] { $left } tiles left face down.
    }

## The animal board
web-animal-board = The animal board
web-board-toggle = Open or close the animal board
web-board-text = The last tile of a column activates its species, for everybody; and the dinosaurs too, where the pawn stands.
web-board-point = Point at a column to see what it would bring.
web-tile = { $animal ->
        [none] { A($first) } and { A($second) }
       *[other] { A($first) } with { A($animal) }, and { A($second) }
    }
web-tile-in = Column { OF($column) }, place { $row }: { $tile }.
web-tile-gone = Column { OF($column) }, place { $row }: no tile.
web-pawn = The dinosaur pawn is under { THE($column) }.
web-column-more = { $tiles ->
        [0] No tile left here.
       *[other] { $tiles } tiles here. Taking the last activates { THE($animal) }{ $dinosaurs ->
            [yes] , and then the dinosaurs{ $ends ->
                [yes] ; then the game ends
               *[no] { "" }
            }
           *[no] { "" }
        }.
    }
web-column-last = The last tile: taking it activates { THE($animal) }{ $dinosaurs ->
        [yes] , and then the dinosaurs{ $ends ->
            [yes] ; then the game ends
           *[no] { "" }
        }
       *[no] { "" }
    }.

## What an emptied column brings
web-outlook = What it would bring
web-outlook-now = the last tile: { THE($animal) } activate{ $dinosaurs ->
        [yes] , then the dinosaurs
       *[no] { "" }
    }
web-outlook-later = { $tiles ->
        [0] { THE($animal) }: no tile left
       *[other] { THE($animal) } activate with the last of { $tiles } tiles
    }
web-outlook-prey = { THE($species) }: { $count } { $animal }, { $some } with room for a newborn
web-outlook-hunters = { THE($species) }: { $count } { $animal }, { $some } with nothing to eat now
web-outlook-key = + have room for a newborn · † would find nothing to eat
web-outlook-after = Then the pawn moves under { THE($column) }, and new tiles come for { THE($columns) }.
web-outlook-end = Then the game ends: there are too few tiles for every empty column.

## Ecosystems
web-ecosystems = Ecosystems, in order of play
web-ecosystems-short = All
web-ecosystem-of = Ecosystem { OF($species) }
web-eco-open = Look at it large ({ $key })
web-eco-back = Back to yours
web-eco-hidden = as it was: what is done here is shown when all are ready
web-first-player = first player
web-volcano = Holds the volcano: took the last tile that set off an activation
web-busy = not ready yet
web-ready = ready
web-eggs = { $eggs ->
        [0] No egg in the nest
        [one] One egg in the nest
       *[other] { $eggs } eggs in the nest
    }
web-points-short = { $points ->
        [one] pt
       *[other] pts
    }
web-gods-points = { $points ->
        [one] One point: each egg and each dinosaur is worth one
       *[other] { $points } points: each egg and each dinosaur is worth one
    }
web-hex = Hex { $number }: { $terrain }{ $animal ->
        [none] .
       *[other] , { A($animal) }.
    }
web-hex-doomed = It would find nothing to eat.
web-hex-newborn = Just born.
web-hex-may = You may choose this one.
web-hex-picked = Chosen.
web-hex-go = It may go here.
web-hex-cradle = One may be born here.
web-hex-trace = Something happened here.
web-spot = Empty place { $q }, { $r }. { $fits ->
        [yes] The tile fits here as it is turned.
       *[no] The tile would have to be turned.
    }
web-recentre = The whole ecosystem
web-recentre-key = The whole ecosystem (F)
web-turn-left = Turn the tile to the left (Shift+R)
web-turn-right = Turn the tile to the right (R)
web-aside = Ecosystems and log

## A hunt
web-hunt-so-far = { A($animal) }: { COUNT($eaten) ->
        [0] nothing eaten so far
       *[other] eats { SOME($eaten) }
    }; { $kind ->
        [dinosaur] { $eggs ->
            [0] no egg
            [one] one egg
           *[other] { $eggs } eggs
        }
       *[predator] { $newborn ->
            [0] no newborn
            [one] one newborn
           *[other] { $newborn } newborns
        }
    }; { $steps ->
        [0] no steps to go
        [one] one step to go
       *[other] { $steps } steps to go
    }.
web-hunt-steps = { $steps ->
        [0] No steps to go
        [one] One step to go
       *[other] { $steps } steps to go
    }
web-hunt-eats = eats
web-hunt-lays = lays
web-hunt-bears = newborns

## What is being decided
web-hint-tile = Take any tile. Its two hexes join your ecosystem; the last of a column sets off its animals.
web-hint-place = Turn it (wheel, R, two fingers, buttons) and choose where it goes.
web-hint-place-touch = Turn it with the buttons or two fingers, and touch where it goes.
web-hint-place-animal = The animal is on the hex you point at.
web-hint-place-animal-touch = The animal is on the hex you touch.
web-hint-lay = Choose the same place again, or press the button, to lay it.
web-risk-emptied = It was the last of its column: { THE($animal) } will activate for everybody{ $dinosaurs ->
        [yes] , then the dinosaurs{ $ends ->
            [yes] , and the game will end
           *[no] { "" }
        }
       *[no] { "" }
    }.
web-lay = Lay it here
web-put-back = Put the tile back
web-hint-breed = Choose a lit hex for a newborn, or first a parent. Each adult has one at most.
web-hint-breed-where = Choose where its newborn goes, or another parent.
web-hint-breed-only = Choose where its newborn goes.
web-hint-parent = Which of these is the parent?
web-hint-hunter = Which of these goes there?
web-hint-bred = No more can be born. Confirm, or take something back.
web-done-births = That is all
web-done-all-the-same = No more births
web-risk-unborn = { $count ->
        [one] One more could reproduce.
       *[other] { $count } more could reproduce.
    } This cannot be taken back.
web-hint-hunt = Choose who hunts next. Skulls mark those that find nothing to eat as things stand.
web-hint-hunt-where = Choose its first step; only steps that lead to a meal are lit.
web-hint-no-food = It finds nothing to eat as things stand: let another hunt first, or leave it to starve.
web-hint-doubt = It could eat, now or once another has made way. Hunt towards a lit hex, or let it starve all the same.
web-let-hunt = No, let it hunt
web-leave-to-starve = { $kind ->
        [tiger] Leave this tiger to starve
        [eagle] Leave this eagle to starve
       *[dinosaur] Leave this dinosaur to starve
    }
web-hint-chase = Choose the next step. Animals that are eaten turn into sketches.
web-hint-chase-end = Go on to a lit hex, or end the hunt here.
web-end-hunt = End the hunt here
web-step-undo = Take back a step
web-hint-hatch = One egg becomes a dinosaur on the nest. It would find something to eat.
web-hint-hatch-hungry = One egg becomes a dinosaur on the nest. As things stand it would find nothing to eat, and starve.
web-hatch = Hatch a dinosaur
web-keep-eggs = Keep the eggs
web-hint-finish = Nothing is final until you confirm.
web-confirm = Confirm
web-take-something-back = Take something back
web-hint-ready = You are ready. What the others do is shown when everybody is.
web-zoom-reset = The whole ecosystem
web-keys = Keys: arrows walk over tiles and hexes, Enter chooses, R and Shift+R turn the tile, F shows the whole ecosystem, + and − zoom, 1 to 5 look at a god’s ecosystem and 0 at yours, Esc lets go, U takes back, P presses the first button, Space skips; Enter on the log leads to its links.

web-character-fighter = Predator
web-character-breeder = Herder
web-character-miser = Egg keeper

## The summary sheet
web-sheet-animals = Animals
web-sheet-terrains = Terrains
web-sheet-dinosaurs = Eggs and dinosaurs
web-sheet-prey = Each prey may have one newborn on an empty hex of its terrain, or a wild one, next to it.
web-sheet-hunt = A tiger or an eagle ends on a prey; where it ate another on its way, a newborn of its kind comes.
web-sheet-column = Whoever takes the last tile of a column activates its species, for everybody at once.
web-sheet-steps = { $steps } hexes
web-sheet-wins = Most points win; of those tied, whoever is furthest from the first player in turn order.
