## What a newcomer is told of each phase, once: two lines at most.
web-explain-climate = The token has turned the wheel: it says where it is ideal, hot, cold or deadly until the next turn. Look at the legend below the island.
web-explain-mutations = Put your pawn on a value in a row: you pay it, and take the gene or the card. A higher bid dislodges you, and you bid elsewhere.
web-explain-initiative = Whoever has the fewest dinosaurs plays first from here on; in ties, the higher row of the laboratory.
web-explain-movement = Take a dinosaur, then a zone next to it. You have two points, more with legs; entering a rival’s zone is an attack.
web-explain-births = One newborn for each egg, round by round, next to one of your own. Put it where the climate lets it live.
web-explain-survival = Furs save in the cold, thermoregulation in the heat; in deadly zones all die, but you keep at least two. Then each is worth 1 MP.
