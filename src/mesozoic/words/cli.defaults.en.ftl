# What a game says at the command line unless it has words of its own for it.

cli-column-species = Species
cli-column-points = points
cli-column-won = won
cli-why-usage = Ask about a move by its number or in full: why 2
cli-help-answer-text = Choose that option. A move in full will do as well.
cli-help-hand-text = The table as you see it.
