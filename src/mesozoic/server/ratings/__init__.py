"""How strong people and bots are, by the rated tables they played."""
