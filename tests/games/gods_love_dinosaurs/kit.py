"""Small drawn ecosystems, positions of them, and lines of notation to play them with.

    state = activating(position(Eco("^ l l w", "D F . .")), "frog")
    assert offered(state) == ["breed 1-2", "confirm"]
    assert standing(after(state, "breed 1-2", "confirm")) == "D F F ."

An ecosystem is drawn by its terrain: `l` lake, `t` forest (trees), `f` field, `w` wild, `^` a
mountain. Tokens stand two characters apart and each row is shifted by one, as the hexes are on the
table; a dot is no hex. Hexes are numbered as they are read, so the first is the nest. A second
drawing says of each hex in turn what lives there: `F` frog, `H` rabbit (a hare), `R` rat, `T` a
tiger, `E` eagle, `D` dinosaur, `.` nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from mesozoic.core.events import heard
from mesozoic.core.game import Setup, Why
from mesozoic.core.hexes import read_drawing
from mesozoic.core.moments import Moment
from mesozoic.core.play import apply, deciders, options, outcomes, pending, start
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event
from mesozoic.files.packs import standard_components
from mesozoic.games.gods_love_dinosaurs import GAME
from mesozoic.games.gods_love_dinosaurs.activation import DinosaurActivation, SpeciesActivation
from mesozoic.games.gods_love_dinosaurs.animals import Animals
from mesozoic.games.gods_love_dinosaurs.hexworld import place_of
from mesozoic.games.gods_love_dinosaurs.kinds import ANIMALS, Animal, Terrain
from mesozoic.games.gods_love_dinosaurs.land import Land
from mesozoic.games.gods_love_dinosaurs.state import EMPTY, GodsState
from mesozoic.games.gods_love_dinosaurs.tiles import Tile
from mesozoic.games.gods_love_dinosaurs.world import World, make_world

E = TypeVar("E", bound=Event)

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)

LETTERS = {
    "l": Terrain.LAKE,
    "t": Terrain.FOREST,
    "f": Terrain.FIELD,
    "w": Terrain.WILD,
    "^": Terrain.MOUNTAIN,
}
GUESTS = {
    "F": Animal.FROG,
    "H": Animal.RABBIT,
    "R": Animal.RAT,
    "T": Animal.TIGER,
    "E": Animal.EAGLE,
    "D": Animal.DINOSAUR,
}
# A tile in words: what it shows on its first hex and on its second.
PLAIN_TILE = "lake forest"


@dataclass(frozen=True)
class Eco:
    """One player's ecosystem, drawn, and the eggs in the nest."""

    drawing: str
    animals: str = ""
    eggs: int = 0


LONELY = Eco("^", ".")
"""An ecosystem in which nothing ever happens."""


def draw_land(drawing: str) -> Land:
    lines = drawing.strip("\n").splitlines()
    cells = read_drawing("drawing", enumerate(lines, start=1))
    places = [place_of(*cell.place) for cell in cells]
    return Land.of(
        tuple(place for place in places if place is not None),
        tuple(LETTERS[cell.token] for cell in cells),
    )


def draw_animals(drawing: str, land: Land) -> Animals:
    tokens = drawing.split() or ["."] * len(land)
    assert len(tokens) == len(land), "draw every hex"
    animals = Animals()
    for number, token in enumerate(tokens):
        if token in GUESTS:
            animals = animals.having(GUESTS[token], 1 << number)
    return animals


def world(players: int = 2) -> World:
    return make_world(Setup(players, standard_components(GAME.id)))


def fresh(players: int = 2, **options: str) -> GodsState:
    """A game just set up, with nothing drawn."""
    components = standard_components(GAME.id)
    return GAME.setup(Setup(players, components, options, GAME.rules_version))


