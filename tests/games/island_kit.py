"""What the kits of both EVOs share: drawings of who stands where, and lines of notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mesozoic.core.events import heard
from mesozoic.core.game import Game, Why
from mesozoic.core.hexes import Cell, mask_of, read_drawing
from mesozoic.core.moments import Moment
from mesozoic.core.play import apply, deciders, options, outcomes, pending, start
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action, Event

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


def cells_of(drawing: str) -> Sequence[Cell]:
    """The hexes of a drawing; letters without blanks make a row."""
    lines = drawing.strip("\n").splitlines() if " " in drawing else [" ".join(drawing)]
    return read_drawing("drawing", enumerate(lines, start=1))


def herds_of(drawing: str, world: Any) -> list[int]:
    """The zones of each species in a drawing of who stands where."""
    occupants = "".join(drawing.split())
    assert not occupants or len(occupants) == len(world.island), "draw every zone"
    return [
        mask_of(zone for zone, seat in enumerate(occupants) if seat == str(own))
        for own in world.seats
    ]


def standing(state: Any) -> str:
    """Who stands where, zone by zone."""
    owners = (state.owner(zone) for zone in range(len(state.world.island)))
    return "".join("." if owner is None else str(owner) for owner in owners)


def hand(state: Any, seat: Seat) -> str:
    return " ".join(card.slug for card in state.hands[seat])


def now(state: S, *moments: Moment[S]) -> S:
    """The position when these moments have come, run to its first decision."""
    state.aloud = True
    state.push(*moments)
    return start(state)


def asked(state: State) -> Seat | None:
    """The one seat that decides now."""
    seats = deciders(state)
    assert len(seats) <= 1
    return seats[0] if seats else None


def is_over(state: State) -> bool:
    """Whether nothing is awaited any more."""
    return pending(state) is None


def told(state: State, kind: type[E], seat: Seat | None = None) -> list[E]:
    """The events of a kind that the last act told a seat, or a spectator."""
    return [event for event in heard(state.tellings, seat) if isinstance(event, kind)]


class Lines(Generic[S]):
    """Plays a game by lines of its notation, and reads it in them."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def after(self, state: S, *lines: str) -> S:
        """Play lines of notation, each by whoever is asked: a seat, or luck."""
        for line in lines:
            before, seats = state, deciders(state)
            state = apply(state, seats[0] if seats else None, self.game.notation.read(line))
            wrong = self.game.unaccounted(before, state, heard(state.tellings, None))
            assert not [words for words in wrong if "told" in words]
        return state

    def offered(self, state: S, verb: str = "") -> list[str]:
        """What is offered to whoever is asked; only what begins with a verb, if given."""
        write = self.game.notation.write
        lines = [write(action) for seat in deciders(state) for action in options(state, seat)]
        return [line for line in lines if line.startswith(verb)]

    def chances(self, state: S) -> dict[str, int]:
        """What luck may decide, with its weights."""
        return {self.game.notation.write(outcome): weight for outcome, weight in outcomes(state)}

    def why(self, state: S, line: str | Action, seat: Seat | None = None) -> Why | None:
        """Why a seat, by default the one who is asked, may not do this."""
        action = self.game.notation.read(line) if isinstance(line, str) else line
        asker = asked(state) if seat is None else seat
        return self.game.explain(state, Seat(0) if asker is None else asker, action)

    def reason(self, state: S, line: str | Action, seat: Seat | None = None) -> str:
        """The same, as a rule's number and a key."""
        found = self.why(state, line, seat)
        return f"{found.rule} {found.key}".strip() if found else "offered"
