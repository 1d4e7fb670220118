"""Bots: they see a Perspective, never a State, and answer with one of their options."""
