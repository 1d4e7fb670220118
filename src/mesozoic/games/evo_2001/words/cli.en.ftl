# What only this game has to say at the command line.

## The table

cli-column-points = MP
cli-meteor = Meteor
cli-meteor-next =
    { $chance ->
        [0] Next space { $space }: the game cannot end there.
        [100] Next space { $space }: the game ends there.
       *[other] Next space { $space }: the game ends there with a chance of { $chance }%.
    }
cli-column-tail = tail
cli-column-leg = leg
cli-column-horn = horn
cli-column-egg = egg
cli-column-fur = fur
cli-column-parasol = paras.
cli-column-mutant = mut.
cli-bid-hint = Type a gene and your bid: 1 3. A gene alone bids the least. You can pay up to { $most }.

## Playing

cli-why-usage = Ask about a move: why walk 12-14
cli-help-answer-text = Choose that option. A move in full, such as “walk 12-13”, or just “12-13”, will do as well.
cli-help-hand-text = Your cards and what they do.

## check-pack

cli-pack-island = { $players } players: { $halves }, { $zones } zones, start beaches { $starts }
cli-pack-genes = { $total } genes: { $list }
cli-pack-track = The meteor may end the game on { $list }, and does on { $last }.

## simulate

cli-end-meteor-roll = Ended by a roll of the die
cli-end-last-space = Ended on the meteor’s last space
