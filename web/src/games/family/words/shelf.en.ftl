## How the start page, lists and credits call this game. The same keys in every language.

web-game-evolution-family = Evolution, family version
web-game-evolution-family-text = Lay six eras end to end, from bacteria to primates, and walk your animal to the last of them past volcanoes, marshes and thunderbolts.
web-game-evolution-family-by = The rules we have name neither author nor publisher
web-game-evolution-family-length = about three quarters of an hour
web-game-evolution-family-weight = light
web-game-evolution-family-kin = No kin of EVO in spite of its name: a race over cards, with guesses in closed hands.
