"""What happens at a table beside its game: what is said, asked and agreed there."""
