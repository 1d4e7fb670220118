"""EVO, second edition (Philippe Keyaerts, 2011), as the table knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mesozoic.core.advice import Remark, Slip
from mesozoic.core.game import Game, Setup, TableOption, Why
from mesozoic.core.pack import Pack
from mesozoic.core.play import start
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event
from mesozoic.games.evo_2011.about import About
from mesozoic.games.evo_2011.actions import ACTIONS
from mesozoic.games.evo_2011.advice import slips, urgent
from mesozoic.games.evo_2011.board import Board, board
from mesozoic.games.evo_2011.components import PLAYERS, Components, read_components
from mesozoic.games.evo_2011.conservation import unaccounted
from mesozoic.games.evo_2011.end import standing
from mesozoic.games.evo_2011.events import EVENTS
from mesozoic.games.evo_2011.explain import explain
from mesozoic.games.evo_2011.moments import MOMENT_VIEWS, MOMENTS, PHASES
from mesozoic.games.evo_2011.opening import FirstOrder, StartZones
from mesozoic.games.evo_2011.phrases import Evo2011Phrases
from mesozoic.games.evo_2011.state import EvoState
from mesozoic.games.evo_2011.turn import Turn
from mesozoic.games.evo_2011.view import EvoView, own_fields, redeal, view
from mesozoic.games.evo_2011.world import make_world

if TYPE_CHECKING:
    from random import Random


class Evo2011(Game[EvoState]):
    id = "evo-2011"
    shelf = 2
    players = PLAYERS
    options = (
        TableOption("chained-births", ("on", "off"), rule="E2-6.2"),
        TableOption("open-points", ("off", "on"), rule="E2-8.10"),
        TableOption("length", ("whole", "short"), rule="E2-10.2", later=True),
    )
    rules_version = 1
    actions = ACTIONS
    events = EVENTS
    moments = MOMENTS
    moment_views = MOMENT_VIEWS
    phases = PHASES
    about = About
    phrases = Evo2011Phrases()

    def components(self, pack: Pack) -> Components:
        return read_components(pack)

    def setup(self, setup: Setup) -> EvoState:
        """E2-1.1"""
        state = EvoState.fresh(make_world(setup), setup.rules)
        state.push(FirstOrder(), *(StartZones(seat) for seat in state.world.seats), Turn())
        return start(state)

    def view(self, state: EvoState, seat: Seat | None) -> EvoView:
        return view(state, seat)

    def own_fields(self, state: EvoState, seat: Seat, everybodys: EvoView) -> dict[str, Any]:
        return own_fields(state, seat, everybodys)

    def hands(self, state: EvoState) -> Sequence[Sequence[str]]:
        return [[card.slug for card in hand] for hand in state.hands]

    def board(self, state: EvoState) -> Board:
        return board(state.world)

    def standing(self, state: EvoState, seat: Seat) -> tuple[int, ...]:
        return standing(state, seat)

    def redeal(self, state: EvoState, seat: Seat, rng: Random) -> EvoState:
        return redeal(state, seat, rng)

    def explain(self, state: EvoState, seat: Seat, action: Action) -> Why | None:
        return explain(state, seat, action)

    def urgent(self, state: EvoState, seat: Seat) -> Sequence[Remark]:
        return tuple(urgent(state, seat))

    def slips(self, state: EvoState, seat: Seat, offered: Sequence[Action]) -> Sequence[Slip]:
        return tuple(slips(state, seat, offered))

    def unaccounted(
        self, before: EvoState | None, state: EvoState, told: Sequence[Event]
    ) -> Sequence[str]:
        return tuple(unaccounted(before, state, told))
