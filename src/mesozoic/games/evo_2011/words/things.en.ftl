## A word on what one meets at a table beside genes, tokens and cards; things.toml has the rule of each

terrain-desert-text = The hottest of the four terrains.
terrain-forest-text = Cooler than the desert, hotter than the canyon.
terrain-canyon-text = Cooler than the forest, hotter than the mountain.
terrain-mountain-text = The coldest of the four terrains.

lot-card = Event card
lot-card-text = Draw a card that only you may see.
lot-bare = Nothing
lot-bare-text = The bag is empty: this row gives only its place in the order of play.

thing-points = Mutation points
thing-points-text = Purse and score in one: they pay in the laboratory, and the most of them win in the end.
thing-hidden-points = Points face down
thing-hidden-points-text = Each player sees only their own total; what is paid and gained happens in the open.
thing-herd = Dinosaurs
thing-herd-text = Each one on the board at the end of a turn earns 1 MP; the others wait in the reserve.
thing-losses = In danger
thing-losses-text = Dinosaurs that would die if the turn ended here. The climate always leaves a people at least two.
thing-hand = Event cards
thing-hand-text = Secret until played, any number in a turn, each at its own moment.
thing-turn = Turn
thing-turn-text = Six phases; everyone finishes one before the next begins.
thing-wheel = Climate wheel
thing-wheel-text = The section on top says which terrain is ideal, hot, cold or deadly until the next turn.
thing-pile = Climate tokens
thing-pile-text = One is turned up each turn. The meteorite is one of the last three and ends the game.
thing-combat-die = Combat die
thing-combat-die-text = Its face says how the horns of attacker and defender must compare for the attack to succeed.
thing-laboratory = Laboratory
thing-laboratory-text = A row for each people. A higher bid dislodges a pawn, and its owner bids again at once, on another row.
thing-initiative = Initiative track
thing-initiative-text = Fewest dinosaurs first; in ties, the higher row of the laboratory.

action-pass-text = You keep the card for later.
action-play-text = The card takes effect now and is discarded.
action-foretell-text = You turn the wheel yourself; the token that was revealed has no effect.
action-bid-text = Any value on an empty row, more than the pawn that stands on another. You pay it less your vials.
action-place-text = Your pawn takes this place on the track; the others keep their order.
action-walk-text = One point takes one dinosaur to an empty neighbouring zone.
action-attack-text = For one point you roll the die. Win and you take the rival’s place; fail and both stay.
action-fly-text = Once each phase, one point takes a dinosaur two zones, over anybody, to an empty one.
action-swim-text = One point takes a dinosaur from one coastal zone to any other empty one.
action-stop-text = Movement points that are left are lost.
action-escape-text = The beaten dinosaur lives on in a neighbouring empty zone.
action-fall-text = The beaten dinosaur goes back to your reserve.
action-newborn-text = A dinosaur from your reserve goes on an empty zone next to one of yours.
action-withdraw-text = All eight are on the board: one may leave it, to be born in another zone.
action-decline-text = Nobody must give birth; later rounds are still open to you.
action-remove-text = You choose who dies; the others your genes can save.
