## What to try where the example of a rule lies, and what to watch for
trial-gd-3-1 = Let your prey reproduce: choose one, then an empty hex beside it. Each may have one newborn.
trial-gd-4-1 = Send your predator over one prey and onto another. Watch the first hex: a newborn is there.
trial-gd-4-2 = Let one eagle eat both rabbits. The dinosaur stands in the way of the other: watch it starve.
trial-gd-5-1 = Your nest is free: hatch an egg. Watch the new dinosaur hunt before the other.
trial-gd-5-2 = Send your dinosaur over a predator and on to a mountain. Watch your eggs: one for each predator.
trial-gd-5-2-2 = Send your dinosaur over the tiger and the eagle, and back to its own mountain: two eggs.
trial-gd-5-5 = Let your dinosaur hunt, and confirm. Then watch the board: six tiles fill what is empty, and two tiles stay alone.
