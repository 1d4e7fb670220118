## The half-boards and the island

error-pack-seam-mark = { $file }, line { $line }: { $found ->
        [0] this row has no “|”
       *[other] this row has { $found } “|”
    }. Each row of the drawing needs exactly one, where the other half begins.
error-pack-seam-crooked = { $file }, line { $line }: the “|” stands in column { $column }. Expected it in column { $expected }: the seam goes to and fro by one character from row to row.
error-pack-wrong-side = { $file }, line { $line }, column { $column }: this zone lies beyond the seam. On a { $side ->
        [left] left half, zones stand to the left
       *[right] right half, zones stand to the right
    } of the “|”.
error-pack-star-count = { $file }, line { $line }: { $expected ->
        [one] one start beach (*) is announced
       *[other] { $expected } start beaches (*) are announced
    }, but { $found ->
        [0] none is drawn
        [one] one is drawn
       *[other] { $found } are drawn
    }.
error-pack-zone-cut-off = { $file }, line { $line }, column { $column }: this zone is cut off from the rest of its half. Expected land in one piece.
error-pack-beach-inland = { $file }, line { $line }, column { $column }: this beach does not touch the sea (what lies across the seam does not count). Expected every beach on the coast.
error-pack-colour-share = { $file }, line { $line }: this half has { $found } { $terrain ->
        [beach] { $found ->
            [one] beach
           *[other] beaches
        }
        [meadow] { $found ->
            [one] meadow
           *[other] meadows
        }
        [hill] { $found ->
            [one] hill
           *[other] hills
        }
       *[mountain] { $found ->
            [one] mountain
           *[other] mountains
        }
    }. Expected { $fewest } to { $most }, a fifth to three tenths of its zones.
error-pack-wrong-half = { $file }: this is drawn as a { $side ->
        [left] left half; a right half
       *[right] right half; a left half
    } is expected here.
error-pack-seams-differ = { $file }: its seam does not fit the seam of { $other }. Expected { $expected ->
        [one] one row
       *[other] { $expected } rows
    } (here: { $found }), and a zigzag that begins the same way.
error-pack-stars-players = { $file }, line { $line }: together with { $other } it has { $found ->
        [one] one start beach
       *[other] { $found } start beaches
    }. Expected { $expected }, one for each player.
error-pack-seam-short = { $file }, line { $line }: { $found ->
        [0] no zone of this half touches
        [one] only one pair of zones joins this half to
       *[other] only { $found } pairs of zones join this half to
    } { $other }. Expected at least { $fewest ->
        [one] one pair
       *[other] { $fewest } pairs
    }.
error-pack-unfair-start = { $file }, line { $line }, column { $column }: joined to { $other }, this start beach has { $found } zones within { $steps } steps, and another has { $best }. Expected a difference of { $difference } at most.

## Genes, event cards and the meteor's track

error-pack-unknown-gene = { $file }, line { $line }: there is no gene “{ $found }”. Expected: { $known }.
error-pack-unknown-card = { $file }, line { $line }: there is no event card “{ $found }”. Expected one of: { $known }.
error-pack-card-fields = { $file }, line { $line }: the card “{ $found }” does not have the right fields. Expected: { $expected }.
error-pack-track-start =
    { $file }, line { $line }: with { $players ->
        [one] one player
       *[other] { $players } players
    } the meteor has no start space. Expected a space between 0 and { $last }, which is the last.
error-pack-track-faces = { $file }, line { $line }: space { $space } needs die faces from 1 to 6, as a list, and must lie between 0 and { $last }, which is the last.
error-pack-track-long =
    { $file }, line { $line }: with { $players ->
        [one] one player
       *[other] { $players } players
    } the longest game would need more than the { $genes } genes of the bag. Expected a shorter track.
