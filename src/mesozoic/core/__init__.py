"""Moments, states, records and how they are played. It knows no game and nothing of the world."""
