"""What a club survives: games are played while its parts are killed, and then judged."""
