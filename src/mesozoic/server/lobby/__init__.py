"""Finding a game: open tables whose seats are being taken, and those that one may watch."""
