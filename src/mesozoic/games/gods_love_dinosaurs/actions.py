"""What a seat may do, and what luck may decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mesozoic.core.seats import Seat
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.kinds import AnimalSlug, Direction, TerrainSlug


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take the tile in a row of a species' column."""

    tag = "take"
    text = "take {column} {row}"
    column: AnimalSlug
    row: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay the tile with its first hex here and its second in that direction."""

    tag = "place"
    text = "place {q},{r} {direction}"
    q: int
    r: int
    direction: Direction


@dataclass(frozen=True, slots=True)
class Breed(Action):
    tag = "breed"
    text = "breed {parent}-{target}"
    parent: int
    target: int


@dataclass(frozen=True, slots=True)
class Hunt(Action):
    """Send out a hunter: the first step of its hunt."""

    tag = "hunt"
    text = "hunt {hunter}-{target}"
    hunter: int
    target: int


@dataclass(frozen=True, slots=True)
class Go(Action):
    """Another step of the hunt."""

    tag = "go"
    text = "go {target}"
    target: int


@dataclass(frozen=True, slots=True)
class EndHunt(Action):
    """Eat what is here, or rest on this mountain: the hunt ends."""

    tag = "end-hunt"
    text = "end hunt"


@dataclass(frozen=True, slots=True)
class LeaveToStarve(Action):
    """Do not move a hunter; one that could eat is asked about again."""

    tag = "leave-to-starve"
    text = "leave {hunter} to starve"
    hunter: int


@dataclass(frozen=True, slots=True)
class LetStarve(Action):
    """Yes, let it starve, though it could eat."""

    tag = "let-starve"
    text = "let starve"


@dataclass(frozen=True, slots=True)
class Hatch(Action):
    tag = "hatch"
    text = "hatch"


@dataclass(frozen=True, slots=True)
class KeepEggs(Action):
    """Hatch no dinosaur."""

    tag = "keep-eggs"
    text = "keep eggs"
    passing = True


@dataclass(frozen=True, slots=True)
class Confirm(Action):
    """Done with this activation, for good. The table never says this for anybody."""

    tag = "confirm"
    text = "confirm"


@dataclass(frozen=True, slots=True)
class DrawTile(Action):
    """The next tile of the stack; an animal, if there is one, is on the first hex."""

    tag = "tile"
    text = "tile {first}+{second} with {animal}"
    first: TerrainSlug
    second: TerrainSlug
    animal: AnimalSlug | None


@dataclass(frozen=True, slots=True)
class DrawFirstPlayer(Action):
    tag = "first-player"
    text = "first player {seat}"
    seat: Seat


ACTIONS: Final = (
    Take,
    Place,
    Breed,
    Hunt,
    Go,
    EndHunt,
    LeaveToStarve,
    LetStarve,
    Hatch,
    KeepEggs,
    Confirm,
    DrawTile,
    DrawFirstPlayer,
)

END_HUNT: Final = EndHunt()
LET_STARVE: Final = LetStarve()
HATCH: Final = Hatch()
KEEP_EGGS: Final = KeepEggs()
CONFIRM: Final = Confirm()
