"""EVO, first edition (Philippe Keyaerts, 2001), as the table knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mesozoic.core.advice import Remark, Slip
from mesozoic.core.game import Game, Setup, TableOption, Why
from mesozoic.core.pack import Pack
from mesozoic.core.play import start
from mesozoic.core.seats import Seat
from mesozoic.core.values import Action, Event
from mesozoic.games.evo_2001.about import About
from mesozoic.games.evo_2001.actions import ACTIONS
from mesozoic.games.evo_2001.advice import slips, urgent
from mesozoic.games.evo_2001.board import Board, board
from mesozoic.games.evo_2001.components import PLAYERS, Components, read_components
from mesozoic.games.evo_2001.conservation import unaccounted
from mesozoic.games.evo_2001.events import EVENTS
from mesozoic.games.evo_2001.explain import explain
from mesozoic.games.evo_2001.meteor import standing
from mesozoic.games.evo_2001.moments import MOMENT_VIEWS, MOMENTS, PHASES
from mesozoic.games.evo_2001.opening import FirstCardDraw, StartBeach
from mesozoic.games.evo_2001.phrases import Evo2001Phrases
from mesozoic.games.evo_2001.state import EvoState
from mesozoic.games.evo_2001.turn import Turn
from mesozoic.games.evo_2001.view import EvoView, own_fields, redeal, view
from mesozoic.games.evo_2001.world import FIRST_CARDS, make_world

if TYPE_CHECKING:
    from random import Random


class Evo2001(Game[EvoState]):
    id = "evo-2001"
    shelf = 1
    players = PLAYERS
    options = (
        TableOption("island4", ("mediums", "small-large"), rule="E1-0.5", players=(4,)),
        TableOption("extinction", ("return", "final"), rule="E1-5.2"),
        TableOption("scarce-genes", ("off", "on"), rule="E1-7.7"),
        TableOption("length", ("whole", "short"), rule="E1-9.2", later=True),
    )
    rules_version = 1
    actions = ACTIONS
    events = EVENTS
    moments = MOMENTS
    moment_views = MOMENT_VIEWS
    phases = PHASES
    about = About
    phrases = Evo2001Phrases()

    def components(self, pack: Pack) -> Components:
        return read_components(pack)

    def setup(self, setup: Setup) -> EvoState:
        """E1-1.1"""
        state = EvoState.fresh(make_world(setup), setup.rules)
        seats = state.world.seats
        state.push(
            *(StartBeach(seat) for seat in seats),
            *(FirstCardDraw(seat) for seat in seats for _ in range(FIRST_CARDS)),
            Turn(),
        )
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
