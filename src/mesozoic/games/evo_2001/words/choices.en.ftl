## What may be done, as an option to choose

action-pass = play no card
action-play = play “{ $card }”
action-play-against = play “{ $card }” against { THE($rival) }
action-play-for = play “{ $card }” for the dinosaur in zone { $zone }
action-walk = walk from { $origin } to { $target }
action-attack =
    { $rival ->
        [none] attack from { $origin } into { $target }
       *[other] attack { THE($rival) } in { $target } from { $origin }
    }
action-swim = swim from { $origin } to { $target }
action-stop = take no more steps
action-newborn = place a newborn in zone { $zone }
action-remove = let the dinosaur in zone { $zone } die
action-bid =
    { $gene ->
        [none] bid { $amount } on lot { $lot }
       *[other] bid { $amount } for { A($gene) }{ $twin ->
            [yes] { " " }(lot { $lot })
           *[no] { "" }
        }
    }
action-drop-out = drop out of the auction
action-roll = roll { $face }
action-gene = draw { A($gene) }
action-card = draw “{ $card }”
action-beach = draw the beach in zone { $zone }
action-lot = draw the lot { OF($seat) }

## What is being decided

moment-start-beach = The start beach { OF($seat) } is drawn by lot.
moment-card-draw = { THE($seat) } draw an event card.
moment-lots = Tied species draw lots for the order of play.
moment-climate-cards = Before the climate die is rolled, { THE($seat) } may play a climate card.
moment-climate-roll = The die decides the climate.
moment-guard-cards = The movement phase begins: { THE($seat) } may play a card to defend themselves.
moment-movement =
    { THE($seat) } move: { $steps ->
        [0] they have taken all their steps, but may still play a card
        [one] they may still take one step
       *[other] they may still take { $steps } steps
    }{ $swims ->
        [0] { "" }
       *[other] , with a swim possible
    }{ $rage ->
        [0] { "" }
        [one] ; one more horn when attacking
       *[other] ; { $rage } more horns when attacking
    }.
moment-fight = A fight in zone { $target }: the attacker from zone { $origin } rolls the die.
moment-barren-cards = The birth phase begins: { THE($seat) } may play a card.
moment-births =
    { $returning ->
        [yes] { THE($seat) } return to the island
       *[no] { THE($seat) } give birth
    }: { $left ->
        [0] no newborn left to place, but a card may be played
        [one] one newborn to place
       *[other] { $left } newborns to place
    }.
moment-blight-cards = The survival phase begins: { THE($seat) } may play a card against a rival.
moment-survival-cards = The climate is about to strike { THE($seat) }: they may play a card first.
moment-culling =
    { THE($seat) } choose who dies: { $furs ->
        [10] in the cold all are safe
       *[other] furs save { $furs } in the cold
    }, { $parasols ->
        [10] in the heat all are safe
       *[other] parasols save { $parasols } in the heat
    }.
moment-meteor-roll = The die decides whether the meteor falls.
moment-gene-draw = Genes are drawn from the bag for the auction.
moment-auction =
    { $outbid ->
        [yes] { THE($seat) } have been outbid and must answer
       *[no] { THE($seat) } bid for a gene
    }.
moment-payment-cards = { THE($seat) } owe { MINUS($bid, $discount) } MP for { A($gene) }: they may play a card to pay less.
moment-free-gene-cards = The auction is paid: { THE($seat) } may play a card.
moment-free-gene = { THE($seat) } draw a gene from the bag.

## Why something may not be done

why-no-zone = There is no zone { $zone }: they go from 0 to { $last }.
why-not-movement = It is not your turn to move.
why-not-your-dinosaur = None of your dinosaurs is in zone { $zone }.
why-no-steps =
    You have no steps left: each leg gives one, and you have { $legs ->
        [one] one leg
       *[other] { $legs } legs
    }; more come only from a card.
why-no-swim = To swim you must first play “{ card-long-swim }”.
why-swim-not-beach = Zone { $zone } is not a beach: dinosaurs swim from beach to beach.
why-swim-occupied = Zone { $zone } is taken: dinosaurs can only swim to an empty beach.
why-not-adjacent = Zones { $origin } and { $target } are not neighbours.
why-own-dinosaur = One of your own dinosaurs is in zone { $zone }.
why-nobody-to-attack = There is nobody to attack in zone { $zone }: you may simply walk in.
why-too-few-horns =
    Counting cards, you have { $fewer ->
        [one] one horn
       *[other] { $fewer } horns
    } fewer than { THE($rival) }: with two or more fewer, attacking is not allowed.
why-entering-is-attacking = { THE($rival) } hold zone { $zone }: to enter it is to attack.
why-not-births = It is not your turn to give birth.
why-no-eggs = You have no newborn left to place this turn.
why-no-reserve = All your dinosaurs are on the island already.
why-not-empty = Zone { $zone } is not empty.
why-no-adult-near =
    Zone { $zone } is too far away: a newborn is placed { $reach ->
        [one] next to
       *[other] within { $reach } zones of
    } an adult.
why-no-newborn-near = Zone { $zone } is too far away: when a species returns, each further newborn is placed next to one of the first.
why-not-survival = It is not for you to choose who dies now.
why-safe-here = The dinosaur in zone { $zone } is in no danger.
why-not-auction = There is no auction now.
why-no-lot = There is no lot { $lot }: they go from 0 to { $last }.
why-bid-too-low = That is too little: bid { $least } or more on this gene.
why-bid-too-high = That is more than you can pay: your limit is { $most }.
why-no-dropping-out = Nobody drops out of the auction: there is a gene for everyone.
why-first-bid = You may drop out only once you have been outbid.
why-no-such-card = There is no card “{ $card }”.
why-not-in-hand = You do not hold “{ $card }”.
why-too-early =
    No cards may be played in the { $turns ->
        [one] first turn
       *[other] first { $turns } turns
    }.
why-card-target = “{ $card }” cannot be played in that way.
why-no-refugee = None of your dinosaurs is in a deadly zone.
why-card-moment = “{ $card }” cannot be played now. The card says: “{ $moment }”.
why-climate-card = “{ $card }” is played before the climate die is rolled, and only one such card may be played each turn.
why-card-order = Such cards are played in turn order, once around: it is not your turn to play one.
why-births-compulsory = As long as there is room for a newborn, it must be placed.
why-card-or-pass = You have no newborn left to place: play a card, or pass.
why-bid-compulsory = You may not pass: everyone must bid.
why-drop-out-instead = You may not pass in an auction: bid, or drop out of it.
why-no-bid-affordable = You can pay for none of the genes: you must drop out of the auction.
why-must-choose = You must choose who dies.
