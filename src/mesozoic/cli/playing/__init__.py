"""A game in the terminal: who sits where, what is typed, where it is kept."""
