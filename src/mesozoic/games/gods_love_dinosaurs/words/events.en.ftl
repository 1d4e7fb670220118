## What happened

event-tile-revealed =
    Column { OF($column) }: a tile with { SOME($terrains) }{ $animal ->
        [none] { "" }
       *[other] , and { A($animal) } on it,
    } is turned up.
event-first-player-drawn = { THE($seat) } plays first.
event-turn-began = Turn { $turn }: it is the turn { OF($seat) }.
event-tile-taken =
    { THE($seat) } takes a tile with { SOME($terrains) }{ $animal ->
        [none] { "" }
       *[other] , and { A($animal) } on it,
    } from the column { OF($column) }.
event-tile-placed =
    { THE($seat) } adds hexes { $hexes }{ $animal ->
        [none] .
       *[other] : { A($animal) } moves in.
    }
event-species-activated = { THE($seat) } takes the last tile of the column and the volcano: { THE($animal) } activate.
event-dinosaurs-activated = The dinosaur pawn is under this column: the dinosaurs activate.
event-prey-born = { THE($seat) }: { A($animal) } is born in { $target }, to the parent in { $parent }.
event-predator-hunted =
    { THE($seat) }: { A($animal) } hunts along { THEN($path) } and eats { SOME($eaten) }{ COUNT($newborn) ->
        [0] .
        [one] ; one more is born in { $newborn }.
       *[other] ; more are born in { $newborn }.
    }
event-predator-starved = { THE($seat) }: { A($animal) } starves in { $hunter }.
event-dinosaur-hatched =
    { THE($seat) }: a dinosaur hatches on the nest{ COUNT($eaten) ->
        [0] .
       *[other] {" "}and eats { SOME($eaten) }.
    }
event-dinosaur-hunted =
    { THE($seat) }: a dinosaur hunts along { THEN($path) }, eats { SOME($eaten) } and lays { $eggs ->
        [0] no egg.
        [one] one egg.
       *[other] { $eggs } eggs.
    }
event-dinosaur-starved = { THE($seat) }: the dinosaur in { $hunter } starves.
event-activation-confirmed = { THE($seat) } is done.
event-pawn-moved = The dinosaur pawn moves under { THE($column) }.
event-points-counted =
    { THE($seat) }: { $eggs ->
        [0] no eggs
        [one] one egg
       *[other] { $eggs } eggs
    } and { $dinosaurs ->
        [0] no dinosaur
        [one] one dinosaur
       *[other] { $dinosaurs } dinosaurs
    } make { $total ->
        [one] one point
       *[other] { $total } points
    }.
event-game-ended =
    There are too few tiles left to go on: { THE($winners) } wins{ $tie ->
        [yes] , being the furthest from the first player in turn order among those tied.
       *[no] .
    }
