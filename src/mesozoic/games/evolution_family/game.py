"""Evolution, family version, as the table knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mesozoic.core.advice import Remark, Slip
from mesozoic.core.game import Game, Setup, TableOption, Why
from mesozoic.core.pack import Pack
from mesozoic.core.play import start
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event
from mesozoic.games.evolution_family.about import About
from mesozoic.games.evolution_family.actions import ACTIONS
from mesozoic.games.evolution_family.advice import slips, urgent
from mesozoic.games.evolution_family.board import Board, board
from mesozoic.games.evolution_family.components import PLAYERS, Components, read_components
from mesozoic.games.evolution_family.conservation import unaccounted
from mesozoic.games.evolution_family.end import standing
from mesozoic.games.evolution_family.events import EVENTS
from mesozoic.games.evolution_family.explain import explain
from mesozoic.games.evolution_family.moments import MOMENT_VIEWS, MOMENTS, PHASES
from mesozoic.games.evolution_family.opening import FirstPlayer
from mesozoic.games.evolution_family.phrases import FamilyPhrases
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.turn import Turn
from mesozoic.games.evolution_family.view import FamilyView, own_fields, redeal, view
from mesozoic.games.evolution_family.world import make_world

if TYPE_CHECKING:
    from random import Random


class EvolutionFamily(Game[FamilyState]):
    id = "evolution-family"
    shelf = 4
    players = PLAYERS
    options = (
        TableOption("faster", ("off", "on"), rule="EF-3.5"),
        TableOption("restricted-access", ("barred-if", "barred-unless"), rule="EF-4.2"),
        TableOption("length", ("whole", "short"), rule="EF-6.4", later=True),
    )
    # 2: EF-6.2, with two players turns go clockwise whoever begins;
    #    EF-6.3, the last tie goes by the order of turns, not of seats.
    rules_version = 2
    actions = ACTIONS
    events = EVENTS
    moments = MOMENTS
    moment_views = MOMENT_VIEWS
    phases = PHASES
    about = About
    phrases = FamilyPhrases()

    def components(self, pack: Pack) -> Components:
        return read_components(pack)

    def setup(self, setup: Setup) -> FamilyState:
        """EF-1.1"""
        state = FamilyState.fresh(make_world(setup), setup.rules)
        state.push(FirstPlayer(), Turn())
        return start(state)

    def view(self, state: FamilyState, seat: Seat | None) -> FamilyView:
        return view(state, seat)

    def own_fields(self, state: FamilyState, seat: Seat, everybodys: FamilyView) -> dict[str, Any]:
        return own_fields(state, seat, everybodys)

    def board(self, state: FamilyState) -> Board:
        return board(state.world)

    def standing(self, state: FamilyState, seat: Seat) -> tuple[int, ...]:
        return standing(state, seat)

    def redeal(self, state: FamilyState, seat: Seat, rng: Random) -> FamilyState:
        return redeal(state, seat, rng)

    def explain(self, state: FamilyState, seat: Seat, action: Action) -> Why | None:
        return explain(state, seat, action)

    def urgent(self, state: FamilyState, seat: Seat) -> Sequence[Remark]:
        return tuple(urgent(state, seat))

    def slips(self, state: FamilyState, seat: Seat, offered: Sequence[Action]) -> Sequence[Slip]:
        return tuple(slips(state, seat, offered))

    def unaccounted(
        self, before: FamilyState | None, state: FamilyState, told: Sequence[Event]
    ) -> Sequence[str]:
        return tuple(unaccounted(before, state, told))
