"""What lies ahead: how many turns are left, and what a dinosaur on a zone may still bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.bots.heuristics.zones import Row
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
SHELTER: Final[Row] = (0.0, 0.45, 0.7, 0.85, 0.95)


@dataclass(frozen=True, slots=True)
class Pile:
    """What a seat knows of the tokens to come."""

    revealed: int
    unseen: tuple[int, ...]
    """The turning tokens that it has not seen."""
    next: Token | None
    """The next token, if the seat foresees it."""

    def key(self) -> int:
        """A number that no other pile has: there are no more tokens than in a whole pile."""
        key = 0 if self.next is None else self.next + 1
        for number in self.unseen:
            key = key * (PILE + 1) + number
        return key * (PILE + 1) + self.revealed


def pile_seen_by(state: EvoState, seat: Seat) -> Pile:
    """Only whoever has sixth sense may know the token that is foreseen (E2-8.7)."""
    foreseen, revealed = state.foreseen, tokens_gone(state)
    if foreseen is None:
        return Pile(revealed, state.tokens, None)
    if state.species[seat].has(Gene.SIXTH_SENSE):
        return Pile(revealed, state.tokens, foreseen)
    if foreseen is Token.METEORITE:
        return Pile(revealed, state.tokens, None)
    return Pile(revealed, changed(state.tokens, foreseen, +1), None)


def tokens_gone(state: EvoState) -> int:
    """How many tokens of a whole pile are turned up, or were never in a short one (E2-10.2)."""
    return PILE - state.tokens_left


def goes_on(revealed: int) -> float:
    """The chance that the next token is not the meteorite, one of the last three (E2-1.1)."""
    left = PILE - revealed
    return 1.0 if left > LAST_TOKENS else 1.0 - 1.0 / left if left else 0.0


def _expect_turns(revealed: int) -> float:
    return goes_on(revealed) * (1.0 + _expect_turns(revealed + 1)) if revealed < PILE else 0.0


_TURNS_AFTER: Final[Row] = tuple(_expect_turns(revealed) for revealed in range(PILE + 1))


def turns_after(revealed: int) -> float:
    """How many turns may be expected once so many tokens are revealed and their turn is over."""
    return _TURNS_AFTER[revealed]


def turns_left(pile: Pile) -> float:
    """How many turns may be expected after this one."""
    if pile.next is None:
        return turns_after(pile.revealed)
    return 0.0 if pile.next is Token.METEORITE else 1.0 + turns_after(pile.revealed + 1)


def turns_to_come(pile: Pile) -> float:
    """How many turns may be expected, with the one that is being played."""
    return 1.0 + turns_left(pile)


MOST: Final = len(SHELTER) - 1


class Prospects:
    """Tables for one world, filled in as they are asked for."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.island = world.island
        self.wheel = world.components.wheel
        self._usual = shifts(world.components.tokens)
        self._turns: dict[int, Row] = {}
        self._rows: dict[int, Row] = {}

    def row(self, pile: Pile, section: int, hot: int, cold: int) -> Row:
        """By zone: the points a dinosaur may bring after this turn, if it lives through it."""
        return self.row_of(pile.key(), pile, section, hot, cold)

    def row_of(self, number: int, pile: Pile, section: int, hot: int, cold: int) -> Row:
        """The same for whoever asks several times, and has the pile's number at hand."""
        key = self._key(number, section, hot, cold)
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
        key = self._key(revealed, section, hot, cold)
        row = self._turns.get(key)
        if row is None:
            row = self._turns[key] = self._after_steps(revealed, section, hot, cold)
        return row

    def _key(self, turn: int, section: int, hot: int, cold: int) -> int:
        """Where a row is kept; beyond so many plates of a kind one more changes nothing."""
        sheltered = min(hot, MOST) * len(SHELTER) + min(cold, MOST)
        return (turn * len(self.wheel) + section) * len(SHELTER) ** 2 + sheltered

    def _after_steps(self, revealed: int, section: int, hot: int, cold: int) -> Row:
        """As it may step to a better place."""
        later = self._mix(revealed, goes_on(revealed), self._usual, section, hot, cold)
        ideal = self.wheel[section]
        stays = [0.0] * len(self.island)
        for zone, terrain in enumerate(self.island.terrain):
            lives = _lives(temperature(terrain, ideal), hot, cold)
            stays[zone] = lives * (1.0 + later[zone])
        better = []
        for zone, near in enumerate(self.island.neighbours):
            stay, best = stays[zone], max([0.0, *[stays[n] for n in near]])
            better.append(stay + STEP * max(0.0, FREE * best - stay))
        return tuple(better)


def _lives(here: Temperature, hot: int, cold: int) -> float:
    """The chance that a dinosaur lives at a temperature."""
    if here is Temperature.TEMPERATE:
        return 1.0
    if here is Temperature.COLD:
        return SHELTER[min(cold, MOST)]
    return SHELTER[min(hot, MOST)] if here is Temperature.HOT else 0.0


def shifts(tokens: Sequence[int]) -> tuple[tuple[int, float], ...]:
    """By how much the wheel may turn next, with the chances."""
    total = sum(tokens)
    return tuple((SHIFT[token], tokens[token] / total) for token in TURNING if tokens[token])


_known: dict[World, Prospects] = {}
_KEPT: Final = 64
_KEPT_ROWS: Final = 20_000


def prospects_of(state: EvoState) -> Prospects:
    """The tables for the world a game is played in."""
    found = _known.get(state.world)
    if found is None:
        if len(_known) >= _KEPT:
            _known.clear()
        found = _known[state.world] = Prospects(state.world)
    return found
