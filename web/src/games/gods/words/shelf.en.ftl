## How the start page, lists and credits call this game. The same keys in every language.

web-game-gods-love-dinosaurs = Gods Love Dinosaurs
web-game-gods-love-dinosaurs-text = Build a land where prey breeds and predators thrive, so that your dinosaurs never go hungry.
web-game-gods-love-dinosaurs-by = Kasper Lapp, Pandasaurus Games 2020
web-game-gods-love-dinosaurs-length = about an hour
web-game-gods-love-dinosaurs-weight = light to medium
web-game-gods-love-dinosaurs-kin = No kin of EVO: each builds a land of their own, and all animals of a species activate at once.
