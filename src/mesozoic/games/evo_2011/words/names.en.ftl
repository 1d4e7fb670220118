## The game
game-title = EVO, second edition
game-tagline = Ride your reptiles across Kumtagh, and breed them for whatever climate comes next.
game-authors = Philippe Keyaerts, 2011, Asmodee

## Normal genes
gene-legs = Pair of legs
    .a = a pair of legs
    .some =
        { $count ->
            [one] a pair of legs
           *[other] { $count } pairs of legs
        }
gene-legs-text = One movement point more each turn.
gene-horn = Horn
    .a = a horn
    .some =
        { $count ->
            [one] a horn
           *[other] { $count } horns
        }
gene-horn-text = Better odds in a fight, whether attacking or defending.
gene-thermoregulation = Thermoregulation plate
    .a = a thermoregulation plate
    .some =
        { $count ->
            [one] a thermoregulation plate
           *[other] { $count } thermoregulation plates
        }
gene-thermoregulation-text = One dinosaur survives in hot terrain.
gene-fur = Fur plate
    .a = a fur plate
    .some =
        { $count ->
            [one] a fur plate
           *[other] { $count } fur plates
        }
gene-fur-text = One dinosaur survives in cold terrain.
gene-egg = Egg
    .a = an egg
    .some =
        { $count ->
            [one] an egg
           *[other] { $count } eggs
        }
gene-egg-text = One newborn each turn.
gene-vial = Alchemical vial
    .a = an alchemical vial
    .some =
        { $count ->
            [one] an alchemical vial
           *[other] { $count } alchemical vials
        }
gene-vial-text = From the next turn on, you pay 1 MP less in the laboratory, but never less than 0.

## Unique genes
gene-bone-plate = Bone plate
    .a = a bone plate
    .some = a bone plate
gene-bone-plate-text = Counts as 2 horns, but only when you are attacked.
gene-great-horn = Great horn
    .a = a great horn
    .some = a great horn
gene-great-horn-text = Counts as 2 horns, but only when you attack.
gene-thick-shell = Thick shell
    .a = a thick shell
    .some = a thick shell
gene-thick-shell-text = Your newborns may be placed up to 3 zones away from one of your dinosaurs, counting through any zones.
gene-fins = Fins
    .a = fins
    .some = fins
gene-fins-text = One movement point takes a dinosaur from a coastal zone to any other empty one.
gene-wings = Wings
    .a = wings
    .some = wings
gene-wings-text = Once each movement phase, one point takes a dinosaur two zones away, even over an occupied zone. It must land on an empty one.
gene-regeneration = Regeneration
    .a = regeneration
    .some = regeneration
gene-regeneration-text = With 3 dinosaurs or fewer you cannot be attacked and the climate takes none of yours; in the survival phase you stop at 3.
gene-killer-babies = Killer babies
    .a = killer babies
    .some = killer babies
gene-killer-babies-text = Your newborns may be placed on a rival that can be attacked; a roll of the die settles it. On “{ face-won }”, “{ face-as-many }” or “{ face-more }” the rival dies, otherwise the newborn does.
gene-sixth-sense = Sixth sense
    .a = a sixth sense
    .some = a sixth sense
gene-sixth-sense-text = You always know which climate token comes next.
gene-cave-dweller = Cave dweller
    .a = the cave dweller gene
    .some = the cave dweller gene
gene-cave-dweller-text = One of your dinosaurs in deadly terrain survives.
gene-adrenaline-rush = Adrenaline rush
    .a = an adrenaline rush
    .some = an adrenaline rush
gene-adrenaline-rush-text = In the initiative phase you choose your place, once everybody has been ranked.
gene-muscular-thighs = Muscular thighs
    .a = muscular thighs
    .some = muscular thighs
gene-muscular-thighs-text = Two movement points more each turn.
gene-chameleon-skin = Chameleon skin
    .a = a chameleon skin
    .some = a chameleon skin
