## What to try where the example of a rule lies, and what to watch for
trial-e2-1-1 = Choose who dies: the ninth turn ends. Then look at the pile: three tokens are left, and one is the meteorite.
trial-e2-2-1 = Choose who dies and end the turn. Then watch the next token: +2 turns the wheel past a section.
trial-e2-3-2 = Outbid a rival in its column, and watch: it must bid again at once, and on another column.
trial-e2-3-3 = Bid one or more: your vial takes one off what you pay. Watch your MP.
trial-e2-4-1 = Make the last bid, and watch the initiative track: fewest dinosaurs first, equal ones in the order of their columns.
trial-e2-5-1 = You have three movement points: share them among your dinosaurs as you like, and watch how many are left.
trial-e2-5-2 = Attack the rival beside you: neither of you has a horn. “As many horns” wins, “More horns” fails.
trial-e2-6-1 = Place a newborn. Watch the rounds: all place their first, then you a second, for you have two eggs.
trial-e2-7-1 = Place your newborn. Then more stand in the cold or heat than your plates shelter: choose who goes.
trial-e2-8-3 = You have fins: swim from the coast to any other zone of the coast, for one point.
trial-e2-9-2 = A rival has just had a newborn. Play your Egg Thief, and watch whose dinosaur stands there.
