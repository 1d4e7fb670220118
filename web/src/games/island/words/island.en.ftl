## Sentences that only the browser says about games on an island. The same keys and variables in every language.

web-island = The island
web-legend = What the climate makes of the land
web-gene-count = { $gene }: { $count }
web-species = Species
web-order = Species, in order of play
web-mp = MP
web-on-island = { $count } on the island, { $reserve } in reserve
web-losses = −{ $losses } if the turn ended here
web-losses-text = { $losses ->
        [one] One dinosaur would die if the turn ended here.
       *[other] { $losses } dinosaurs would die if the turn ended here.
    }
web-cards = { $count ->
        [0] No event cards
        [one] One event card
       *[other] { $count } event cards
    }
web-hand = Your cards
web-hand-short = Cards { $count }
web-hand-empty = No cards in hand.
web-hand-covered = { $count ->
        [one] One card, face down.
       *[other] { $count } cards, face down.
    }
web-hand-turn-up = { $count ->
        [one] Show my card
       *[other] Show my cards
    }
web-play-card = Play this card
web-card-may = You may play it now.
web-card-wait = Not now: { $when }.
web-why-not = Why not now?
web-log-stayed = { THE($seat) } stay where they are.
web-zone = Zone { $zone }: { $terrain }, { $temperature }.
web-zone-empty = Empty.
web-zone-yours = Yours: { $species }.
web-zone-held = Held by { $species }.
web-zone-doomed = It would die here.
web-zone-threatened = It may die here.
web-zone-go = You may go here.
web-zone-fly = You may fly here.
web-zone-swim = You may swim here.
web-zone-fight = You may attack: { $odds }.
web-zone-place = You may choose this zone.
web-zone-lose = You may let this one die.
web-zone-choose = You may choose this one.
web-hint-move = Choose one of your dinosaurs, then where it goes.
web-hint-go = Choose where it goes, or another of your dinosaurs.
web-hint-go-only = Choose where it goes.
web-hint-fight = Choose where it goes; your odds of winning are shown on each enemy.
web-hint-newborn = Choose a lit zone for your newborn.
web-hint-remove = Choose who dies; the others live.
web-hint-crowd-cold = { $count } stand in the cold, furs save { $saved }: choose { $deaths ->
        [one] the one who dies
       *[other] the { $deaths } who die
    }.
web-hint-crowd-hot = { $count } stand in the heat, parasols save { $saved }: choose { $deaths ->
        [one] the one who dies
       *[other] the { $deaths } who die
    }.
web-hint-bid = Choose a place in the auction to bid.
web-hint-folded = To bid, press “{ $button }”.
web-hint-cards = Play one of the raised cards, or none.
web-hint-card = Choose a target for “{ $card }”.
web-hint-play = Play “{ $card }”.
web-hint-play-against = Against whom do you play “{ $card }”?
web-hint-play-for = Choose the dinosaur that finds a refuge.
web-bids-fold = Fold away
web-bids-fold-text = Puts the bids away, so that all of the island is in sight; a button brings them back.
web-bid-more = Higher bids
web-bid-more-text = Shows higher values to bid.
web-bid-stands = { $species } stand at { $amount }
web-bid-again = Choose the same box again, or press the button, to bid.
web-pays = pay { $pays }
web-chart-dinosaurs = Dinosaurs on the island, turn by turn
web-swings = Turning points
web-swing-up = was kindest to { $species }: { $by } better than the others.
web-swing-down = was hardest on { $species }: { $by } worse than the others.
web-end-hide = Look at the island
web-end-tied = { $count ->
        [one] Equal points: more dinosaurs on the island decided it.
       *[other] Equal points and as many dinosaurs on the island: they share the victory.
    }

## The summary sheet
web-sheet-genes = Genes
