## What may be done, as an option to choose

action-pass = play no card
action-play = play “{ $card }”
action-foretell =
    play “{ card-prescience }” and { $shift ->
        [2] turn the wheel two sections on
        [1] turn the wheel one section on
        [0] leave the wheel where it is
       *[other] turn the wheel one section back
    }
action-bid =
    { $lot ->
        [none] bid { $amount } on row { $column }
       *[other] bid { $amount } for { $lot ->
            [card] an event card
            [bare] a row without a gene
           *[other] { A($lot) }
        }{ $twin ->
            [yes] { " " }(row { $column })
           *[no] { "" }
        }
    }
action-place =
    take { $place ->
        [0] first
        [1] second
        [2] third
        [3] fourth
       *[other] fifth
    } place
action-walk = walk from { $origin } to { $target }
action-attack =
    { $rival ->
        [none] attack from { $origin } into { $target }
       *[other] attack { THE($rival) } in { $target } from { $origin }
    }
action-fly = fly from { $origin } to { $target }
action-swim = swim from { $origin } to { $target }
action-stop = move no more
action-escape = slip away to zone { $zone }
action-fall = let it die
action-newborn = place a newborn in zone { $zone }
action-withdraw = take the dinosaur in zone { $zone } off the board, to be born elsewhere
action-decline = have no newborn in this round
action-remove = let the dinosaur in zone { $zone } die
action-lot = draw the lot { OF($seat) }
action-start = draw start zones number { $pair }
action-token = draw the token { $token }
action-gene = draw { A($gene) }
action-card = draw “{ $card }”
action-roll = roll “{ $face }”

## What is being decided

moment-first-order = The first order of play is drawn by lot.
moment-start-zones = The start zones { OF($seat) } are drawn by lot.
moment-token-draw = The next climate token is turned up.
moment-prescience-cards = Before the token takes effect, { THE($seat) } may play “{ card-prescience }”.
moment-foresight = { THE($seat) } look at the next climate token.
moment-gene-draw = Genes are drawn from the bag for the laboratory.
moment-laboratory =
    { $barred ->
        [none] { THE($seat) } bid in the laboratory
       *[other] { THE($seat) } have been dislodged and must bid on another row
    }.
moment-card-draw = { THE($seat) } draw an event card.
moment-adrenaline-rush = { THE($seat) } choose their place in the order of play.
moment-movement =
    { THE($seat) } move: { $steps ->
        [one] one movement point left
       *[other] { $steps } movement points left
    }{ $wings ->
        [yes] , with a flight possible
       *[no] { "" }
    }{ $frenzy ->
        [0] { "" }
       *[other] ; { $frenzy } more horns when attacking
    }.
moment-fight = { A($seat) } from { $origin } attacks { A($rival) } in { $target }: the die decides.
moment-chameleon-skin = The fight in { $target } is lost: { THE($seat) } may let the loser slip away.
moment-rat-cards = The birth phase begins: { THE($seat) } may play “{ card-swarm-of-rats }”.
moment-births =
    { $withdrawn ->
        [none] { THE($seat) } may give birth.
       *[other] { THE($seat) } have taken the one in { $withdrawn } off the board: now it must be born elsewhere.
    }
moment-baby-fight = { A($seat) } is born on top of { A($rival) } in { $zone }: the die decides.
moment-thief-cards = A newborn { OF($robbed) } has just hatched in { $zone }: { THE($seat) } may play “{ card-egg-thief }”.
moment-geyser-cards = The cold is about to strike { THE($seat) }: they may play “{ card-geysers }” first.
moment-culling =
    { THE($seat) } choose who dies: { $cold ->
        [8] in the cold all are safe
       *[other] fur plates save { $cold } in the cold
    }, thermoregulation plates save { $hot } in the heat{ $deadly ->
        [0] { "" }
       *[other] , and caves { $deadly } in deadly terrain
    }.

## Why something may not be done

why-no-zone = There is no zone { $zone }: they go from 0 to { $last }.
why-not-mutations = There is no bidding now.
why-not-your-bid = It is not your turn to bid.
why-no-column = There is no row { $column }: they go from 0 to { $last }.
why-column-barred =
    You have just been dislodged from { $lot ->
        [card] the row of the event card
        [bare] this row without a gene
       *[other] the row with { A($lot) }
    }: bid on another row.
