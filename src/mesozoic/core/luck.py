"""Verifiable luck: a seed promised beforehand decides every outcome, and is shown afterwards."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

_BITS: Final = 256


def one_of(several: Sequence[T], number: float) -> T:
    """The one that a number from 0 to 1 picks, each as likely as another."""
    return several[int(number * len(several))]


def outcome_at(point: float, outcomes: Sequence[tuple[T, float]]) -> T:
    """The outcome that a point lies in, when each is as long as it weighs."""
    for outcome, weight in outcomes:
        point -= weight
        if point < 0:
            return outcome
    return outcomes[-1][0]  # rounding may carry a point past the end


class Luck(Protocol):
    """Whatever a driver draws outcomes from."""

    def draw(self, number: int, outcomes: Sequence[tuple[T, int]]) -> T: ...


@dataclass(frozen=True)
class SeededLuck:
    """Each outcome comes from HMAC(seed, its number): with the seed anyone can redo it."""

    seed: bytes

    @classmethod
    def named(cls, name: str) -> SeededLuck:
        """The luck that a name, such as a number typed by a person, always gives."""
        return cls(hashlib.sha256(f"mesozoic {name}".encode()).digest())

    @property
    def commitment(self) -> str:
        """What is shown at the start: it binds the seed and tells nothing of it."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, number: int, outcomes: Sequence[tuple[T, int]]) -> T:
        return outcome_at(self._below(sum(weight for _, weight in outcomes), number), outcomes)

    def _below(self, total: int, number: int) -> int:
        """A number under `total`, exactly evenly: what would tilt the scales is drawn again."""
        fair = (1 << _BITS) - (1 << _BITS) % total
        found, attempt = fair, 0
        while found >= fair:
            message = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            found = int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
            attempt += 1
        return found % total
