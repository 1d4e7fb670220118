## The game
game-title = EVO, first edition
game-tagline = Raise a species on an island whose climate will not keep still.
game-authors = Philippe Keyaerts, 2001, Jeux Descartes

## Genes
gene-tail = Tail
    .a = a tail
    .some =
        { $count ->
            [one] a tail
           *[other] { $count } tails
        }
gene-tail-text = The longest tail plays first.
gene-leg = Leg
    .a = a leg
    .some =
        { $count ->
            [one] a leg
           *[other] { $count } legs
        }
gene-leg-text = One more step each turn; your dinosaurs share all steps as you like.
gene-horn = Horn
    .a = a horn
    .some =
        { $count ->
            [one] a horn
           *[other] { $count } horns
        }
gene-horn-text = Better odds in a fight, whether attacking or defending.
gene-egg = Egg
    .a = an egg
    .some =
        { $count ->
            [one] an egg
           *[other] { $count } eggs
        }
gene-egg-text = One newborn each turn.
gene-fur = Fur
    .a = a fur gene
    .some =
        { $count ->
            [one] a fur gene
           *[other] { $count } fur genes
        }
gene-fur-text = One dinosaur survives in a cold zone.
gene-parasol = Parasol
    .a = a parasol
    .some =
        { $count ->
            [one] a parasol
           *[other] { $count } parasols
        }
gene-parasol-text = One dinosaur survives in a hot zone.
gene-mutant = Mutant
    .a = a mutant gene
    .some =
        { $count ->
            [one] a mutant gene
           *[other] { $count } mutant genes
        }
gene-mutant-text = From the next turn on, each gene you buy costs 1 MP less.
gene-card = Card
    .a = a card gene
    .some =
        { $count ->
            [one] a card gene
           *[other] { $count } card genes
        }
gene-card-text = Traded at once for an event card, never placed on the portrait.

## Terrain, from hot to cold
terrain-beach = Beach
    .the = the beaches
terrain-meadow = Meadow
    .the = the meadows
terrain-hill = Hill
    .the = the hills
terrain-mountain = Mountain
    .the = the mountains

## Temperature
temperature-temperate = Temperate
temperature-temperate-text = All dinosaurs survive here.
temperature-cold = Cold
temperature-cold-text = Each fur saves one dinosaur here.
temperature-hot = Hot
temperature-hot-text = Each parasol saves one dinosaur here.
temperature-deadly = Deadly
temperature-deadly-text = No dinosaur survives here.

## Phases
phase-initiative = Initiative
phase-initiative-text = The longest tail goes first, and the order holds for the whole turn.
phase-climate = Climate
phase-climate-text = A card or the die moves the climate on its ring.
phase-movement = Movement
phase-movement-text = One step for each leg; entering a rival’s zone is an attack.
phase-births = Births
phase-births-text = One newborn for each egg, on an empty zone next to an adult.
phase-survival = Survival
phase-survival-text = Cold, heat and deadly zones take their toll, then each survivor earns 1 MP.
phase-evolution = Evolution
phase-evolution-text = The meteor comes closer, then genes are auctioned.

## Moments for cards
when-climate = Before the climate roll
when-movement = During your movement
when-movement-begins = As the movement phase begins
when-births = During your births
when-births-begin = As the birth phase begins
when-survival = During your survival phase
when-survival-begins = As the survival phase begins
when-payment = When the auction is paid
when-after-auction = After the auction is paid

## Table options
option-island4 = Island for four
option-island4-text = Which two sides make up the island when four play.
option-island4-mediums = The two medium sides
option-island4-small-large = The small side and the large one
option-extinction = Extinction
option-extinction-text = What becomes of a species with no dinosaur left on the island.
option-extinction-return = Return: the first newborn on any empty zone, each of the others next to one already placed
option-extinction-final = Final: no more births, but the species still bids and plays cards
option-scarce-genes = Scarce genes
option-scarce-genes-text = One gene fewer than players comes up for auction, and a player who is outbid may drop out.
option-scarce-genes-off = Off
option-scarce-genes-on = On
option-length = Length
option-length-text = In a short game the meteor begins closer: about half the turns. A variant of ours.
option-length-whole = Whole game
option-length-short = Short game

## Event cards (our own deck: E1-8.2)
card-still-air = Still Air
card-still-air-text = No roll: the climate stays where it is.
card-still-air-when = { when-climate }
card-seasons-turn = Turn of the Season
card-seasons-turn-text = No roll: the climate goes forward one space.
card-seasons-turn-when = { when-climate }
card-seasons-return = Backward Season
card-seasons-return-text = No roll: the climate goes back one space.
card-seasons-return-when = { when-climate }
card-stampede = Stampede
card-stampede-text = You have { $amount ->
        [one] 1 more step
       *[other] { $amount } more steps
    }.
card-stampede-when = { when-movement }
card-giants-rage = Blind Fury
card-giants-rage-text = You count { $amount ->
        [one] 1 more horn
       *[other] { $amount } more horns
    } when you attack.
card-giants-rage-when = { when-movement }
card-herd-guard = Closed Ranks
card-herd-guard-text = You count { $amount ->
        [one] 1 more horn
       *[other] { $amount } more horns
    } when you are attacked.
card-herd-guard-when = { when-movement-begins }
card-long-swim = The Long Swim
card-long-swim-text = One of your steps may take a dinosaur from any yellow zone to any empty yellow zone.
card-long-swim-when = { when-movement }
card-great-clutch = Bumper Clutch
card-great-clutch-text = You have { $amount ->
        [one] 1 more newborn
       *[other] { $amount } more newborns
    }.
card-great-clutch-when = { when-births }
card-far-nests = Far-flung Nests
card-far-nests-text = Your newborns may be placed on empty zones up to { $amount ->
        [one] 1 zone
       *[other] { $amount } zones
    } away from an adult, counting through any zones.
card-far-nests-when = { when-births }
card-barren-season = Barren Season
card-barren-season-text = Nobody gives birth.
card-barren-season-when = { when-births-begin }
card-thick-coat = Winter Coat
card-thick-coat-text = All your dinosaurs in cold zones survive.
card-thick-coat-when = { when-survival }
card-deep-shade = Shade of the Ferns
card-deep-shade-text = All your dinosaurs in hot zones survive.
card-deep-shade-when = { when-survival }
card-moult = Untimely Moult
card-moult-text = One rival counts { $amount ->
        [one] 1 fur
       *[other] { $amount } furs
    } fewer, but not below 0; “{ card-thick-coat }” still saves all its dinosaurs in cold zones.
card-moult-when = { when-survival-begins }
card-sunburn = Sunburn
card-sunburn-text = One rival counts { $amount ->
        [one] 1 parasol
       *[other] { $amount } parasols
    } fewer, but not below 0; “{ card-deep-shade }” still saves all its dinosaurs in hot zones.
card-sunburn-when = { when-survival-begins }
card-refuge = Last Refuge
card-refuge-text = One of your dinosaurs in a deadly zone survives.
card-refuge-when = { when-survival }
card-unlooked-for-gene = Quirk of Nature
card-unlooked-for-gene-text = Draw a gene from the bag and keep it, free of charge; a card gene is traded at once for an event card.
card-unlooked-for-gene-when = { when-after-auction }
card-mutagen = Primordial Soup
card-mutagen-text = Pay up to { $amount } MP less.
card-mutagen-when = { when-payment }
