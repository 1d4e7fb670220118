## A word on what one meets at a table beside animals and terrains; things.toml has the rule of each

phase-take = Take a tile
phase-take-text = The player whose turn it is takes any tile of the animal board.
phase-place = Place it
phase-place-text = It is turned at will and laid against the ecosystem; an animal shown on it moves in.
phase-activation = A species activates
phase-activation-text = Taking the last tile of a column activates its species, for everybody at once.
phase-dinosaurs = Dinosaurs activate
phase-dinosaurs-text = If the pawn is under that column: eggs hatch, dinosaurs hunt, the pawn moves on, empty columns are filled.

thing-points = Points
thing-points-text = Every egg and every living dinosaur is a point; the most of them win in the end.
thing-egg = Egg
thing-egg-text = A dinosaur lays one for each predator it eats. A golden egg stands for five.
thing-nest = Nest
thing-nest-text = Here your eggs lie, and dinosaurs hatch: one egg for one dinosaur, before any of them hunts.
thing-column = Column
thing-column-text = Whoever takes its last tile activates its species, for everybody at once.
thing-pawn = Dinosaur pawn
thing-pawn-text = When the column above it is emptied, the dinosaurs activate too; then the pawn moves on.
thing-volcano = Volcano
thing-volcano-text = Held by whoever took the last tile of a column and so set off its species.
thing-tile = Tile
thing-tile-text = Two hexes, perhaps with an animal. It may lie anywhere against your ecosystem, turned as you like.
thing-stacks = Tiles left
thing-stacks-text = They fill empty columns after the dinosaurs. When they are too few for all of them, the game ends.
thing-hunt = Steps
thing-hunt-text = How far a hunter may still go: tigers 2 hexes, eagles 3 in a line, dinosaurs 5.
thing-turn = Turn
thing-turn-text = Take a tile and place it; an emptied column activates its species, and perhaps the dinosaurs.

action-take-text = It becomes part of your ecosystem. The last tile of a column sets off its animals.
action-place-text = The tile must touch your ecosystem; its terrain does not matter.
action-breed-text = Each animal may have one newborn on an empty hex of its terrain, or a wild one, next to it.
action-hunt-text = Each hunter goes once, in the order you like. What it meets on its way it eats.
action-go-text = The hunt goes on, as far as steps are left.
action-end-hunt-text = It stays here and has eaten what was on its way.
action-leave-to-starve-text = A hunter that eats nothing is removed.
action-let-starve-text = It could eat, but is removed; others may then use its hex.
action-hatch-text = One egg becomes a dinosaur on the nest mountain. It hunts, and may starve, like any other.
action-keep-eggs-text = Every egg you keep is a point, and may hatch another time.
action-confirm-text = When all have confirmed, everybody sees what was done.
