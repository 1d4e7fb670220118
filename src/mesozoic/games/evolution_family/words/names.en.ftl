## The game
game-title = Evolution, family version
game-tagline = Lay a path of six eras across the ages, walk your animal to the last, and hold out there.
game-authors = The rules we have name neither author nor publisher

## Animals, by number: at two, each player has two
animal-0 = Theropod
    .a = a Theropod
    .the = the Theropod
    .of = of the Theropod
    .to = to the Theropod
animal-1 = Sauropod
    .a = a Sauropod
    .the = the Sauropod
    .of = of the Sauropod
    .to = to the Sauropod
animal-2 = Ceratopsian
    .a = a Ceratopsian
    .the = the Ceratopsian
    .of = of the Ceratopsian
    .to = to the Ceratopsian
animal-3 = Stegosaur
    .a = a Stegosaur
    .the = the Stegosaur
    .of = of the Stegosaur
    .to = to the Stegosaur
animal-4 = Ankylosaur
    .a = an Ankylosaur
    .the = the Ankylosaur
    .of = of the Ankylosaur
    .to = to the Ankylosaur
animal-5 = Hadrosaur
    .a = a Hadrosaur
    .the = the Hadrosaur
    .of = of the Hadrosaur
    .to = to the Hadrosaur

## Eras, in order
era-bacteria = Bacteria
    .a = a Bacteria card
    .the = the Bacteria card
era-algae = Algae
    .a = an Algae card
    .the = the Algae card
era-fish = Fish
    .a = a Fish card
    .the = the Fish card
era-reptiles = Reptiles
    .a = a Reptiles card
    .the = the Reptiles card
era-birds = Birds
    .a = a Birds card
    .the = the Birds card
era-dinosaurs = Dinosaurs
    .a = a Dinosaurs card
    .the = the Dinosaurs card
era-mammals = Mammals
    .a = a Mammals card
    .the = the Mammals card
era-primates = Primates
    .a = a Primates card
    .the = the Primates card

## What a place is
ground-rock = Rock
    .a = a rock
ground-rock-text = Open to all. Pieces that are sent back stop here, and the cone stands only on rocks.
ground-volcano = Volcano
    .a = a volcano
ground-volcano-text = No piece may enter. An eruption can send back a rival in the next lane of the card. It makes a card unstable.
ground-marsh = Marsh
    .a = a marsh
ground-marsh-text = Two places in one: crossing it takes one step more.
ground-cave = Cave
    .a = a cave
ground-cave-text = Eruptions and lightning strikes do no harm here. It makes a card premium.
ground-sea = Rising sea
    .a = a rising sea
ground-sea-text = Closed to a piece whose path holds Fish; or, if the table chose so, to one whose path lacks them.
ground-ravine = Beyond a ravine
    .a = a ravine
ground-ravine-text = Closed to a piece whose path holds Birds; or, if the table chose so, to one whose path lacks them.

## Signs on cards
sign-waterhole = Waterhole
    .a = a waterhole
sign-waterhole-text = When you turn up the waterhole’s thunderbolt, you take back two tokens. It makes a card premium.
sign-earthquake = Earthquake zone
    .a = an earthquake zone
sign-earthquake-text = Makes a card unstable: earthquakes cost tokens, and landslides send back any piece on it.
sign-hurricane = Hurricane
    .a = a hurricane
sign-hurricane-text = Makes a card unstable: hurricanes cost tokens.

## Action cards
card-eruption = Eruption
    .a = an eruption
    .the = the eruption
    .some =
        { $count ->
            [one] an eruption
           *[other] { $count } eruptions
        }
card-eruption-text = The player who reveals it may let a volcano or the cone erupt, and send back one rival that stands beside it.
card-thunderbolt = Thunderbolt
    .a = a thunderbolt
    .the = the thunderbolt
    .some =
        { $count ->
            [one] a thunderbolt
           *[other] { $count } thunderbolts
        }
card-thunderbolt-text = The top card of the thunderbolts is turned up and strikes.

## Thunderbolts
bolt-waterhole = Waterhole
bolt-waterhole-text = If there is a waterhole in your path, you take back two tokens from the box, or fewer if fewer of yours are there.
bolt-earthquake = Earthquake
bolt-earthquake-text = Everyone with an earthquake zone in their path loses two tokens, or all they have left.
bolt-hurricane = Hurricane
bolt-hurricane-text = Everyone with a hurricane in their path loses two tokens, or all they have left.
bolt-ash-cloud = Ash cloud
bolt-ash-cloud-text = Everyone with a volcano in their path loses one token.
bolt-landslide = Landslide
bolt-landslide-text = Every piece on a card with an earthquake zone is sent back.
bolt-flood = Flood
bolt-flood-text = Every piece on a marsh or a rising sea is sent back.
bolt-collapse = Collapse
bolt-collapse-text = Everyone loses the outermost unstable card of their path that has no piece on it.
bolt-bolt = Lightning strike
bolt-bolt-text = You may send back one rival’s piece that is not in a cave.

## Table options
option-faster = Faster game
option-faster-text = When the deck is renewed, an action card lying second from the top of the discard pile leaves the game too.
option-faster-off = Off
option-faster-on = On
option-restricted-access = Seas and ravines
option-restricted-access-text = Which paths keep a piece out of rising seas and places beyond a ravine. The rulebook may have lost its meaning in translation.
option-restricted-access-barred-if = Paths that hold Fish or Birds, as the rulebook literally says
option-restricted-access-barred-unless = Paths that lack Fish or Birds
option-length = Length
option-length-text = In a short game a path is full with four cards instead of six. A variant of ours.
option-length-whole = Whole game
option-length-short = Short game

## Hands in a contest, by their tokens
hand-0 = no token
    .a = nothing
hand-1 = 1 token
    .a = 1 token ({ era-bacteria })
hand-2 = 2 tokens
    .a = 2 tokens ({ era-algae })
hand-3 = 3 tokens
    .a = 3 tokens ({ era-fish })
hand-4 = 4 tokens
    .a = 4 tokens ({ era-reptiles })
hand-5 = 5 tokens
    .a = 5 tokens ({ era-birds })
hand-6 = 6 tokens
    .a = 6 tokens ({ era-dinosaurs })
hand-7 = 7 tokens
    .a = 7 tokens ({ era-mammals })
hand-8 = 8 tokens
    .a = 8 tokens ({ era-primates })
hand-9 = 9 tokens
    .a = 9 tokens (eruption)
hand-10 = 10 tokens
    .a = 10 tokens (thunderbolt)
shown-hand = { THE($animal) } shows { A($tokens) }

## The parts of a turn
phase-reveal = Reveal
phase-reveal-text = Cards are revealed until an era card comes; eruptions and thunderbolts take effect.
phase-card = Era card
phase-card-text = The card is put in any path, or discarded.
phase-contest = Contest
phase-contest-text = For a premium card: the best guess at the next card wins it.
phase-step = Step
phase-step-text = One step, if you like; a second for a token.
phase-cone = Cone
phase-cone-text = The cone may be moved to an empty rock in any path.
