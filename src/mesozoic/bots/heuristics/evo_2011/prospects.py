"""What lies ahead: how many turns are left, and what a dinosaur on a zone may still bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mesozoic.core.counts import changed
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2011.genes import Gene
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.tokens import SHIFT, TURNING, Token
from mesozoic.games.evo_2011.world import LAST_TOKENS, PILE, World
from mesozoic.islands.climate import Temperature, temperature

# The chance that a zone one might step to is still free, and that a step is left for it.
FREE: Final = 0.8
STEP: Final = 0.4
# What a dinosaur of the future counts beside one of today: by then there is no room for all.
PATIENCE: Final = 0.75
# By plates: the chance that one of them is left for a dinosaur in that weather.
SHELTER: Final = (0.0, 0.45, 0.7, 0.85, 0.95)

Row = tuple[float, ...]


class Pile(NamedTuple):
    """What a seat knows of the tokens to come."""

    revealed: int
    unseen: tuple[int, ...]
    """The turning tokens that it has not seen."""
    next: Token | None
    """The next token, if the seat foresees it."""


def pile_seen_by(state: EvoState, seat: Seat) -> Pile:
    """Only whoever has sixth sense may know the token that is foreseen (E2-8.7)."""
    foreseen, revealed = state.foreseen, len(state.revealed)
    if foreseen is None:
        return Pile(revealed, state.tokens, None)
    if state.species[seat].has(Gene.SIXTH_SENSE):
        return Pile(revealed, state.tokens, foreseen)
    if foreseen is Token.METEORITE:
        return Pile(revealed, state.tokens, None)
    return Pile(revealed, changed(state.tokens, foreseen, +1), None)


def goes_on(revealed: int) -> float:
    """The chance that the next token is not the meteorite, one of the last three (E2-1.1)."""
    left = PILE - revealed
    return 1.0 if left > LAST_TOKENS else 1.0 - 1.0 / left if left else 0.0


def _turns_after(revealed: int) -> float:
    return goes_on(revealed) * (1.0 + _turns_after(revealed + 1)) if revealed < PILE else 0.0


_TURNS_AFTER: Final = tuple(_turns_after(revealed) for revealed in range(PILE + 1))


def turns_left(pile: Pile) -> float:
    """How many turns may be expected after this one."""
    if pile.next is None:
        return _TURNS_AFTER[pile.revealed]
    return 0.0 if pile.next is Token.METEORITE else 1.0 + _TURNS_AFTER[pile.revealed + 1]


def turns_to_come(pile: Pile) -> float:
    """How many turns may be expected, with the one that is being played."""
    return 1.0 + turns_left(pile)


Key = tuple[int, int, int, int]


class Prospects:
    """Tables for one world, filled in as they are asked for."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.island = world.island
        self.wheel = world.components.wheel
        self._usual = shifts(world.components.tokens)
        self._later: dict[Key, Row] = {}
        self._turns: dict[Key, Row] = {}
        self._rows: dict[tuple[Pile, int, int, int], Row] = {}

    def row(self, pile: Pile, section: int, hot: int, cold: int) -> Row:
        """By zone: the points a dinosaur may bring after this turn, if it lives through it."""
        key = (pile, section, hot, cold)
        row = self._rows.get(key)
        if row is None:
            if len(self._rows) >= _KEPT_ROWS:
                self._rows.clear()
            row = self._rows[key] = self._look_ahead(pile, section, hot, cold)
        return row

    def _look_ahead(self, pile: Pile, section: int, hot: int, cold: int) -> Row:
        if pile.next is None:
            return self._mix(
                pile.revealed, goes_on(pile.revealed), shifts(pile.unseen), section, hot, cold
            )
        if pile.next is Token.METEORITE:
            return (0.0,) * len(self.island)
        return self._mix(pile.revealed, 1.0, ((SHIFT[pile.next], 1.0),), section, hot, cold)

    def _mix(
        self,
        revealed: int,
        likely: float,
        by_shift: Sequence[tuple[int, float]],
        section: int,
        hot: int,
        cold: int,
    ) -> Row:
        totals = [0.0] * len(self.island)
        if likely:
            for shift, chance in by_shift:
                there = (section + shift) % len(self.wheel)
                part = likely * PATIENCE * chance
                for zone, worth in enumerate(self.turn(revealed + 1, there, hot, cold)):
                    totals[zone] += part * worth
        return tuple(totals)

    def turn(self, revealed: int, section: int, hot: int, cold: int) -> Row:
        """By zone: what a dinosaur may bring that stands there when a turn begins, its climate
        known and its steps to come."""
        most = len(SHELTER) - 1
        key = (revealed, section, min(hot, most), min(cold, most))
        row = self._turns.get(key)
        if row is None:
            row = self._turns[key] = self._after_steps(*key)
        return row

    def _after_steps(self, revealed: int, section: int, hot: int, cold: int) -> Row:
        """As it may step to a better place."""
        lives = {
            Temperature.TEMPERATE: 1.0,
            Temperature.COLD: SHELTER[cold],
            Temperature.HOT: SHELTER[hot],
            Temperature.DEADLY: 0.0,
        }
        later = self._mix(revealed, goes_on(revealed), self._usual, section, hot, cold)
        ideal = self.wheel[section]
        stays = [
            lives[temperature(terrain, ideal)] * (1.0 + later[zone])
            for zone, terrain in enumerate(self.island.terrain)
        ]
        return tuple(
            stay + STEP * max(0.0, FREE * max((stays[n] for n in near), default=0.0) - stay)
            for stay, near in zip(stays, self.island.neighbours, strict=True)
        )


def shifts(tokens: Sequence[int]) -> tuple[tuple[int, float], ...]:
    """By how much the wheel may turn next, with the chances."""
    total = sum(tokens)
    return tuple((SHIFT[token], tokens[token] / total) for token in TURNING if tokens[token])


_known: dict[int, Prospects] = {}
_KEPT: Final = 64
_KEPT_ROWS: Final = 20_000


def prospects_of(state: EvoState) -> Prospects:
    """The tables for the world a game is played in."""
    world = state.world
    found = _known.get(id(world))
    if found is None or found.world is not world:
        if len(_known) >= _KEPT:
            _known.clear()
        found = _known[id(world)] = Prospects(world)
    return found
