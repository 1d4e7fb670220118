## The game
game-title = Gods Love Dinosaurs
game-tagline = Grow an ecosystem in which everything feeds something, and dinosaurs feed on everything.
game-authors = Kasper Lapp, 2020, Pandasaurus Games

## The gods, by seat
species-0 = Sun
    .a = the Sun
    .the = the Sun
    .of = of the Sun
    .to = to the Sun
species-1 = Moon
    .a = the Moon
    .the = the Moon
    .of = of the Moon
    .to = to the Moon
species-2 = Thunder
    .a = the Thunder
    .the = the Thunder
    .of = of the Thunder
    .to = to the Thunder
species-3 = Wind
    .a = the Wind
    .the = the Wind
    .of = of the Wind
    .to = to the Wind
species-4 = Evening Star
    .a = the Evening Star
    .the = the Evening Star
    .of = of the Evening Star
    .to = to the Evening Star

## Animals
animal-frog = Frogs
    .a = a frog
    .the = the frogs
    .of = of the frogs
    .some =
        { $count ->
            [one] a frog
           *[other] { $count } frogs
        }
animal-frog-text = Prey. They live in lakes and on wild hexes.
animal-rabbit = Rabbits
    .a = a rabbit
    .the = the rabbits
    .of = of the rabbits
    .some =
        { $count ->
            [one] a rabbit
           *[other] { $count } rabbits
        }
animal-rabbit-text = Prey. They live in fields and on wild hexes.
animal-rat = Rats
    .a = a rat
    .the = the rats
    .of = of the rats
    .some =
        { $count ->
            [one] a rat
           *[other] { $count } rats
        }
animal-rat-text = Prey. They live in forests and on wild hexes.
animal-tiger = Tigers
    .a = a tiger
    .the = the tigers
    .of = of the tigers
    .some =
        { $count ->
            [one] a tiger
           *[other] { $count } tigers
        }
animal-tiger-text = Predators. They hunt up to two hexes away and turn as they like.
animal-eagle = Eagles
    .a = an eagle
    .the = the eagles
    .of = of the eagles
    .some =
        { $count ->
            [one] an eagle
           *[other] { $count } eagles
        }
animal-eagle-text = Predators. They hunt up to three hexes away in a straight line.
animal-dinosaur = Dinosaurs
    .a = a dinosaur
    .the = the dinosaurs
    .of = of the dinosaurs
    .some =
        { $count ->
            [one] a dinosaur
           *[other] { $count } dinosaurs
        }
animal-dinosaur-text = They eat everything on their way, up to five hexes, and rest on a mountain. An egg for each predator eaten.

## Terrain
terrain-lake = Lake
    .a = a lake
    .some =
        { $count ->
            [one] a lake
           *[other] { $count } lakes
        }
terrain-lake-text = Home of the frogs.
terrain-forest = Forest
    .a = a forest
    .some =
        { $count ->
            [one] a forest
           *[other] { $count } forests
        }
terrain-forest-text = Home of the rats.
terrain-field = Field
    .a = a field
    .some =
        { $count ->
            [one] a field
           *[other] { $count } fields
        }
terrain-field-text = Home of the rabbits.
terrain-wild = Wild
    .a = a wild hex
    .some =
        { $count ->
            [one] a wild hex
           *[other] { $count } wild hexes
        }
terrain-wild-text = Home to all three kinds of prey.
terrain-mountain = Mountain
    .a = a mountain
    .some =
        { $count ->
            [one] a mountain
           *[other] { $count } mountains
        }
terrain-mountain-text = Where dinosaurs end their hunts.

## Directions
direction-east = to the east
direction-north-east = to the north-east
direction-north-west = to the north-west
direction-west = to the west
direction-south-west = to the south-west
direction-south-east = to the south-east

## Options
option-length = Length
option-length-text = In a short game only the stacks A and C are used: about half the tiles. A variant of ours.
option-length-whole = Whole game
option-length-short = Short game