def position(
    *ecosystems: Eco,
    players: int | None = None,
    columns: Mapping[str, Sequence[str]] | None = None,
    pawn: str = "frog",
    first: int = 0,
    stacks: Mapping[str, Iterable[str]] | None = None,
    rules: int = GAME.rules_version,
) -> GodsState:
    """A position with nothing awaited; those without an ecosystem of their own have a lonely one.

    `columns` names the tiles on the animal board, from the top, `-` for none; `stacks` names what
    is left face down of each letter: without it, all there is.
    """
    number = players or max(2, len(ecosystems))
    state = GodsState.fresh(world(number), rules)
    for seat in state.world.seats:
        eco = ecosystems[seat] if seat < len(ecosystems) else LONELY
        state.lands[seat] = draw_land(eco.drawing)
        state.animals[seat] = draw_animals(eco.animals, state.lands[seat])
        state.eggs[seat] = eco.eggs
    for slug, tiles in (columns or {}).items():
        column = state.world.column_of[slug]
        for row, words in enumerate(tiles):
            place = column * state.world.rows + row
            state.tiles[place] = EMPTY if words == "-" else kind_of(state, words)
    state.pawn = state.world.column_of[pawn]
    state.first = state.active = Seat(first)
    if stacks is not None:
        state.stacks = [
            tuple(Counter(tile(words).draw for words in stacks.get(letter, ())).items())
            for letter in "ABCD"
        ]
    return state


def tile(words: str) -> Tile:
    """A tile by its two hexes: `lake:frog forest`."""
    spots = []
    for text in words.split():
        terrain, _, animal = text.partition(":")
        spots.append((Terrain[terrain.upper()], ANIMALS[animal] if animal else None))
    return Tile.of(*spots)


def kind_of(state: GodsState, words: str) -> int:
    return state.world.kinds.index(tile(words))


def now(state: GodsState, *moments: Moment[GodsState]) -> GodsState:
    """The position when these moments have come, run to its first decision."""
    state.aloud = True
    state.push(*moments)
    return start(state)


def activating(state: GodsState, animal: str, seat: Seat = A) -> GodsState:
    """The position when a species activates."""
    if animal == "dinosaur":
        return now(state, DinosaurActivation())
    return now(state, SpeciesActivation(seat, ANIMALS[animal]))


def after(state: GodsState, *lines: str, seat: Seat | None = None) -> GodsState:
    """Play lines of notation, each by a seat, by default the first that is asked, or by luck."""
    for line in lines:
        asked = deciders(state)
        actor = seat if seat is not None else asked[0] if asked else None
        state = apply(state, actor, GAME.notation.read(line))
    return state


def offered(state: GodsState, seat: Seat | None = None) -> list[str]:
    """What is offered to a seat, by default the first that is asked, in notation."""
    asker = deciders(state)[0] if seat is None else seat
    return [GAME.notation.write(action) for action in options(state, asker)]


def chances(state: GodsState) -> dict[str, int]:
    """What luck may decide, in notation, with its weights."""
    return {GAME.notation.write(outcome): weight for outcome, weight in outcomes(state)}


def is_idle(state: GodsState) -> bool:
    """Whether nothing is awaited any more."""
    return pending(state) is None


def standing(state: GodsState, seat: Seat = A) -> str:
    """What lives on each hex of an ecosystem."""
    tokens = {animal: token for token, animal in GUESTS.items()}
    found = (state.animals[seat].at(number) for number in range(len(state.lands[seat])))
    return " ".join("." if animal is None else tokens[animal] for animal in found)


def told(state: GodsState, kind: type[E], seat: Seat | None = None) -> list[E]:
    """The events of a kind that the last act told a seat, or a spectator."""
    return [event for event in heard(state.tellings, seat) if isinstance(event, kind)]


def why(state: GodsState, line: str | Action, seat: Seat | None = None) -> Why | None:
    """Why a seat, by default the first that is asked, may not do this."""
    action = GAME.notation.read(line) if isinstance(line, str) else line
    asked = deciders(state)
    asker = seat if seat is not None else asked[0] if asked else A
    return GAME.explain(state, asker, action)


def reason(state: GodsState, line: str | Action, seat: Seat | None = None) -> str:
    """The same, as a rule's number and a key."""
    found = why(state, line, seat)
    return f"{found.rule} {found.key}".strip() if found else "offered"


def view(state: GodsState, seat: Seat | None) -> Any:
    return GAME.view(state, seat)
