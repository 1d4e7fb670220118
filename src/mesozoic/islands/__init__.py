"""What islands of hexes under a turning climate have in common, whichever game they are of."""
