## What a newcomer is told of each phase, once: two lines at most.
web-explain-initiative = The longest tail plays first, all through the turn. With equal tails, the species with fewer dinosaurs does.
web-explain-climate = The die has turned the climate: one terrain is now mild, its neighbours hot or cold, the others deadly. Look at the legend below the island.
web-explain-movement = Take a dinosaur, then a zone next to it: one step for each leg you have. Get your dinosaurs to where they will survive.
web-explain-births = One newborn for each egg, next to a dinosaur of yours. Put it where the climate lets it live.
web-explain-survival = Furs save as many in the cold, parasols as many in the heat; in deadly zones all die. Each survivor earns you 1 MP.
web-explain-evolution = Bid MP for one of these genes: everybody gets one. MP also win the game, so do not pay more than a gene is worth to you.
