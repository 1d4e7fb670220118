## A word on what one meets at a table beside genes and cards; things.toml has the rule of each

terrain-beach-text = The hottest of the four terrains. Its stars are start beaches.
terrain-meadow-text = Cooler than the beach, hotter than the hill.
terrain-hill-text = Cooler than the meadow, hotter than the mountain.
terrain-mountain-text = The coldest of the four terrains.

thing-points = Mutation points
thing-points-text = Purse and score in one: they pay for genes, and the most of them win in the end.
thing-herd = Dinosaurs
thing-herd-text = Those on the island earn 1 MP each when they survive; the others wait in the reserve.
thing-losses = In danger
thing-losses-text = Dinosaurs that would die if the turn ended here: too many in the cold or the heat, or any in deadly zones.
thing-hand = Event cards
thing-hand-text = Secret until played, each at its own moment, and never in the first two turns.
thing-turn = Turn
thing-turn-text = Six phases; everyone finishes one before the next begins.
thing-climate = Climate ring
thing-climate-text = The pawn shows which terrain is temperate; its neighbours are cold and hot, the rest is deadly.
thing-meteor = Meteor
thing-meteor-text = It comes one space closer each turn. On spaces with dice a roll may end the game; the last space does.
thing-climate-die = Climate die
thing-climate-die-text = Moves the climate along its ring: 1 back, 2 not at all, 3 to 6 forward.
thing-combat-die = Combat die
thing-combat-die-text = Only the attacker rolls. The more horns it has over the defender, the more faces win.
thing-meteor-die = Meteor die
thing-meteor-die-text = If one of the faces on the meteor’s space comes up, the game ends on the spot.
thing-auction = Auction
thing-auction-text = A gene for everyone: the highest bid takes it, and whoever is outbid bids again at once.

action-pass-text = You keep your cards for later; this moment does not come round again.
action-play-text = The card takes effect now and is discarded.
action-play-against-text = The card strikes the rival you choose and is discarded.
action-play-for-text = The card helps the dinosaur you choose and is discarded.
action-walk-text = One step takes one dinosaur to a neighbouring zone, whatever its terrain.
action-attack-text = Entering a rival’s zone is an attack. Win and you stand there; lose and your dinosaur goes back to the reserve.
action-swim-text = One step takes a dinosaur from a yellow zone to any empty yellow one.
action-stop-text = Steps that are left are lost; the next species moves.
action-newborn-text = A dinosaur from your reserve goes on an empty zone next to one of your adults.
action-remove-text = You choose who dies; the others your genes can save.
action-bid-text = Any amount for a gene without a bid, more than the standing bid for one that has one. You pay it less your mutant genes.
action-drop-out-text = You take no gene in this auction, and pay nothing.
