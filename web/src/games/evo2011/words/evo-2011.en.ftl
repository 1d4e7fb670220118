## Sentences that only the browser says about EVO (2011). The same keys and variables in every language.

## The sky
web-sky = Climate and meteorite
web-climate-ideal = Ideal now: { $terrain }
web-pile = { $left } of { $of } climate tokens left.
web-pile-short = Tokens { $left }/{ $of }
web-meteorite = { $odds ->
        [0] { $left ->
            [0] The meteorite has fallen.
           *[other] The meteorite lies among the last three: it cannot come for { $before ->
                [one] one more token
               *[other] { $before } more tokens
            }.
        }
        [1] The next token is the meteorite.
       *[other] There is a 1 in { $odds } chance that the next token is the meteorite.
    }
web-meteorite-short = { $odds ->
        [0] no meteorite next turn
        [1] meteorite next turn
       *[other] meteorite: 1 in { $odds }
    }
web-foreseen = You foresee the next token: { $token }.
web-tokens-revealed = Turned up so far
web-tokens-none = None yet.
web-tokens-unseen = Not seen yet
web-tokens-aside = One of those not seen was set aside at the start and will never come.

## The initiative track
web-track = Initiative
web-track-text = Fewest dinosaurs first; in ties, the higher row.
web-track-place = Place { $place }: { $species }, { $count ->
        [one] one dinosaur
       *[other] { $count } dinosaurs
    }
web-track-take = Take place { $place }
web-track-thrown = Dislodged!

## The laboratory
web-lab = The laboratory
web-lab-text = A pawn each. Bid above a pawn to dislodge it; its owner bids again at once, elsewhere.
web-lab-show = Back to the laboratory
web-lab-purse = You have { $points } MP
web-lab-column = Row { $column }: { $lot }
web-lab-place = Row { $column }, { $lot }: bid { $amount }, you would pay { $pays }
web-lab-closed = Row { $column }, { $lot }: { $amount }
web-lab-barred = You were dislodged here: bid elsewhere.
web-lab-barred-other = The player dislodged here must bid elsewhere.
web-lab-paid = { $species }: { $pays ->
        [0] nothing paid
       *[other] { $pays } MP paid
    }
web-lab-locked = { $species }: on the highest value, safe.
web-lab-standing = { $species } would pay { $pays } MP.
web-lab-free = No pawn yet.
web-lab-cost = You would pay { $pays } MP and have { $left } left.

## The species boards
web-stat-steps = Movement points: { $count }
web-stat-horns = Horns: { $attack } when attacking, { $defence } when attacked
web-unique = Unique genes
web-points-hidden = Mutation points, face down

## What is being decided
web-hint-lab = Choose a row, and what you bid there.
web-hint-lab-again = Your pawn was dislodged: choose another row, and what you bid there.
web-hint-prescience-cards = Let the token turn the wheel, or turn it yourself.
web-hint-adrenaline-rush = Choose your place on the initiative track.
web-hint-rat-cards = Play it, and nobody is born this turn.
web-hint-thief-cards = Play it, and one from your reserve takes the newborn’s place.
web-hint-geyser-cards = Play it, and all of yours in the cold survive.
web-hint-escape = Choose an empty zone beside it to slip away to, or let it die.
web-hint-withdraw = All eight are on the board: choose one to take off, to be born elsewhere, or none.
web-hint-killer = Choose a lit zone for your newborn; its odds of winning are shown on each enemy.
web-hint-cull = Choose { $losses ->
        [one] the one who dies.
       *[other] who dies: { $losses } in all.
    } You always keep at least two.
web-crowd-hot = In the heat: { $count }, of whom { $saved } saved.
web-crowd-cold = In the cold: { $count }, of whom { $saved } saved.
web-crowd-deadly = In deadly terrain: { $count }, of whom { $saved } saved.
web-odds-die = You win on { $won } of the die’s { $faces } faces. It cannot be taken back.
web-odds-killer = The newborn wins on { $won } of the die’s { $faces } faces, whatever the horns; otherwise it dies. It cannot be taken back.
web-risk-escape = It lives on there, and the attacker takes its place.
web-risk-fall = It dies there, and the attacker takes its place.
web-prescience = Prescience
web-prescience-text = Look at what each turn of the wheel would bring.
web-shift = { $shift ->
        [2] Two sections on
        [1] One section on
        [0] Stay
       *[other] One section back
    }
web-shift-token = as the token says

## The summary sheet
web-sheet-wins = Most MP win; between equals, more dinosaurs on the board.
