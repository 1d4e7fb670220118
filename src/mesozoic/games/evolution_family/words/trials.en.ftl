## What to try where the example of a rule lies, and what to watch for
trial-ef-2-1 = Put the card in your own path: it goes between two others, where its era belongs.
trial-ef-2-2 = Put the card in your path: it replaces the one of the same era, which is discarded.
trial-ef-2-3 = Put the card into a rival’s path, behind its piece, and choose a rock: watch it being dragged back.
trial-ef-3-4 = Hide tokens for the era that you think comes next. Watch the hands open: the nearest wins the card.
trial-ef-4-1 = Step forward into the marsh, then, for a token, on to its far part. Next turn you are across.
trial-ef-4-3 = The lightning strikes: choose a rival’s piece, and watch on which rock it stops.
trial-ef-5-1 = A volcano may erupt: choose a rival’s piece on its flank, and watch it being sent back.
trial-ef-6-1 = Your turn has begun on your sixth card. Let the cone erupt, or spare all: the next era card wins you the game.
