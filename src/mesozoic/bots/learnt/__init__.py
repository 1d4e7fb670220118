"""Judgement that is learnt: what it looks at in each game, and networks that weigh it."""
