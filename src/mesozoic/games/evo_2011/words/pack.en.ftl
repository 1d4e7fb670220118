## The boards

error-pack-pair-number = { $file }, line { $line }, column { $column }: “{ $found }” does not name a pair of starts. Expected a number from 1 to { $players }, one pair for each player.
error-pack-pair-count = { $file }, line { $line }: { $found ->
        [0] no start bears
        [one] only one start bears
       *[other] { $found } starts bear
    } the number { $pair }. Expected { $expected } for each player.
error-pack-zone-cut-off = { $file }, line { $line }, column { $column }: this zone is cut off from the rest of the board. Expected land in one piece.
error-pack-board-size = { $file }, line { $line }: this board has { $found ->
        [one] one zone
       *[other] { $found } zones
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }. Expected { $expected }, unless the drawing is marked as a copy of a printed board.
error-pack-colour-share = { $file }, line { $line }: this board has { $found } { $terrain ->
        [desert] { $found ->
            [one] desert
           *[other] deserts
        }
        [forest] { $found ->
            [one] forest
           *[other] forests
        }
        [canyon] { $found ->
            [one] canyon
           *[other] canyons
        }
       *[mountain] { $found ->
            [one] mountain
           *[other] mountains
        }
    }. Expected { $fewest } to { $most }, a fifth to three tenths of its zones.
error-pack-unfair-start = { $file }, line { $line }, column { $column }: this start has { $found } zones within { $steps } steps, and another has { $best }. Expected a difference of { $difference } at most.
error-pack-pair-terrain = { $file }, line { $line }, column { $column }: pair { $pair } does not start on the same two terrains as pair 1. Expected the same two for every pair.
error-pack-pair-rival = { $file }, line { $line }, column { $column }: pair { $pair } has a start next to a rival’s. Expected at least one zone between rivals.
error-pack-pair-apart = { $file }, line { $line }, column { $column }: the two starts of pair { $pair } are { $found } steps apart, those of pair { $other } only { $fewest }. Expected a difference of { $difference } at most.
error-pack-pair-away = { $file }, line { $line }, column { $column }: the rival nearest to pair { $pair } is { $found } steps away, the one nearest to pair { $other } is { $most } away. Expected a difference of { $difference } at most.

## The genes and the climate wheel

error-pack-unique-genes = { $file }, line { $line }: { $found } unique genes cannot join the bag. Expected { $most } at most: there are no more.
error-pack-wheel-list = { $file }, line { $line }: “{ $name }” should be a list of terrains. Expected names among: { $known }.
error-pack-wheel-lacks = { $file }, line { $line }: no section of the wheel is for the { $terrain ->
        [desert] desert
        [forest] forest
        [canyon] canyon
       *[mountain] mountain
    }. Expected each terrain at least once.
error-pack-wheel-leap = { $file }, line { $line }: the climate leaps from section { $section } of the wheel to section { $after }. Expected each section one step hotter or colder than the one before: desert, forest, canyon, mountain.
error-pack-wheel-start = { $file }, line { $line }: the wheel has no section { $found } to start on. Expected a number from 1 to { $most }.
