"""Packs and records on disk."""
