"""A bot of a level, with a character or without: `level:4`, `level:4/fighter`."""

from __future__ import annotations

from random import Random

from mesozoic.bots.heuristics import find_heuristic
from mesozoic.bots.judge import Judge, find_judge
from mesozoic.bots.levels import Level, characters, levels, lore_of, temper_of
from mesozoic.bots.perspective import Perspective
from mesozoic.bots.temper import Tempered
from mesozoic.bots.think import Think


def read_level(text: str) -> tuple[int, str | None] | None:
    """Which level and which character `4` or `4/fighter` names; None for anything else."""
    number, slash, character = text.partition("/")
    if number not in [str(place) for place in range(1, len(levels()) + 1)]:
        return None
    if slash and character not in characters():
        return None
    return int(number), character or None


def find_level(text: str, name: str) -> Think | None:
    """The bot that `4` or `4/fighter` names."""
    found = read_level(text)
    if found is None:
        return None
    number, character = found
    level = levels()[number - 1]
    return Think(name, level.budget, Advice(level, character))


class Advice:
    """Whose judgement a level goes by, with its mistakes and its character's likes."""

    def __init__(self, level: Level, character: str | None) -> None:
        self._level = level
        self._character = character

    def __call__(self, perspective: Perspective, rng: Random) -> Judge:
        game, seat = perspective.game.id, perspective.seat
        judge = find_heuristic(game) if self._level.by_hand else find_judge(game, seat)
        temper = temper_of(self._level, self._character, game)
        if temper.is_even:
            return judge
        lore = lore_of(game)
        forgets = rng.random() < temper.forgetful
        return Tempered(judge, seat, temper, lore.kind, lore.forget if forgets else None)
