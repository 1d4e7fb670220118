"""After the dinosaurs: the pawn moves on, empty columns are filled, or the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mesozoic.core.moments import Chance, Step
from mesozoic.core.seats import Seat
from mesozoic.core.state import Result
from mesozoic.core.values import Action
from mesozoic.games.gods_love_dinosaurs.actions import DrawTile
from mesozoic.games.gods_love_dinosaurs.events import (
    GameEnded,
    PawnMoved,
    PointsCounted,
    TileRevealed,
)
from mesozoic.games.gods_love_dinosaurs.state import GodsState


@dataclass(frozen=True, slots=True)
class PawnMove(Step[GodsState]):
    """GD-5.4: one column to the right, from the last to the first."""

    tag = "pawn-move"

    def run(self, state: GodsState) -> None:
        columns = state.world.columns
        state.pawn = (state.pawn + 1) % len(columns)
        if state.aloud:
            state.tell(PawnMoved(columns[state.pawn].slug))


@dataclass(frozen=True, slots=True)
class Refill(Step[GodsState]):
    """GD-5.5: every wholly empty column, or none and the game is over."""

    tag = "refill"

    def run(self, state: GodsState) -> None:
        rows = state.world.rows
        empty = empty_columns(state)
        if len(empty) * rows > state.tiles_left():
            end_game(state)
            return
        state.push(*(Reveal(column * rows + row) for column in empty for row in range(rows)))


def empty_columns(state: GodsState) -> list[int]:
    return [column for column in range(len(state.world.columns)) if state.is_empty(column)]


@dataclass(frozen=True, slots=True)
class Reveal(Chance[GodsState]):
    """The next tile: A before B before C before D."""

    tag = "reveal"
    rule = "GD-5.5"
    phase = "refill"
    place: int
    """Where on the animal board it goes."""

    def outcomes(self, state: GodsState) -> Sequence[tuple[Action, int]]:
        return state.stacks[letter_drawn(state)]

    def land(self, state: GodsState, outcome: DrawTile) -> None:
        world = state.world
        kind = world.kind_drawn[outcome]
        drain(state, world.draws[kind])
        state.tiles[self.place] = kind
        if state.aloud:
            column, row = divmod(self.place, world.rows)
            tile = world.kinds[kind]
            slug = world.columns[column].slug
            state.tell(TileRevealed(slug, row, tile.terrains, tile.guest))


def letter_drawn(state: GodsState) -> int:
    """Which stack tiles come from: the first that has any."""
    for letter, stack in enumerate(state.stacks):
        if stack:
            return letter
    raise ValueError("no tile is left")


def drain(state: GodsState, drawn: DrawTile) -> None:
    """One tile fewer of the stack that tiles come from."""
    letter = letter_drawn(state)
    left = list(state.stacks[letter])
    for at, (tile, count) in enumerate(state.stacks[letter]):
        if tile is drawn and count > 1:
            left[at] = (tile, count - 1)
        elif tile is drawn:
            left.pop(at)
    state.stacks[letter] = tuple(left)


def end_game(state: GodsState) -> None:
    """GD-6.1: whoever stands best wins."""
    seats = state.world.seats
    scores = tuple(state.points(seat) for seat in seats)
    winner = max(seats, key=lambda seat: standing(state, seat))
    if state.aloud:
        for seat in seats:
            dinosaurs = scores[seat] - state.eggs[seat]
            state.tell(PointsCounted(seat, state.eggs[seat], dinosaurs, scores[seat]))
        tie = scores.count(scores[winner]) > 1
        state.tell(GameEnded("tiles-out", (winner,), tie))
    state.end(Result(scores, (winner,), "tiles-out"))


def standing(state: GodsState, seat: Seat) -> tuple[int, int]:
    """GD-6.1: most points; of those tied, who sits furthest from the first player."""
    return (state.points(seat), places_from_first(state, seat))


def places_from_first(state: GodsState, seat: Seat) -> int:
    """How many turns after the first player's a seat's comes."""
    assert state.first is not None
    return (seat - state.first) % state.world.players