why-no-value = There is no value { $amount }: they go from 0 to { $top }.
why-pawn-on-top = { THE($rival) } have their pawn on { $top }, the highest value: it cannot be dislodged.
why-bid-too-low = That is too little: bid { $least } or more on this row.
why-bid-too-high = That is more than you can pay: your limit is { $most }.
why-bid-compulsory = You may not pass: everyone must bid.
why-no-adrenaline = Only a player with “{ gene-adrenaline-rush }” chooses a place.
why-not-initiative = Places are chosen in the initiative phase, and only then.
why-no-place = There is no place { $place }: they are counted from 0 to { $last }.
why-must-take-place = You must choose a place.
why-not-movement = It is not your turn to move.
why-not-your-dinosaur = None of your dinosaurs is in zone { $zone }.
why-no-wings = To fly you need “{ gene-wings }”.
why-flown = You have already flown: that is possible once each movement phase.
why-not-two-away = Zones { $origin } and { $target } are not two apart: a flight takes a dinosaur exactly two zones away.
why-landing-occupied = Zone { $zone } is taken: a flight ends on an empty zone.
why-no-fins = To swim you need “{ gene-fins }”.
why-not-coast = Zone { $zone } is not on the coast: dinosaurs swim from one coastal zone to another.
why-swim-occupied = Zone { $zone } is taken: dinosaurs swim to an empty zone.
why-swim-adjacent = There is no need to swim to zone { $zone }: it can be reached on foot at the same cost.
why-not-adjacent = Zones { $origin } and { $target } are not neighbours.
why-own-dinosaur = One of your own dinosaurs is in zone { $zone }.
why-nobody-to-attack = There is nobody to attack in zone { $zone }: you may simply walk in.
why-regenerates = { THE($rival) } have 3 dinosaurs or fewer and “{ gene-regeneration }”: they cannot be attacked.
why-only-two = { THE($rival) } have only two dinosaurs left: they cannot be attacked.
why-entering-is-attacking = { THE($rival) } hold zone { $zone }: to enter it is to attack.
why-not-beaten = None of your dinosaurs has just lost a fight that it could slip away from.
why-attackers-cell = The attacker comes from zone { $zone }: you cannot slip away to it.
why-hideout-far = Zone { $zone } is too far away: the loser slips away to a neighbouring zone.
why-hideout-occupied = Zone { $zone } is taken: the loser slips away to an empty zone.
why-not-births = It is not your turn to give birth.
why-all-on-board = All your dinosaurs are on the board: take one off first, to be born elsewhere.
why-same-cell = Your dinosaur has just left zone { $zone }: it must be born in another.
why-not-empty = Zone { $zone } is not empty.
why-no-parent-within = Zone { $zone } is too far away: even with “{ gene-thick-shell }” a newborn is placed within 3 zones of a parent.
why-no-elder-near =
    Zone { $zone } is too far away: a newborn is placed { $reach ->
        [one] next to
       *[other] within { $reach } zones of
    } one of your dinosaurs that was there when the phase began.
why-no-parent-near = Zone { $zone } is too far away: a newborn is placed next to one of your dinosaurs.
why-has-reserve = You have dinosaurs in reserve: none needs to leave the board.
why-no-other-cell = Without the dinosaur in zone { $zone } there would be no place for a newborn.
why-withdrawn-must-be-born = The dinosaur that you took off the board must now be born elsewhere.
why-not-survival = It is not for you to choose who dies now.
why-safe-here = The dinosaur in zone { $zone } is in no danger.
why-must-choose = You must choose who dies.
why-no-such-card = There is no card “{ $card }”.
why-not-in-hand = You do not hold “{ $card }”.
why-column-too-dear = This row takes at least { $least }, and your limit is { $most }: bid on another.
why-no-prey = { THE($rival) } cannot be attacked now, so no newborn may come to their zone either.
why-say-the-turn = Say by how many sections “{ card-prescience }” turns the wheel: 2, 1, 0 or -1.
why-geysers-late = “{ card-geysers }” is played before the climate strikes your dinosaurs: now it is too late.
why-geysers-played = You have played “{ card-geysers }” already: it saves all your dinosaurs in the cold.
why-own-newborn = This newborn is your own: “{ card-egg-thief }” takes a rival’s.
why-thief-without-reserve = You have no dinosaur in reserve to put in the newborn’s place.
why-card-order = Such cards are played in initiative order, once around: it is not your turn to play one.
why-geysers-useless = “{ card-geysers }” would save nobody: the cold takes none of your dinosaurs.
why-card-moment =
    “{ $card }” cannot be played now. The card says: “{ $card ->
        [geysers] { card-geysers-when }
        [prescience] { card-prescience-when }
        [swarm-of-rats] { card-swarm-of-rats-when }
        [egg-thief] { card-egg-thief-when }
       *[frenzied-attack] { card-frenzied-attack-when }
    }”.
why-no-such-turn = The wheel cannot be turned by { $shift }: it goes one or two sections on, one back, or stays (2, 1, -1 or 0).
