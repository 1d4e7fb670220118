"""How long a seat may think, as people who play agreed it."""
