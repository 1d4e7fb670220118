## How the start page, lists and credits call this game. The same keys in every language.

web-game-evo-2011 = EVO, second edition
web-game-evo-2011-text = Nomads and their reptiles on the island of Kumtagh: bid for genes, push rivals aside, and be ready when the meteorite comes.
web-game-evo-2011-by = Philippe Keyaerts, Asmodee 2011
web-game-evo-2011-length = about an hour
web-game-evo-2011-weight = medium weight
web-game-evo-2011-kin = EVO made anew: one pawn each in a laboratory, twelve genes of which there is only one, a climate wheel, an island for each number of players.
