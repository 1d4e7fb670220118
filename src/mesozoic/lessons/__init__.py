"""Guided games: what luck and rivals do is written down, and whoever learns is led step by step."""
