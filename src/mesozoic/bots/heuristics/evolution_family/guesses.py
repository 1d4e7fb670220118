"""How many tokens to hide, from what the deck still holds and where the others may guess.

Whoever always hid the same number would be beaten by a neighbour of it, so all numbers that do
about as well as the best weigh the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import Guess
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.world import TOKENS

NUMBERS: Final = range(1, TOKENS + 1)
# How much worse than the best a guess may be and still be made, in parts of the best.
AS_GOOD: Final = 0.75
# How much it matters to win a contest.
STAKE: Final = 20.0
STAYING_OUT: Final = -STAKE
# Decks that are kept in mind.
REMEMBERED: Final = 1 << 12


def weigh_guesses(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: Contest
) -> list[float]:
    chances = guess_chances(state, seat, options, moment)
    best = max(chances)
    return [
        0.0
        if chance >= AS_GOOD * best
        else STAKE * (chance - AS_GOOD * best)
        if chance
        else STAYING_OUT
        for chance in chances
    ]


def guess_chances(
    state: FamilyState, seat: Seat, options: Sequence[Action], moment: Contest
) -> list[float]:
    """By option: the chance to win the contest with it, as far as one can tell."""
    values = _values(state)
    rivals = _rivals(state, seat, moment)
    best_with = _wins(values, rivals, len(state.world.own[seat]))
    return [
        best_with[_hands(option.tokens)] if isinstance(option, Guess) else 0.0 for option in options
    ]


def _rivals(state: FamilyState, seat: Seat, moment: Contest) -> int:
    """How many hands are closed against one's own."""
    world = state.world
    animals = moment.tied or world.animals
    others = [animal for animal in animals if world.owner[animal] != seat]
    return len([animal for animal in others if state.tokens[animal] > 0])


def _values(state: FamilyState) -> tuple[int, ...]:
    """How many cards of each number the next is drawn from."""
    numbers = state.world.tokens
    counts = [0] * TOKENS
    for card in state.deck or state.discard:
        counts[numbers[card] - 1] += 1
    return tuple(counts)


def _hands(tokens: Sequence[int]) -> int:
    """What is in one's hands as a number; which hand has how much makes no difference."""
    if len(tokens) == 1:
        return tokens[0]
    low, high = min(tokens), max(tokens)
    return low * (TOKENS + 1) + high


def _wins(values: tuple[int, ...], rivals: int, hands: int) -> dict[int, float]:
    """By what is in one's hands: the chance to win, against rivals who think alike."""
    key = (values, rivals, hands)
    found = _WINS.get(key)
    if found is None:
        if len(_WINS) == REMEMBERED:
            _WINS.clear()
        found = _WINS[key] = _reckon(values, rivals, hands)
    return found


_WINS: Final[dict[tuple[tuple[int, ...], int, int], dict[int, float]]] = {}


def _reckon(values: tuple[int, ...], rivals: int, hands: int) -> dict[int, float]:
    mix = _spread(values)
    for _ in range(2):
        alone = _chances(values, mix, rivals, 1)
        best = max(alone.values())
        good = [alone[number] >= AS_GOOD * best for number in NUMBERS]
        mix = [is_good / good.count(True) for is_good in good]
    return _chances(values, mix, rivals, hands)


def _spread(values: tuple[int, ...]) -> list[float]:
    total = sum(values)
    return [value / total for value in values] if total else [1 / TOKENS] * TOKENS


def _chances(
    values: tuple[int, ...], mix: Sequence[float], rivals: int, hands: int
) -> dict[int, float]:
    worth = [_by_distance(target, share, mix, rivals) for target, share in _targets(values)]
    found = {number: _chance_of(number, number, worth) for number in NUMBERS}
    if hands == 2:
        for low in NUMBERS:
            for high in range(low, TOKENS + 1):
                found[_hands((low, high))] = _chance_of(low, high, worth)
    return found


def _chance_of(one: int, other: int, worth: Sequence[tuple[int, list[float]]]) -> float:
    total = 0.0
    for target, by_distance in worth:
        total += by_distance[min(abs(one - target), abs(other - target))]
    return total


def _targets(values: tuple[int, ...]) -> list[tuple[int, float]]:
    total = sum(values) or 1
    return [(number, value / total) for number, value in zip(NUMBERS, values, strict=True) if value]


def _by_distance(
    target: int, share: float, mix: Sequence[float], rivals: int
) -> tuple[int, list[float]]:
    """By how far off one is: the chance that this target comes and one wins, or wins a tie."""
    found = []
    beyond = 1.0
    for distance in range(TOKENS):
        below, above = target - distance, target + distance
        here = mix[below - 1] if below > 0 else 0.0
        if distance and above <= TOKENS:
            here += mix[above - 1]
        further = max(beyond - here, 0.0)
        found.append(share * _wins_at(beyond, here, further, rivals))
        beyond = further
    return target, found


def _wins_at(nearest: float, here: float, further: float, rivals: int) -> float:
    """Nobody nearer, and of those as near, one in as many."""
    if here < 1e-9:
        return float(further**rivals)
    everyone = rivals + 1
    return float((nearest**everyone - further**everyone) / (everyone * here))
