# What only this game has to say at the command line.

## The table

cli-column-points = MP
cli-tokens = Tokens
cli-tokens-left =
    { $left ->
        [0] none in the pile
       *[other] { $left } in the pile
    }
cli-tokens-unseen = not seen yet, one of them set aside:
cli-meteorite-next =
    { $left ->
        [0] The next token cannot be the meteorite.
        [1] The next token is the meteorite.
       *[other] There is a 1 in { $left } chance that the next token is the meteorite.
    }
cli-foreseen = Your sixth sense tells you the next token: { $token }.
cli-column-legs = legs
cli-column-horn = horn
cli-column-thermoregulation = therm.
cli-column-fur = fur
cli-column-egg = egg
cli-column-vial = vial
cli-laboratory = Laboratory
cli-lot-card = Event card
cli-lot-bare = No gene
cli-bid-hint = Type a row and your bid: 1 3. A row alone bids the least. You can bid up to { $most }.

## Playing

cli-why-usage = Ask about a move: why walk 12-14
cli-help-answer-text = Choose that option. A move in full, such as “walk 12-13”, or just “12-13”, will do as well.
cli-help-hand-text = Your cards and what they do.

## check-pack

cli-pack-board = { $players } players: { $zones } zones, pairs of starts { $pairs }
cli-pack-genes = { $total } normal genes: { $list }; and { $unique } of the { $most } unique genes
cli-pack-tokens = { $total } climate tokens and the meteorite: { $list }
cli-pack-wheel = The climate wheel, clockwise: { $list }; the game starts on section { $start }
cli-pack-die = The combat die: { $list }

## simulate

cli-end-meteorite = Ended by the meteorite
