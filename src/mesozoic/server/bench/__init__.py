"""How much a server carries: it is measured from outside, in a process of its own."""
