"""How strong somebody is, by the games they played: OpenSkill (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Name = TypeVar("Name", bound=Hashable)

# The normal distribution's 95 %.
SURE: Final = 1.96


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float

    @property
    def doubt(self) -> float:
        """How far it reaches to either side, with 95 % confidence."""
        return SURE * self.sigma


BEGINNER: Final = Rating(25.0, 25.0 / 3)
"""Whoever has not played yet."""


def rate(
    ratings: Mapping[Name, Rating], names: Sequence[Name], ranks: Sequence[float]
) -> dict[Name, Rating]:
    """The ratings after a game of those who had its seats; equal ranks share a place.

    Who had several seats gets the mean of what each would make of their rating.
    """
    model = _model()
    before = [ratings.get(name, BEGINNER) for name in names]
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = [team[0] for team in model.rate(teams, ranks=list(ranks))]
    rated: dict[Name, Rating] = {}
    for name in dict.fromkeys(names):
        own = [new for new, other in zip(after, names, strict=True) if other == name]
        rated[name] = Rating(
            sum(new.mu for new in own) / len(own), sum(new.sigma for new in own) / len(own)
        )
    return rated


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()
