"""What is looked at in Evolution, family version: how far each foremost animal is from the end."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mesozoic.bots.heuristics.evolution_family.evaluation import DOUBT, DOUBT_A_TURN
from mesozoic.bots.learnt.evolution_family.options import OPTION, option_values
from mesozoic.bots.learnt.evolution_family.walkers import Walker, is_about_to_win, walkers
from mesozoic.bots.learnt.rivals import bounded, over_best_rival
from mesozoic.core.seats import Seat
from mesozoic.games.evolution_family.contest import Contest
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.paths import CardPlacing
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import NextCard
from mesozoic.games.evolution_family.world import TOKENS

__all__ = ["OPTION", "SEAT", "TABLE", "option_values", "seat_values", "table_values"]

TABLE: Final[tuple[str, ...]] = (
    "two players",
    "three players",
    "players over four",
    "turns that were played",
    "cards left in the deck",
    "part of the deck: eruptions",
    "part of the deck: thunderbolts",
    "moment: the next card",
    "moment: contest",
    "moment: putting a card",
    "moment: moving",
    "moment: the cone",
    "paths that are whole",
)
SEAT: Final[tuple[str, ...]] = (
    "turns that it needs",
    "turns that it needs, under the best rival",
    "share by hand",
    "cards that its path lacks",
    "steps to the last card",
    "tokens",
    "tokens, for each step to come",
    "turns until its own",
    "steps left in this turn",
    "stands on the last card",
    "stands on the last card, the sooner its turn the more",
    "an era card wins now",
    "steps that it would fall back",
    "beside a volcano or the cone",
    "on slippery ground",
    "in a cave",
    "cards that a rival could drag it back by",
    "chance that a card could drag it back",
    "turns that its second animal needs more",
)
# A second animal that needs so many turns more, or that is not there, is no help.
_NO_HELP: Final = 4.0
_LEAST_SHARE: Final = 0.001


def table_values(state: FamilyState, viewer: Seat) -> list[float]:
    world, moment = state.world, state.stack[-1]
    players, cards = world.players, len(state.deck)
    eruptions = bolts = whole = 0
    for card in reversed(state.deck):  # action cards come last
        if card == world.eruption:
            eruptions += 1
        elif card == world.thunderbolt:
            bolts += 1
        else:
            break
    for path in state.paths:
        if len(path) == world.full_path:
            whole += 1
    return [
        1.0 if players == 2 else 0.0,
        1.0 if players == 3 else 0.0,
        max(0, players - 4) / 2.0,
        bounded(state.turn / len(state.order) / 10.0),
        cards / len(world.evolution_cards),
        eruptions / cards if cards else 0.0,
        bolts / cards if cards else 0.0,
        1.0 if type(moment) is NextCard else 0.0,
        1.0 if type(moment) is Contest else 0.0,
        1.0 if type(moment) is CardPlacing else 0.0,
        1.0 if type(moment) is Moving else 0.0,
        1.0 if type(moment) is Cone else 0.0,
        whole / len(state.paths),
    ]


def seat_values(state: FamilyState, viewer: Seat) -> list[list[float]]:
    found = walkers(state)
    world, count = state.world, len(state.order)
    shares = _shares(found)
    foremost: list[Walker] = []
    behind: list[float] = []
    by_hand: list[float] = []
    needs: list[float] = []
    for own in world.own:
        best, second, share = found[own[0]], _NO_HELP, shares[own[0]]
        if len(own) > 1:
            other = found[own[1]]
            share += shares[own[1]]
            if other.needs < best.needs:
                best, other = other, best
            second = min(_NO_HELP, other.needs - best.needs)
        foremost.append(best)
        behind.append(second)
        by_hand.append(share)
        needs.append(-best.needs)
    needs_best = over_best_rival(needs, 4.0)
    values: list[list[float]] = []
    for at, walker in enumerate(foremost):
        animal, place, way = walker.animal, walker.place, walker.way
        tokens = state.tokens[animal]
        stands = not way.lacks and not place.steps
        to_go = place.steps + way.lacks
        values.append(
            [
                bounded(walker.needs / 5.0),
                needs_best[at],
                log(max(by_hand[at], _LEAST_SHARE)) / 3.0,
                way.lacks / 3.0,
                place.steps / 4.0,
                tokens / TOKENS,
                bounded(tokens / (to_go + 1.0)) / 2.0,
                walker.wait / count,
                walker.steps / 2.0,
                1.0 if stands else 0.0,
                1.0 - walker.wait / count if stands else 0.0,
                1.0 if is_about_to_win(state, animal) else 0.0,
                place.fall / 4.0,
                1.0 if place.flank else 0.0,
                place.slippery / 2.0,
                1.0 if place.cave else 0.0,
                walker.drag / 4.0,
                walker.pulled * 2.0,
                behind[at] / _NO_HELP,
            ]
        )
    return values


def _shares(found: list[Walker]) -> list[float]:
    """By animal, the share of the victory by hand."""
    least = 1e9
    for walker in found:
        least = min(least, walker.needs)
    width = DOUBT + DOUBT_A_TURN * max(least, 0.0)
    chances = [exp((least - walker.needs) / width) for walker in found]
    whole = 0.0
    for chance in chances:
        whole += chance
    return [chance / whole for chance in chances]
