## Why something may not be done, in any game

why-over = The game is over.
why-not-asked = It is not for you to decide now.
why-not-offered = That is not among your options now.
why-luck = Luck decides that, not a player.
