"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, Final

from mesozoic.cli.errors import CannotDo
from mesozoic.core.errors import Refused
from mesozoic.core.seats import Seat

if TYPE_CHECKING:
    from mesozoic.bots.bot import Bot
    from mesozoic.core.table import Table
    from mesozoic.core.values import Action
    from mesozoic.words.catalogue import Catalogue

HUMAN: Final = "human"


def labels(players: int, humans: int, first: int, bots: Sequence[str]) -> tuple[str, ...]:
    """What the record calls each seat; `first` is the first human's, counted from 1."""
    from mesozoic.bots.bot import find_bot

    for bot in bots:
        find_bot(bot)
    if not 0 <= humans <= players:
        raise CannotDo("cli-humans", found=humans, most=players)
    if not 1 <= first <= players:
        raise CannotDo("cli-seat", found=first, most=players)
    people = [(first - 1 + n) % players for n in range(humans)]
    names = cycle(bots)
    return tuple(
        f"{HUMAN} {people.index(seat) + 1}" if seat in people else next(names)
        for seat in range(players)
    )


@dataclass(frozen=True)
class Seating:
    labels: tuple[str, ...]
    humans: tuple[Seat, ...]
    bots: Mapping[Seat, Bot]

    @classmethod
    def of(cls, seats: Sequence[str]) -> Seating:
        """As a record's header names the seats: whoever is no bot of ours sits at this keyboard."""
        found = {Seat(n): _bot(name) for n, name in enumerate(seats)}
        people = tuple(seat for seat, bot in found.items() if bot is None)
        bots = {seat: bot for seat, bot in found.items() if bot is not None}
        return cls(tuple(seats), people, bots)

    def names(self, words: Catalogue) -> tuple[str, ...]:
        """What the screen calls each player."""
        return tuple(self._name(Seat(seat), words) for seat in range(len(self.labels)))

    def _name(self, seat: Seat, words: Catalogue) -> str:
        label = self.labels[seat]
        if not label.startswith(HUMAN):
            return label
        if len(self.humans) == 1:
            return words.say("cli-you")
        return words.say("cli-player", letter=ascii_uppercase[seat])

    def bot_choice(self, table: Table[Any], seat: Seat) -> Action:
        """What a bot does. Its generator depends on the table and the entry, so that a game which
        is left and resumed goes on as it would have."""
        from mesozoic.bots.perspective import Perspective

        entry = len(table.record.entries)
        rng = Random(f"{table.record.header.commitment} {seat} {entry}")
        return self.bots[seat].choose(Perspective.of(table.game, table.state, seat, rng), rng)


def _bot(name: str) -> Bot | None:
    from mesozoic.bots.bot import find_bot

    try:
        return find_bot(name)
    except Refused:
        return None
