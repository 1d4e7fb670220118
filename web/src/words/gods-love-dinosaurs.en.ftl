## Sentences that only the browser says about Gods Love Dinosaurs. The same keys and variables in every language.

## The animal board
web-animal-board = The animal board
web-board-toggle = Open or close the animal board
web-tile = { $animal ->
        [none] { A($first) } and { A($second) }
       *[other] { A($first) } with { A($animal) }, and { A($second) }
    }
web-tile-in = Column { OF($column) }, place { $row }: { $tile }.
web-tile-gone = Column { OF($column) }, place { $row }: no tile.
web-pawn = The dinosaur pawn is under { THE($column) }.
web-column-more = { $tiles ->
        [0] No tile left.
       *[other] { $tiles } tiles. Whoever takes the last activates { THE($animal) }{ $dinosaurs ->
            [yes] , and then the dinosaurs{ $ends ->
                [yes] ; then the game ends
               *[no] { "" }
            }
           *[no] { "" }
        }.
    }
web-column-last = The last tile: whoever takes it activates { THE($animal) }{ $dinosaurs ->
        [yes] , and then the dinosaurs{ $ends ->
            [yes] ; then the game ends
           *[no] { "" }
        }
       *[no] { "" }
    }.
