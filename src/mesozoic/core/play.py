"""The loop, written once: what is awaited, what may be done, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar, cast

from mesozoic.core.errors import IllegalAction
from mesozoic.core.moments import CHANCE, CHOICE, Chance, Choice, Moment, Parallel, Sealed, settle
from mesozoic.core.seats import Seat
from mesozoic.core.state import State
from mesozoic.core.values import Action

if TYPE_CHECKING:
    from random import Random

S = TypeVar("S", bound=State)


def pending(state: State) -> Moment[Any] | None:
    """The choice or chance that the game waits for; None when it is over.

    In the midst of an action it may be a step, which is about to run by itself.
    """
    return state.stack[-1] if state.stack else None


def seen(state: State, seat: Seat | None) -> Moment[Any] | None:
    """What the game waits for, as far as a seat or a spectator may know it."""
    top = pending(state)
    return top.as_seen_by(seat) if isinstance(top, Sealed | Parallel) else top


def deciders(state: State) -> Sequence[Seat]:
    """The seats that are asked now; none when luck decides or the game is over."""
    top = pending(state)
    return cast("Choice[Any]", top).seats(state) if top and top.kind == CHOICE else ()


def options(state: State, seat: Seat) -> Sequence[Action]:
    """What a seat may do now, in a stable order; nothing for who is not asked."""
    if seat not in deciders(state):
        return ()
    return cast("Choice[Any]", state.stack[-1]).options(state, seat)


def costs(state: State, seat: Seat, offered: Sequence[Action]) -> Sequence[int | None]:
    """What each of a seat's options would cost in the end; None for those without a price."""
    top = pending(state)
    return [cast("Choice[Any]", top).cost(state, seat, action) for action in offered]


def secretly_asked(state: State) -> Sequence[Seat]:
    """Those of the seats asked now whose question is for nobody else's eyes."""
    top = pending(state)
    return [seat for seat in deciders(state) if cast("Choice[Any]", top).is_secret(state, seat)]


def outcomes(state: State) -> Sequence[tuple[Action, int]]:
    """What luck may decide now, with integer weights; nothing where luck is not asked."""
    top = pending(state)
    return cast("Chance[Any]", top).outcomes(state) if top and top.kind == CHANCE else ()


def forced_pass(state: State) -> tuple[Seat, Action] | None:
    """A seat that can only decline, and how it does: whoever drives the game answers for it."""
    for seat in deciders(state):
        offered = options(state, seat)
        if len(offered) == 1 and offered[0].passing:
            return seat, offered[0]
    return None


def imagined(state: S, seat: Seat, rng: Random) -> S:
    """A copy in which what others have answered in secret is anything that they could answer."""
    new, top = state.copy(), pending(state)
    if isinstance(top, Sealed):
        new.stack[-1] = top.imagined_by(seat, new, rng)
    return new


def start(state: S) -> S:
    """A state fresh from set-up, run to its first decision."""
    settle(state)
    return state


def advance(state: S, seat: Seat | None, action: Action) -> S:
    """Play one action, or one outcome of luck (seat None), in place and unchecked."""
    top = state.stack[-1]
    if top.kind == CHANCE:
        happen(state, cast("Chance[S]", top), action)
    else:
        act(state, cast("Choice[S]", top), cast("Seat", seat), action)
    return state


def act(state: S, choice: Choice[S], seat: Seat, action: Action) -> None:
    """A seat does one of the options of the choice that is awaited."""
    state.stack.pop()
    choice.take(state, seat, action)
    settle(state)


def happen(state: S, chance: Chance[S], outcome: Action) -> None:
    """Luck decides the chance that is awaited."""
    state.stack.pop()
    chance.land(state, outcome)
    settle(state)


def is_legal(state: State, seat: Seat | None, action: Action) -> bool:
    if seat is None:
        return any(action == outcome for outcome, _ in outcomes(state))
    return action in options(state, seat)


def apply(state: S, seat: Seat | None, action: Action) -> S:
    """The state after one legal action, with what it told; the given state is left as it was."""
    if not is_legal(state, seat, action):
        raise IllegalAction("not-offered", seat=seat, action=action.tag)
    after = state.copy()
    after.aloud = True
    return advance(after, seat, action)
