# What only this game has to say at the command line.

## The table

cli-column-species = Animal
cli-column-points = eras
cli-why-usage = Ask about a move: why put 2
cli-help-answer-text = Choose that option. A move in full, such as “put 2”, will do as well.
cli-help-hand-text = What you have chosen in a contest, as long as your hand is closed.
cli-tokens =
    { $count ->
        [one] one token
       *[other] { $count } tokens
    }
cli-ready = ready to win
cli-on-flank = beside a volcano or the cone
cli-hand-closed = hand closed
cli-premium = premium
cli-unstable = unstable
cli-cone = the cone
cli-cone-middle = The cone is in the middle of the board.
cli-lane-0 = left
cli-lane-1 = middle
cli-lane-2 = right
cli-deck = Deck ({ $count })
cli-discard = Discard ({ $count })
cli-on-top = on top
cli-removed = out of the game
cli-bolts = Thunderbolts
cli-bolts-again = and then, in this order:
cli-put-insert =
    as card { $number }{ $drags ->
        [yes] , moving the piece onto it
       *[no] { "" }
    }
cli-put-replace = in place of card { $number }
cli-guess-hint = Type the tokens of each of your animals with a blank between them: 3 5. With 0 an animal stays out.
cli-hidden = What you have chosen, and nobody else sees: { $action }.
cli-nothing-hidden = Nothing on this table is hidden but closed hands, and you have closed none.
cli-column-eras = eras
cli-column-path = cards

## check-pack

cli-pack-eras = { $total } era cards
cli-pack-actions = { $total } action cards: { $list }
cli-pack-bolts = { $total } thunderbolts: { $list }

## simulate

cli-end-last-era = Won on the last era
cli-end-backstop = Ended after 5,000 turns
