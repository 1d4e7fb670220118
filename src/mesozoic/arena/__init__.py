"""The arena: games among bots, in bulk, and what can be said of them."""
