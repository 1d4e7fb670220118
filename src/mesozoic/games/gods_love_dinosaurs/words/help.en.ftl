# What newcomers are told while they decide. The same keys and variables in every language.

## What presses

urgent-starving = If { THE($animal) } activated now, { $count ->
        [one] one of yours would starve
       *[other] { $count } of yours would starve
    }.
urgent-end = The last tile of { THE($column) } would end the game.

## Before a slip

slip-starves = This is the last tile of its column: { THE($animal) } activate, and { $count ->
        [one] one of yours finds
       *[other] { $count } of yours find
    } nothing to eat, unless the tile feeds them.
slip-laid-to-starve = This was the last tile of its column: { THE($animal) } activate at once, and here this one would starve, out of reach of prey.
slip-unborn = { $count ->
        [one] One more of your animals could
       *[other] { $count } more of your animals could
    } reproduce: { THE($animal) } have room beside them.
slip-hatched-to-starve = It would find nothing to eat and starve at once, and its egg is spent.
slip-egg-missed = One step further it would eat a predator and lay another egg: eggs win the game.
