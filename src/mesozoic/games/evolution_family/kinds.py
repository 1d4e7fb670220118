"""What numbers and slugs of this game name."""

from __future__ import annotations

from typing import Annotated

from mesozoic.core.kinds import Names

Animal = Annotated[int, Names("animal")]
"""Animals, sectors and paths share their numbers."""
CardSlug = Annotated[str, Names("card")]
"""An evolution card: `eruption`, `thunderbolt`, or an era card of the pack by its places."""
Hand = Annotated[int, Names("hand")]
"""So many tokens in a hand."""
