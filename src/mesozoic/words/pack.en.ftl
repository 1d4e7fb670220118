## Islands and their drawings

error-pack-empty-island = { $file }, line { $line }: there is no land in this file. Expected a drawing, with one letter for each zone.
error-pack-unknown-header = { $file }, line { $line }: “{ $header }” is unknown here. Expected one of: { $expected }.
error-pack-header-twice = { $file }, line { $line }: “{ $header }” is given a second time. Keep one of the two.
error-pack-header-missing = { $file }: the line “{ $header } = …” is missing. Write it above the drawing.
error-pack-header-value = { $file }, line { $line }: “{ $header }” cannot be “{ $value }”. Expected: { $expected }.
error-pack-unknown-colour = { $file }, line { $line }, column { $column }: “{ $letter }” is not a terrain. Expected one of { $expected }, with a blank between two zones.
error-pack-zone-count = { $file }, line { $line }: { $expected ->
        [one] one zone is announced
       *[other] { $expected } zones are announced
    }, but { $found ->
        [one] one is drawn
       *[other] { $found } are drawn
    }.

## Tables and numbers

error-pack-total = { $file }, line { $line }: the numbers add up to { $found }. Expected { $expected }.
error-pack-part = { $file }, line { $line }: “{ $found }” has no place here. Expected: { $known }.
error-pack-table = { $file }, line { $line }: the table [{ $name }] is missing.
error-pack-count = { $file }, line { $line }: “{ $name }” should be a number from 0 to 99, and is “{ $found }”.
error-pack-count-huge = { $file }, line { $line }: “{ $name }” should be a number from 0 to 99, and is far out of that range.
error-pack-number = { $file }, line { $line }: “{ $found }” should be a whole number.
