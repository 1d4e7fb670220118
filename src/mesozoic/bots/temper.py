"""What a bot is like: what it leans to, and the mistakes that it makes as people do.

Mistakes leave out or misweigh something that has a name; none is rubbish at random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, cast

from mesozoic.bots.chances import gumbel
from mesozoic.bots.judge import Judge
from mesozoic.core.moments import Choice
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action

# What a unit of liking counts in shares of the victory, however long one thinks.
TASTE: Final = 0.01

Kind = Callable[[Any, Seat, Action], str]
"""What kind of thing an action is, where its tag says too little."""
Forget = Callable[[Any, Seat], Any]
"""A state as it looks to a seat that forgets what there is to be forgotten."""


def kind_by_tag(state: Any, seat: Seat, action: Action) -> str:
    return action.tag


def forget_nothing(state: Any, seat: Seat) -> Any:
    return state


@dataclass(frozen=True)
class Temper:
    """Weights are the judge's units: one is a difference that matters."""

    haste: float = 0.0
    """How far one strays from what looks best, as who takes the first thing that looks good."""
    optimism: float = 0.0
    """What a point of a price is thought to bring: above 0 one overbids, below one is a miser."""
    forgetful: float = 0.0
    """How often what is to come is forgotten, from 0 to 1."""
    likes: tuple[tuple[str, float], ...] = ()
    """What is added to the weight of each kind of action."""

    @property
    def is_even(self) -> bool:
        """Whether it changes nothing."""
        return not (self.haste or self.optimism or self.forgetful or self.likes)


class Tempered:
    """A judge with the temper of one seat; of the others it thinks as before."""

    def __init__(
        self, judge: Judge, seat: Seat, temper: Temper, kind: Kind, forget: Forget | None
    ) -> None:
        self._judge = judge
        self._seat = seat
        self.temper = temper
        self._likes = dict(temper.likes)
        self._kind = kind
        self._forget = forget
        self.evaluate = judge.evaluate
        self.is_quiet = judge.is_quiet

    def weigh(self, state: Any, seat: Seat, options: Sequence[Action]) -> Sequence[float]:
        if seat != self._seat:
            return self._judge.weigh(state, seat, options)
        seen = state if self._forget is None else self._forget(state, seat)
        weights = self._judge.weigh(seen, seat, options)
        liked = self.liking(state, options)
        return [weight + more for weight, more in zip(weights, liked, strict=True)]

    def liking(self, state: Any, options: Sequence[Action]) -> list[float]:
        """What is added to the weights of options: what one likes, and what one would pay."""
        likes, optimism, seat = self._likes, self.temper.optimism, self._seat
        choice = cast("Choice[Any]", state.stack[-1])
        found = []
        for action in options:
            more = likes.get(self._kind(state, seat, action), 0.0) if likes else 0.0
            if optimism:
                cost = choice.cost(state, seat, action)
                if cost is not None:
                    more += optimism * cost
            found.append(more)
        return found


def hastily(weights: Sequence[float], haste: float, rng: Random) -> list[float]:
    """Weights as they look in haste: any may look greatest, the greater the likelier (Gumbel)."""
    return [weight + haste * gumbel(rng) for weight in weights]
