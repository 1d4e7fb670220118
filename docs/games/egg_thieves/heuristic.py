"""What bots make of their options: two nights of three they are bold and want the most eggs."""

from collections.abc import Sequence

from . import Sneak, Thieves


def weigh(state: Thieves, seat: int, options: Sequence[Sneak]) -> list[int]:
    boldness = 1 if (seat + state.turn) % 3 else -1
    return [boldness * state.worth(option.place) for option in options]
