"""Learning to judge a game from games that are played for it; it needs the `train` extra."""
