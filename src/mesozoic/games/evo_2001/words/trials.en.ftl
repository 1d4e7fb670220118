## What to try where the example of a rule lies, and what to watch for
trial-e1-3-3 = Make the last bid, and watch the climate move as the next turn begins: meadows become temperate.
trial-e1-3-3-2 = Make the last bid, and watch the climate move to grey: mountains become temperate, and nothing is cold.
trial-e1-4-1 = You have two legs: move one dinosaur two zones, or two dinosaurs one zone each. Watch the steps that are left.
trial-e1-4-2 = Attack a rival beside one of your dinosaurs: with one horn more you win on 1 to 4. Watch the die.
trial-e1-6-1 = Place your newborn, then see who survives: where more stand in heat or cold than your genes shelter, you choose who goes.
trial-e1-6-1-2 = Place your newborn. On yellow, beaches are safe and meadows cold: choose who goes there. Hills and mountains are deadly.
trial-e1-7-2 = Outbid the rival: bid 1 on the gene that it has bid on, and watch: it bids again at once.
trial-e1-7-4 = Bid five on the leg that a rival wants for four: your two mutant genes take two off, and you pay three.
trial-e1-7-4-2 = Bid just one: your two mutant genes are worth more, so you pay nothing.
