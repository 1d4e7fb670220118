"""Small drawn islands, positions on them, and lines of notation to play them with.

    state = now(position("bmh^", "0.1.", genes={0: {"leg": 2}}), MovementTurn(Seat(0)))
    assert offered(state) == ["walk 0-1", "stop"]
    assert standing(after(state, "walk 0-1", "attack 1-2", "roll 1")) == "..0."

An island is drawn by its terrain: `b` beach (`*` with a star), `m` meadow, `h` hill, `^` mountain.
Letters without blanks make a row, each zone next to the one before and the one after; a drawing
with blanks and lines is a map of hexes, each row shifted by one character. Zones are numbered as
they are read. A second drawing shows who stands there: a seat's digit, or a dot for nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from mesozoic.core.game import Setup
from mesozoic.core.hexes import adjacency, ball_masks, coast_mask, mask_of
from mesozoic.core.seats import Seat
from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.cards import CARDS, Card
from mesozoic.games.evo_2001.components import Components, Track
from mesozoic.games.evo_2001.genes import GENES, Gene, Portrait
from mesozoic.games.evo_2001.half_board import LETTERS, START
from mesozoic.games.evo_2001.island import PAIRS, Terrain
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import make_world
from mesozoic.islands.island import Island
from tests.games.island_kit import (
    Lines,
    asked,
    cells_of,
    hand,
    herds_of,
    is_over,
    now,
    standing,
    told,
)

__all__ = ["asked", "hand", "is_over", "now", "standing", "told"]

lines = Lines(GAME)
after, offered, chances = lines.after, lines.offered, lines.chances
why, reason = lines.why, lines.reason

# The components as the specification has them, written out once more.
BAG = {"tail": 6, "leg": 12, "horn": 8, "egg": 8, "fur": 8, "parasol": 8, "mutant": 6, "card": 6}
COPIES = {
    "still-air": 2,
    "seasons-turn": 2,
    "seasons-return": 1,
    "stampede": 2,
    "giants-rage": 2,
    "herd-guard": 2,
    "long-swim": 1,
    "great-clutch": 2,
    "far-nests": 2,
    "barren-season": 1,
    "thick-coat": 2,
    "deep-shade": 2,
    "moult": 1,
    "sunburn": 1,
    "refuge": 1,
    "unlooked-for-gene": 1,
    "mutagen": 1,
}
AMOUNTS = {
    "stampede": 2,
    "giants-rage": 2,
    "herd-guard": 2,
    "great-clutch": 1,
    "far-nests": 3,
    "moult": 1,
    "sunburn": 1,
    "mutagen": 3,
}
TRACK = Track(
    start={3: 3, 4: 4, 5: 5},
    faces={11: (1, 2), 12: (1, 2, 3), 13: (1, 2, 3, 4), 14: (1, 2, 3, 4, 5)},
    last=15,
)
OPTIONS = {"island4": "mediums", "extinction": "return", "scarce-genes": "off"}

# The spaces of the climate chart, in their order.
YELLOW, GREEN, BROWN, GREY, BROWN_AGAIN, GREEN_AGAIN = range(6)

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)


def draw_island(drawing: str) -> Island:
    cells = cells_of(drawing)
    places = [cell.place for cell in cells]
    neighbours = adjacency(places)
    near = tuple(mask_of(numbers) for numbers in neighbours)
    terrain = tuple(LETTERS[cell.token] for cell in cells)
    return Island(
        terrain=terrain,
        coords=tuple(places),
        neighbours=neighbours,
        neighbour_masks=near,
        terrain_masks=tuple(
            mask_of(zone for zone, here in enumerate(terrain) if here is kind) for kind in Terrain
        ),
        ball_masks=ball_masks(near),
        coast_mask=coast_mask(places),
        starts=tuple(zone for zone, cell in enumerate(cells) if cell.token == START),
    )


def components(island: Island, copies: Mapping[str, int] = COPIES) -> Components:
    """Ours, with one island for every number of players."""
    return Components(
        islands=dict.fromkeys(PAIRS, island),
        bag=tuple(BAG[gene.slug] for gene in Gene),
        copies=tuple(copies[card.slug] for card in Card),
        amounts=tuple(AMOUNTS.get(card.slug, 0) for card in Card),
        track=TRACK,
    )


def fresh(drawing: str, *, players: int = 3, **options: str) -> EvoState:
    """A game on a drawn island, just set up."""
    chosen = OPTIONS | {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.setup(Setup(players, components(draw_island(drawing)), chosen))


def position(
    drawing: str,
    herds: str = "",
    *,
    players: int = 3,
    turn: int = 3,
    climate: int = YELLOW,
    genes: Mapping[int, Mapping[str, int]] | None = None,
    hands: Mapping[int, str] | None = None,
    deck: str = "",
    discard: str = "",
    points: Mapping[int, int] | None = None,
    order: Sequence[int] = (),
    meteor: int | None = None,
    **options: str,
) -> EvoState:
    """A position with nothing awaited.

    `deck` names cards that must be left in it. There are more copies where ours are too few.
    """
    held = {seat: _cards(names) for seat, names in (hands or {}).items()}
    dealt = [card for cards in held.values() for card in cards]
    played, left = _cards(discard), _cards(deck)
    copies = {
        card.slug: max(COPIES[card.slug], [*dealt, *played, *left].count(card)) for card in Card
    }
    chosen = OPTIONS | {name.replace("_", "-"): value for name, value in options.items()}
    world = make_world(Setup(players, components(draw_island(drawing), copies), chosen))
    state = EvoState.fresh(world, rules=1)
    state.herds = herds_of(herds, world)
    state.points = [(points or {}).get(seat, 10) for seat in world.seats]
    state.portraits = [Portrait(**(genes or {}).get(seat, {})) for seat in world.seats]
    state.hands = [tuple(sorted(held.get(seat, ()))) for seat in world.seats]
    state.discard = [played.count(card) for card in Card]
    state.deck = [copies[card.slug] - [*dealt, *played].count(card) for card in Card]
    state.turn, state.climate = turn, climate
    state.order = tuple(Seat(seat) for seat in order) or world.seats
    state.meteor = state.meteor if meteor is None else meteor
    return state


def _cards(names: str) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in names.split())


def with_track(state: EvoState, **track: Any) -> EvoState:
    """The same position, with another track for the meteor."""
    parts = state.world.components
    state.world = replace(
        state.world, components=replace(parts, track=replace(parts.track, **track))
    )
    return state


def gene(name: str) -> Gene:
    return GENES[name]
