## Sentences that only the browser says about EVO (2001). The same keys and variables in every language.

## The sky
web-sky = Climate and meteor
web-climate-text = Each turn a card or the die moves the climate along its ring: back on a { OR($back) }, not at all on a { OR($still) }, forward on a { OR($forward) }.
web-meteor-text = Each turn the meteor moves one space. Where the space shows dice, the first player rolls, and any of these faces ends the game at once. The last space ends it without a roll.
web-climate-now = Temperate now: { $terrain }
web-meteor = Meteor on space { $space } of { $last }. { $odds ->
        [0] The game cannot end on its next space.
        [6] The game ends on its next space.
       *[other] Odds of an end on its next space: { $odds } in 6.
    }
web-meteor-odds =
    { $odds ->
        [0] no end on the next space
        [6] the next space ends it
       *[other] end on the next space: { $odds } in 6
    }
web-meteor-short = Meteor { $space }/{ $last }

## What is being decided
web-odds = You win on { $faces ->
        [1] a 1
       *[other] 1 to { $faces }
    }: { $faces } in 6. It cannot be taken back.
web-would-pay = You would pay { $pays } MP.

## The auction
web-auction = Auction of genes
web-auction-text = One gene each. A player who is outbid bids again at once.
web-auction-show = Back to the auction
web-bid-place = { $gene }: bid { $amount }, you would pay { $pays }
web-bid-closed = { $gene }: { $amount }
web-bid-twin = bid { $amount } for { A($gene) } (the { $place ->
        [1] first
        [2] second
       *[other] third
    } one)
web-standing = { $species }: { $amount ->
        [0] 0
       *[other] { $amount }
    }, would pay { $pays } MP
web-no-bid = No bid yet

## Genes
web-gene-now = This species has { $count }{ $less ->
        [0] { "" }
       *[other] {", "}{ $less } fewer this turn
    }{ $more ->
        [0] { "" }
       *[other] {", "}{ $more } more when attacked this turn
    }.

## The summary sheet
web-sheet-fights = Fights
web-sheet-ahead = { $ahead ->
        [-2] two or more horns fewer
        [-1] one horn fewer
        [0] as many horns
        [1] one horn more
       *[other] two or more horns more
    }
web-sheet-odds = on { $won ->
        [1] 1
       *[other] 1 to { $won }
    } (of { $faces })
web-sheet-points = Everyone begins with { $points } MP, and every dinosaur that survives a turn earns 1.
web-sheet-wins = Most MP win; between equals, more dinosaurs on the island.
web-sheet-has = The attacker has
web-sheet-on = Wins
