## The tiles

error-pack-tile-words = { $file }, line { $line }: “{ $found }” is not a tile. Expected four words: letter, mark and two hexes, as in “A 2+ lake:frog forest”.
error-pack-tile-letter = { $file }, line { $line }: there is no letter “{ $found }”. Expected one of: { $known }.
error-pack-tile-mark = { $file }, line { $line }: there is no mark “{ $found }”. Expected one of: { $known }.
error-pack-tile-terrain = { $file }, line { $line }: there is no terrain “{ $found }”. Expected one of: { $known }.
error-pack-tile-animal = { $file }, line { $line }: “{ $found }” is not an animal for a tile. Expected one of: { $known }.
error-pack-tile-animals = { $file }, line { $line }: both hexes hold an animal. Expected one at most.
error-pack-animal-astray = { $file }, line { $line }: { A($animal) } cannot stand on { A($terrain) }. Expected prey on their own terrain or on a wild hex, predators anywhere but on a mountain.
error-pack-tile-count = { $file }, line { $line }: letter { $letter } has { $found ->
        [0] no tile
        [one] one tile
       *[other] { $found } tiles
    } with the mark { $mark }. Expected { $expected }.
error-pack-tiles = { $file }, line { $line }: there are { $found } tiles. Expected { $expected }, as the rulebook counts them.
error-pack-terrain-total = { $file }, line { $line }: all tiles together have { $found } hexes of this terrain: { $terrain }. Expected { $expected }.
error-pack-animal-total = { $file }, line { $line }: all tiles together have this many { $animal }: { $found }. Expected { $expected }.
error-pack-tile-share = { $file }, line { $line }: { $more } should have more { $share ->
        [prey] prey
        [wild] wild hexes
        [predators] predators
       *[mountains] mountains
    } than { $fewer }, but they have { $found } and { $others }.
error-pack-tile-variety = { $file }, line { $line }: among the tiles “{ $name }” there is none of this kind: { $kind }. Expected every terrain, every animal, and tiles without one, in each letter and each mark.

## The start tile and the animal board

error-pack-start-hex = { $file }, line { $line }: “{ $found }” is not a hex. Expected for example: { $known }.
error-pack-start-middle = { $file }, line { $line }: the nest lies on a mountain, not on “{ $found }”.
error-pack-ring = { $file }, line { $line }: the ring needs a list of { $expected } hexes.
error-pack-start-prey = { $file }, line { $line }: the ring should hold these animals, once each and no others: { $expected }.
error-pack-columns = { $file }, line { $line }: the columns should be these, in any order: { $expected }.
error-pack-rows = { $file }, line { $line }: the table [rows] should say how many rows are in play for each of these numbers of players: { $expected }.
error-pack-pawn = { $file }, line { $line }: the pawn cannot start under “{ $found }”. Expected one of: { $known }.
error-pack-board-large = { $file }, line { $line }: with { $players } players the board has { $places } places, but letter A only { $found } tiles to fill them.
error-pack-no-row = { $file }, line { $line }: with { $players } players there should be one row at least.
