"""What is said at every board: sent as a key, so that each reads it in their own language."""

from __future__ import annotations

from typing import Literal

Phrase = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "take-your-time",
    "well-played",
    "close-call",
    "ouch",
    "sorry",
    "thanks",
    "good-game",
    "once-more",
    "must-go",
]
