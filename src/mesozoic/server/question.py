"""A bot's question as it goes to a worker: small, for the world of a game goes by its key."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from mesozoic.bots.perspective import Perspective
from mesozoic.core.game import Setup
from mesozoic.core.record import Header
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.files.packs import matching_components
from mesozoic.games import find_game


@dataclass(frozen=True)
class WorldKey:
    """What the world of a game is made from."""

    game: str
    rules: int
    players: int
    options: tuple[tuple[str, str], ...]
    pack: str
    pack_digest: str

    @classmethod
    def of(cls, header: Header) -> WorldKey:
        return cls(
            header.game,
            header.rules,
            header.players,
            tuple(sorted(header.options.items())),
            header.pack,
            header.pack_digest,
        )


@dataclass(frozen=True)
class Question:
    """What a seat is asked, in a state that it cannot tell from the true one."""

    key: WorldKey
    seat: Seat
    imagined: State
    """Without its world: a worker makes that once, and keeps what bots have worked out of it."""

    @classmethod
    def of(cls, header: Header, perspective: Perspective, rng: Random) -> Question:
        """What a seat is asked in a game; `rng` deals anew what the seat may not know."""
        imagined = perspective.imagine(rng)
        imagined.world = None
        return cls(WorldKey.of(header), perspective.seat, imagined)

    def perspective(self) -> Perspective:
        """The question as a bot gets it."""
        self.imagined.world = _world(self.key)
        return Perspective(find_game(self.key.game), self.seat, self.imagined)


@lru_cache(maxsize=64)
def _world(key: WorldKey) -> Any:
    components = matching_components(key.game, key.pack, key.pack_digest)
    setup = Setup(key.players, components, dict(key.options), key.rules)
    return find_game(key.game).setup(setup).world
