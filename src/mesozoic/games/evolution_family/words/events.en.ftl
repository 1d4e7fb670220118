## What happened

event-first-drawn = { THE($seat) } are drawn to go first.
event-rock-chosen =
    { THE($animal) } starts from the { $lane ->
        [0] left
        [1] middle
       *[other] right
    } rock of its sector.
event-turn-began =
    Turn { $turn }: { $ready ->
        [yes] { THE($animal) } is ready to win, if nothing stops it before an era card comes.
       *[no] { THE($animal) } plays.
    }
event-card-revealed = { THE($animal) } reveals { A($card) }.
event-deck-renewed =
    The deck is spent: { $cards ->
        [one] one discarded card becomes
       *[other] { $cards } discarded cards become
    } the new one{ COUNT($removed) ->
        [0] .
        [one] ; { SOME($removed) } leaves the game.
       *[other] ; { SOME($removed) } leave the game.
    }
event-volcano-erupted =
    { THE($seat) } let { $cone ->
        [yes] the cone
       *[no] a volcano
    } erupt beside { THE($animal) }!
event-nobody-sent-back = { THE($seat) } send nobody back.
event-nobody-struck = { THE($seat) } strike nobody with lightning.
event-thunderbolt-struck = { THE($animal) } turns up the thunderbolt “{ $bolt }”.
event-tokens-lost =
    { THE($animal) } loses { $count ->
        [one] one token.
       *[other] { $count } tokens.
    }
event-tokens-regained =
    { THE($animal) } takes { $count ->
        [one] one token
       *[other] { $count } tokens
    } back from the box.
event-piece-sent-back =
    { THE($animal) } is sent back to the { $lane ->
        [0] left
        [1] middle
       *[other] right
    } rock of { $depth ->
        [-1] its sector.
       *[other] card { MINUS($depth, -1) }.
    }
event-card-lost = { THE($animal) } loses card { MINUS($depth, -1) } of its path: { A($card) }.
event-cone-returned = The cone goes back to the middle of the board.
event-card-put =
    { THE($seat) } put { A($card) } in the path { OF($path) }{ $replaced ->
        [none] { " " }as card { MINUS($depth, -1) }.
       *[other] { " " }in place of { A($replaced) }.
    }
event-card-discarded = { THE($seat) } discard { THE($card) }.
event-piece-dragged =
    { THE($seat) } move { THE($animal) } to the { $lane ->
        [0] left
        [1] middle
       *[other] right
    } rock of the new card, card { MINUS($depth, -1) }.
event-piece-moved =
    { THE($animal) } steps { $depth ->
        [-1] to the { $lane ->
            [0] left
            [1] middle
           *[other] right
        } rock of its sector
       *[other] onto card { MINUS($depth, -1) }, { $lane ->
            [0] on the left
            [1] in the middle
           *[other] on the right
        }{ $part ->
            [1] , to the far end of the marsh
           *[other] { "" }
        }
    }{ $paid ->
        [yes] , for one token.
       *[no] .
    }
event-cone-moved =
    { THE($seat) } move the cone to card { MINUS($depth, -1) } of the path { OF($path) }, { $lane ->
        [0] on the left.
        [1] in the middle.
       *[other] on the right.
    }
event-contest-opened = { THE($card) } is premium: all may enter a contest for it.
event-hands-opened = The hands open: { $guesses }.
event-contest-drawn = The card to be guessed is { A($card) }: { $tokens }.
event-contest-tied = Equally near: { THE($animals) }.
event-contest-won =
    { THE($animal) } wins { THE($card) }{ $reason ->
        [alone] , as no rival entered the contest.
        [turn-order] , being first in turn order among rivals whom nothing parts.
       *[nearest] .
    }
event-nobody-contested = Nobody enters the contest: { THE($card) } is discarded.
event-game-ended =
    The game is over: { $reason ->
        [backstop] after 5,000 turns { THE($animal) } is the furthest out
       *[last-era] { THE($animal) } has held out on the last era of a full path
    }, and { THE($winners) } win.
