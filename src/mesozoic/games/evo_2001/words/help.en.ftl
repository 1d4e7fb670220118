# What newcomers are told while they decide. The same keys and variables in every language.

## What presses

urgent-cold =
    { $count ->
        [one] One of your dinosaurs will freeze where it stands
       *[other] { $count } of your dinosaurs will freeze where they stand
    }.
urgent-hot =
    { $count ->
        [one] One of your dinosaurs will die of the heat where it stands
       *[other] { $count } of your dinosaurs will die of the heat where they stand
    }.
urgent-deadly =
    { $count ->
        [one] One of your dinosaurs stands where nothing survives
       *[other] { $count } of your dinosaurs stand where nothing survives
    }.
urgent-end =
    { $faces ->
        [6] This is the last turn: the meteor falls.
       *[other] This may be the last turn: the meteor falls on { $faces } faces of the die.
    }

## Before a slip

slip-left-to-die =
    { $count ->
        [one] One of your dinosaurs will die
       *[other] { $count } of your dinosaurs will die
    }, and a step you still have would save one.
slip-poor-attack =
    { $faces ->
        [one] You win on a 1 only
       *[other] You win on 1 to { $faces } only
    }; otherwise your dinosaur, which is safe where it is, dies.
slip-born-to-die = A newborn will die here this turn; elsewhere there is room where it would live.
slip-unsaved = “{ $card }”, which you hold, would save one of your dinosaurs.
slip-dear-bid = You would pay { $pays } MP, most of what you have, and the MP you keep win the game.
slip-high-bid = { $least } would be enough for now: if you are outbid, you bid again.