gene-chameleon-skin-text = A dinosaur of yours that loses when attacked may slip away to an empty zone next to it. If there is none, it dies.

## Terrain, from hot to cold
terrain-desert = Desert
    .the = the deserts
terrain-forest = Forest
    .the = the forests
terrain-canyon = Canyon
    .the = the canyons
terrain-mountain = Mountain
    .the = the mountains

## Temperature
temperature-temperate = Ideal
temperature-temperate-text = All dinosaurs survive here.
temperature-hot = Hot
temperature-hot-text = Each thermoregulation plate saves one dinosaur here.
temperature-cold = Cold
temperature-cold-text = Each fur plate saves one dinosaur here.
temperature-deadly = Deadly
temperature-deadly-text = No dinosaur survives here, except for one cave dweller.

## Climate tokens
token-plus-2 = +2
token-plus-2-text = The wheel turns two sections clockwise.
token-plus-1 = +1
token-plus-1-text = The wheel turns one section clockwise.
token-still = 0
token-still-text = The wheel stays where it is.
token-minus-1 = −1
token-minus-1-text = The wheel turns one section back.
token-meteorite = Meteorite
token-meteorite-text = The game ends at once.

## The combat die
face-failed = Failure
face-failed-text = The attack fails, whatever the horns.
face-won = Victory
face-won-text = The attack succeeds, whatever the horns.
face-as-many = As many horns
face-as-many-text = The attack succeeds if the attacker has at least as many horns as the defender.
face-more = More horns
face-more-text = The attack succeeds if the attacker has more horns than the defender.
face-two-more = Two more horns
face-two-more-text = The attack succeeds if the attacker has at least two horns more than the defender.

## Phases
phase-climate = Climate
phase-climate-text = A token turns the wheel, or brings the meteorite and the end.
phase-mutations = Mutations
phase-mutations-text = Pawns bid in the laboratory for genes and an event card.
phase-initiative = Initiative
phase-initiative-text = Fewest dinosaurs first; in ties, the higher row of the laboratory.
phase-movement = Movement
phase-movement-text = Two points, and more with legs and thighs; attacking costs one too.
phase-births = Births
phase-births-text = Round by round, a newborn for each egg, next to one of your own.
phase-survival = Survival
phase-survival-text = The climate strikes, but leaves everyone at least two; then each dinosaur is worth 1 MP.

## Table options
option-chained-births = Newborns as parents
option-chained-births-text = Whether a dinosaur born in an earlier round of the same phase may be a parent.
option-chained-births-on = On
option-chained-births-off = Off: only those on the board when the phase began
option-open-points = Open points
option-open-points-text = Whether everybody sees everyone’s MP; otherwise each sees only their own.
option-open-points-off = Off
option-open-points-on = On
option-length = Length
option-length-text = In a short game the pile has six climate tokens instead of twelve: three to five turns. A variant of ours.
option-length-whole = Whole game
option-length-short = Short game

## Event cards
card-geysers = Geysers
card-geysers-text = The cold takes none of your dinosaurs this phase.
card-geysers-when = During your survival phase
card-prescience = Prescience
card-prescience-text = The token has no effect: turn the wheel one or two sections clockwise or one section back, or leave it where it is.
card-prescience-when = When a climate token has been revealed, but not the meteorite
card-swarm-of-rats = Swarm of Rats
card-swarm-of-rats-text = Nobody gives birth this turn.
card-swarm-of-rats-when = As the birth phase begins
card-egg-thief = Egg Thief
card-egg-thief-text = A dinosaur from your reserve takes the newborn’s place, and the newborn goes back to its owner’s reserve.
card-egg-thief-when = Right after a rival has placed a newborn and so has at least 4 dinosaurs
card-frenzied-attack = Frenzied Attack
card-frenzied-attack-text = You count 2 more horns when you attack, until the end of this phase.
card-frenzied-attack-when = During your movement, before an attack
