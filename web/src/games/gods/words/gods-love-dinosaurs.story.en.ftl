## What the browser tells of activations and at the end of Gods Love Dinosaurs. The same keys and variables in every language.

## After an activation
web-summary = Activation { OF($animal) }
web-summary-dismiss = Close the summary
web-summary-again = What came of it
web-summary-of = { $label }: { SOME($things) }
web-summary-number = { $label }: { $count }
web-summary-line = { THE($seat) }: { $list }.
web-summary-eaten = eaten
web-summary-born = born
web-summary-starved = starved
web-summary-hatched = hatched
web-summary-eggs = eggs laid
web-summary-none = nothing

## The end
web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-end-hide = Look at the ecosystems
web-end-eggs = { $count ->
        [0] no egg
        [one] one egg
       *[other] { $count } eggs
    }
web-end-living = { $count ->
        [0] no dinosaur
        [one] one dinosaur
       *[other] { $count } dinosaurs
    }
web-end-tie = Tied with the next: the one further from the first player in turn order comes first.
web-end-first = first player
web-ecosystems-end = The ecosystems at the end
web-ecosystem-end = Ecosystem { OF($seat) } at the end: { $hexes } hexes, { $list }
web-chart-points = Points, turn by turn
web-chart-animals = Prey and predators, turn by turn
web-ledger = How the points came about
web-ledger-player = God
web-ledger-begun = Eggs at the start
web-ledger-laid = laid
web-ledger-given = hatched
web-ledger-eggs = Eggs
web-ledger-dinosaurs = Dinosaurs
web-ledger-points = Points
web-feasts = Great feasts
web-feast = { THE($seat) } lays { $eggs ->
        [one] one egg
       *[other] { $eggs } eggs
    }.

## A new table
web-seat-kind = Who plays the { $species }
web-name-of = Name of the player of the { $species }
