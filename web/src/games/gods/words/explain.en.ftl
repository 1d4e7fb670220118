## What a newcomer is told of each phase, once: two lines at most.
web-explain-take = Take any tile. The last one of a column activates the animals above it, for everybody: mind what yours would then do.
web-explain-place = Turn the tile and lay it against your ecosystem. Prey reproduce on their own terrain, and predators need prey within reach.
web-explain-activation = These animals act in everybody’s ecosystem: prey have a newborn each, hunters eat or starve. Confirm when you have done.
web-explain-dinosaurs = A dinosaur hunts up to five hexes and ends on a free mountain; it lays an egg for each predator it eats. Eggs win the game.
