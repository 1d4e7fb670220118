"""What the screens of games on an island of hexes under a climate have in common."""
