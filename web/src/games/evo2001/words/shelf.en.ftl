## How the start page, lists and credits call this game. The same keys in every language.

web-game-evo-2001 = EVO, first edition
web-game-evo-2001-text = Raise a species on an island whose climate will not keep still, and outbid your rivals for legs, horns and fur.
web-game-evo-2001-by = Philippe Keyaerts, Jeux Descartes 2001
web-game-evo-2001-length = 1 to 2 hours
web-game-evo-2001-weight = medium weight
web-game-evo-2001-kin = The first EVO: a tail decides who goes first, all genes are bid for at once, every species holds event cards.
