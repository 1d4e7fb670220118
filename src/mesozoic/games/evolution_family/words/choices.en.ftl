## What may be done, as an option to choose

action-rock =
    start on the { $lane ->
        [0] left
        [1] middle
       *[other] right
    } rock
action-put = put the card in the path { OF($path) }
action-discard = discard the card
action-drag =
    move the piece to the { $lane ->
        [0] left
        [1] middle
       *[other] right
    } rock
action-move =
    step { $depth ->
        [-1] to the { $lane ->
            [0] left
            [1] middle
           *[other] right
        } rock of the sector
       *[other] onto card { MINUS($depth, -1) }, { $lane ->
            [0] on the left
            [1] in the middle
           *[other] on the right
        }{ $part ->
            [1] , to the far end of the marsh
           *[other] { "" }
        }
    }
action-stay = stay here
action-cone =
    move the cone to card { MINUS($depth, -1) } of the path { OF($path) }, { $lane ->
        [0] on the left
        [1] in the middle
       *[other] on the right
    }
action-leave-cone = leave the cone where it is
action-erupt = set off an eruption beside { THE($path) }
action-strike = strike { THE($path) }
action-spare = send nobody back
action-guess =
    { COUNT($tokens) ->
        [one] hide { A($tokens) }
       *[other] hide, in the order of your animals, { A($tokens) }
    }
action-stay-out = stay out of the contest
action-first = let { THE($seat) } go first
action-card = reveal { A($card) }
action-thunderbolt = turn up “{ $bolt }”

## What is being decided

moment-first-player = Who goes first is drawn by lot.
moment-start-rock = { THE($seat) } choose the rock from which { THE($animal) } starts.
moment-next-card = The next evolution card is revealed.
moment-card-placing = { THE($seat) } put { THE($card) } in any path, or discard it.
moment-dragging = The new card lies behind { THE($animal) }: { THE($seat) } choose the rock to which it is moved.
moment-moving =
    { THE($animal) } may { $paid ->
        [yes] take one step more, for a token.
       *[no] take a step.
    }
moment-cone = The turn { OF($animal) } is ending: { THE($seat) } may move the cone.
moment-eruption = { THE($seat) } may let a volcano or the cone erupt and send back one rival.
moment-next-thunderbolt = The next thunderbolt is turned up.
moment-lightning = { THE($seat) } may strike one rival with lightning.
moment-contest =
    { $ties ->
        [0] { THE($card) } is at stake: { THE($asked) } may hide tokens for the card they expect next.
       *[other] The contest for { THE($card) } is tied: { THE($asked) } must guess the next card.
    }
moment-contest-card = The card to be guessed is revealed.

## Why something may not be done

why-no-path = There is no path { $number }: they go from 0 to { $last }.
why-not-start = You have no starting rock to choose now.
why-no-lane = There is no lane { $lane }: they are 0 on the left, 1 in the middle and 2 on the right.
why-no-card-to-put = You have no era card to put in a path or to discard now.
why-path-full = The path { OF($animal) } is full: nothing is added to it, and it has no { $era } card to replace.
why-piece-on-card = { THE($animal) } stands on the card that this one would replace ({ $era }).
why-premium-there = The path { OF($animal) } has a premium card there ({ $era }): only another premium card may replace it.
why-nobody-to-drag = You have no piece to move onto a new card now.
why-not-a-rock = That place is not a rock: the piece must go to a rock of the new card.
why-not-moving = You have no step to take now.
why-second-step-price = A second step costs a token, and { THE($animal) } has none left.
why-no-place = There is no such place in this path.
why-no-way = No way leads there in one step: pieces go forward, back or sideways to the next place.
why-barred-by-cone = The cone stands there: no piece may enter.
why-barred-by-volcano = That is a volcano: no piece may enter.
why-barred-by-sea =
    Your path { $holds ->
        [yes] holds { era-fish }
       *[no] lacks { era-fish }
    }: the rising sea is closed to you.
why-barred-by-ravine =
    Your path { $holds ->
        [yes] holds { era-birds }
       *[no] lacks { era-birds }
    }: the place beyond the ravine is closed to you.
why-marsh-way = A marsh has two ends: you enter the near one from the board or from the side, the far one when coming back, and crossing from one to the other takes a step.
why-not-cone = You cannot move the cone now.
why-cone-on-sector = Sectors are not part of a path: the cone never stands there.
why-cone-there = The cone is there already: move it to another rock, or leave it.
why-cone-not-rock = That place is not a rock: the cone stands only on rocks.
why-cone-occupied = { THE($animal) } stands there: the cone needs an empty rock.
why-no-eruption = You have no eruption to use now.
why-no-bolt = You have no lightning strike to use now.
why-nobody-to-spare = You have nobody to send back or to spare now.
why-no-rival = { THE($animal) } is your own: only rivals can be sent back.
why-in-cave = { THE($animal) } is safe in a cave.
why-not-on-flank = { THE($animal) } stands beside neither a volcano nor the cone.
why-on-sector = { THE($animal) } is on its sector: it cannot be sent further back.
why-no-contest = There is no contest now.
why-hand-closed = You have closed your hand, or are not among those who guess now.
why-hands-open = The hands are open: the next card decides.
why-hands =
    { $count ->
        [one] You have one animal: give one number of tokens.
       *[other] You have { $count } animals: say how many tokens for each.
    }
why-too-many-tokens =
    { THE($animal) } { $most ->
        [0] has no tokens left: its hand stays empty.
        [one] has one token: it can hide only that one.
       *[other] has { $most } tokens: it can hide 1 to { $most } of them.
    }
why-not-tied = { THE($animal) } is not tied: only tied animals guess again.
why-may-not-withdraw = Those who are tied must guess again, with at least one token for each tied animal.
why-empty-hand = An empty hand is not a guess: hide at least one token, or stay out.
why-put-or-discard = You must put the card in a path or discard it.
why-must-drag = You must choose a rock of the new card for the piece.
why-must-choose-rock = You must choose a rock to start from.
