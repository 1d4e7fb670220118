# What newcomers are told while they decide. The same keys and variables in every language.

## What presses

urgent-ready = { THE($animal) } is on the last card: if it is still there on its next turn, an era card wins you the game.
urgent-rival-ready = { THE($animal) } is on its last card, and wins on its next turn unless it is sent back.
urgent-flank = { THE($animal) } stands beside a crater, and the deck still holds { $count ->
        [one] an eruption
       *[other] { $count } eruptions
    } that could send it back.

## Before a slip

slip-discard = This card would lengthen your own path: nobody wins before their path is full.
slip-drags-own = { THE($animal) } would be moved back to this card: it goes in behind it.
slip-stay = A step forward is free, and would bring you closer to the end of your path.
slip-last-token = This costs your last token, and without one you cannot enter a contest.
slip-flank = You would stand beside a crater, and the deck still holds { $count ->
        [one] an eruption
       *[other] { $count } eruptions
    }; another step is as far out and safe from it.
slip-spared = Sending a rival back costs you nothing.
slip-stay-out = A guess costs nothing: the tokens you show stay yours.
