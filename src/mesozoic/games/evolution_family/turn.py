"""A turn (EF-3.1, EF-3.2): reveal until an era card comes, use it, move, move the cone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mesozoic.core.moments import Chance, Step
from mesozoic.core.values import Action
from mesozoic.games.evolution_family.actions import DrawCard
from mesozoic.games.evolution_family.contest import open_contest
from mesozoic.games.evolution_family.deck import draw_card, next_cards, pick_card, renew_if_spent
from mesozoic.games.evolution_family.end import end_by_backstop, win
from mesozoic.games.evolution_family.eruption import open_eruption
from mesozoic.games.evolution_family.events import CardRevealed, TurnBegan
from mesozoic.games.evolution_family.moving import Cone, Moving
from mesozoic.games.evolution_family.paths import CardPlacing
from mesozoic.games.evolution_family.state import FamilyState
from mesozoic.games.evolution_family.thunderstorm import open_thunderstorm
from mesozoic.games.evolution_family.world import MOST_TURNS


@dataclass(frozen=True, slots=True)
class Turn(Step[FamilyState]):
    tag = "turn"

    def run(self, state: FamilyState) -> None:
        if state.turn == MOST_TURNS:
            end_by_backstop(state)
            return
        state.active = state.order[state.turn % len(state.order)]
        state.turn += 1
        ready = state.is_on_last_card(state.active)
        if state.aloud:
            state.tell(TurnBegan(state.turn, state.active, ready))
        state.push(REVEAL[ready], MOVING, CONE, TURN)


@dataclass(frozen=True, slots=True)
class Reveal(Step[FamilyState]):
    """Turn up evolution cards until an era card comes."""

    tag = "reveal"
    ready: bool
    """Whether the turn began with a full path and the piece on its last card (EF-6.1)."""

    def run(self, state: FamilyState) -> None:
        renew_if_spent(state)
        state.push(NEXT_CARD[self.ready])


@dataclass(frozen=True, slots=True)
class NextCard(Chance[FamilyState]):
    tag = "next-card"
    rule = "EF-3.1"
    phase = "reveal"
    ready: bool

    def outcomes(self, state: FamilyState) -> Sequence[tuple[Action, int]]:
        return next_cards(state)

    def pick(self, state: FamilyState, number: float) -> Action | None:
        return pick_card(state, number)

    def land(self, state: FamilyState, outcome: DrawCard) -> None:
        card = draw_card(state, outcome)
        if state.aloud:
            state.tell(CardRevealed(state.active, outcome.card))
        if card == state.world.eruption:
            state.push(Aside(card), REVEAL[self.ready])
            open_eruption(state)
        elif card == state.world.thunderbolt:
            state.push(Aside(card), REVEAL[self.ready])
            open_thunderstorm(state)
        else:
            self._use(state, card)

    def _use(self, state: FamilyState, card: int) -> None:
        """EF-3.2, EF-6.1: an era card wins the game, is contested, or is put somewhere."""
        if self.ready and state.is_on_last_card(state.active):
            state.throw_away(card)
            win(state, state.active)
        elif state.world.premium[card]:
            open_contest(state, card)
        else:
            state.push(CardPlacing(state.player, card))


@dataclass(frozen=True, slots=True)
class Aside(Step[FamilyState]):
    """An action card that was carried out is discarded."""

    tag = "aside"
    card: int

    def run(self, state: FamilyState) -> None:
        state.throw_away(self.card)


MOVING: Final = Moving()
CONE: Final = Cone()
TURN: Final = Turn()
REVEAL: Final = (Reveal(ready=False), Reveal(ready=True))
NEXT_CARD: Final = (NextCard(ready=False), NextCard(ready=True))
