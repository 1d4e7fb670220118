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
urgent-losses =
    { $count ->
        [one] One of your dinosaurs will die
       *[other] { $count } of your dinosaurs will die
    }; the climate stops there, so that you are not left with too few.
urgent-end = This may be the last turn: one of the next { $count } tokens is the meteorite.
urgent-last-turn = This is the last turn: the next token is the meteorite.

## Before a slip

slip-left-to-die =
    { $count ->
        [one] One of your dinosaurs will die
       *[other] { $count } of your dinosaurs will die
    }, and a step you still have would save one.
slip-born-to-die = A newborn will die here this turn; elsewhere there is room where it would live.
slip-no-newborn = There is room where a newborn would live: one more dinosaur, and 1 MP more this turn.
slip-unsaved = “{ $card }”, which you hold, would save one of your dinosaurs.
slip-fall = It could slip away to an empty zone beside it instead of dying.
slip-dear-bid = You would pay { $pays } MP, most of what you have, and the MP you keep win the game.
