"""All that a bot gets: what its seat may know, and states that its seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Any

from mesozoic.core.game import Game
from mesozoic.core.play import options
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action


class Perspective:
    """A decision as one seat sees it.

    It is made from a redealt state and never holds the true one: a bot that pries into it finds
    nothing that its seat does not know.
    """

    def __init__(self, game: Game[Any], seat: Seat, imagined: State) -> None:
        self.game = game
        self.seat = seat
        self._imagined = imagined

    @classmethod
    def of(cls, game: Game[Any], state: State, seat: Seat, rng: Random) -> Perspective:
        """What `seat` may know of a state; `rng` deals what it may not."""
        return cls(game, seat, game.redeal(state, seat, rng))

    @cached_property
    def view(self) -> Any:
        """The seat's view: the true one, by the law that redealing does not change it."""
        return self.game.view(self._imagined, self.seat)

    @cached_property
    def options(self) -> Sequence[Action]:
        """What the seat may do now, in the table's order."""
        return options(self._imagined, self.seat)

    def imagine(self, rng: Random) -> State:
        """A state of one's own to play with, as likely as any other that looks the same."""
        imagined: State = self.game.redeal(self._imagined, self.seat, rng)
        return imagined
