"""Gods Love Dinosaurs (Kasper Lapp, 2020), as the table knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mesozoic.core.advice import Remark, Slip
from mesozoic.core.game import Game, Setup, TableOption, Why
from mesozoic.core.pack import Pack
from mesozoic.core.play import start
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event
from mesozoic.games.gods_love_dinosaurs.about import About
from mesozoic.games.gods_love_dinosaurs.actions import ACTIONS
from mesozoic.games.gods_love_dinosaurs.advice import slips, urgent
from mesozoic.games.gods_love_dinosaurs.board import Board, board
from mesozoic.games.gods_love_dinosaurs.components import PLAYERS, Components, read_components
from mesozoic.games.gods_love_dinosaurs.conservation import unaccounted
from mesozoic.games.gods_love_dinosaurs.events import EVENTS
from mesozoic.games.gods_love_dinosaurs.explain import explain
from mesozoic.games.gods_love_dinosaurs.moments import MOMENT_VIEWS, MOMENTS, PHASES
from mesozoic.games.gods_love_dinosaurs.opening import FirstPlayerLot
from mesozoic.games.gods_love_dinosaurs.refill import Refill, standing
from mesozoic.games.gods_love_dinosaurs.state import GodsState
from mesozoic.games.gods_love_dinosaurs.view import GodsView, own_fields, redeal, view
from mesozoic.games.gods_love_dinosaurs.world import make_world

if TYPE_CHECKING:
    from random import Random


class GodsLoveDinosaurs(Game[GodsState]):
    id = "gods-love-dinosaurs"
    shelf = 3
    players = PLAYERS
    options = (TableOption("length", ("whole", "short"), rule="GD-6.3", later=True),)
    # 2: GD-4.2, one that could eat once others made way is asked about too.
    rules_version = 2
    actions = ACTIONS
    events = EVENTS
    moments = MOMENTS
    moment_views = MOMENT_VIEWS
    phases = PHASES
    about = About

    def components(self, pack: Pack) -> Components:
        return read_components(pack)

    def setup(self, setup: Setup) -> GodsState:
        """GD-1.1: every place of the board is empty, and so filled."""
        state = GodsState.fresh(make_world(setup), setup.rules)
        state.push(Refill(), FirstPlayerLot())
        return start(state)

    def view(self, state: GodsState, seat: Seat | None) -> GodsView:
        return view(state, seat)

    def own_fields(self, state: GodsState, seat: Seat, everybodys: GodsView) -> dict[str, Any]:
        return own_fields(state, seat, everybodys)

    def retold(self, state: GodsState) -> GodsView:
        return view(state.unveiled(), None)

    def board(self, state: GodsState) -> Board:
        return board(state.world)

    def standing(self, state: GodsState, seat: Seat) -> tuple[int, ...]:
        return standing(state, seat)

    def redeal(self, state: GodsState, seat: Seat, rng: Random) -> GodsState:
        return redeal(state, seat, rng)

    def explain(self, state: GodsState, seat: Seat, action: Action) -> Why | None:
        return explain(state, seat, action)

    def urgent(self, state: GodsState, seat: Seat) -> Sequence[Remark]:
        return tuple(urgent(state, seat))

    def slips(self, state: GodsState, seat: Seat, offered: Sequence[Action]) -> Sequence[Slip]:
        return tuple(slips(state, seat, offered))

    def unaccounted(
        self, before: GodsState | None, state: GodsState, told: Sequence[Event]
    ) -> Sequence[str]:
        return tuple(unaccounted(before, state, told))
