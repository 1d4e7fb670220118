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
from typing import Any, TypeVar

from mesozoic.core.events import heard
from mesozoic.core.game import Setup, Why
from mesozoic.core.hexes import adjacency, ball_masks, coast_mask, mask_of, read_drawing
from mesozoic.core.moments import Moment
from mesozoic.core.play import apply, deciders, options, outcomes, pending, start
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event
from mesozoic.games.evo_2001 import GAME
from mesozoic.games.evo_2001.cards import CARDS, Card
from mesozoic.games.evo_2001.components import Components, Track
from mesozoic.games.evo_2001.genes import GENES, Gene, Portrait
from mesozoic.games.evo_2001.half_board import LETTERS, START
from mesozoic.games.evo_2001.island import PAIRS, Terrain
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.world import make_world
from mesozoic.islands.island import Island

E = TypeVar("E", bound=Event)

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
    lines = drawing.strip("\n").splitlines() if " " in drawing else [" ".join(drawing)]
    cells = read_drawing("drawing", enumerate(lines, start=1))
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
    occupants = "".join(herds.split())
    assert not occupants or len(occupants) == len(world.island), "draw every zone"
    state.herds = [
        mask_of(zone for zone, seat in enumerate(occupants) if seat == str(own))
        for own in world.seats
    ]
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


def now(state: EvoState, *moments: Moment[EvoState]) -> EvoState:
    """The position when these moments have come, run to its first decision."""
    state.aloud = True
    state.push(*moments)
    return start(state)


def after(state: EvoState, *lines: str) -> EvoState:
    """Play lines of notation, each by whoever is asked: a seat, or luck."""
    for line in lines:
        asked = deciders(state)
        state = apply(state, asked[0] if asked else None, GAME.notation.read(line))
    return state


def asked(state: EvoState) -> Seat | None:
    """The one seat that decides now."""
    seats = deciders(state)
    assert len(seats) <= 1
    return seats[0] if seats else None


def offered(state: EvoState) -> list[str]:
    """What is offered to whoever is asked, in notation."""
    return [
        GAME.notation.write(action) for seat in deciders(state) for action in options(state, seat)
    ]


def chances(state: EvoState) -> dict[str, int]:
    """What luck may decide, in notation, with its weights."""
    return {GAME.notation.write(outcome): weight for outcome, weight in outcomes(state)}


def is_over(state: EvoState) -> bool:
    """Whether nothing is awaited any more."""
    return pending(state) is None


def standing(state: EvoState) -> str:
    """Who stands where, zone by zone."""
    owners = (state.owner(zone) for zone in range(len(state.world.island)))
    return "".join("." if owner is None else str(owner) for owner in owners)


def hand(state: EvoState, seat: Seat) -> str:
    return " ".join(card.slug for card in state.hands[seat])


def told(state: EvoState, kind: type[E], seat: Seat | None = None) -> list[E]:
    """The events of a kind that the last act told a seat, or a spectator."""
    return [event for event in heard(state.tellings, seat) if isinstance(event, kind)]


def why(state: EvoState, line: str | Action, seat: Seat | None = None) -> Why | None:
    """Why a seat, by default the one who is asked, may not do this."""
    action = GAME.notation.read(line) if isinstance(line, str) else line
    asker = asked(state) if seat is None else seat
    return GAME.explain(state, A if asker is None else asker, action)


def reason(state: EvoState, line: str | Action, seat: Seat | None = None) -> str:
    """The same, as a rule's number and a key."""
    found = why(state, line, seat)
    return f"{found.rule} {found.key}".strip() if found else "offered"


def with_track(state: EvoState, **track: Any) -> EvoState:
    """The same position, with another track for the meteor."""
    parts = state.world.components
    state.world = replace(
        state.world, components=replace(parts, track=replace(parts.track, **track))
    )
    return state


def gene(name: str) -> Gene:
    return GENES[name]
